import { expect, it } from 'vitest';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { createPlan, createTask, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

async function createUser(t: TestApp, timeZone: string, startWeek: string) {
  const ann = await createPlanningUser(t);
  await setTimeZone(t.db, ann.client, timeZone);
  const goals = [{ goalId: ann.goal, include: true }];
  const planId = await createPlan(ann.client, ann.area, { structure: 'weekly', weeks: 4, goals });
  const schedule = async (body: object): Promise<PlanSchedule> =>
    (await ann.send('PATCH', `/api/action-plans/${planId}/schedule`, body)).json.schedule;
  await schedule({ action: 'start', startWeek });
  await createTask(ann.client, ann.goal, { title: 'Second', week: 2 });
  return {
    ...ann,
    schedule,
    planWeek: async (weekStart: string): Promise<number | undefined> =>
      (await ann.client.get(`/api/plan-weeks/tasks?weekStart=${weekStart}`)).json.plans[0]?.planWeek,
  };
}

/** The first moment of a Monday. Clocks change on the Sunday before, on the Sunday after, or during Sunday's last hours. */
const boundaries = [
  ['Pacific/Kiritimati', '2026-11-16', '2026-11-15T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-16', '2026-11-16T11:00:00.000Z'],
  ['UTC', '2026-11-16', '2026-11-16T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  // The week before has no Friday.
  ['Pacific/Apia', '2012-01-02', '2012-01-01T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-16', '2026-11-15T18:15:00.000Z'],
  // Ramadan.
  ['Africa/Casablanca', '2026-02-16', '2026-02-16T00:00:00.000Z'],
  ['Africa/Casablanca', '2026-03-23', '2026-03-22T23:00:00.000Z'],
  ['Pacific/Chatham', '2026-09-28', '2026-09-27T10:15:00.000Z'],
  ['Atlantic/Azores', '2026-10-26', '2026-10-26T01:00:00.000Z'],
] as const;

const addWeeks = (week: string, n: number) =>
  new Date(Date.parse(week) + n * 7 * 86_400_000).toISOString().slice(0, 10);

describeOnEachDatabase('the weeks of a plan', {}, (t) => {
  it.each(boundaries)('in %s change at the midnight before %s', async (timeZone, monday, midnight) => {
    const { now } = t;
    const previous = addWeeks(monday, -1);
    t.now = Date.parse(midnight) - 1000;
    const ann = await createUser(t, timeZone, previous);
    expect([await ann.planWeek(previous), await ann.planWeek(monday)]).toEqual([1, 2]);
    expect((await ann.schedule({ action: 'pause' })).pausedFrom).toBe(previous);
    expect((await ann.schedule({ action: 'resume' })).pauses).toEqual([]);
    t.now += 1000;
    // Weeks that are over ask for nothing.
    expect([await ann.planWeek(previous), await ann.planWeek(monday)]).toEqual([undefined, 2]);
    expect((await ann.schedule({ action: 'pause' })).pausedFrom).toBe(monday);
    t.now = Date.parse(midnight) + 7 * 86_400_000 - 2 * 3_600_000;
    expect((await ann.schedule({ action: 'resume' })).pauses).toEqual([]);
    await ann.schedule({ action: 'pause' });
    t.now += 4 * 3_600_000;
    const next = addWeeks(monday, 1);
    expect((await ann.schedule({ action: 'resume' })).pauses).toEqual([{ from: monday, to: next }]);
    expect(await ann.planWeek(next)).toBe(2);
    t.now = now;
  });

  it('stay where they are if the user moves to another time zone during a pause', async () => {
    const { now } = t;
    t.now = Date.UTC(2026, 10, 15, 12);
    const ann = await createUser(t, 'Pacific/Kiritimati', '2026-11-16');
    expect((await ann.schedule({ action: 'pause' })).pausedFrom).toBe('2026-11-16');
    await setTimeZone(t.db, ann.client, 'Pacific/Pago_Pago');
    // It is still the week before here.
    expect((await ann.schedule({ action: 'resume' })).pauses).toEqual([]);
    await ann.schedule({ action: 'finish' });
    expect((await ann.schedule({ action: 'resume' })).pauses).toEqual([]);
    expect(await ann.planWeek('2026-11-16')).toBe(1);
    t.now = now;
  });
});
