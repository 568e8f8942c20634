import type { ReplanDraft } from '#contract/replans.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { formatWeeks } from '../schedule-labels.ts';

type DraftKind = ReplanDraft['kind'];

export const draftLabels: Readonly<Record<DraftKind, string>> = {
  shift: 'Take more time',
  spread: 'Do more each week',
  cut: 'Do less',
};

/** What a draft means, in one line: 'The same hours a week; ends 3 weeks later, on 10 January.' */
export function describeDraft(draft: ReplanDraft, lastWeek: number | null, { today, formats }: WeekContext): string {
  const { kind, setAside, weeklyLoad } = draft;
  const endsOn = formatNearDate(draft.endsOn, today, formats);
  const later = draft.lastWeek - (lastWeek ?? draft.lastWeek);
  const end = later > 0 ? `ends ${formatWeeks(later)} later, on ${endsOn}` : `still ends on ${endsOn}`;
  if (kind === 'shift') return `Your usual hours; ${end}.`;
  if (kind === 'spread') return `Up to ${formatDuration(maxMinutes(weeklyLoad))} a week; ${end}.`;
  return `Sets ${setAside.length === 1 ? '1 task' : `${setAside.length} tasks`} aside; ${end}.`;
}

export function maxMinutes(load: ReplanDraft['weeklyLoad']): number {
  return Math.max(0, ...load.map(({ minutes }) => minutes));
}
