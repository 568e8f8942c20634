import { describe, expect, it } from 'vitest';
import type { DocumentLists } from '#contract/account-document.ts';
import { addDays, timeOf, weekOf, weekSpan } from '#domain/calendar.ts';
import { ratingOf } from '#domain/rating.ts';
import { settingsInForce } from '#domain/settings-in-force.ts';
import { overlapMs, spanOf } from '#domain/time-span.ts';
import { sampleLife } from './sample-life.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zone = 'Europe/Berlin';
const sundayEvening = Date.UTC(2026, 10, 15, 20);
const life = sampleLife(sundayEvening, zone);

describe('the sample life', () => {
  it('has one timer running by day, for 25 to 40 minutes, and none at night', () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = Date.UTC(2026, 10, 11, hour);
      const running = sampleLife(now, 'UTC').timeEntries.filter(({ endAt }) => endAt === null);
      expect(running).toHaveLength(hour >= 8 && hour < 22 ? 1 : 0);
      for (const { startAt } of running) {
        const minutes = Math.floor((now - Date.parse(startAt)) / MINUTE);
        expect(minutes).toBeGreaterThanOrEqual(25);
        expect(minutes).toBeLessThanOrEqual(40);
      }
    }
  });

  it('does one thing at a time, but listens to podcasts while running', () => {
    const podcasts = life.goals.find(({ title }) => title.startsWith('Podcasts'))!._id;
    const others = spans(life, sundayEvening)
      .filter(({ goalId }) => goalId !== podcasts)
      .toSorted((a, b) => a.from - b.from);
    expect(others.filter(({ from }, n) => n > 0 && from < others[n - 1]!.to)).toEqual([]);
  });

  it('sleeps at night', () => {
    const times = spans(life, sundayEvening).flatMap(({ from, to }) => [timeOf(from, zone), timeOf(to, zone)]);
    expect(times.filter((time) => time < '06:00')).toEqual([]);
  });

  it('has good weeks and bad ones, February the worst, and two of rest', () => {
    const weeks = Array.from({ length: 52 }, (_, n) => addDays(weekOf(sundayEvening, zone), -7 * (n + 1)));
    const rated = weeks.map((week) => ({ week, areas: areasIn(week, life, sundayEvening) }));
    const awake = rated.filter(({ areas }) => !areas.every(({ isResting }) => isResting));
    expect(rated.length - awake.length).toBe(2);
    const ratings = awake.map(({ week, areas }) => ({ month: week.slice(5, 7), rating: ratingOf(areas) }));
    const all = ratings.map(({ rating }) => rating);
    expect(Math.min(...all)).toBeGreaterThan(2);
    expect(Math.max(...all)).toBeGreaterThan(4.8);
    expect(all.filter((rating) => rating >= 3.3 && rating <= 4.8).length).toBeGreaterThan(all.length / 2);
    const mean = (month: string) => meanOf(ratings.filter((each) => each.month === month).map(({ rating }) => rating));
    expect(mean('02')).toBeLessThan(mean('04') - 1);
  });

  it('has come some way in this week, on any day of it', () => {
    const minutes = Array.from({ length: 7 }, (_, n) => {
      const now = Date.UTC(2026, 10, 9, 20) + n * DAY;
      const areas = areasIn('2026-11-09', sampleLife(now, zone), now);
      return areas.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
    });
    expect(minutes[0]).toBeGreaterThan(120);
    expect(minutes.every((each, n) => n === 0 || each > minutes[n - 1]!)).toBe(true);
    expect(minutes[6]).toBeGreaterThan(1500);
  });

  it('keeps its past while the day goes on', () => {
    const morning = Date.UTC(2026, 10, 11, 9);
    const past = (now: number) =>
      spans(sampleLife(now, zone), now)
        .filter(({ to }) => to < morning - 60 * MINUTE)
        .map(({ from, to }) => ({ from, to }));
    expect(past(morning + 11 * 60 * MINUTE)).toEqual(past(morning));
  });

  it('ticks the tasks of this week one by one', () => {
    const open = (now: number) => sampleLife(now, zone).tasks.filter(({ completedAt }) => completedAt === null).length;
    const monday = Date.UTC(2026, 10, 9, 1);
    expect([monday, monday + DAY, monday + 3 * DAY].map((now) => open(monday) - open(now))).toEqual([0, 1, 3]);
    expect(open(sundayEvening)).toBeGreaterThan(0);
  });
});

function spans({ timeEntries }: DocumentLists, now: number) {
  return timeEntries.map(({ goalId, startAt, endAt }) => ({
    goalId,
    ...spanOf(Date.parse(startAt), endAt === null ? null : Date.parse(endAt), now),
  }));
}

/** The areas of a week, as the product rates them. */
function areasIn(week: string, of: DocumentLists, now: number) {
  const range = weekSpan(week, zone);
  const areaOf = new Map(of.goals.map((goal) => [goal._id, goal.focusAreaId]));
  const entries = spans(of, now);
  return of.focusAreas.map(({ _id, settings }) => {
    const own = of.weeklyGoals.find((row) => row.focusAreaId === _id && row.weekStart === week);
    const { focusAreaClass, weight, defaultWeeklyMin } = settingsInForce(settings, week)!;
    const tracked = entries.filter(({ goalId }) => areaOf.get(goalId) === _id);
    return {
      focusAreaClass,
      weight,
      plannedMin: own?.goalMin ?? defaultWeeklyMin,
      trackedMin: tracked.reduce((sum, span) => sum + overlapMs(span, range), 0) / MINUTE,
      isResting: own?.isResting ?? false,
    };
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
