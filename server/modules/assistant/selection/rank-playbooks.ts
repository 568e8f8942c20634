import { matchSegment, measurePrecision } from './match-segment.ts';
import { listAt } from './packed-lists.ts';
import { acceptsNegated, type PhraseIndex } from './phrase-index.ts';
import { type QueryToken, readQuery } from './query.ts';
import type { Segment } from './segments.ts';

/** How well the best phrase of a playbook matches a part of the text. */
export interface Match {
  readonly playbook: number;
  readonly score: number;
  /** How much of the phrase the text contains, from 0 to 1. */
  readonly recall: number;
  /** How much of the text the playbook mentions at all, from 0 to 1. */
  readonly precision: number;
  /** How far the playbook does not mention the first and the last word of the goal. */
  readonly conflicts: number;
  /** Whether the text also matches a phrase that means something else. */
  readonly isOpposed: boolean;
  /** Whether the text contains the phrase word by word. */
  readonly isLiteral: boolean;
  readonly segment: Segment;
  /** Whether the phrase contains a token. */
  readonly isPartOf: (token: QueryToken) => boolean;
}

export interface Ranked extends Match {
  /** The stems of the text that the phrase contains. */
  readonly stems: readonly string[];
  /** All stems of the text that the playbook mentions. */
  readonly mentioned: ReadonlySet<string>;
  /** Where in the text the phrase starts. */
  readonly position: number;
  /** Whether there is much more text than a goal. */
  readonly isLong: boolean;
  /** How much of the goal the playbook mentions, from 0 to 1. If the phrase is elsewhere in the text, that part counts half. */
  readonly fit: number;
}

/** How much words anywhere in the text count next to the best phrase. */
const SUPPORT_FACTOR = 1.6;
/** The more often a playbook mentions a word, the more it counts, up to a point. */
const MENTIONS_SATURATION = 1.8;
const MIN_LONG_TEXT = 16;
const MAX_RANKED = 10;

/** The playbooks that match the text, best first. */
export function rankPlaybooks(
  index: PhraseIndex,
  segments: readonly Segment[],
  goal: string,
  emptyWords?: ReadonlySet<string>,
): Ranked[] {
  const best = new Map<number, Match>();
  const support = new Float32Array(index.playbookCount);
  const counted = new Map<number, number>();
  /** The tokens of the text, in order. */
  const all = new Map<string, QueryToken>();
  for (const segment of segments) {
    const tokens = readQuery(index, segment.text, emptyWords);
    for (const match of matchSegment(index, segment, tokens)) {
      if (match.score > (best.get(match.playbook)?.score ?? 0)) best.set(match.playbook, match);
    }
    for (const token of tokens) {
      const { id, value } = token;
      if (!all.has(token.stem)) all.set(token.stem, token);
      if (id === undefined) continue;
      const gain = segment.weight * value - (counted.get(id) ?? 0);
      if (gain <= 0) continue;
      counted.set(id, segment.weight * value);
      const times = listAt(index.counts, id);
      listAt(index.mentionsOf, id).forEach((playbook, at) => {
        if (token.isNegated && !acceptsNegated(index, playbook, id)) return;
        support[playbook]! += (gain * index.weights[id]! * times[at]!) / (times[at]! + MENTIONS_SATURATION);
      });
    }
  }
  const whole = readQuery(index, goal, emptyWords);
  const wholeStems = new Set(whole.map(({ stem }) => stem));
  const precisions = measurePrecision(index, whole);
  return [...best.values()]
    .map((match) => ({ ...match, score: match.score + SUPPORT_FACTOR * support[match.playbook]! }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RANKED)
    .map((match) => {
      const segment = new Set(readQuery(index, match.segment.text, emptyWords).map(({ stem }) => stem));
      const goalPrecision = precisions[match.playbook]!;
      const isPartOfGoal = [...segment].every((stem) => wholeStems.has(stem));
      const tokens = [...all.values()];
      const stems = tokens.filter((token) => segment.has(token.stem) && match.isPartOf(token)).map(({ stem }) => stem);
      const mentioned = tokens.filter(
        ({ id }) => id !== undefined && listAt(index.mentionsOf, id).includes(match.playbook),
      );
      return {
        ...match,
        stems,
        mentioned: new Set(mentioned.map(({ stem }) => stem)),
        position: tokens.findIndex(({ stem }) => stem === stems[0]),
        isLong: counted.size >= MIN_LONG_TEXT,
        fit: goal === '' ? match.precision : isPartOfGoal ? goalPrecision : (goalPrecision + match.precision) / 2,
      };
    });
}
