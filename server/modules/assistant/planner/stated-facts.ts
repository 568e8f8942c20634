import type { Facts } from '#domain/assistant/facts.ts';
import type { PlanInput } from '../plan-input.ts';
import { contentStems, stemsOf } from './user-words.ts';

/** Money that may be spent, unlike money that is hoped for or owed. */
const spendingPattern =
  /budget|at most|max(?:imum|\.)?\b|no more than|not more than|up to|spend|afford|under|less than|limit|cost|höchstens|maximal|ausgeben|presupuesto|máximo|gastar|dépenser|au plus|orçamento|予算|以内|まで/i;

/** Experience with something else does not shorten the beginnings of a goal that is new. */
const newPattern = /\b(?:zero|no|without any|hardly any|little) (?:\w+ ){0,2}(?:background|experience|knowledge)\b/i;

/**
 * A number, a person or a place in a story may have nothing to do with the goal: whom the user mentions does not have to help them. So only
 * what the goal itself says, or what the user has typed into a chip, stands in sentences of the playbook.
 */
export function withStatedFacts(input: PlanInput): PlanInput {
  const { facts, text } = input;
  const isIn = (words: string, place: string) => {
    const stems = new Set(stemsOf(place));
    const wanted = contentStems(words);
    return (
      place.toLowerCase().includes(words.toLowerCase()) || (wanted.length > 0 && wanted.every((s) => stems.has(s)))
    );
  };
  const isStated = (key: keyof Facts, words: string) =>
    input.corrected?.includes(key) || isIn(words, facts.goal) || !isIn(words, text);
  const stated = (key: 'amount' | 'person' | 'place') => {
    const value = facts[key];
    return value !== null && isStated(key, value) ? value : null;
  };
  const { count, budget, level } = facts;
  const isNew = level === 'advanced' && !input.corrected?.includes('level') && newPattern.test(text);
  return {
    ...input,
    facts: {
      ...facts,
      level: isNew ? null : level,
      amount: stated('amount'),
      person: stated('person'),
      place: stated('place'),
      count: count !== null && isStated('count', count.of) ? count : null,
      budget: budget !== null && (isStated('budget', budget) || isSpending(text, budget)) ? budget : null,
    },
  };
}

const isSpending = (text: string, budget: string) =>
  text.split(/(?<=[.!?。])\s*/).some((sentence) => sentence.includes(budget) && spendingPattern.test(sentence));
