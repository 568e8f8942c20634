import { areaColors } from '#domain/focus-area/area-colors.ts';
import { gallery } from '../gallery.tsx';
import { AreaDot } from './area-dot.tsx';
import { ClassBadge } from './class-badge.tsx';
import { classOptions } from './focus-area-classes.ts';

export default gallery('ClassBadge', {
  medium: () => classOptions.map(({ value }) => <ClassBadge key={value} focusAreaClass={value} />),
  small: () => classOptions.map(({ value }) => <ClassBadge key={value} focusAreaClass={value} size="sm" />),
  'area colours': () => areaColors.map((color) => <AreaDot key={color} color={color} />),
});
