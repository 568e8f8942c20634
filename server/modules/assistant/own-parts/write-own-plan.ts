import type { PlanInput, WrittenPlan } from '../plan-input.ts';
import { detectLanguage } from '../facts/detect-language.ts';
import { taskMinutes, trimToCapacity } from '../planner/task-size.ts';
import { openDays, weekCapacities } from '../planner/week-capacity.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { planBacklog } from './backlog.ts';
import { describePlan } from './description.ts';
import { writingLanguage } from './language.ts';
import { weightOf } from './line-windows.ts';
import { draftOf } from './own-draft.ts';
import { hasEnoughLines, planLines } from './own-lines.ts';
import { ownNotes } from './own-notes.ts';
import { titleOf, toWeekTask } from './own-task.ts';
import { planLinesByWeek } from './plan-lines.ts';
import { type OwnLine, readLine } from './read-line.ts';

/** Of a line of unknown size, in a plan that may be as short as it needs. */
const USUAL_WORK = 120;

/** A plan for a goal that no playbook fits. It consists of the user's own lines, because we know nothing about their subject. */
export function writeOwnPlan(input: PlanInput): WrittenPlan {
  const written = planLines(input);
  // The lines often say more than a short goal.
  const known = input.language ?? detectLanguage([input.text, ...written].join('\n'));
  const language = writingLanguage(known, written, input.text);
  const today = input.weeks[0]!.from;
  const lines = written.map((line) => readLine(line, language, today));
  const { goals, isCrowded, available } =
    input.structure === 'weekly' ? planWeeks(input, lines, language) : planBacklog(input, lines, language);
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

function planWeeks(input: PlanInput, lines: readonly OwnLine[], language: PlaybookLanguage | null) {
  const dueWeek = ({ day }: OwnLine) => {
    const last = input.weeks.findLastIndex(({ from }) => day !== null && from <= day);
    // A day after the plan does not matter.
    return last === -1 || day! > input.weeks.at(-1)!.to ? null : last;
  };
  const all = weekCapacities(input);
  const capacities = all.slice(0, neededWeeks(input, lines, all, dueWeek));
  const days = openDays(input);
  const { weeks, isCrowded } = planLinesByWeek(lines, { capacities, dueWeek });
  const goals = weeks.map((tasks, week) => ({
    title: titleOf(tasks, language),
    tasks: trimToCapacity(
      tasks.map((task) => toWeekTask(task, days[week]!, language)),
      capacities[week]!,
    ),
  }));
  const { deadline } = input.facts;
  // A plan that may be shorter has no time left.
  const used = deadline !== null || input.hasFixedWeeks ? all : capacities;
  return { goals, isCrowded, available: used.reduce((sum, minutes) => sum + minutes, 0) };
}

/** Up to the deadline, or as the user chose; otherwise as many weeks as the lines need. */
function neededWeeks(
  { facts, hasFixedWeeks }: PlanInput,
  lines: readonly OwnLine[],
  capacities: readonly number[],
  dueWeek: (line: OwnLine) => number | null,
): number {
  const known = lines.every(({ minutes, timesPerWeek }) => minutes !== null && timesPerWeek === null);
  const sessions = lines.reduce((sum, { minutes }) => sum + Math.max(1, Math.floor((minutes ?? 0) / 30)), 0);
  // Lines of known size are not stretched.
  const most = known ? Math.min(capacities.length, sessions) : capacities.length;
  if (facts.deadline !== null || hasFixedWeeks) return most;
  const work = lines.reduce((sum, line) => sum + (line.minutes ?? USUAL_WORK * weightOf(line)), 0);
  let filled = 0;
  const byTime = capacities.findIndex((minutes) => (filled += minutes) >= work) + 1 || capacities.length;
  const others = lines.map((line) => Math.max(line.weeks ?? 1, (dueWeek(line) ?? 0) + 1));
  return Math.min(most, Math.max(byTime, ...others));
}
