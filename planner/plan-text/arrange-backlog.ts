import { limits } from '#domain/limits.ts';
import type { FoundGoal } from './read-plan.ts';
import type { ArrangedGoal, Arrangement } from './arrangement.ts';

/** The goals in the order of the text. Long lists are split into several goals, so that no task is lost. */
export function arrangeBacklog(found: readonly FoundGoal[]): Arrangement {
  const goals = found.flatMap(splitGoal);
  const rest = goals.slice(limits.planWeeks);
  return {
    goals: goals.slice(0, limits.planWeeks),
    leftOut: rest.flatMap(({ title, tasks }) => [title, ...tasks]),
    changes: rest.length > 0 ? [`A plan has at most ${limits.planWeeks} goals. ${rest.length} were left out.`] : [],
  };
}

function splitGoal({ title, tasks, resources }: FoundGoal): ArrangedGoal[] {
  const count = Math.max(1, Math.ceil(tasks.length / limits.draftTasks));
  const size = Math.ceil(tasks.length / count);
  const name = title || 'To do';
  return Array.from({ length: count }, (_, n) => ({
    title: count === 1 ? name : `${name} (${n + 1} of ${count})`,
    tasks: tasks.slice(n * size, (n + 1) * size).map((task) => task.title),
    resources: n === 0 ? resources : [],
  }));
}
