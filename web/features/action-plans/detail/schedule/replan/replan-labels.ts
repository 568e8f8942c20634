import type { ReplanDraft } from '#contract/replans.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { formatWeeks } from '../schedule-labels.ts';

type DraftKind = ReplanDraft['kind'];

export const draftLabels: Readonly<Record<DraftKind, string>> = {
  shift: 'Take more time',
  spread: 'Keep the end date',
  cut: 'Do less',
};

/** What a draft means, in one line: 'The same hours a week; ends 3 weeks later, on 10 January.' */
export function describeDraft(
  draft: ReplanDraft,
  { lastWeek, usualMinutes }: { readonly lastWeek: number | null; readonly usualMinutes: number },
  { today, formats }: WeekContext,
): string {
  const { kind, setAside, weeklyLoad } = draft;
  const endsOn = formatNearDate(draft.endsOn, today, formats);
  const later = draft.lastWeek - (lastWeek ?? draft.lastWeek);
  const end = later > 0 ? `ends ${formatWeeks(later)} later, on ${endsOn}` : `still ends on ${endsOn}`;
  if (kind === 'shift') return `Your usual hours; ${end}.`;
  if (kind === 'spread') {
    const most = `Up to ${formatDuration(maxMinutes(weeklyLoad))} a week`;
    return isUsual(draft, usualMinutes) ? `${most}, within your usual hours; ${end}.` : `${most}; ${end}.`;
  }
  return `Sets ${setAside.length === 1 ? '1 task' : `${setAside.length} tasks`} aside; ${end}.`;
}

/** Whether no week takes more than the user's usual hours. */
export function isUsual({ weeklyLoad }: ReplanDraft, usualMinutes: number): boolean {
  return maxMinutes(weeklyLoad) <= usualMinutes;
}

export function maxMinutes(load: ReplanDraft['weeklyLoad']): number {
  return Math.max(0, ...load.map(({ minutes }) => minutes));
}
