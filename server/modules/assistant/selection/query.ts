import { compoundParts } from './compounds.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { Token } from './token.ts';

export interface QueryToken extends Token {
  /** Undefined if no playbook mentions it. */
  readonly id: number | undefined;
  /** How much it counts for a playbook that mentions it, from 0 to 1. */
  readonly value: number;
  /** How much it counts against a playbook that does not mention it. */
  readonly penalty: number;
  /** A part of the compound before it. */
  readonly isPart: boolean;
}

const UNKNOWN_WEIGHT = 4;
const NAME_FACTOR = 0.35;
const NEUTRAL_FACTOR = 0.12;
const ASIDE = { value: 0.9, penalty: 0.75 };
const NEGATED_FACTOR = 0.2;
const PART_FACTOR = 0.6;

/** The different tokens of a text, in order, with the parts of unknown compounds and without the words that are empty in the text's own language. */
export function readQuery(index: PhraseIndex, text: string, emptyWords?: ReadonlySet<string>): QueryToken[] {
  const { ids, weights } = index;
  const tokens = new Map<string, QueryToken>();
  const add = (token: Token, factor: number) => {
    const known = tokens.get(token.stem);
    if (known && (!known.isNegated || token.isNegated)) return;
    const id = ids.get(token.stem);
    // 'in Leeds' is no other goal, even if a playbook mentions Leeds.
    const isDetail = token.isName && (id === undefined || token.isAside);
    const weight = (id === undefined ? UNKNOWN_WEIGHT : weights[id]!) * (isDetail ? NAME_FACTOR : 1);
    tokens.set(token.stem, {
      ...token,
      id,
      isPart: factor < 1,
      value: factor * (token.isAside ? ASIDE.value : 1),
      penalty:
        weight *
        factor *
        (token.isNeutral ? NEUTRAL_FACTOR : 1) *
        (token.isAside ? ASIDE.penalty : 1) *
        (token.isNegated ? NEGATED_FACTOR : 1),
    });
  };
  for (const token of index.tokenize(text)) {
    if (emptyWords?.has(token.stem)) continue;
    add(token, 1);
    if (index.hasCompounds && !ids.has(token.stem))
      for (const stem of compoundParts(token.stem, ids)) add({ ...token, stem }, PART_FACTOR);
  }
  return [...tokens.values()];
}
