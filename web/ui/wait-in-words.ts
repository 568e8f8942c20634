/** A wait, rounded up so that it is never promised too short: 30 → '30 seconds', 61 → '2 minutes'. */
export function waitInWords(seconds: number): string {
  if (seconds <= 60) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 60 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 60 / 60), 'hour');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
