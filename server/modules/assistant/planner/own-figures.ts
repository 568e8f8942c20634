import type { Facts } from '#domain/assistant/facts.ts';
import { parseQuantity, type Quantity } from './quantity.ts';
import { contentStems, stemsOf } from './user-words.ts';

/** Beyond this, the amount is about something else: 400 miles are a journey, not a ride. */
export const MAX_RATIO = 5;

/** The user's amount, and the one for which the playbook is written. */
export interface OwnAmount {
  readonly text: string;
  readonly goal: Quantity;
  readonly usual: Quantity | null;
}

const figurePattern = /(?:[€$£¥]\s?)?\d[\d.,]*\d?k?(?:[ -]?\p{L}+)?/giu;

/** The amount that the user named, or a figure in the goal that the playbook counts in: 95,000 words. */
export function fittingAmount({ amount, goal }: Facts, fallbacks: readonly string[]): OwnAmount | null {
  const usual = fallbacks.map(parseQuantity).filter((quantity) => quantity !== null);
  const named = amount === null ? [] : [amount];
  const counted = [...goal.matchAll(figurePattern)]
    .map(([text]) => text.replace('-', ' '))
    .filter((text) => usual.some(({ dimension }) => dimension === parseQuantity(text)?.dimension));
  // 'a 95,000 word novel' → '95,000 words'
  const plural = (text: string) => text.replace(/\b(?:word|page|step|mile|day|minute|hour)$/, '$&s');
  for (const text of [...named, ...counted].map(plural)) {
    const own = parseQuantity(text);
    const same = usual.find(({ dimension }) => dimension === own?.dimension);
    if (!own) continue;
    if (!same) return { text, goal: own, usual: null };
    const ratio = (own.value * own.factor) / (same.value * same.factor);
    if (ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO) return { text, goal: own, usual: same };
  }
  return null;
}

const moneyWords = /money|sum|debt|deposit|price|cost|rate|fund|salary|loan|raise|savings|target|payment/i;
const lengthWords = /length/i;

/** Whether the user's amount can stand where the playbook has another: kilometres do not replace euros. */
export function isSameDimension(fallback: string, value: string): boolean {
  const [usual, own] = [parseQuantity(fallback), parseQuantity(value)];
  if (usual !== null) return usual.dimension === own?.dimension;
  if (lengthWords.test(fallback)) return own?.dimension === 'time';
  return own?.dimension === 'money' ? moneyWords.test(fallback) : !moneyWords.test(fallback) || /target/.test(fallback);
}

/** Words for things that are counted alike. */
const countedAlike = [
  'guest people person friend adult child kid attendee visitor member volunteer participant player singer helper traveller',
  'song piece track tune number',
  'book novel title volume',
  'drawing picture painting sketch work image photo photograph print portrait watercolour piece',
  'story chapter text essay article post page poem letter',
  'client customer buyer order sale',
  'word kanji character vocabulary card term verb',
  'topic chapter subject lesson unit module',
].map((words) => new Set(contentStems(words)));

/** Nouns of playbooks for whole classes of goals; they stand for whatever the user counts. */
const general = new Set(contentStems('place stop piece topic item thing object entry recording visit part unit'));
/** What is no thing of that kind. */
const notThings = new Set(
  contentStems(
    'hour minute day week month year time session people person guest friend child kid room level km kilometre mile',
  ),
);

const countSlot = /\{count\|[^}]*\}(?<noun>(?: [\p{L}'-]+){1,3})/gu;

export interface OwnCount {
  readonly n: number;
  /** The user's noun, where the playbook has a general one. */
  readonly noun: string | null;
}

/** The user's number, if the playbook counts the same things. */
export function fittingCount(count: Facts['count'], texts: readonly string[]): OwnCount | null {
  if (count === null || count.n < 1 || count.n > 10_000) return null;
  const own = contentStems(count.of);
  const isAlike = (a: string, b: string) => a === b || countedAlike.some((group) => group.has(a) && group.has(b));
  const nouns = texts.flatMap((text) => [...text.matchAll(countSlot)].map(({ groups }) => stemsOf(groups!['noun']!)));
  // What is counted first is in the title or the measure; a playbook may also count something else in the same number.
  if (nouns[0]?.some((stem) => own.some((word) => isAlike(word, stem)))) {
    return { n: count.n, noun: null };
  }
  const isThing = own.length > 0 && !own.some((word) => notThings.has(word));
  const isGeneral = general.has(nouns[0]?.[0] ?? '');
  return isThing && isGeneral ? { n: count.n, noun: count.of } : null;
}

/** '{count|24} stops' → '{count|24} lighthouses' */
export function nameCounted(text: string, noun: string): string {
  return text.replaceAll(/(\{count\|[^}]*\}) (\p{L}+)/gu, (whole, slot: string, word: string) =>
    general.has(stemsOf(word)[0]!) ? `${slot} ${noun}` : whole,
  );
}
