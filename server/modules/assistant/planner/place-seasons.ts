import type { PlanInput } from '../plan-input.ts';
import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { WeekPlan, WeekTask } from './plan-stages.ts';
import { isInMonths, monthsOf } from './season-of-task.ts';
import { taskMinutes } from './task-size.ts';
import { headClause } from './user-words.ts';

interface SeasonWeeks {
  readonly weeks: readonly WeekPlan[];
  /** What belongs to a season after the last week. */
  readonly later: readonly string[];
}

/** Weeks that become empty end the plan earlier, so that others may get another season. */
const MAX_ROUNDS = 3;

/** Moves tasks whose text names a season or a month into it, and takes out those whose season is after the last week. */
export function placeSeasons(given: readonly WeekPlan[], input: PlanInput, capacities: readonly number[]): SeasonWeeks {
  let weeks = given;
  const later = new Set<string>();
  if (input.structure !== 'weekly') return { weeks, later: [] };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const placed = placeOnce(weeks, input, capacities);
    for (const text of placed.later) later.add(text);
    if (placed.weeks.length === weeks.length) return { weeks: placed.weeks, later: [...later] };
    weeks = placed.weeks;
  }
  return { weeks, later: [...later] };
}

function placeOnce(weeks: readonly WeekPlan[], input: PlanInput, capacities: readonly number[]): SeasonWeeks {
  const result = weeks.map((week) => ({ ...week, tasks: [...week.tasks] }));
  const later: string[] = [];
  for (const [from, { tasks }] of weeks.entries()) {
    for (const task of tasks) {
      const months = task.fixed ? null : monthsOf(task.text);
      if (months === null || isInMonths(months, input.weeks[from]!)) continue;
      const own = result[from]!.tasks;
      // With a deadline, the other weeks keep their dates.
      if (own.length === 1 && (input.facts.deadline !== null || result.every((w) => w.tasks.length <= 1))) continue;
      own.splice(own.indexOf(task), 1);
      const target = result.find(
        (week, n) => n > from && isInMonths(months, input.weeks[n]!) && hasRoom(week.tasks, task, capacities[n]!),
      );
      if (target) target.tasks.push(task);
      else later.push(headClause(task.text.replace(/, part \d+ of \d+$/, '')));
    }
  }
  return { weeks: result.filter(({ tasks }) => tasks.length > 0), later: [...new Set(later)] };
}

const hasRoom = (tasks: readonly WeekTask[], task: WeekTask, capacity: number) =>
  tasks.length < tasksPerWeek.max &&
  tasks.every(({ text }) => text !== task.text) &&
  [...tasks, task].reduce((sum, other) => sum + taskMinutes(other), 0) <= capacity;
