/** What is usual says nothing about the weeks before there was anything: whoever began two weeks ago has two weeks. */
export function weeksSinceFirst(seconds: readonly number[]): number {
  const first = seconds.findIndex((each) => each > 0);
  return first === -1 ? 0 : seconds.length - first;
}

/** An average of all the weeks asked about, as one of those since the first that had any time. */
export function usualOf(average: number, seconds: readonly number[]): number {
  const weeks = weeksSinceFirst(seconds);
  return weeks === 0 ? 0 : Math.floor((average * seconds.length) / weeks);
}
