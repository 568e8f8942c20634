import { normalizeForSearch } from '#domain/search/search.ts';
import { parseTags, serializeTags, tagKey } from './tags.ts';

/** Surrounds each tag. A note cannot contain it, so a whole tag is found without matching part of a note. */
const TAG_BOUNDARY = '\u001F';

/** What the search text of entries with this tag contains. */
export function tagSearchText(tag: string): string {
  return `${TAG_BOUNDARY}${tagKey(tag)}${TAG_BOUNDARY}`;
}

/** The note and tags of an entry, normalized for search; empty if the entry has neither. */
export function entrySearchText(note: string, tags: readonly string[]): string {
  const normalized = [note, ...tags].map(normalizeForSearch).join('\n').replaceAll(TAG_BOUNDARY, ' ');
  // Some characters grow up to 18 times when normalized. The excess is cut off, as in the search text of resources.
  const words = normalized.slice(0, 3 * (note.length + tags.join('\n').length + 1)).trim();
  const keys = tags.length === 0 ? '' : TAG_BOUNDARY + tags.map(tagKey).join(TAG_BOUNDARY) + TAG_BOUNDARY;
  return keys + words;
}

interface EntryText {
  readonly note: string;
  /** A JSON array. */
  readonly tags: string;
}

export function entryTextColumns(note: string, tags: readonly string[]): EntryText & { readonly search_text: string } {
  return withSearchText({ note, tags: serializeTags(tags) });
}

export function withSearchText<T extends EntryText>(entry: T): T & { readonly search_text: string } {
  return { ...entry, search_text: entrySearchText(entry.note, parseTags(entry.tags)) };
}
