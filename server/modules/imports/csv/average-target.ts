import { weekStartForInstant, weekSpan } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { overlapMs, type Span } from '#domain/calendar/time-span.ts';
import type { ImportArea } from './grouped-entries.ts';
import { forEachYielding } from '../collections.ts';
import type { GoalMatch } from './goal-matching.ts';

const MINUTE_MS = 60_000;
/** Multiples can be selected in every duration picker, whose steps are 10 or 15 minutes. */
const STEP_MIN = 30;

/** The weekly target of each area that a file creates: the average of its weeks with tracked time. */
export async function computeAverageTargets(
  matches: readonly GoalMatch[],
  timeZone: string,
): Promise<ReadonlyMap<ImportArea, number>> {
  const weeksByArea = new Map<ImportArea, Map<string, number>>();
  const weekAt = createWeekLookup(timeZone);
  for (const { area, areaId, goal } of matches) {
    if (areaId !== undefined) continue;
    const weeks = weeksByArea.get(area) ?? new Map<string, number>();
    weeksByArea.set(area, weeks);
    await forEachYielding(goal.spans, (span) => {
      for (let from = span.from; from < span.to;) {
        const week = weekAt(from);
        weeks.set(week.start, (weeks.get(week.start) ?? 0) + overlapMs(span, week));
        from = week.to;
      }
    });
  }
  return new Map([...weeksByArea].map(([area, weeks]) => [area, roundedTarget([...weeks.values()])]));
}

function roundedTarget(weeks: readonly number[]): number {
  const average = weeks.reduce((sum, ms) => sum + ms, 0) / weeks.length / MINUTE_MS;
  return Math.min(limits.weeklyMinutes, Math.max(STEP_MIN, Math.round(average / STEP_MIN) * STEP_MIN));
}

/** Entries in a file are mostly in order, so the week of the previous entry is cached. */
function createWeekLookup(timeZone: string): (instant: number) => Span & { readonly start: string } {
  let last = { from: 0, to: 0, start: '' };
  return (instant) => {
    if (instant < last.from || instant >= last.to) {
      const start = weekStartForInstant(instant, timeZone);
      last = { ...weekSpan(start, timeZone), start };
    }
    return last;
  };
}
