import { describe, expect, it } from 'vitest';
import type { DocumentRecords } from '#contract/account/account-document.ts';
import { addDays, toTime, weekStartForInstant, weekSpan } from '#domain/calendar/calendar.ts';
import { weekRating } from '#domain/rating/rating.ts';
import { effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { overlapMs, effectiveSpan } from '#domain/calendar/time-span.ts';
import { buildSeedDocument } from './seed-document.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zone = 'Europe/Berlin';
const sundayEvening = Date.UTC(2026, 10, 15, 20);
const seedDocument = buildSeedDocument(sundayEvening, zone);

describe('the seed document', () => {
  it('has one timer that was started 25 to 40 minutes ago by day, and none at night', () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = Date.UTC(2026, 10, 11, hour);
      const running = buildSeedDocument(now, 'UTC').timeEntries.filter(({ endAt }) => endAt === null);
      expect(running).toHaveLength(hour >= 8 && hour < 22 ? 1 : 0);
      for (const { startAt } of running) {
        const minutes = Math.floor((now - Date.parse(startAt)) / MINUTE);
        expect(minutes).toBeGreaterThanOrEqual(25);
        expect(minutes).toBeLessThanOrEqual(40);
      }
    }
  });

  it('has no overlapping entries, except for podcasts', () => {
    const podcasts = seedDocument.goals.find(({ title }) => title.startsWith('Podcasts'))!._id;
    const others = spans(seedDocument, sundayEvening)
      .filter(({ goalId }) => goalId !== podcasts)
      .toSorted((a, b) => a.from - b.from);
    expect(others.filter(({ from }, n) => n > 0 && from < others[n - 1]!.to)).toEqual([]);
  });

  it('has no entries at night', () => {
    const times = spans(seedDocument, sundayEvening).flatMap(({ from, to }) => [toTime(from, zone), toTime(to, zone)]);
    expect(times.filter((time) => time < '06:00')).toEqual([]);
  });

  it('has varied ratings, with a weak February, and two rest weeks', () => {
    const weeks = Array.from({ length: 52 }, (_, n) => addDays(weekStartForInstant(sundayEvening, zone), -7 * (n + 1)));
    const rated = weeks.map((week) => ({ week, areas: toAreaWeeks(week, seedDocument, sundayEvening) }));
    const active = rated.filter(({ areas }) => !areas.every(({ isResting }) => isResting));
    expect(rated.length - active.length).toBe(2);
    const ratings = active.map(({ week, areas }) => ({ month: week.slice(5, 7), rating: weekRating(areas) }));
    const all = ratings.map(({ rating }) => rating);
    expect(Math.min(...all)).toBeGreaterThan(2);
    expect(Math.max(...all)).toBeGreaterThan(4.8);
    expect(all.filter((rating) => rating >= 3.3 && rating <= 4.8).length).toBeGreaterThan(all.length / 2);
    const mean = (month: string) => average(ratings.filter((each) => each.month === month).map(({ rating }) => rating));
    expect(mean('02')).toBeLessThan(mean('04') - 1);
  });

  it('has more tracked time with each day of the current week', () => {
    const minutes = Array.from({ length: 7 }, (_, n) => {
      const now = Date.UTC(2026, 10, 9, 20) + n * DAY;
      const areas = toAreaWeeks('2026-11-09', buildSeedDocument(now, zone), now);
      return areas.reduce((sum, { trackedMin }) => sum + trackedMin, 0);
    });
    expect(minutes[0]).toBeGreaterThan(120);
    expect(minutes.every((each, n) => n === 0 || each > minutes[n - 1]!)).toBe(true);
    expect(minutes[6]).toBeGreaterThan(1500);
  });

  it('does not change the past as the day progresses', () => {
    const morning = Date.UTC(2026, 10, 11, 9);
    const past = (now: number) =>
      spans(buildSeedDocument(now, zone), now)
        .filter(({ to }) => to < morning - 60 * MINUTE)
        .map(({ from, to }) => ({ from, to }));
    expect(past(morning + 11 * 60 * MINUTE)).toEqual(past(morning));
  });

  it('completes the tasks of the current week one by one', () => {
    const countOpen = (now: number) => {
      const { goals, tasks } = buildSeedDocument(now, zone);
      const goal = goals.find(({ title }) => title.startsWith('Week 4'))!._id;
      return tasks.filter(({ goalId, completedAt }) => goalId === goal && completedAt === null).length;
    };
    const monday = Date.UTC(2026, 10, 9, 1);
    expect([monday, monday + DAY, monday + 3 * DAY].map((now) => countOpen(monday) - countOpen(now))).toEqual([
      0, 1, 3,
    ]);
    expect(countOpen(sundayEvening)).toBeGreaterThan(0);
  });
});

function spans({ timeEntries }: DocumentRecords, now: number) {
  return timeEntries.map(({ goalId, startAt, endAt }) => ({
    goalId,
    ...effectiveSpan(Date.parse(startAt), endAt === null ? null : Date.parse(endAt), now),
  }));
}

/** Each area in a week, as input for the rating. */
function toAreaWeeks(week: string, document: DocumentRecords, now: number) {
  const range = weekSpan(week, zone);
  const areaByGoal = new Map(document.goals.map((goal) => [goal._id, goal.focusAreaId]));
  const entries = spans(document, now);
  return document.focusAreas.map(({ _id, settings }) => {
    const override = document.weeklyGoals.find((row) => row.focusAreaId === _id && row.weekStart === week);
    const { focusAreaClass, weight, defaultWeeklyMin } = effectiveSettings(settings, week)!;
    const tracked = entries.filter(({ goalId }) => areaByGoal.get(goalId) === _id);
    return {
      focusAreaClass,
      weight,
      plannedMin: override?.goalMin ?? defaultWeeklyMin,
      trackedMin: tracked.reduce((sum, span) => sum + overlapMs(span, range), 0) / MINUTE,
      isResting: override?.isResting ?? false,
    };
  });
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
