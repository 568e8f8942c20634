import type { planWeeks } from '#contract/plans/plan-weeks.ts';
import { requestUrl, type ResponseBody } from '#contract/schema/endpoint.ts';
import { findInitialResponse } from '#web/http/initial-data.ts';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';

export type Place = 'dashboard' | 'timers';

/** Unparsed, because the schema is not part of the page's first download. */
type EmbeddedWeek = Pick<ResponseBody<typeof planWeeks.thisWeek>, 'plans' | 'startablePlans'>;

/** Until the task list has loaded, this reserves the height that it had last or, on a first visit, will roughly have. */
export function Placeholder({ place }: { readonly place: Place }) {
  const { currentWeek } = useCurrentWeek();
  const url = requestUrl('/api/plan-weeks/tasks', { query: { weekStart: currentWeek } });
  const week = findInitialResponse(url)?.body as EmbeddedWeek | undefined;
  const height = week?.plans.length === 0 ? emptyHeight(week, place) : (readHeight(place) ?? estimateHeight(week));
  return height > 0 ? <Skeleton width="100%" height={height} /> : null;
}

export const MAX_PLANS = 6;
export const MAX_ROWS = 7;
const [HEADER_HEIGHT, PLAN_HEIGHT, ROW_HEIGHT, LINE_HEIGHT] = [92, 68, 61, 44];

function estimateHeight(week: EmbeddedWeek | undefined): number {
  if (!week) return 0;
  const plans = week.plans.slice(0, MAX_PLANS);
  const rows = plans.reduce((sum, { tasks }) => sum + Math.min(tasks.length, MAX_ROWS), 0);
  return HEADER_HEIGHT + plans.length * PLAN_HEIGHT + rows * ROW_HEIGHT;
}

/** The height of the line that links to plans, if there is one. */
function emptyHeight({ startablePlans }: EmbeddedWeek, place: Place): number {
  return place === 'dashboard' && startablePlans > 0 ? LINE_HEIGHT : 0;
}

const storageKey = (place: Place) => `weekwise-this-week-${place}`;

function readHeight(place: Place): number | undefined {
  const height = readStorage(storageKey(place));
  return typeof height === 'number' && height > 0 ? height : undefined;
}

export function storeHeight(place: Place, height: number): void {
  if ((readHeight(place) ?? 0) !== height) writeStorage(storageKey(place), height);
}
