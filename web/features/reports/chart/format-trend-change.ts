export interface TrendChange {
  readonly direction: 'rising' | 'falling' | 'steady';
  readonly now: number;
  readonly before: number;
  /** Weeks between the two values. */
  readonly weeks: number;
}

const LOOK_BACK_WEEKS = 6;
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Compares the last value with the one six weeks earlier, or the first one; undefined with fewer than two values. */
export function computeTrendChange(trend: readonly (number | null)[], minChange: number): TrendChange | undefined {
  const last = trend.findLastIndex((value) => value !== null);
  const first = Math.max(
    last - LOOK_BACK_WEEKS,
    trend.findIndex((value) => value !== null),
  );
  if (last <= first) return undefined;
  const now = trend[last]!;
  const before = trend[first]!;
  const direction = Math.abs(now - before) < minChange ? 'steady' : now > before ? 'rising' : 'falling';
  return { direction, now, before, weeks: last - first };
}

/** 'rising: 3.4 now, 2.9 six weeks ago' */
export function formatTrendChange(
  { direction, now, before, weeks }: TrendChange,
  format: (value: number) => string,
): string {
  return `${direction}: ${format(now)} now, ${format(before)} ${numberWords[weeks - 1]} week${weeks === 1 ? '' : 's'} ago`;
}
