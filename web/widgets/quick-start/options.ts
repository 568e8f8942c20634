import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { createRanker } from '#domain/search/search-rank.ts';
import { compareNames, createMatcher } from '#domain/search/search.ts';

export interface GoalOption {
  readonly goal: Goal;
  readonly focusAreaName: string;
  readonly isRunning: boolean;
}

export interface QuickStartOptions {
  /** Active goals, best match first. */
  readonly goals: readonly GoalOption[];
  /** The title of the goal to create; undefined if one of that name exists or nothing was typed. */
  readonly newTitle: string | undefined;
  /** The index of the option that Enter chooses; the option to create comes after all goals. */
  readonly preferredIndex: number;
}

/** Typing another letter narrows the list down. */
const MAX_OPTIONS = 8;

/** The options for a typed text. Enter prefers a goal only if a word of its title begins with the text. */
export function buildOptions(
  text: string,
  areas: readonly FocusAreaWithGoals[],
  running: ReadonlySet<string>,
): QuickStartOptions {
  const title = text.trim();
  const matches = createMatcher(title);
  const rank = createRanker(title);
  const hasSameTitle = (other: string) => other.toLowerCase() === title.toLowerCase();
  const order = (option: GoalOption) => {
    if (title === '') return option.isRunning ? 0 : option.goal.isFavorite ? 1 : 2;
    return hasSameTitle(option.goal.title) ? -1 : rank(option.goal.title);
  };
  const goals = areas
    .flatMap(({ name, goals: areaGoals }) =>
      areaGoals.map((goal) => ({ goal, focusAreaName: name, isRunning: running.has(goal._id) })),
    )
    .filter(({ goal, focusAreaName }) => goal.status === 'Active' && matches(`${goal.title} ${focusAreaName}`))
    .toSorted((a, b) => order(a) - order(b) || compareNames(a.goal.title, b.goal.title))
    .slice(0, MAX_OPTIONS);
  const best = goals[0];
  const exists = best !== undefined && hasSameTitle(best.goal.title);
  const newTitle = title === '' || exists ? undefined : title;
  const prefersGoal = best !== undefined && (newTitle === undefined || rank(best.goal.title) < 2);
  return { goals, newTitle, preferredIndex: prefersGoal || newTitle === undefined ? 0 : goals.length };
}
