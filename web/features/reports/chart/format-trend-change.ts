/** How a trend has moved. */
export interface Move {
  readonly direction: 'rising' | 'falling' | 'steady';
  readonly now: number;
  readonly before: number;
  /** How many weeks lie between the two. */
  readonly weeks: number;
}

/** How far back a trend is compared with itself. */
const LOOK_BACK_WEEKS = 6;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

/** What became of a trend in six weeks, or in those that there are; undefined where there is nothing to compare. */
export function moveOf(trend: readonly (number | null)[], leastChange: number): Move | undefined {
  const last = trend.findLastIndex((value) => value !== null);
  const first = Math.max(
    last - LOOK_BACK_WEEKS,
    trend.findIndex((value) => value !== null),
  );
  if (last <= first) return undefined;
  const now = trend[last]!;
  const before = trend[first]!;
  const direction = Math.abs(now - before) < leastChange ? 'steady' : now > before ? 'rising' : 'falling';
  return { direction, now, before, weeks: last - first };
}

/** 'rising: 3.4 now, 2.9 six weeks ago' */
export function moveInWords({ direction, now, before, weeks }: Move, format: (value: number) => string): string {
  return `${direction}: ${format(now)} now, ${format(before)} ${numbers[weeks - 1]} week${weeks === 1 ? '' : 's'} ago`;
}
