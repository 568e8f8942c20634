import type { AreaColor } from '#domain/focus-area/area-colors.ts';

/** A CSS colour that follows the colour scheme. `scripts/area-colors.test.ts` checks that `tokens.css` defines all of them. */
export const areaColor = (color: AreaColor) => `var(--ww-area-${color})`;
