import type { ReplanDraft } from '#contract/plans/replans.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { UsualMinutes } from '#domain/plan/schedule/recent-weeks.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { formatWeeks } from '../schedule-labels.ts';

type DraftKind = ReplanDraft['kind'];

export const draftLabels: Readonly<Record<DraftKind, string>> = {
  shift: 'Take more time',
  spread: 'Keep the end date',
  cut: 'Do less',
};

/** What a draft means, in one line: 'Up to 3 h a week; ends 3 weeks later, on 10 January.' */
export function describeDraft(draft: ReplanDraft, lastWeek: number | null, { today, formats }: WeekContext): string {
  const { kind, setAside, weeklyLoad } = draft;
  const endsOn = formatNearDate(draft.endsOn, today, formats);
  const later = draft.lastWeek - (lastWeek ?? draft.lastWeek);
  const end = later > 0 ? `ends ${formatWeeks(later)} later, on ${endsOn}` : `still ends on ${endsOn}`;
  const most = `Up to ${formatDuration(maxMinutes(weeklyLoad))} a week`;
  if (kind !== 'cut') return `${most}; ${end}.`;
  return `${most}; sets ${setAside.length === 1 ? '1 task' : `${setAside.length} tasks`} aside for now; ${end}.`;
}

/** '6 h, your usual week', or what was planned if no full week is over yet. */
export function formatUsual({ minutes, weeks }: UsualMinutes): string {
  return `${formatDuration(minutes)}, ${weeks > 0 ? 'your usual week' : 'as you planned'}`;
}

/** Whether no week takes more than the user's usual hours. */
export function isUsual({ weeklyLoad }: ReplanDraft, usualMinutes: number): boolean {
  return maxMinutes(weeklyLoad) <= usualMinutes;
}

export function maxMinutes(load: ReplanDraft['weeklyLoad']): number {
  return Math.max(0, ...load.map(({ minutes }) => minutes));
}
