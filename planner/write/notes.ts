import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import type { Playbook } from '../library/playbook.ts';
import type { PlanFields } from '../plan-fields.ts';
import { isFor } from './outline.ts';
import { formatDay } from './slots.ts';
import { type Scope, type Stage, type Step, stepMinutes, sum, taskMinutes, type WeekTask } from './stage.ts';
import { list, nameTask } from './text.ts';

const DAY_MS = 86_400_000;
const MOST_NAMED = 3;
/** Shortening by less than this is not worth a word. */
const SHORT = 0.95;

/** What was made smaller to fit; empty if nothing was. */
export function smallerNote(dropped: readonly Step[], factor: number, minutes: number): string {
  const named = dropped
    .filter(({ optional }) => !optional)
    .slice(0, MOST_NAMED)
    .map(nameTask);
  const others = dropped.length - named.length;
  const kind = named.length > 0 ? 'more' : 'optional';
  const left = others > 0 ? [...named, `${others} ${kind} ${others === 1 ? 'task' : 'tasks'}`] : named;
  const parts = list([
    ...(left.length > 0 ? [`${list(left)} ${dropped.length === 1 ? 'is' : 'are'} left out`] : []),
    ...(factor < SHORT ? [`tasks take about ${Math.max(5, Math.round(factor * 20) * 5)} % of their usual time`] : []),
  ]);
  const time = formatDuration(minutes > 120 ? Math.round(minutes / 60) * 60 : minutes);
  return parts === '' ? '' : `To fit into about ${time}, ${parts}.`;
}

/**
 * If there is far less time than others need for the milestones that are open: a project takes hours, and a practice
 * weeks, however many hours they have.
 */
export function usualNote(playbook: Playbook, stages: readonly Stage[], scope: Scope): string {
  const work = (milestones: readonly Pick<Stage, 'share'>[]) => sum(milestones.map(({ share }) => share ?? 1));
  const all = work(playbook.milestones.filter(isFor(scope.fields.level)));
  const open = Math.min(1, work(stages.filter(({ line }) => !line)) / all);
  const { from, to } = playbook.weeks ?? playbook.hours;
  const [least, most] = [from, to].map((figure) => Math.max(1, Math.round(figure * open))) as [number, number];
  const usual = `This usually takes ${least === most ? least : `${least} to ${most}`}`;
  if (playbook.weeks === null) return sum(scope.capacities) < least * 60 ? `${usual} h.` : '';
  return scope.weeks.length < least ? `${usual} weeks: go on with the last steps afterwards.` : '';
}

/** A deadline that is not within the plan. */
export function deadlineNote({ deadline, weeks }: PlanFields, today: string): string {
  if (deadline === null) return '';
  const start = weeks[0]!.from;
  const day = `Your deadline, ${formatDay(deadline, today)},`;
  if (deadline < start) return `${day} is before the first day of the plan, so everything is planned in week 1.`;
  const days = (Date.parse(deadline) - Date.parse(weeks.at(-1)!.to)) / DAY_MS;
  // One or two days more are not worth a week.
  const later = Math.ceil((days - 2) / 7);
  if (later <= 0) return '';
  const count = weeks.length + later;
  const offer = count <= limits.planWeeks ? ` Choose ${count} weeks to plan up to it.` : '';
  return `${day} is ${later} ${later === 1 ? 'week' : 'weeks'} after this plan ends.${offer}`;
}

/** Which of the user's own sizes and dates the plan could not keep. */
export function ownLineNotes(stages: readonly Stage[], planned: readonly (readonly WeekTask[])[], { weeks }: Scope) {
  const own = stages.filter(({ line }) => line);
  const isShorter = ({ title, line, steps: [step] }: Stage) => {
    const inWeeks = planned
      .map((tasks) => tasks.filter(({ stage }) => stage.title === title))
      .filter((some) => some[0]);
    const expected = stepMinutes(step!) * (line!.weekly ? inWeeks.length : 1);
    return line!.minutes !== null && sum(inWeeks.flat().map(taskMinutes)) < expected;
  };
  const isOutside = ({ line }: Stage) =>
    line!.day !== null && (line!.day < weeks[0]!.from || line!.day > weeks.at(-1)!.to);
  const say = (words: string, lines: readonly Stage[]) =>
    lines.length === 0 ? [] : [`${words}: ${list(lines.map(({ title }) => `“${title}”`))}.`];
  return [
    ...say('Shorter than you wrote, because the weeks are full', own.filter(isShorter)),
    ...say('On a day outside the weeks of this plan', own.filter(isOutside)),
  ];
}
