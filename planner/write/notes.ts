import { formatDuration } from '#domain/duration/format-duration.ts';
import type { Playbook, Range } from '../library/playbook.ts';
import type { PlanFields } from '../plan-fields.ts';
import { formatDay } from './slots.ts';
import type { Step } from './stage.ts';
import { list, nameTask } from './text.ts';

const MOST_NAMED = 3;
/** Shortening by less than this is not worth a word. */
const SHORT = 0.95;

/** What was made smaller, for 'Done when'. Empty if nothing was. */
export function smallerParts(dropped: readonly Step[], factor: number): string {
  const named = dropped
    .filter(({ optional }) => !optional)
    .slice(0, MOST_NAMED)
    .map(nameTask);
  const others = dropped.length - named.length;
  const kind = named.length > 0 ? 'more' : 'optional';
  const left = others > 0 ? [...named, `${others} ${kind} ${others === 1 ? 'task' : 'tasks'}`] : named;
  return list([
    ...(left.length > 0 ? [`${list(left)} ${dropped.length === 1 ? 'is' : 'are'} left out`] : []),
    ...(factor < SHORT ? [`tasks take about ${Math.max(5, Math.round(factor * 20) * 5)} % of their usual time`] : []),
  ]);
}

/** Why the plan is smaller than usual; empty if it is not. */
export const smallerNote = (parts: string, minutes: number) =>
  parts === ''
    ? ''
    : `To fit into about ${formatDuration(minutes > 120 ? Math.round(minutes / 60) * 60 : minutes)}, ${parts}.`;

/** If there is far less time than others need: a project takes hours, and a practice weeks, however many hours they have. */
export function usualNote({ hours, weeks }: Playbook, minutes: number, weekCount: number): string {
  const inWords = ({ from, to }: Range) => (from === to ? String(from) : `${from} to ${to}`);
  if (weeks === null) return minutes < hours.from * 60 ? `This usually takes ${inWords(hours)} h.` : '';
  if (weekCount >= weeks.from) return '';
  return `This usually takes ${inWords(weeks)} weeks: go on with the last steps afterwards.`;
}

/** What is unusual about the weeks. The draft itself says which weeks at its end are spare. */
export function weekNotes(isSpare: readonly boolean[], { deadline, weeks }: PlanFields, today: string): string[] {
  const isPast = deadline !== null && deadline < weeks[0]!.from;
  const gap = isSpare.indexOf(true);
  return [
    ...(isPast
      ? [
          `Your deadline, ${formatDay(deadline, today)}, is before the first day of the plan, so everything is planned in week 1.`,
        ]
      : []),
    ...(gap !== -1 && gap < isSpare.lastIndexOf(false)
      ? ['A week in between has no tasks, because the others are tied to their dates or seasons.']
      : []),
  ];
}
