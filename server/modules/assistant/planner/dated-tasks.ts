import { addDays } from '#domain/calendar/calendar.ts';
import type { PlanInput } from '../plan-input.ts';
import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { formatDeadline } from './fill-slots.ts';
import { reachesDeadline } from './last-day.ts';
import type { WeekPlan, WeekTask } from './plan-stages.ts';
import { isEvent } from './reach.ts';
import { taskMinutes } from './task-size.ts';

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const leadPattern = /\b(?<number>\d+|the|a|[a-z]+) (?<unit>day|week|month)s? (?:before|ahead of) $/i;

interface DatedWeeks {
  readonly weeks: readonly WeekPlan[];
  /** What is done on the user's day, if the plan ends earlier. */
  readonly later: readonly string[];
}

/** Puts tasks whose text names a day into the week of that day, and takes out those that come after the last week. */
export function placeDated(weeks: readonly WeekPlan[], input: PlanInput, capacities: readonly number[]): DatedWeeks {
  const { deadline } = input.facts;
  if (deadline === null || input.structure !== 'weekly') return { weeks, later: [] };
  const date = formatDeadline(deadline, input.weeks[0]?.from);
  const placed = moveToLead(weeks, input, { capacities, deadline, date });
  if (reachesDeadline(deadline, input.weeks[weeks.length - 1]!.to)) return { weeks: placed, later: [] };
  const onDate = new RegExp(`\\bon ${date}`, 'i');
  const isLater = ({ text }: WeekTask) => onDate.test(text) && isEvent(text, input);
  // A test of oneself need not wait for the last day.
  const undated = (task: WeekTask) =>
    isLater(task) ? task : { ...task, text: task.text.replace(new RegExp(`,? on ${date}`, 'i'), '') };
  const later = placed.flatMap(({ tasks }) => tasks.filter(isLater).map(({ text }) => text));
  const rest = placed.map((week) => ({ ...week, tasks: week.tasks.filter((task) => !isLater(task)).map(undated) }));
  const last = rest.findLastIndex(({ tasks }) => tasks.length > 0);
  if (last === -1 || rest.slice(0, last).some(({ tasks }) => tasks.length === 0)) return { weeks: placed, later: [] };
  return { weeks: rest.slice(0, last + 1), later };
}

interface Lead {
  readonly capacities: readonly number[];
  readonly deadline: string;
  readonly date: string;
}

/** 'Announce it three weeks before 12 June' belongs to the week three weeks before, if it has room. */
function moveToLead(weeks: readonly WeekPlan[], input: PlanInput, { capacities, deadline, date }: Lead): WeekPlan[] {
  const result = weeks.map((week) => ({ ...week, tasks: [...week.tasks] }));
  for (const [from, { tasks }] of weeks.entries()) {
    for (const task of tasks) {
      const days = leadDays(task.text, date);
      if (days === null) continue;
      const day = addDays(deadline, -days);
      const to = input.weeks.findIndex((week) => week.from <= day && day <= week.to);
      if (to === from) continue;
      const own = result[from]!.tasks;
      const target = result[to];
      const used = (target?.tasks ?? []).reduce((sum, other) => sum + taskMinutes(other), 0);
      const hasRoom = used + taskMinutes(task) <= (capacities[to] ?? 0);
      if (target && hasRoom && own.length > 1 && target.tasks.length < tasksPerWeek.max) {
        own.splice(own.indexOf(task), 1);
        target.tasks.push(task);
      } else own.splice(own.indexOf(task), 1, { ...task, text: withoutLead(task.text, date) });
    }
  }
  return result;
}

/** 'Order copies three weeks before 20 June, and …' → 'Order copies, and …' */
const withoutLead = (text: string, date: string) =>
  text.replace(new RegExp(`,? (?:\\d+|the|a|[a-z]+) (?:day|week|month)s? (?:before|ahead of) ${date}`, 'i'), '');

function leadDays(text: string, date: string): number | null {
  const at = text.indexOf(date);
  const groups = at === -1 ? undefined : leadPattern.exec(text.slice(0, at))?.groups;
  if (!groups) return null;
  const word = groups['number']!.toLowerCase();
  const number = /^\d/.test(word) ? Number(word) : /^(?:the|a)$/.test(word) ? 1 : numbers.indexOf(word) + 1;
  return number < 1 ? null : number * daysIn[groups['unit']!.toLowerCase()]!;
}
