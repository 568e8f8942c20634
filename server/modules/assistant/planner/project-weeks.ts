import type { Session } from '../weeks/split-items.ts';
import type { SlotFiller } from './fill-slots.ts';
import { fitToBudget, type ProjectItem } from './fit-project.ts';
import { groupByWeek, neededWeeks } from './group-by-week.ts';
import type { Range } from '../playbooks/playbook.ts';
import type { Stage, Step, WeekPlan, WeekTask } from './plan-stages.ts';
import { splitAtSeams, splitBookings } from './split-clauses.ts';
import { roundSession, trimToCapacity } from './task-size.ts';
import { headClause } from './user-words.ts';
import { joinTasks, MAX_SITTING } from './week-tasks.ts';
import { addWeekly, isDue, splitOffWeekly, withoutWeekly } from './weekly-steps.ts';
import { createWeekTitles } from './week-titles.ts';

export interface ProjectWeeks {
  readonly weeks: readonly WeekPlan[];
  /** Tasks that did not fit. */
  readonly dropped: readonly string[];
  /** Where the plan ends, if it does not reach its last milestone. */
  readonly lastStage: string | null;
}

/** A longer task is spread over several weeks, */
const MAX_SHARE = 0.75;
/** unless the weeks are short, or have time to spare. */
const SHORT_WEEK = 120;
const SLACK = 0.7;

interface ProjectOptions {
  /** Whether the plan may end before its last week if there is nothing left to do. */
  readonly canEndEarly: boolean;
  /** Whether a task is what happens on the user's day. */
  isEvent(text: string): boolean;
}

const totalOf = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0);

/** Every step once, in order, over weeks of at most `capacities` minutes. */
export function planProject(
  stages: readonly Stage[],
  given: readonly number[],
  hours: Range,
  filler: SlotFiller,
  { canEndEarly, isEvent }: ProjectOptions,
): ProjectWeeks {
  const { once, weekly } = splitOffWeekly(stages);
  const isTight = given.reduce((sum, minutes) => sum + minutes, 0) < hours.from * 60;
  const open = isTight ? given : withoutWeekly(given, weekly);
  const { items: fitted, dropped, reached: lastReached } = fitToBudget(once, open, hours, filler);
  const capacities = fitted.every(({ late, title }) => !late || !isEvent(title))
    ? neededWeeks(fitted, open, canEndEarly)
    : open;
  const usual = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)]!;
  const fill = totalOf(fitted.map(({ minutes }) => minutes)) / totalOf(capacities);
  const longest = Math.max(30, usual < SHORT_WEEK || fill < SLACK ? usual : usual * MAX_SHARE);
  const items = splitAtSeams(splitBookings(fitted), longest);
  const { items: ordered, groups } = groupByWeek(items, capacities, longest);
  const titleOf = createWeekTitles();
  const weeksOf = (milestone: number) =>
    [...groups.keys()].filter((week) => groups[week]!.some((session) => session.milestone === milestone));
  const titlesOf = (milestone: number) =>
    groups.map((group) => group.filter((session) => session.milestone === milestone).map(({ title }) => title));
  const seen = new Set<number>();
  const countParts = createPartCounter(groups);
  const counts = new Map<Step, number>();
  const weeks = groups.map((group, week): WeekPlan => {
    const milestones = [...new Set(group.map(({ milestone }) => milestone))];
    const begun = milestones.filter((milestone) => !seen.has(milestone));
    for (const milestone of begun) seen.add(milestone);
    const finished = milestones.filter((milestone) => milestone <= lastReached && weeksOf(milestone).at(-1) === week);
    const tasks = [...new Set(group.map(({ item }) => item))].map((item) => toTask(item, ordered, group, countParts));
    const main = milestones[0]!;
    const [index, of] = [weeksOf(main).indexOf(week), weeksOf(main).length];
    const progress = of > 1 ? index / (of - 1) : 1;
    const all = addWeekly(
      tasks,
      milestones.flatMap((milestone) =>
        weekly[milestone]!.filter(({ text }) => isDue(text, week, titlesOf(milestone))),
      ),
      { capacity: given[week]!, progress, filler, counts },
    );
    return {
      title: titleOf({
        reached: finished.map((milestone) => stages[milestone]!.title),
        towards: stages[main]!.title,
        part: index + 1,
        of: weeksOf(main).length,
      }),
      tasks: trimToCapacity(joinTasks(all), given[week]!),
      resources: begun.flatMap((milestone) => stages[milestone]!.resources),
    };
  });
  return { weeks, dropped, lastStage: lastReached < stages.length - 1 ? stages[lastReached]!.title : null };
}

type PartCounter = (item: number) => { readonly part: number; readonly of: number };

/** Counts the weeks over which an item is spread. */
function createPartCounter(groups: readonly (readonly Session[])[]): PartCounter {
  const totals = new Map<number, number>();
  for (const group of groups) {
    for (const item of new Set(group.map((session) => session.item))) totals.set(item, (totals.get(item) ?? 0) + 1);
  }
  const parts = new Map<number, number>();
  return (item) => {
    parts.set(item, (parts.get(item) ?? 0) + 1);
    return { part: parts.get(item)!, of: totals.get(item)! };
  };
}

function toTask(item: number, items: readonly ProjectItem[], group: readonly Session[], count: PartCounter): WeekTask {
  const { title, sessions: usual, minutes: all, fixed, whole } = items[item]!;
  const minutes = group.filter((session) => session.item === item).reduce((sum, session) => sum + session.minutes, 0);
  const { part, of } = count(item);
  if (fixed && of === 1) return { text: title, sessions: usual, minutes: Math.round(all / usual), fixed };
  if (whole && of === 1) return { text: title, sessions: 1, minutes: roundSession(all) };
  const sittings = Math.ceil(minutes / (of > 1 ? MAX_SITTING / 2 : MAX_SITTING));
  const sessions = usual > 1 ? Math.max(1, Math.round((usual * minutes) / all)) : sittings;
  return { text: nameOfPart(title, part, of), sessions, minutes: roundSession(minutes / sessions) };
}

function nameOfPart(text: string, part: number, of: number): string {
  if (of === 1) return text;
  return `${part === 1 || text.length <= 100 ? text : headClause(text, 100)}, part ${part} of ${of}`;
}
