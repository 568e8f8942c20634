import type { PlanStructure } from '#domain/action-plan.ts';
import { minutesOfTasks } from '#domain/task-minutes.ts';
import { minutesInWords } from '#domain/duration.ts';
import { timeOfWeek } from '#web/parts/plan/plan-words.ts';
import type { EditedGoal } from './draft-edits.ts';

/** 'Week 3', or 'Goal 3' where there are no weeks. */
export function goalName(structure: PlanStructure, at: number): string {
  return `${structure === 'weekly' ? 'Week' : 'Goal'} ${at + 1}`;
}

export interface GoalSize {
  /** '5 tasks · 3 h 35 min of 4 h' */
  readonly words: string;
  /** By how much more than the hours of a week that is: '20 min over'. */
  readonly over: string | undefined;
}

/** How much a goal asks for, as far as its tasks say so; of a weekly plan, beside the hours that a week has. */
export function goalSize({ tasks }: EditedGoal, structure: PlanStructure, weeklyHours: number): GoalSize {
  const minutes = minutesOfTasks(tasks);
  const counted = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;
  if (minutes === 0) return { words: counted, over: undefined };
  if (structure !== 'weekly') return { words: `${counted} · ${minutesInWords(minutes)}`, over: undefined };
  const available = weeklyHours * 60;
  return {
    words: `${counted} · ${timeOfWeek(minutes, weeklyHours)}`,
    over: minutes > available ? `${minutesInWords(minutes - available)} over` : undefined,
  };
}
