import { normalizeForSearch } from './search.ts';

/** Ranks a match: 0 if the text begins with the query, 1 if one of its words does, otherwise 2. */
export function createRanker(query: string): (text: string) => 0 | 1 | 2 {
  const normalizedQuery = normalizeForSearch(query.trim());
  return (text) => {
    const normalized = normalizeForSearch(text);
    if (normalized.startsWith(normalizedQuery)) return 0;
    return normalized.split(/\s+/).some((word) => word.startsWith(normalizedQuery)) ? 1 : 2;
  };
}
