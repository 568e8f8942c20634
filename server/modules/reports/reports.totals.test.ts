import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountDocument } from '#contract/account/account-document.ts';
import type { GoalDetail } from '#contract/goals/goals.ts';
import type { ImportPreview } from '#contract/account/imports.ts';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { addDays, daySpan, daysOfWeek, startOfDay, weekStartForInstant, weeksFrom } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { overlapMs, effectiveSpan } from '#domain/calendar/time-span.ts';
import { setTimeZone } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createExampleUser } from '#server/testing/fixtures/example-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKS = 12;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

async function getJson<T>(client: TestClient, path: string): Promise<T> {
  const { status, text, json } = await client.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return json;
}

/** The total seconds tracked in recent weeks, summed up from each endpoint's response. */
async function readTotals(t: TestApp, client: TestClient, timeZone: string): Promise<Record<string, number>> {
  const weeks = weeksFrom(addDays(weekStartForInstant(t.now, timeZone), -7 * (WEEKS - 1)), WEEKS);
  const get = <T>(path: string) => getJson<T>(client, path);
  const range = `from=${weeks[0]}&to=${addDays(weeks.at(-1)!, 6)}`;
  const inRange = async (by: string) =>
    sum((await get<{ rows: { sec: number }[] }>(`/api/reports/range?${range}&by=${by}`)).rows.map(({ sec }) => sec));
  const inWeeks = async (seconds: (week: string) => Promise<Iterable<number>>) =>
    sum((await Promise.all(weeks.map(async (week) => [...(await seconds(week))]))).flat());
  const used = (areas: readonly { usedSec: number }[]) => areas.map(({ usedSec }) => usedSec);
  const tracked = (rows: readonly { trackedSeconds: number }[]) => rows.map(({ trackedSeconds }) => trackedSeconds);
  const score = (week: string) =>
    get<{ areas: WeeklyAreaReport[]; days: { level_up: number; life_stuff: number; chill_zone: number }[] }>(
      `/api/reports/productivity-score?weekStart=${week}`,
    );
  const history = await get<{ history: { trackedSec: number }[] }>(
    `/api/reports/weekly-history?start=${weeks[0]}&count=${WEEKS}`,
  );
  const trends = await get<{ hours: number[][]; weeks: { areas: { trackedSec: number }[] }[] }>('/api/reports/trends');
  const text = (await client.get('/api/export/weekwise.json')).text;
  const document = JSON.parse(text) as AccountDocument;
  const details = await Promise.all(
    document.goals.map(({ _id }) => get<GoalDetail>(`/api/goals/${_id}/detail`).then(({ trackedSec }) => trackedSec)),
  );
  const csv = (await client.get('/api/export/time-entries.csv')).text;
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  const preview = async (file: string) => {
    const { json } = await (await t.signUp()).post('/api/imports/preview', { text: file });
    expect((json as ImportPreview).problems).toEqual([]);
    return sum((json as ImportPreview).goals.map(({ seconds }) => seconds));
  };
  type Entry = { _id: string; startAt: string; endAt: string | null; durationSec: number };
  const toSpan = ({ startAt, endAt }: Pick<Entry, 'startAt' | 'endAt'>) =>
    effectiveSpan(Date.parse(startAt), endAt === null ? null : Date.parse(endAt), t.now);
  const durations = new Map<string, number>();
  let inDays = 0;
  const addDay = async (day: string) => {
    for (const entry of await get<Entry[]>(`/api/time-entries/time-entries-by-day?date=${day}`)) {
      durations.set(entry._id, entry.durationSec);
      inDays += overlapMs(toSpan(entry), daySpan(day, timeZone)) / 1000;
    }
  };
  for (const week of weeks) await Promise.all(daysOfWeek(week).map(addDay));
  return {
    goals: sum(details),
    goalWeeks: await inWeeks(async (week) => tracked(await get(`/api/goals/weekly-usage?weekStart=${week}`))),
    areaWeeks: await inWeeks(async (week) => tracked(await get(`/api/weekly-goals/usage?weekStart=${week}`))),
    plans: await inWeeks(async (week) => used(await get(`/api/weekly-goals?weekStart=${week}`))),
    weekly: await inWeeks(async (week) =>
      used((await get<{ report: WeeklyAreaReport[] }>(`/api/reports/weekly?weekStart=${week}`)).report),
    ),
    scores: await inWeeks(async (week) => used((await score(week)).areas)),
    scoreDays: await inWeeks(async (week) =>
      (await score(week)).days.map((day) => day.level_up + day.life_stuff + day.chill_zone),
    ),
    ratings: sum(history.history.map(({ trackedSec }) => trackedSec)),
    trendWeeks: sum(trends.weeks.flatMap(({ areas }) => areas.map(({ trackedSec }) => trackedSec))),
    rangeGoals: await inRange('goal'),
    rangeDays: await inRange('day'),
    trendHours: sum(trends.hours.flat()),
    days: inDays,
    entries: sum(durations.values()),
    csv: sum(rows.map((row) => Number(row['Duration (seconds)']))),
    json: sum(document.timeEntries.map(toSpan).map(({ from, to }) => (to - from) / 1000)),
    jsonPreview: await preview(text),
  };
}

function expectEqualTotals(totals: Readonly<Record<string, number>>): void {
  expect(totals).toEqual(Object.fromEntries(Object.keys(totals).map((name) => [name, totals['goals']])));
}

const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati');
const fractionMs = fc.constantFrom(0, 1, 250, 499, 500, 501, 999);

describeOnEachDatabase('the total of all tracked time', {}, (t) => {
  it('is the same in every report, list and export, to the second (TM-05)', async () => {
    const { now } = t;
    const entry = fc.record({
      daysAgo: fc.integer({ min: 0, max: 70 }),
      // Many entries start close to midnight, where they may be split.
      afterMidnight: fc.oneof(fc.constantFrom(-1, 0, 1, 499, -501, -HOUR), fc.integer({ min: -HOUR, max: 20 * HOUR })),
      length: fc.oneof(
        fc.constantFrom(1, 499, 999, 1000, 1001, DAY + 1, entryMaxMs, entryMaxMs - 1),
        fc.integer({ min: 1, max: 9 * HOUR }),
      ),
      goal: fc.nat(3),
      source: fc.constantFrom('api', 'api', 'csv'),
    });
    const timer = fc.record({ goal: fc.nat(3), since: fc.integer({ min: 0, max: 6 * DAY }) });
    const entries = fc.array(entry, { minLength: 3, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.array(timer, { maxLength: 3 }),
        zone,
        fractionMs,
        async (randomEntries, timers, timeZone, ms) => {
          t.now = now + ms;
          const ann = await createExampleUser(t);
          await setTimeZone(t.db, ann.client, timeZone);
          const goals = Object.values(ann.goals);
          const names = Object.keys(ann.goals);
          const lines = ['Focus area,Goal,Start,End'];
          for (const { daysAgo, afterMidnight, length, goal, source } of randomEntries) {
            const from = startOfDay(addDays('2026-11-11', -daysAgo), timeZone) + afterMidnight;
            const to = Math.min(from + length, t.now);
            if (to <= from) continue;
            if (source === 'csv') lines.push(`${names[goal]},Run,${iso(from)},${iso(to)}`);
            else expect((await ann.add(from, to, goals[goal])).status).toBe(201);
          }
          for (const { goal, since } of timers)
            await ann.post({ goalId: goals[goal]!, runningSince: iso(t.now - since) });
          const csv = { text: lines.join('\n') };
          if (lines.length > 1) expect((await ann.send('POST', '/api/imports', csv)).status).toBe(201);
          t.now += 12_345;
          expectEqualTotals(await readTotals(t, ann.client, timeZone));

          // Older versions exported documents with fractions of seconds.
          const document = await getJson<AccountDocument>(ann.client, '/api/export/weekwise.json');
          const later = (instant: string) => iso(Date.parse(instant) + ms);
          const timeEntries = document.timeEntries.map((each) => ({
            ...each,
            startAt: later(each.startAt),
            endAt: each.endAt && iso(Date.parse(each.endAt) + 999),
          }));
          const oldDocument = JSON.stringify({ ...document, timeEntries: timeEntries.filter(isWithinMaxLength) });
          const ben = await t.signUp();
          const previewed = (await ben.post('/api/imports/preview', { text: oldDocument })).json as ImportPreview;
          expect((await ben.post('/api/imports', { text: oldDocument })).status).toBe(201);
          const totals = await readTotals(t, ben, timeZone);
          expectEqualTotals({ ...totals, previewed: sum(previewed.goals.map(({ seconds }) => seconds)) });
        },
      ),
      { numRuns: 4 },
    );
    t.now = now;
  });
});

function isWithinMaxLength({ startAt, endAt }: { readonly startAt: string; readonly endAt: string | null }): boolean {
  return endAt === null || Date.parse(endAt) - Date.parse(startAt) <= entryMaxMs;
}
