import { addDays } from '#domain/calendar/calendar.ts';
import { type PlanWeek, planWeeks, weeksUntil } from '#domain/assistant/plan-weeks.ts';
import type { PlanInput, WrittenPlan } from '../plan-input.ts';
import { detectLanguage } from '../facts/detect-language.ts';
import { taskMinutes, trimToCapacity } from '../planner/task-size.ts';
import { openDays, weekCapacities } from '../planner/week-capacity.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { planBacklog } from './backlog.ts';
import { describePlan } from './description.ts';
import { writingLanguage } from './language.ts';
import { isEvent } from './line-work.ts';
import { draftOf } from './own-draft.ts';
import { hasEnoughLines, planLines } from './own-lines.ts';
import { ownNotes } from './own-notes.ts';
import { titleOf, toWeekTask } from './own-task.ts';
import { type LineTask, planLinesByWeek } from './plan-lines.ts';
import { type OwnLine, readLine } from './read-line.ts';

/** If it recurs without an end. */
const USUAL_WEEKS = 4;
/** So many days of a week are enough to finish something. */
const MIN_DAYS = 3;
const DAYS_AFTER = 7;

/** A plan for a goal that no playbook fits. It consists of the user's own lines, because we know nothing about their subject. */
export function writeOwnPlan(input: PlanInput): WrittenPlan {
  const written = planLines(input);
  // The lines often say more than a short goal.
  const known = input.language ?? detectLanguage([input.text, ...written].join('\n'));
  const language = writingLanguage(known, written, input.text);
  const today = input.weeks[0]!.from;
  const lines = written.map((line) => readLine(line, language, today));
  const { goals, isCrowded, available } =
    input.structure === 'weekly' ? planByWeek(input, lines, language) : planBacklog(input, lines, language);
  const planned = goals.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + taskMinutes(task), 0);
  return {
    draft: draftOf(input, goals, language === null ? '' : describePlan(input, written, language)),
    notes: ownNotes({
      language: language ?? 'en',
      hasEnoughLines: hasEnoughLines(input),
      isCrowded,
      planned,
      available,
    }),
  };
}

function planByWeek(given: PlanInput, read: readonly OwnLine[], language: PlaybookLanguage | null) {
  const input = longEnough(given, read);
  const lines = withFinalEvent(read, input.facts.deadline);
  const { facts, weeks } = input;
  const isFixed = input.hasFixedWeeks === true;
  const isOpen = facts.deadline === null && !isFixed;
  const dueWeek = (line: OwnLine) => weekOf(line, weeks);
  const all = weekCapacities(input);
  const capacities = isFixed ? all : all.slice(0, endOf(lines, dueWeek) ?? all.length);
  const days = openDays(input);
  const planned = planLinesByWeek(lines, {
    capacities,
    dueWeek,
    isOpen,
    isFixed,
    dividesAll: !hasEnoughLines(input),
  });
  const length = isOpen ? openLength(planned.weeks, lines) : planned.weeks.length;
  const goals = planned.weeks.slice(0, length).map((tasks, week) => ({
    title: titleOf(tasks, language),
    tasks: trimToCapacity(
      tasks.map((task) => toWeekTask(task, days[week]!, language)),
      capacities[week]!,
    ),
  }));
  // A plan that may be shorter has no time left.
  const used = isOpen ? capacities.slice(0, goals.length) : all;
  return { goals, isCrowded: planned.isCrowded, available: used.reduce((sum, minutes) => sum + minutes, 0) };
}

/** The dates of the lines are the only ones there are, if the goal has none. */
function longEnough(input: PlanInput, lines: readonly OwnLine[]): PlanInput {
  const last = lines.reduce<string | null>(
    (latest, { day }) => (day !== null && day > (latest ?? '') ? day : latest),
    null,
  );
  if (last === null || input.facts.deadline !== null || input.hasFixedWeeks || last <= input.weeks.at(-1)!.to)
    return input;
  const start = input.weeks[0]!.from;
  return { ...input, weeks: planWeeks(start, weeksUntil(start, addDays(last, 1)).length, null) };
}

/** A concert at the end of the lines is on the day of the goal. */
function withFinalEvent(lines: readonly OwnLine[], deadline: string | null): readonly OwnLine[] {
  const last = lines.findLast(({ timesPerWeek }) => timesPerWeek === null);
  if (deadline === null || last === undefined || last.day !== null || !isEvent(last.text)) return lines;
  return lines.map((line) => (line === last ? { ...line, day: deadline, when: 'on' } : line));
}

/** The week of the day of a line, or the last one in which there is still time for it. */
function weekOf({ day, when }: OwnLine, weeks: readonly PlanWeek[]): number | null {
  // A deadline on the day after the last week is that day. A later one does not matter.
  if (day === null || day > addDays(weeks.at(-1)!.to, DAYS_AFTER)) return null;
  const needed = when === 'on' ? 0 : MIN_DAYS;
  return Math.max(
    0,
    weeks.findLastIndex(({ from }) => addDays(from, needed) <= day),
  );
}

/** If the last line has a date, everything is done by then. */
function endOf(lines: readonly OwnLine[], dueWeek: (line: OwnLine) => number | null): number | null {
  const once = lines.filter(({ timesPerWeek }) => timesPerWeek === null);
  const last = once.at(-1);
  if (last === undefined || dueWeek(last) === null) return null;
  return Math.max(...once.map((line) => (dueWeek(line) ?? -1) + 1), ...lines.map((line) => line.weeks ?? 0));
}

/** What recurs does not prolong a plan beyond what it needs. */
function openLength(weeks: readonly (readonly LineTask[])[], lines: readonly OwnLine[]): number {
  const once = weeks.findLastIndex((tasks) => tasks.some(({ times }) => times === null)) + 1;
  const recurring = lines.filter(({ timesPerWeek }) => timesPerWeek !== null);
  return Math.max(once, ...recurring.map((line) => line.weeks ?? USUAL_WEEKS));
}
