import { readLines } from './read-lines.ts';

/** Words whose misspellings are corrected: none that one letter turns into a harmless word ('poison', 'medication'). */
const words = readLines('spelling.txt');

/** Each word by the spellings that lack one of its letters: a quick way to find it from any word one mistake away. */
const wordByPart: ReadonlyMap<string, string> = new Map(
  words.flatMap((word) => [word, ...withoutOneLetter(word)].map((part) => [part, word] as const)),
);

const firstLetters = new Set(words.map((word) => word[0]));
const lengths = words.map((word) => word.length);
const MIN_LENGTH = Math.min(...lengths) - 1;
const MAX_LENGTH = Math.max(...lengths) + 1;

/** The word of the list that a word misspells by one letter or by swapping two, else the word itself. */
export function correctSpelling(word: string): string {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !firstLetters.has(word[0])) return word;
  const part = [word, ...withoutOneLetter(word)].find((spelling) => wordByPart.has(spelling));
  const meant = part === undefined ? undefined : wordByPart.get(part);
  if (meant === undefined || meant[0] !== word[0]) return word;
  // Endings are no mistakes.
  return meant.startsWith(word) || word.startsWith(meant) ? word : meant;
}

function withoutOneLetter(word: string): readonly string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
