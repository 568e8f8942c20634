import { describe, expect, it } from 'vitest';
import type { DocumentRecords } from '#contract/account/account-document.ts';
import { addDays, toDay, weekSpan, weekStartForDay, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { overlapMs } from '#domain/calendar/time-span.ts';
import { limits } from '#domain/limits.ts';
import { estimateEffort } from '#domain/plan/schedule/effort.ts';
import { planWeekIn } from '#domain/plan/schedule/plan-calendar.ts';
import { projectFinish } from '#domain/plan/schedule/projection.ts';
import { usualWeeklyMinutes } from '#domain/plan/schedule/recent-weeks.ts';
import { replanKinds } from '#domain/plan/schedule/replan-kinds.ts';
import { draftReplan } from '#domain/plan/schedule/replan.ts';
import { buildSeedDocument } from './seed-document.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'];

/** A moment every nine days and some hours in more than a year, so that all weekdays and holidays are among them. */
const moments = Array.from({ length: 44 }, (_, n) => ({
  now: Date.UTC(2026, 0, 1, 3) + n * (9 * DAY + 95 * MINUTE),
  zone: zones[n % zones.length]!,
}));

type Plan = DocumentRecords['actionPlans'][number];
type Task = DocumentRecords['tasks'][number];

const isRunning = ({ startWeek, pausedFrom, finishedAt }: Plan) =>
  startWeek !== null && pausedFrom === null && finishedAt === null;

function inspect(now: number, zone: string) {
  const seed = buildSeedDocument(now, zone);
  const [onTime, behind, ...others] = seed.actionPlans.filter(isRunning);
  expect(others).toEqual([]);
  return { seed, onTime: inspectPlan(onTime!), behind: inspectPlan(behind!), finished: listFinished(seed) };

  function inspectPlan(plan: Plan) {
    const calendar = { startWeek: plan.startWeek!, pauses: plan.pauses };
    const planWeek = planWeekIn(calendar, weekStartForInstant(now, zone));
    const weekOf = ({ goalId, week }: Task) => week ?? plan.goalWeeks[plan.goalIds.indexOf(goalId)] ?? null;
    const tasks = seed.tasks.filter(({ goalId }) => plan.goalIds.includes(goalId));
    const open = tasks.filter((task) => task.completedAt === null && task.setAsideAt === null && !task.timesPerWeek);
    const remaining = open
      .map((task) => ({ inWeeks: Math.max(0, weekOf(task)! - planWeek), minutes: task.estimatedMinutes! }))
      .toSorted((a, b) => a.inWeeks - b.inWeeks);
    const recentWeeks = recentMinutes(plan);
    const projection = projectFinish({
      finished: listFinished(seed),
      recentWeeks,
      commitmentMinutes: plan.weeklyHours * 60,
      remaining,
    });
    return {
      plan,
      planWeek,
      tasks,
      recentWeeks,
      open: open.map((task) => ({ ...task, week: weekOf(task)! })),
      overdue: open.filter((task) => weekOf(task)! < planWeek),
      projection,
    };
  }

  function recentMinutes(plan: Plan): number[] {
    const thisWeek = weekStartForInstant(now, zone);
    return [6, 5, 4, 3, 2, 1]
      .map((weeksAgo) => addDays(thisWeek, -7 * weeksAgo))
      .filter((week) => week >= plan.startWeek! && !plan.pauses.some(({ from, to }) => from <= week && week < to))
      .map((week) => {
        const tracked = seed.timeEntries.filter(({ goalId, endAt }) => plan.goalIds.includes(goalId) && endAt !== null);
        const span = weekSpan(week, zone);
        return tracked.reduce((sum, entry) => sum + overlapMs(toSpan(entry), span), 0) / MINUTE;
      });
  }
}

const toSpan = ({ startAt, endAt }: { readonly startAt: string; readonly endAt: string | null }) => ({
  from: Date.parse(startAt),
  to: Date.parse(endAt!),
});

function trackedMinutes({ timeEntries }: DocumentRecords, taskId: string): number {
  const entries = timeEntries.filter((entry) => entry.taskId === taskId && entry.endAt !== null);
  return entries.map(toSpan).reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE;
}

function listFinished(seed: DocumentRecords) {
  return seed.tasks
    .filter(({ completedAt, estimatedMinutes }) => completedAt !== null && estimatedMinutes)
    .map(({ _id, estimatedMinutes }) => ({
      estimatedMinutes: estimatedMinutes!,
      trackedMinutes: trackedMinutes(seed, _id),
    }))
    .filter((task) => task.trackedMinutes > 0);
}

describe('the running plans of the seed document', () => {
  it.each(moments)('are one on time and one behind at $now in $zone', ({ now, zone }) => {
    const { onTime, behind } = inspect(now, zone);
    expect([onTime.plan.title, onTime.planWeek, onTime.overdue]).toEqual([expect.stringContaining('Spanish'), 4, []]);
    expect([behind.plan.title, behind.planWeek]).toEqual([expect.stringContaining('portal'), 7]);
    expect(behind.plan.pauses).toHaveLength(1);
    expect(behind.overdue.length).toBeGreaterThanOrEqual(2);
    // More would be discouraging.
    expect(behind.overdue.length).toBeLessThanOrEqual(behind.tasks.length / 2);
    for (const { plan } of [onTime, behind]) {
      expect(plan.goalWeeks).toHaveLength(plan.goalIds.length);
      expect(plan.goalWeeks.some((week) => week !== null)).toBe(true);
    }
  });

  it.each(moments)(
    'have a projected finish, from tasks that took longer than estimated, at $now in $zone',
    (moment) => {
      const { onTime, behind, finished } = inspect(moment.now, moment.zone);
      expect(finished.length).toBeGreaterThanOrEqual(8);
      expect(finished.length).toBeLessThanOrEqual(25);
      const { ratio, variation } = estimateEffort(finished);
      expect(ratio).toBeGreaterThan(1.05);
      expect(ratio).toBeLessThan(1.4);
      expect(variation).toBeGreaterThan(0.03);
      expect(variation).toBeLessThan(0.4);
      // Of two weeks, this one included.
      expect(behind.projection!.likely).toBeGreaterThan(1);
      expect(behind.projection!.latest).toBeLessThan(12);
      expect(onTime.projection!.likely).toBeLessThan(1);
    },
  );

  it.each(moments)('can be continued in each of three ways if behind at $now in $zone', ({ now, zone }) => {
    const { seed, behind } = inspect(now, zone);
    const { minutes: weeklyMinutes } = usualWeeklyMinutes(
      behind.recentWeeks.map((minutes) => ({ trackedMinutes: minutes, completedMinutes: 0 })),
      behind.plan.weeklyHours * 60,
    );
    const input = {
      tasks: behind.open
        .map(({ _id, week, estimatedMinutes }) => ({
          id: _id,
          week,
          minutes: Math.max(1, Math.round(estimatedMinutes! - trackedMinutes(seed, _id))),
        }))
        .toSorted((a, b) => a.week - b.week),
      currentWeek: 7,
      lastWeek: 8,
      weeklyMinutes,
      maxWeek: limits.taskWeek,
    };
    const [shift, spread, cut] = replanKinds.map((kind) => draftReplan(kind, input));
    expect(shift!.lastWeek).toBeGreaterThan(8);
    expect(spread!.moves.length).toBeGreaterThan(0);
    // Keeping the end date takes more than the usual hours.
    expect(Math.max(...spread!.weeklyLoad.map(({ minutes }) => minutes))).toBeGreaterThan(weeklyMinutes);
    expect(cut!.setAside.length).toBeGreaterThan(0);
    expect(cut!.setAside.length).toBeLessThan(behind.open.length);
    // As long as the plan is not finished, less was tracked than estimated.
    const ofPlan = seed.timeEntries.filter(
      ({ goalId, startAt, endAt }) =>
        behind.plan.goalIds.includes(goalId) &&
        endAt !== null &&
        toDay(Date.parse(startAt), zone) >= behind.plan.startWeek!,
    );
    const tracked = ofPlan.map(toSpan).reduce((sum, { from, to }) => sum + to - from, 0) / MINUTE;
    const planned = behind.tasks.filter(({ setAsideAt }) => setAsideAt === null);
    expect(tracked).toBeLessThan(planned.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes!, 0));
  });

  it.each(moments)('agree with what was tracked and ticked at $now in $zone', ({ now, zone }) => {
    const { seed, onTime } = inspect(now, zone);
    const tasks = new Map(seed.tasks.map((task) => [task._id, task]));
    const items = new Map(seed.inventoryItems.map((item) => [item._id, item]));
    for (const { taskId, inventoryItemId, goalId, startAt } of seed.timeEntries) {
      if (inventoryItemId !== null) expect([taskId, items.get(inventoryItemId)?.goalId]).toEqual([null, goalId]);
      if (taskId === null) continue;
      const task = tasks.get(taskId)!;
      expect([task.goalId, startAt > task.createdAt]).toEqual([goalId, true]);
      expect([task.title, task.completedAt === null || startAt < task.completedAt]).toEqual([task.title, true]);
    }
    expect(seed.timeEntries.some(({ inventoryItemId }) => inventoryItemId !== null)).toBe(true);
    expect(seed.tasks.filter(({ setAsideAt }) => setAsideAt !== null)).toHaveLength(1);

    const [repeating, ...others] = seed.tasks.filter(({ timesPerWeek }) => timesPerWeek !== null);
    expect([others, onTime.tasks]).toEqual([[], expect.arrayContaining([repeating])]);
    const { ticks } = repeating!;
    expect(ticks).toEqual([...new Set(ticks)].toSorted());
    expect(ticks.filter((day) => day < onTime.plan.startWeek! || day > toDay(now, zone))).toEqual([]);
    const perWeek = [...Map.groupBy(ticks, weekStartForDay).values()].map((days) => days.length);
    expect(Math.max(...perWeek)).toBeLessThanOrEqual(3);
    expect(ticks.length).toBeGreaterThanOrEqual(6);
  });
});
