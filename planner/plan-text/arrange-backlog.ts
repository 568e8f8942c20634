import { limits } from '#domain/limits.ts';
import { type ArrangedGoal, listTexts, type Repairs } from './arrangement.ts';

/** The goals in the order of the text. Long lists are split into several goals, so that no task is lost. */
export function arrangeBacklog(found: readonly ArrangedGoal[], repairs: Repairs): ArrangedGoal[] {
  const goals = found.flatMap(splitGoal);
  const rest = goals.slice(limits.planWeeks);
  if (rest.length > 0)
    repairs.changes.push(`A plan has at most ${limits.planWeeks} goals. ${rest.length} were left out.`);
  for (const goal of rest) repairs.leftOut.push(...listTexts(goal));
  return goals.slice(0, limits.planWeeks);
}

function splitGoal({ title, tasks, resources }: ArrangedGoal): ArrangedGoal[] {
  const count = Math.max(1, Math.ceil(tasks.length / limits.draftTasks));
  const size = Math.ceil(tasks.length / count);
  const name = title || 'To do';
  return Array.from({ length: count }, (_, n) => ({
    title: count === 1 ? name : `${name} (${n + 1} of ${count})`,
    tasks: tasks.slice(n * size, (n + 1) * size),
    resources: n === 0 ? resources : [],
  }));
}
