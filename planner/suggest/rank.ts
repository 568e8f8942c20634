import type { Phrase, Stem, Stems } from './build-index.ts';
import type { SearchIndex } from './search-index.ts';

/** How well a playbook matches a text. */
export interface Ranked {
  readonly playbook: number;
  readonly score: number;
  /** How much of the text it mentions, from 0 to 1. */
  readonly precision: number;
  /** Whether the text also contains a phrase that means something else. */
  readonly isOpposed: boolean;
}

const unknown: Stem = { weight: 4, mentions: new Map(), phrases: [] };
const MIN_PART = 4;
const MIN_REST = 3;
const MIN_PRECISION_FACTOR = 0.2;
const OPPOSED_FACTOR = 0.25;
/** How far a stem that only one phrase mentions is explained. */
const ONE_MENTION = 0.5;
/** How much single words count next to the best phrase: more if the playbook mentions them often, up to a point. */
const SUPPORT_FACTOR = 1.6;
const MENTIONS_SATURATION = 1.8;
const COMPLETE = 0.999;
const MAX_RANKED = 20;

/** The playbooks that match a text, best first. */
export function rank(index: SearchIndex, tokens: readonly string[]): Ranked[] {
  const query = readQuery(index, tokens);
  const { best, opposed } = matchPhrases(query);
  return [...weighMentions(query)]
    .map(([playbook, { precision, support }]) => {
      const isOpposed = opposed.has(playbook);
      const factor = MIN_PRECISION_FACTOR + (1 - MIN_PRECISION_FACTOR) * precision ** 2;
      const phrase = (best.get(playbook) ?? 0) * factor * (isOpposed ? OPPOSED_FACTOR : 1);
      return { playbook, score: phrase + SUPPORT_FACTOR * support, precision, isOpposed };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RANKED);
}

/** How much of the text each playbook mentions, and how often. */
function weighMentions(query: readonly Stem[]) {
  const total = query.reduce((sum, { weight }) => sum + weight, 0);
  const playbooks = new Map<number, { precision: number; support: number }>();
  for (const { weight, mentions } of query) {
    for (const [playbook, times] of mentions) {
      const { precision, support } = playbooks.get(playbook) ?? { precision: 0, support: 0 };
      playbooks.set(playbook, {
        precision: precision + (weight / total) * (times > 1 ? 1 : ONE_MENTION),
        support: support + (weight * times) / (times + MENTIONS_SATURATION),
      });
    }
  }
  return playbooks;
}

/** The value of the best phrase of each playbook, and the playbooks that the text speaks against. */
function matchPhrases(query: readonly Stem[]) {
  const matched = new Map<Phrase, number>();
  for (const { weight, phrases } of query) {
    for (const phrase of phrases) matched.set(phrase, (matched.get(phrase) ?? 0) + weight);
  }
  const best = new Map<number, number>();
  const against = new Map<number, number>();
  const confirmed = new Map<number, number>();
  for (const [{ playbook, total, isNot }, weight] of matched) {
    const recall = weight / total;
    if (recall > COMPLETE) raise(isNot ? against : confirmed, playbook, weight);
    if (!isNot) raise(best, playbook, weight * recall ** 2);
  }
  const opposed = [...against].filter(([playbook, weight]) => weight >= (confirmed.get(playbook) ?? 0));
  return { best, opposed: new Set(opposed.map(([playbook]) => playbook)) };
}

function raise(values: Map<number, number>, key: number, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/** The different stems of a text, with the parts of unknown compounds. */
function readQuery({ stems }: SearchIndex, tokens: readonly string[]): Stem[] {
  const parts = (word: string) => (stems.has(word) ? [] : compoundParts(word, stems));
  const words = new Set(tokens.flatMap((word) => [word, ...parts(word)]));
  return Array.from(words, (word) => stems.get(word) ?? unknown);
}

/** The known words at the start and the end of an unknown one: 'gitarr' and 'unterricht' in 'gitarrenunterricht'. */
function compoundParts(stem: string, known: Stems): string[] {
  const count = Math.max(0, stem.length - MIN_REST - MIN_PART + 1);
  const lengths = Array.from({ length: count }, (_, at) => stem.length - MIN_REST - at);
  const start = lengths.find((length) => known.has(stem.slice(0, length)));
  const end = lengths.find((length) => known.has(stem.slice(-length)));
  return [...(start ? [stem.slice(0, start)] : []), ...(end ? [stem.slice(-end)] : [])];
}
