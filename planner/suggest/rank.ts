import { listAt } from './packed-lists.ts';
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

interface QueryStem {
  /** Undefined if no playbook mentions it. */
  readonly id: number | undefined;
  readonly weight: number;
}

const UNKNOWN_WEIGHT = 4;
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
export function rank(index: SearchIndex, tokens: readonly string[], playbookCount: number): Ranked[] {
  const query = readQuery(index, tokens);
  const { precisions, supports } = weighMentions(index, query, playbookCount);
  const { best, opposed } = matchPhrases(index, query);
  return [...supports.keys()]
    .filter((playbook) => supports[playbook]! > 0)
    .map((playbook) => {
      const precision = precisions[playbook]!;
      const isOpposed = opposed.has(playbook);
      const factor = MIN_PRECISION_FACTOR + (1 - MIN_PRECISION_FACTOR) * precision ** 2;
      const phrase = (best.get(playbook) ?? 0) * factor * (isOpposed ? OPPOSED_FACTOR : 1);
      return { playbook, score: phrase + SUPPORT_FACTOR * supports[playbook]!, precision, isOpposed };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RANKED);
}

/** How much of the text each playbook mentions, and how often. */
function weighMentions({ mentionsOf, counts }: SearchIndex, query: readonly QueryStem[], playbookCount: number) {
  const total = query.reduce((sum, { weight }) => sum + weight, 0);
  const precisions = new Float32Array(playbookCount);
  const supports = new Float32Array(playbookCount);
  for (const { id, weight } of query) {
    if (id === undefined) continue;
    const times = listAt(counts, id);
    listAt(mentionsOf, id).forEach((playbook, at) => {
      const mentions = times[at]!;
      precisions[playbook]! += (weight / total) * (mentions > 1 ? 1 : ONE_MENTION);
      supports[playbook]! += (weight * mentions) / (mentions + MENTIONS_SATURATION);
    });
  }
  return { precisions, supports };
}

/** The value of the best phrase of each playbook, and the playbooks that the text speaks against. */
function matchPhrases({ phrasesOf, playbooks, totals, isNot }: SearchIndex, query: readonly QueryStem[]) {
  const matched = new Map<number, number>();
  for (const { id, weight } of query) {
    if (id === undefined) continue;
    for (const phrase of listAt(phrasesOf, id)) matched.set(phrase, (matched.get(phrase) ?? 0) + weight);
  }
  const best = new Map<number, number>();
  const against = new Map<number, number>();
  const confirmed = new Map<number, number>();
  for (const [phrase, weight] of matched) {
    const playbook = playbooks[phrase]!;
    const recall = weight / totals[phrase]!;
    if (recall > COMPLETE) raise(isNot[phrase] ? against : confirmed, playbook, weight);
    if (!isNot[phrase]) raise(best, playbook, weight * recall ** 2);
  }
  const opposed = [...against].filter(([playbook, weight]) => weight >= (confirmed.get(playbook) ?? 0));
  return { best, opposed: new Set(opposed.map(([playbook]) => playbook)) };
}

function raise(values: Map<number, number>, key: number, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/** The different stems of a text, with the parts of unknown compounds. */
function readQuery({ ids, weights }: SearchIndex, tokens: readonly string[]): QueryStem[] {
  const parts = (stem: string) => (ids.has(stem) ? [] : compoundParts(stem, ids));
  const stems = new Set(tokens.flatMap((stem) => [stem, ...parts(stem)]));
  return [...stems].map((stem) => {
    const id = ids.get(stem);
    return { id, weight: id === undefined ? UNKNOWN_WEIGHT : weights[id]! };
  });
}

/** The known words at the start and the end of an unknown one: 'gitarr' and 'unterricht' in 'gitarrenunterricht'. */
function compoundParts(stem: string, known: ReadonlyMap<string, number>): string[] {
  const count = Math.max(0, stem.length - MIN_REST - MIN_PART + 1);
  const lengths = Array.from({ length: count }, (_, at) => stem.length - MIN_REST - at);
  const start = lengths.find((length) => known.has(stem.slice(0, length)));
  const end = lengths.find((length) => known.has(stem.slice(-length)));
  return [...(start ? [stem.slice(0, start)] : []), ...(end ? [stem.slice(-end)] : [])];
}
