import { singular } from './singular.ts';
import { contentStems, stemsOf } from './user-words.ts';

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberPattern = new RegExp(
  String.raw`\b(?<number>${words.join('|')}|first|\d{1,3}) (?<noun>(?:[\p{L}-]+ ){0,2}[\p{L}-]+)`,
  'giu',
);
const slotPattern = /\{count\|(?<usual>\d+)\}(?<noun>(?: [\p{L}-]+){1,3})/u;
/** So much less is another goal. */
const MAX_RATIO = 5;

/** How many of the playbook's own things the goal names: 'two full handstands', 'my first handstand'. */
export function countInGoal(goal: string, texts: readonly string[]): number | null {
  const slot = texts.map((text) => slotPattern.exec(text)?.groups).find(Boolean);
  if (!slot) return null;
  const nouns = new Set(stemsOf(slot['noun']!));
  const found = namedNumbers(goal).find(({ noun }) => stemsOf(noun).some((stem) => nouns.has(stem)));
  if (!found) return null;
  const usual = Number(slot['usual']);
  return usual <= found.n * MAX_RATIO && found.n <= usual * MAX_RATIO ? found.n : null;
}

/** Whether a text says so many of what the playbook counts: 'Do one full handstand', 'The first clean lap'. */
export function saysCount(text: string, n: number, countedIn: string): boolean {
  const nouns = new Set(contentStems(slotPattern.exec(countedIn)?.groups!['noun'] ?? ''));
  return namedNumbers(text.replace(firstOfPattern, 'one ')).some(
    (named) => named.n === n && stemsOf(named.noun).some((stem) => nouns.has(stem)),
  );
}

const firstOfPattern = /\bfirst of \{count\|\d+\} /i;
const prepositions = / (?:and|at|by|for|from|in|of|on|to|with|without)\b.*$/iu;

/** 'first songs' are several. */
const namedNumbers = (text: string) =>
  [...text.matchAll(numberPattern)].flatMap(({ groups }) => {
    const [number, noun] = [groups!['number']!.toLowerCase(), groups!['noun']!.replace(prepositions, '')];
    if (number === 'first') return /s\b/.test(noun) ? [] : [{ n: 1, noun }];
    const n = /^\d/.test(number) ? Number(number) : words.indexOf(number) + 1;
    return [{ n, noun }];
  });

const onePattern = /(?<![\d.,–-])\b1 ((?:strict |full |clean |whole )?)([\p{L}-]+s)\b/gu;

/** '1 full handstands' → '1 full handstand' */
export const withSingular = (text: string) =>
  text
    .replaceAll(onePattern, (_, adjective: string, noun: string) => `1 ${adjective}${singular(noun)}`)
    .replace(/\b(first) of 1 /i, '$1 ');
