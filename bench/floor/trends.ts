import type { FastifyInstance } from 'fastify';
import { addDays, dayOf, weekStartOf, weeksFrom } from '#domain/calendar.ts';
import { GOOD_RATING } from '#domain/rating-band.ts';
import { streaksOf } from '#domain/streak.ts';
import { prepare } from './database.ts';
import { type Area, boundsOf, planOf, ratedOf, secondsIn } from './report-parts.ts';
import { SPANS } from './report-statements.ts';
import { route } from './request.ts';
import { WEEK_MS } from './time.ts';

const [WEEKS, SHOWN] = [53, 12];
const HOUR_MS = 3_600_000;

const spans = prepare(SPANS);

/** In each hour of a range in UTC, the milliseconds that are tracked. */
async function hoursOf(userId: string, from: number, to: number, now: number): Promise<number[]> {
  const ms = Array<number>((to - from) / HOUR_MS).fill(0);
  for (const row of await spans(userId, from - WEEK_MS, to, from, now)) {
    const end = Math.min(to, Number(row['ended_at'] ?? now));
    for (let start = Math.max(from, Number(row['started_at'])); start < end;) {
      const hour = Math.floor((start - from) / HOUR_MS);
      const next = Math.min(end, from + (hour + 1) * HOUR_MS);
      ms[hour]! += next - start;
      start = next;
    }
  }
  return ms;
}

const isUsed = (areas: readonly Area[]) => areas.some(({ usedSec }) => usedSec > 0);

export function serveTrends(app: FastifyInstance): void {
  route(app, 'get', '/api/reports/trends', async (userId, { now }) => {
    const today = dayOf(now, 'UTC');
    const starts = weeksFrom(addDays(weekStartOf(today), -7 * (WEEKS - 1)), WEEKS);
    const from = Date.parse(starts[0]!);
    const [standingsIn, seconds, ms] = await Promise.all([
      planOf(userId, starts),
      secondsIn(userId, boundsOf(starts, WEEK_MS)),
      hoursOf(userId, from, from + WEEKS * WEEK_MS, now),
    ]);
    const weeks = starts.map((weekStart, n) => ({ weekStart, areas: standingsIn(weekStart, seconds[n]!) }));
    const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
    const shownFrom = (WEEKS - SHOWN) * 7 * 24;
    for (let n = shownFrom; n < ms.length; n++) hours[Math.floor(n / 24) % 7]![n % 24]! += ms[n]!;
    const days = Array.from({ length: (Date.parse(today) - from) / (24 * HOUR_MS) + 1 }, (_, day) =>
      ms.slice(day * 24, day * 24 + 24).reduce((sum, each) => sum + each, 0),
    );
    const rated = weeks.map(({ weekStart, areas }) => ratedOf(weekStart, areas));
    const isGood = rated.map(({ rating }) => rating >= GOOD_RATING);
    return {
      isReady: weeks.slice(0, -1).filter(({ areas }) => isUsed(areas)).length >= 2,
      hours: hours.map((day) => day.map((each) => Math.floor(each / 1000))),
      weeks: weeks.slice(-SHOWN).map(({ weekStart, areas }) => ({
        weekStart,
        areas: areas
          .filter(({ usedSec }) => usedSec > 0)
          .map(({ focusAreaId, usedSec }) => ({ focusAreaId, trackedSec: usedSec })),
      })),
      days: streaksOf(days.map((sum) => sum >= 1000)),
      goodWeeks: streaksOf(isGood.filter((_, n) => rated[n]!.isCounted || n === rated.length - 1)),
    };
  });
}
