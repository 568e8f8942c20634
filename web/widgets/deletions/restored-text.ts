import type { Restored } from '#contract/deletions/deletions.ts';

/** How many new names are listed. */
const MAX_LISTED = 2;

/** The end of a sentence that begins with the title: 'restored.', or what is called differently now. */
export function formatRestored({ renamed }: Restored, title: string): string {
  if (renamed.length === 0) return 'restored.';
  const [first] = renamed;
  const reason = 'because the name is now used elsewhere.';
  if (renamed.length === 1)
    return first!.from === title
      ? `restored as “${first!.to}”, ${reason}`
      : `restored. “${first!.from}” is now “${first!.to}”, ${reason}`;
  const listed = renamed.slice(0, MAX_LISTED).map(({ to }) => `“${to}”`);
  const rest = renamed.length - listed.length;
  const names = rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(' and ');
  return `restored. Some names are now used elsewhere, so they got a number: ${names}.`;
}
