import type { AreaColor } from '#domain/focus-area/area-colors.ts';

/** CSS colours that follow the colour scheme. */
export const areaColor: Readonly<Record<AreaColor, string>> = {
  red: 'var(--ww-area-red)',
  orange: 'var(--ww-area-orange)',
  gold: 'var(--ww-area-gold)',
  olive: 'var(--ww-area-olive)',
  green: 'var(--ww-area-green)',
  teal: 'var(--ww-area-teal)',
  cyan: 'var(--ww-area-cyan)',
  blue: 'var(--ww-area-blue)',
  indigo: 'var(--ww-area-indigo)',
  violet: 'var(--ww-area-violet)',
  pink: 'var(--ww-area-pink)',
  gray: 'var(--ww-area-gray)',
};
