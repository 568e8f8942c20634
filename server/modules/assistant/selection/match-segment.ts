import { createConflictFinder } from './conflicts.ts';
import { listAt } from './packed-lists.ts';
import { acceptsNegated, type PhraseIndex } from './phrase-index.ts';
import type { QueryToken } from './query.ts';
import type { Match } from './rank-playbooks.ts';
import type { Segment } from './segments.ts';
import { literalWords } from './tokenize.ts';

/** No phrase counts more, however many rare words it has. */
const MAX_PHRASE = 8;
/** A phrase of less weight says too little on its own. */
const MIN_PHRASE = 2;
const LITERAL_WEIGHT = 5;
const LITERAL_WORDS = 7;
const TOPIC_RECALL = 0.75;
const RECALL_EXPONENT = 2.1;
const PRECISION_EXPONENT = 2;
const MIN_PRECISION_FACTOR = 0.2;
/** How far a token that only one phrase mentions is explained. */
const ONE_MENTION = 0.5;
const OPPOSED_FACTOR = 0.25;

interface Candidate {
  readonly playbook: number;
  /** The weight of what the text and the phrase have in common. */
  readonly value: number;
  readonly recall: number;
  readonly isLiteral?: true;
  readonly isPartOf: (token: QueryToken) => boolean;
}

/** The best phrase of every playbook for one part of the text. */
export function matchSegment(index: PhraseIndex, segment: Segment, tokens: readonly QueryToken[]): Iterable<Match> {
  const phrases = matchPhrases(index, tokens);
  const precisions = measurePrecision(index, tokens);
  const conflictsOf = createConflictFinder(index, tokens);
  const best = new Map<number, Match>();
  for (const { playbook, value, recall, isLiteral = false, isPartOf } of [
    ...phrases.candidates,
    ...findTopics(index, tokens),
    ...findLiterals(index, segment.text),
  ]) {
    const precision = precisions[playbook]!;
    const isOpposed = phrases.opposed.has(playbook);
    const factor = MIN_PRECISION_FACTOR + (1 - MIN_PRECISION_FACTOR) * precision ** PRECISION_EXPONENT;
    const fit = Math.min(value, MAX_PHRASE) * recall ** RECALL_EXPONENT * factor;
    const score = fit * segment.weight * (isOpposed ? OPPOSED_FACTOR : 1);
    if (score <= (best.get(playbook)?.score ?? 0)) continue;
    const match = { playbook, score, recall, precision, isOpposed, isLiteral, segment, isPartOf };
    best.set(playbook, { ...match, conflicts: conflictsOf(playbook) });
  }
  return best.values();
}

/** Every phrase with a token of the text, and the playbooks that the text speaks against. */
function matchPhrases(index: PhraseIndex, tokens: readonly QueryToken[]) {
  const { weights, playbooks, totals, isNot, phrasesOf } = index;
  const matched = new Float32Array(playbooks.length);
  const valued = new Float32Array(playbooks.length);
  const found: number[] = [];
  for (const { id, value, isNegated } of tokens) {
    if (id === undefined) continue;
    for (const phrase of listAt(phrasesOf, id)) {
      if (isNegated && !isNot[phrase] && !acceptsNegated(index, playbooks[phrase]!, id)) continue;
      if (matched[phrase] === 0) found.push(phrase);
      matched[phrase]! += weights[id]!;
      valued[phrase]! += weights[id]! * value;
    }
  }
  const against = new Map<number, number>();
  const confirmed = new Map<number, number>();
  const candidates: Candidate[] = [];
  for (const phrase of found) {
    const playbook = playbooks[phrase]!;
    const recall = matched[phrase]! / totals[phrase]!;
    if (recall > 0.999) {
      const list = isNot[phrase] ? against : confirmed;
      list.set(playbook, Math.max(list.get(playbook) ?? 0, totals[phrase]!));
    }
    if (isNot[phrase] || totals[phrase]! < MIN_PHRASE) continue;
    const isPartOf = ({ id }: QueryToken) => id !== undefined && listAt(phrasesOf, id).includes(phrase);
    candidates.push({ playbook, value: valued[phrase]!, recall, isPartOf });
  }
  const opposed = [...against].filter(([playbook, weight]) => weight >= (confirmed.get(playbook) ?? 0));
  return { candidates, opposed: new Set(opposed.map(([playbook]) => playbook)) };
}

/** How much of the text each playbook mentions at all, from 0 to 1. */
export function measurePrecision(
  { mentionsOf, counts, playbookCount }: PhraseIndex,
  tokens: readonly QueryToken[],
): Float32Array {
  const total = tokens.reduce((sum, { penalty }) => sum + penalty, 0);
  const precisions = new Float32Array(playbookCount).fill(total > 0 ? 0 : 1);
  for (const { id, penalty } of tokens) {
    if (id === undefined) continue;
    const times = listAt(counts, id);
    listAt(mentionsOf, id).forEach((playbook, at) => {
      precisions[playbook]! += (penalty / total) * (times[at]! > 1 ? 1 : ONE_MENTION);
    });
  }
  return precisions;
}

function findTopics(index: PhraseIndex, tokens: readonly QueryToken[]): Candidate[] {
  const { weights, topics } = index;
  return tokens.flatMap(({ id, value, stem, isNegated }) => {
    const playbook = id === undefined ? undefined : topics.get(id);
    if (playbook === undefined || (isNegated && !acceptsNegated(index, playbook, id!))) return [];
    const isPartOf = (token: QueryToken) => token.stem === stem;
    return [{ playbook, value: weights[id!]! * value, recall: TOPIC_RECALL, isPartOf }];
  });
}

function findLiterals({ literals, mentionsOf }: PhraseIndex, text: string): Candidate[] {
  const words = literals.size > 0 ? literalWords(text) : [];
  const found = words.flatMap((_, start) =>
    Array.from(
      { length: LITERAL_WORDS },
      (__, more) => literals.get(words.slice(start, start + more + 1).join(' ')) ?? [],
    ).flat(),
  );
  return [...new Set(found)].map((playbook) => ({
    playbook,
    value: LITERAL_WEIGHT,
    recall: 1,
    isLiteral: true,

    isPartOf: ({ id }) => id !== undefined && listAt(mentionsOf, id).includes(playbook),
  }));
}
