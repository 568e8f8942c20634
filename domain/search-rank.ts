import { folded } from './search.ts';

/** How well a text that was found matches: 0 if it begins with the query, 1 if one of its words does, otherwise 2. */
export function ranker(query: string): (text: string) => 0 | 1 | 2 {
  const sought = folded(query.trim());
  return (text) => {
    const place = folded(text);
    if (place.startsWith(sought)) return 0;
    return place.split(/\s+/).some((word) => word.startsWith(sought)) ? 1 : 2;
  };
}
