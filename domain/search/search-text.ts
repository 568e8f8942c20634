import { limits } from '../limits.ts';

/** Text from a URL as a search accepts it: without characters that cannot be stored, and cut off at the maximum length. */
export function toSearchText(text: string): string {
  return Array.from(text.toWellFormed().replaceAll('\u0000', '').trim()).slice(0, limits.searchText).join('');
}
