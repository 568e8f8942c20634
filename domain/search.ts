const marks = /\p{M}/gu;

/**
 * What makes 'Émile' and 'emile' alike. Marks are removed before and after they are taken apart: putting thousands of them
 * in their order takes a second.
 */
export function folded(text: string): string {
  return text.replace(marks, '').normalize('NFKD').replace(marks, '').toLowerCase();
}

/** The words that are searched for, each once, as they stand in a folded text. */
export function wordsOf(query: string): string[] {
  return [...new Set(folded(query).split(/\s+/).filter(Boolean))];
}

/** Whether a text holds every word that is searched for; an empty search finds everything. */
export function searcher(query: string): (text: string) => boolean {
  const words = wordsOf(query);
  if (words.length === 0) return () => true;
  return (text) => {
    const place = folded(text);
    return words.every((word) => place.includes(word));
  };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** As people sort: 'Week 2' before 'Week 10', 'é' beside 'e'. */
export function byName(a: string, b: string): number {
  return collator.compare(a, b);
}

const DIGITS = 12;

/** Nearly the same order for a database, which compares character by character. */
export function sortKey(text: string): string {
  return folded(text.trim()).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
