import type { Effort } from '#domain/assistant/brief.ts';
import type { Level } from '#domain/assistant/levels.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import type { Found } from '../plan-fields.ts';
import { found, says, type Source, type Token, tokensAround } from './tokens.ts';

type Choice = 'effort' | 'structure' | 'level';

export const readEffort = (source: Source, isAnswer: boolean) => readChoice<Effort>(source, 'effort', isAnswer);
export const readStructure = (source: Source, isAnswer: boolean) =>
  readChoice<PlanStructure>(source, 'structure', isAnswer);
export const readLevel = (source: Source, isAnswer: boolean) => readChoice<Level>(source, 'level', isAnswer);

/** The one value that the text names. 'Hard' or 'beginner' count only in an answer or alone in its clause, because goals contain them, too. */
function readChoice<T extends string>(source: Source, choice: Choice, isAnswer: boolean): Found<T> | null {
  const all = source.tokens.flatMap((token, at) => {
    const certain = token.means[choice];
    const possible = token.means[`maybe-${choice}`];
    if (certain === undefined && possible === undefined) return [];
    const clause = tokensAround(source, at, 'clause');
    const isAlone = clause.filter(isWord).length === 1;
    if (clause.some((other) => other !== token && says(other, 'not', 'others'))) return [];
    return certain !== undefined || isAnswer || isAlone ? [found(source, (certain ?? possible) as T, at, at + 1)] : [];
  });
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0]! : null;
}

const isWord = ({ text }: Token) => /[\p{L}\d]/u.test(text);
