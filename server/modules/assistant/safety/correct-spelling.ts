/** Words whose misspellings are corrected: none that one letter turns into a harmless word ('poison', 'medication'). */
const WORDS: readonly string[] = [
  'myself',
  'suicide',
  'suicidal',
  'anymore',
  'painless',
  'goodbye',
  'forever',
  'disappear',
  'without',
  'secretly',
  'girlfriend',
  'boyfriend',
  'husband',
  'neighbour',
  'insulin',
  'lithium',
  'antidepressants',
  'laxatives',
  'calories',
  'explosives',
  'cocaine',
  'burglary',
  'counterfeit',
  'selbstmord',
  'umbringen',
  'heimlich',
  'medikamente',
  'antidepressiva',
  'suicidarme',
  'desaparecer',
  'antidepresivos',
  'suicider',
  'disparaitre',
  'antidepresseurs',
  'antidepressivos',
  'sofrimento',
  'escondido',
];

/** Each word by the spellings that lack one of its letters: a quick way to find it from any word one mistake away. */
const wordByPart: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((word) => [word, ...withoutOneLetter(word)].map((part) => [part, word] as const)),
);

/** The first letter and the length that a misspelled word can have. A mistake changes the length by one at most. */
const shapes = new Set(
  WORDS.flatMap((word) => [-1, 0, 1].map((difference) => shapeOf(word[0]!, word.length + difference))),
);

/** The word of the list that a word misspells by one letter or by swapping two, else the word itself. */
export function correctSpelling(word: string): string {
  if (!shapes.has(shapeOf(word[0]!, word.length))) return word;
  const part = [word, ...withoutOneLetter(word)].find((spelling) => wordByPart.has(spelling));
  const meant = part === undefined ? undefined : wordByPart.get(part);
  if (meant === undefined || meant[0] !== word[0]) return word;
  // Endings are no mistakes.
  if (meant.startsWith(word) || word.startsWith(meant)) return word;
  return isOneMistake(word, meant) ? meant : word;
}

function shapeOf(firstLetter: string, length: number): string {
  return `${firstLetter}${length}`;
}

function isOneMistake(word: string, meant: string): boolean {
  let start = 0;
  while (word[start] === meant[start]) start += 1;
  let end = 0;
  while (word.length - end > start && meant.length - end > start && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = word.slice(start, word.length - end);
  const right = meant.slice(start, meant.length - end);
  const isSwapped = wrong.length === 2 && right === wrong[1]! + wrong[0]!;
  return isSwapped || Math.max(wrong.length, right.length) <= 1;
}

function withoutOneLetter(word: string): readonly string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
