/** Rounds up so that retrying after the stated time always succeeds: 30 → '30 seconds', 61 → '2 minutes'. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return pluralize(Math.ceil(seconds), 'second');
  if (seconds <= 60 * 60) return pluralize(Math.ceil(seconds / 60), 'minute');
  return pluralize(Math.ceil(seconds / 60 / 60), 'hour');
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
