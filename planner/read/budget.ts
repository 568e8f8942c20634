import type { Found } from '../plan-fields.ts';
import { found, onlyOne, says, type Source, tokensAround } from './tokens.ts';

/** How far before a sum its limit can be: 'at most about 900 euros'. */
const MAX_DISTANCE = 4;
const WORD = /^[\p{L}%]/u;

/** The most that it may cost, as written: 'at most €900', 'under 200 pounds'. Other sums are prices, wages or the goal itself. */
export function readBudget(source: Source): Found<string> | null {
  const budgets = source.tokens.flatMap((token, at) => {
    if (!says(token, 'number', 'currency')) return [];
    const limit = limitBefore(source, at);
    const end = sumEnd(source, at, limit !== null && says(source.tokens[limit], 'budget'));
    if (end === null || (limit === null && !says(source.tokens[end], 'limit-after', 'budget'))) return [];
    if (tokensAround(source, at, 'clause').some((other) => says(other, 'not-budget'))) return [];
    const wordsEnd = says(source.tokens[end], 'limit-after') ? end + 1 : end;
    return [{ value: found(source, null, at, end).words, words: found(source, null, limit ?? at, wordsEnd).words }];
  });
  return onlyOne(budgets);
}

/** The end of '€900', '1,200 euros' or '£40 a month'; next to the word 'budget', of any number that counts nothing else. */
function sumEnd({ tokens }: Source, at: number, isBudget: boolean): number | null {
  const isAhead = says(tokens[at], 'currency');
  const number = isAhead ? at + 1 : at;
  if (!says(tokens[number], 'number') || (!isAhead && says(tokens[at - 1], 'currency'))) return null;
  let end = number + 1;
  while (says(tokens[end], 'thousand', 'filler')) end += 1;
  const isMoney = says(tokens[end], 'currency');
  if (isMoney) end += 1;
  else end = says(tokens[number + 1], 'thousand') ? number + 2 : number + 1;
  const isSum =
    isAhead || isMoney || (isBudget && !says(tokens[end], 'unit', 'session') && !WORD.test(tokens[end]?.text ?? ''));
  return isSum ? end + (says(tokens[end], 'per') ? 1 : 0) : null;
}

function limitBefore({ tokens }: Source, at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - MAX_DISTANCE); before--) {
    const token = tokens[before]!;
    if (says(token, 'limit', 'budget')) return before;
    if (!token.isKnown && token.text !== ':') return null;
  }
  return null;
}
