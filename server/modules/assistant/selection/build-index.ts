import type { PlaybookLanguage, SearchTerms } from '../playbooks/playbook.ts';
import { readSearchTerms } from '../playbooks/markdown-playbooks.ts';
import { listPlaybooks, playbookHeaders } from '../playbooks/playbooks.ts';
import { type Change, changeWords, excludedChanges } from './changes.ts';
import { packLists } from './packed-lists.ts';
import type { StoredIndex } from './phrase-index.ts';
import type { Token } from './token.ts';
import { createTokenizer, literalWords } from './tokenize.ts';

interface ParsedPhrase {
  readonly playbook: number;
  readonly text: string;
  readonly tokens: readonly number[];
  readonly isNot: boolean;
}

/** Being listed as a word of the field counts as much as being in this many phrases. */
const MENTIONS_PER_WORD = 2;
/** A phrase of which only one token remains must at least have this weight to match in any order. */
const MIN_SINGLE_WEIGHT = 4.2;
/** How often and how exclusively a playbook mentions its topic. */
const MIN_TOPIC_MENTIONS = 5;
const MIN_TOPIC_SHARE = 0.6;

/** Most are endings and particles. */
const hiragana = /^\p{Script=Hiragana}/u;
const HIRAGANA_FACTOR = 0.4;

const aboutStopping = /\b(?:quitting|stopping|less|fewer|without|cutting|overcoming|reducing)\b/;

/** Builds the index of a language from the playbooks. */
export function readIndex(language: PlaybookLanguage): StoredIndex {
  const tokenize = createTokenizer(language);
  const ids = new Map<string, number>();
  const negatedBy: Set<number>[] = [];
  const idOf = ({ stem }: Pick<Token, 'stem'>) => {
    let id = ids.get(stem);
    if (id === undefined) {
      id = ids.size;
      ids.set(stem, id);
    }
    return id;
  };
  const terms = readSpecificTerms(language);
  const all: ParsedPhrase[] = [];
  const mentions = terms.map(({ words, phrases, not }, playbook) => {
    const parse = (text: string, isNot: boolean) => {
      const tokens = tokenize(text);
      for (const token of tokens) if (token.isNegated && !isNot) (negatedBy[idOf(token)] ??= new Set()).add(playbook);
      return { playbook, text, tokens: [...new Set(tokens.map(idOf))], isNot };
    };
    const own = phrases.map((text) => parse(text, false));
    all.push(...own, ...not.map((text) => parse(text, true)));
    return countMentions([
      ...own.map(({ tokens }) => tokens),
      ...words.flatMap((word) => Array<number[]>(MENTIONS_PER_WORD).fill(tokenize(word).map(idOf))),
    ]);
  });
  const listed = Array.from({ length: ids.size }, (): [playbook: number, count: number][] => []);
  mentions.forEach((counts, playbook) => {
    for (const [token, count] of counts) listed[token]!.push([playbook, count]);
  });
  const stems = [...ids.keys()];
  const weights = Float32Array.from(
    listed,
    (list, token) =>
      Math.log(1 + terms.length / (list.length || 1)) * (hiragana.test(stems[token]!) ? HIRAGANA_FACTOR : 1),
  );
  const weigh = (tokens: readonly number[]) => tokens.reduce((sum, token) => sum + weights[token]!, 0);
  const isLiteral = ({ text, tokens }: ParsedPhrase) =>
    tokens.length < 2 && weigh(tokens) < MIN_SINGLE_WEIGHT && text.includes(' ');
  const bags = all.filter((phrase) => phrase.tokens.length > 0 && !isLiteral(phrase));
  const phrasesOf = Array.from({ length: ids.size }, (): number[] => []);
  bags.forEach(({ tokens }, phrase) => {
    for (const token of tokens) phrasesOf[token]!.push(phrase);
  });
  const names = playbookHeaders().map(({ name }) => name);
  const changeTokens = new Map<Change, number[]>();
  for (const [word, change] of changeWords(language))
    for (const { stem } of tokenize(word)) {
      const id = ids.get(stem);
      if (id !== undefined) changeTokens.set(change, [...(changeTokens.get(change) ?? []), id]);
    }
  return {
    isAboutStopping: names.map((name) => aboutStopping.test(name)),
    negatedBy: packLists(Array.from({ length: ids.size }, (_, token) => [...(negatedBy[token] ?? [])])),
    exclusions: names.map(excludedChanges),
    changeTokens,
    hasCompounds: language === 'de' || language === 'ja',
    hasWordOrder: language !== 'ja',
    playbookCount: terms.length,
    ids,
    weights,
    playbooks: Uint16Array.from(bags, ({ playbook }) => playbook),
    totals: Float32Array.from(bags, ({ tokens }) => weigh(tokens)),
    isNot: Uint8Array.from(bags, ({ isNot }) => Number(isNot)),
    phrasesOf: packLists(phrasesOf),
    mentionsOf: packLists(listed.map((list) => list.map(([playbook]) => playbook))),
    counts: packLists(listed.map((list) => list.map(([, count]) => count))),
    topics: findTopics(listed),
    literals: findLiterals(all.filter((phrase) => !phrase.isNot && isLiteral(phrase))),
  };
}

/** General playbooks have no terms: they are for goals that no other one is about. */
function readSpecificTerms(language: PlaybookLanguage): SearchTerms[] {
  const all = listPlaybooks();
  const none = { words: [], phrases: [], not: [] };
  return readSearchTerms(language).map((terms, playbook) => (all[playbook]!.theme === 'general' ? none : terms));
}

function findLiterals(phrases: readonly ParsedPhrase[]): Map<string, number[]> {
  const literals = new Map<string, number[]>();
  for (const { text, playbook } of phrases) {
    const key = literalWords(text).join(' ');
    literals.set(key, [...(literals.get(key) ?? []), playbook]);
  }
  return literals;
}

function countMentions(lists: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const list of lists) for (const token of list) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function findTopics(listed: readonly (readonly [playbook: number, count: number][])[]): Map<number, number> {
  const topics = new Map<number, number>();
  listed.forEach((list, token) => {
    const sum = list.reduce((total, [, count]) => total + count, 0);
    const topic = list.find(([, count]) => count >= MIN_TOPIC_MENTIONS && count >= sum * MIN_TOPIC_SHARE);
    if (topic) topics.set(token, topic[0]);
  });
  return topics;
}
