/** The number of weeks a baseline can be averaged over: weeks before the first tracked time do not count. */
export function weeksSinceFirstTracked(seconds: readonly number[]): number {
  const first = seconds.findIndex((each) => each > 0);
  return first === -1 ? 0 : seconds.length - first;
}

/** Converts an average over all the given weeks to one over the weeks since the first tracked time. */
export function weeklyBaseline(average: number, seconds: readonly number[]): number {
  const weeks = weeksSinceFirstTracked(seconds);
  return weeks === 0 ? 0 : Math.floor((average * seconds.length) / weeks);
}
