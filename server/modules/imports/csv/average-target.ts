import { weekOf, weekSpan } from '#domain/calendar.ts';
import { limits } from '#domain/limits.ts';
import { overlapMs, type Span } from '#domain/time-span.ts';
import type { ImportArea } from './grouped-entries.ts';
import { inTurns } from './in-turns.ts';
import type { Place } from './places.ts';

const MINUTE_MS = 60_000;
/** A choice of every duration picker, which have steps of 10 or 15 minutes. */
const STEP_MIN = 30;

/** The weekly targets of the areas that a file creates: what each took in an average week in which it had time. */
export async function averageTargets(
  places: readonly Place[],
  timeZone: string,
): Promise<ReadonlyMap<ImportArea, number>> {
  const weeksOf = new Map<ImportArea, Map<string, number>>();
  const weekAt = weekFinder(timeZone);
  for (const { area, areaId, goal } of places) {
    if (areaId !== undefined) continue;
    const weeks = weeksOf.get(area) ?? new Map<string, number>();
    weeksOf.set(area, weeks);
    await inTurns(goal.spans, (span) => {
      for (let from = span.from; from < span.to;) {
        const week = weekAt(from);
        weeks.set(week.start, (weeks.get(week.start) ?? 0) + overlapMs(span, week));
        from = week.to;
      }
    });
  }
  return new Map([...weeksOf].map(([area, weeks]) => [area, targetOf([...weeks.values()])]));
}

function targetOf(weeks: readonly number[]): number {
  const average = weeks.reduce((sum, ms) => sum + ms, 0) / weeks.length / MINUTE_MS;
  return Math.min(limits.weeklyMinutes, Math.max(STEP_MIN, Math.round(average / STEP_MIN) * STEP_MIN));
}

/** Entries of a file are mostly in order, so the week is mostly that of the entry before. */
function weekFinder(timeZone: string): (instant: number) => Span & { readonly start: string } {
  let last = { from: 0, to: 0, start: '' };
  return (instant) => {
    if (instant < last.from || instant >= last.to) {
      const start = weekOf(instant, timeZone);
      last = { ...weekSpan(start, timeZone), start };
    }
    return last;
  };
}
