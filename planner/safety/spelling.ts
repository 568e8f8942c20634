import { join } from 'node:path';
import { readTerms } from '../languages/load-words.ts';

/** Words whose misspellings are corrected: none that one letter turns into a harmless word ('poison', 'medication'). */
const words = readTerms(join(import.meta.dirname, 'spelling.txt'));

/** Each word by the spellings that lack one of its letters: a quick way to find it from any word one mistake away. */
const wordByPart = new Map(words.flatMap((word) => spellings(word).map((part) => [part, word] as const)));

/** The word of the list that a word misspells by one letter or by swapping two, else the word itself. */
export function correctSpelling(word: string): string {
  if (word.length < 5 || word.length > 18) return word;
  const part = spellings(word).find((spelling) => wordByPart.has(spelling));
  const meant = wordByPart.get(part ?? '');
  // Endings are no mistakes.
  if (meant === undefined || meant[0] !== word[0] || meant.startsWith(word) || word.startsWith(meant)) return word;
  return meant;
}

function spellings(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}
