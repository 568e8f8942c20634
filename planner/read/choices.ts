import type { Found } from '../plan-fields.ts';
import type { Choice } from './lexicon.ts';
import { found, onlyOne, says, type Source, type Token, tokensAround } from './tokens.ts';

/** The one value that the text names. 'Hard' or 'beginner' count only in an answer or alone in its clause, because goals contain them, too. */
export function readChoice<T extends string>(source: Source, choice: Choice, isAnswer: boolean): Found<T> | null {
  const all = source.tokens.flatMap((token, at) => {
    const certain = token.means[choice];
    const possible = token.means[`maybe-${choice}`];
    if (certain === undefined && possible === undefined) return [];
    const clause = tokensAround(source, at, 'clause');
    const isAlone = clause.filter(isWord).length === 1;
    if (clause.some((other) => other !== token && says(other, 'not', 'others'))) return [];
    return certain !== undefined || isAnswer || isAlone ? [found(source, (certain ?? possible) as T, at, at + 1)] : [];
  });
  return onlyOne(all);
}

const isWord = ({ text }: Token) => /[\p{L}\d]/u.test(text);
