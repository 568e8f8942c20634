/** The widths in em at which layouts change; tokens.css describes them, and media queries in styles repeat them. */
export const breakpoints = {
  largePhone: 36,
  threeDays: 37.5,
  tablet: 48,
  sevenDays: 56.25,
  laptop: 64,
  desktop: 75,
} as const;

/** A media query for windows of at least this width. */
export const atLeast = (breakpoint: keyof typeof breakpoints) => `(width >= ${breakpoints[breakpoint]}em)`;

export const narrowerThan = (breakpoint: keyof typeof breakpoints) => `(width < ${breakpoints[breakpoint]}em)`;

/** Whether a query from `atLeast` matches a window that reaches the given breakpoint and no larger one. */
export function matchesWidth(query: string, reachedEm: number): boolean {
  return Object.values(breakpoints).some((em) => em <= reachedEm && query === `(width >= ${em}em)`);
}
