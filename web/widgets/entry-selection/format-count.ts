/** '1 entry', '3 entries' */
export function formatEntryCount(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`;
}
