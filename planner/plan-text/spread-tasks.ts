import type { ArrangedGoal } from './arrangement.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';

/** What is done again and again belongs into every week. */
const recurring = lazy(() => {
  const words = anyOf(readLexicon('plan-headings').get('recurring') ?? []);
  return new RegExp(String.raw`${words}|\d ?[x×] ?/`, 'u');
});

/**
 * Distributes the tasks of several weeks in their order. A list with fewer tasks than weeks is a routine, of which every week
 * gets everything.
 */
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
