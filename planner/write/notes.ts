import { formatDuration } from '#domain/duration/format-duration.ts';
import type { Playbook } from '../library/playbook.ts';
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
export function smallerNote(parts: string, playbook: Playbook | null, minutes: number): string {
  if (parts === '') return '';
  const isFarLess = playbook !== null && minutes < playbook.hours.from * 60;
  const usual = isFarLess ? `, though this usually takes ${usualHours(playbook)}` : '';
  return `To fit into about ${formatDuration(roundHours(minutes))}, ${parts}${usual}.`;
}

const roundHours = (minutes: number) => (minutes > 120 ? Math.round(minutes / 60) * 60 : minutes);
const usualHours = ({ hours: { from, to } }: Playbook) => (from === to ? `${from} h` : `${from} to ${to} h`);

/** What is unusual about the weeks. The draft itself says which weeks at its end are spare. */
export function weekNotes(isSpare: readonly boolean[], { deadline, weeks }: PlanFields, today: string): string[] {
  const last = isSpare.lastIndexOf(false);
  const gap = isSpare.indexOf(true);
  return [
    ...(deadline !== null && deadline < weeks[0]!.from
      ? [
          `Your deadline, ${formatDay(deadline, today)}, is before the first day of the plan, so everything is planned in week 1.`,
        ]
      : []),
    ...(gap !== -1 && gap < last
      ? ['A week in between has no tasks, because the others are tied to their dates or seasons.']
      : []),
  ];
}

/** A practice takes its time, however many hours a week has. */
export function paceNote(playbook: Playbook | null, weeks: number): string {
  if (!playbook?.weeks || weeks >= playbook.weeks.from) return '';
  const { from, to } = playbook.weeks;
  return `This usually takes ${from === to ? from : `${from} to ${to}`} weeks. In ${weeks === 1 ? 'one week' : `${weeks} weeks`} the steps are steep: go on with the last ones afterwards.`;
}
