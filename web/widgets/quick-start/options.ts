import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { ranker } from '#domain/search-rank.ts';
import { byName, searcher } from '#domain/search.ts';

export interface GoalOption {
  readonly goal: Goal;
  readonly area: string;
  readonly isRunning: boolean;
}

export interface Options {
  /** Active goals, best match first. */
  readonly goals: readonly GoalOption[];
  /** The title of the goal that can be created; undefined if there is one of that name, or nothing was typed. */
  readonly newTitle: string | undefined;
  /** The index of what Enter does: a goal, or the creation, which comes after all goals. */
  readonly preferred: number;
}

/** More than fit on a screen: another letter finds the rest. */
const SHOWN = 8;

/** What can be started for a text. Enter prefers a goal only if a word of its title begins with the text. */
export function optionsFor(text: string, areas: readonly FocusAreaWithGoals[], running: ReadonlySet<string>): Options {
  const title = text.trim();
  const isFound = searcher(title);
  const rank = ranker(title);
  const sameAs = (other: string) => other.toLowerCase() === title.toLowerCase();
  const order = (option: GoalOption) => {
    if (title === '') return option.isRunning ? 0 : option.goal.isFavorite ? 1 : 2;
    return sameAs(option.goal.title) ? -1 : rank(option.goal.title);
  };
  const goals = areas
    .flatMap(({ name, goals: ofArea }) =>
      ofArea.map((goal) => ({ goal, area: name, isRunning: running.has(goal._id) })),
    )
    .filter(({ goal, area }) => goal.status === 'Active' && isFound(`${goal.title} ${area}`))
    .toSorted((a, b) => order(a) - order(b) || byName(a.goal.title, b.goal.title))
    .slice(0, SHOWN);
  const best = goals[0];
  const isSame = best !== undefined && sameAs(best.goal.title);
  const newTitle = title === '' || isSame ? undefined : title;
  const prefersGoal = best !== undefined && (newTitle === undefined || rank(best.goal.title) < 2);
  return { goals, newTitle, preferred: prefersGoal || newTitle === undefined ? 0 : goals.length };
}
