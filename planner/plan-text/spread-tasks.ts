import type { ArrangedGoal } from './arrangement.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';

/** A task with one of these words is repeated in every week. */
const recurring = lazy(() => {
  const words = anyOf(readLexicon('plan-headings').get('recurring') ?? []);
  return new RegExp(String.raw`${words}|\d ?[x×] ?/`, 'u');
});

/** Distributes tasks over weeks in their order. If there are fewer tasks than weeks, every week gets all of them. */
export function spreadTasks(tasks: ArrangedGoal['tasks'], weeks: number): ArrangedGoal['tasks'][] {
  if (weeks === 1) return [tasks];
  const isOnce = tasks.map(({ title }) => tasks.length >= weeks && !recurring().test(lower(title)));
  const count = isOnce.filter(Boolean).length;
  let position = 0;
  const weekOf = isOnce.map((once) => (once ? Math.floor((position++ * weeks) / count) : undefined));
  return Array.from({ length: weeks }, (_, n) =>
    tasks.filter((_task, t) => weekOf[t] === undefined || weekOf[t] === n),
  );
}
