import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import * as classes from './class-badge.module.css';
import { classMeta } from './focus-area-classes.ts';

interface ClassBadgeProps {
  readonly focusAreaClass: FocusAreaClass;
  readonly size?: 'sm' | 'md';
}

/** The icon of a focus area class, in the class's colour. Decorative: always shown beside the name. */
export function ClassBadge({ focusAreaClass, size = 'md' }: ClassBadgeProps) {
  const { color, icon: ClassIcon } = classMeta[focusAreaClass];
  return (
    <span className={classes.badge} data-color={color} data-size={size}>
      <ClassIcon size={size === 'sm' ? 16 : 20} />
    </span>
  );
}
