import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { SlotFiller } from './fill-slots.ts';
import { fitToBudget } from './fit-project.ts';
import type { Range } from '../playbooks/playbook.ts';
import type { Stage, WeekPlan } from './plan-stages.ts';
import type { ProjectWeeks } from './project-weeks.ts';
import { roundSession } from './task-size.ts';
import { createWeekTitles } from './week-titles.ts';

/** The steps of a project by milestone, at the user's own pace. */
export function planBacklog(
  stages: readonly Stage[],
  capacities: readonly number[],
  hours: Range,
  filler: SlotFiller,
): ProjectWeeks {
  const { items, dropped, reached } = fitToBudget(stages, capacities, hours, filler);
  const titleOf = createWeekTitles();
  const weeks = stages.flatMap((stage, milestone): WeekPlan[] => {
    const own = items.filter((item) => item.milestone === milestone);
    const groups = divide(own, Math.ceil(own.length / tasksPerWeek.max));
    return groups.map((group, n) => ({
      title: titleOf({
        reached: n === groups.length - 1 && milestone <= reached ? [stage.title] : [],
        towards: stage.title,
        part: n + 1,
        of: groups.length,
        count: `${n + 1} of ${groups.length}`,
      }),
      tasks: group.map(({ title, minutes }) => ({ text: title, sessions: 1, minutes: roundSession(minutes) })),
      resources: n === 0 ? stage.resources : [],
    }));
  });
  return { weeks, dropped, lastStage: reached < stages.length - 1 ? stages[reached]!.title : null };
}

function divide<T>(list: readonly T[], groups: number): T[][] {
  return Array.from({ length: groups }, (_, n) =>
    list.slice(Math.round((n * list.length) / groups), Math.round(((n + 1) * list.length) / groups)),
  );
}
