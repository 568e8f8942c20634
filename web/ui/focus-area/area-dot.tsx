import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { areaColor } from './area-color.ts';
import * as classes from './area-dot.module.css';

/** The colour of a focus area. Decorative: always shown beside its name. */
export function AreaDot({ color }: { readonly color: AreaColor | undefined }) {
  return color && <span className={classes.dot} style={{ background: areaColor[color] }} aria-hidden="true" />;
}
