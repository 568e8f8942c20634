import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { recordSchemas } from '#contract/account/account-document.ts';
import { parseCsv } from '#server/csv/csv.ts';
import { unescapeFormula } from '#server/csv/escape-formula.ts';
import { weekwiseColumns } from '#server/csv/table-columns.ts';
import {
  buildEntryRow,
  createEntry,
  createFocusArea,
  createGoal,
  createPlan,
  setTimeZone,
  startTimer,
  getUserId,
} from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { findUser } from '#server/modules/auth/auth.queries.ts';
import { streamAccountDocument } from './account-document.ts';

const JSON_PATH = '/api/export/weekwise.json';
const CSV_PATH = '/api/export/time-entries.csv';

const tables = {
  focusAreas: 'focus_areas',
  goals: 'goals',
  timeEntries: 'time_entries',
  weeklyGoals: 'weekly_goals',
  actionPlans: 'action_plans',
  inventoryItems: 'inventory_items',
  tasks: 'tasks',
} as const satisfies Record<keyof typeof recordSchemas, string>;

async function exportCsvRows(client: TestClient): Promise<Record<string, string>[]> {
  const { status, text } = await client.get(CSV_PATH);
  expect(status).toBe(200);
  return parse(text, { bom: true, columns: true });
}

/** Adds `count` entries of one minute each to a new goal. */
async function addEntries(t: TestApp, client: TestClient, count: number): Promise<void> {
  const goal = await createGoal(client, await createFocusArea(client));
  const userId = await getUserId(client);
  const rows = Array.from({ length: count }, (_, n) => buildEntryRow(userId, goal, t.now - (n + 2) * 60_000, 1));
  for (let n = 0; n < count; n += 1000)
    await t.db
      .insertInto('time_entries')
      .values(rows.slice(n, n + 1000))
      .execute();
}

describeOnEachDatabase('the export', {}, (t) => {
  it("contains all of the user's data and nobody else's (EX-02)", async () => {
    const [ann, ben] = [await t.signUp('ann@example.org'), await t.signUp()];
    await setTimeZone(t.db, ann, 'Europe/Berlin');
    await createOneOfEach(ann);
    const otherIds = await createOneOfEach(ben);
    const response = await ann.get(JSON_PATH);
    const userId = await getUserId(ann);
    for (const [list, name] of Object.entries(tables)) {
      const rows = await t.db
        .selectFrom(name as 'goals')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      expect(response.json[list].map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ id }) => id));
    }
    expect(response.json).toMatchObject({
      format: 'weekwise',
      version: 3,
      exportedAt: new Date(t.now).toISOString(),
      account: {
        email: 'ann@example.org',
        timeZone: 'Europe/Berlin',
        singleTimer: false,
        dateFormat: 'auto',
        timeFormat: 'auto',
        createdAt: expect.any(String),
      },
    });
    expect(Object.keys(response.json)).toEqual([
      'format',
      'version',
      'exportedAt',
      'account',
      ...Object.keys(recordSchemas),
      'supportMessages',
    ]);
    for (const id of Object.values(otherIds)) expect(response.text).not.toContain(id);
    expect(response.text).not.toMatch(/password|token|email_key/);
    expect((await exportCsvRows(ann)).map((row) => row['Id'])).toHaveLength(3);
  });

  it('is an uncached download with a fixed name, for its owner only (EX-02)', async () => {
    const ann = await t.signUp();
    for (const [path, type, name] of [
      [JSON_PATH, 'application/json; charset=utf-8', 'weekwise.json'],
      [CSV_PATH, 'text/csv; charset=utf-8', 'weekwise-time-entries.csv'],
    ] as const) {
      const { status, headers } = await ann.get(path);
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        200,
        type,
        `attachment; filename="${name}"`,
      ]);
      expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
      const anonymous = await t.createClient().get(path);
      expect([anonymous.status, Object.keys(anonymous.json)]).toEqual([401, ['message']]);
    }
  });

  it('of an empty account is a valid document', async () => {
    const { json } = await (await t.signUp()).get(JSON_PATH);
    for (const list of Object.keys(recordSchemas)) expect(json[list]).toEqual([]);
  });

  it('lists entries oldest first, in UTC and local time', async () => {
    const ann = await t.signUp();
    await setTimeZone(t.db, ann, 'Asia/Kathmandu');
    const goal = await createGoal(ann, await createFocusArea(ann, { name: 'Fitness' }), 'Run, "far"');
    const running = await startTimer(ann, goal);
    t.now += 90_500;
    const earlier = await createEntry(
      ann,
      goal,
      '2026-11-10T20:00:00.000Z',
      '2026-11-10T21:30:00.000Z',
      'Uphill, slowly',
    );
    const { text } = await ann.get(CSV_PATH);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${Object.values(weekwiseColumns).join(',')}`);
    expect(text.split('\r\n')[1]).toBe(
      `Fitness,"Run, ""far""",2026-11-10T20:00:00.000Z,2026-11-10T21:30:00.000Z,5400,2026-11-11 01:45:00,2026-11-11 03:15:00,Asia/Kathmandu,${earlier},,,"Uphill, slowly"`,
    );
    const [, row] = await exportCsvRows(ann);
    expect(row).toMatchObject({ Id: running, End: '', 'Local end': '', 'Duration (seconds)': '90' });
  });

  it('contains no formulas, even if names and notes look like some (EX-01)', async () => {
    const ann = await t.signUp();
    const names = ['=1+1', '+1', '-1', '@x', '＝1', "'a", 'a\n=b', 'a;=1+1', 'a\t@x', 'a; "+1', '=cmd|" /C calc"!A0'];
    for (const name of names) {
      const goal = await createGoal(ann, await createFocusArea(ann, { name }), name);
      await createEntry(ann, goal, '2026-11-10T20:00:00.000Z', '2026-11-10T21:00:00.000Z', name);
    }
    const rows = await exportCsvRows(ann);
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    for (const column of ['Goal', 'Note']) {
      const exported = rows.map((row) => unescapeFormula(row[column]!));
      expect(new Set(exported)).toEqual(new Set(names));
    }
    const { text } = await ann.get(CSV_PATH);
    for (const delimiter of [';', '\t']) {
      const cells = [...parseCsv(text, delimiter)].flatMap((record) => record.cells);
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(cell))).toEqual([]);
    }
  });

  it('contains every entry once, across many pages and with equal starts (EX-02)', async () => {
    const ann = await t.signUp();
    await addEntries(t, ann, 1700);
    const goal = await createGoal(ann, await createFocusArea(ann), 'Other');
    const userId = await getUserId(ann);
    const twins = Array.from({ length: 1200 }, () => buildEntryRow(userId, goal, t.now - 600_000, 1));
    for (const chunk of [twins.slice(0, 600), twins.slice(600)])
      await t.db.insertInto('time_entries').values(chunk).execute();
    const rows = await exportCsvRows(ann);
    expect(new Set(rows.map((row) => row['Id'])).size).toBe(2900);
    expect(rows).toEqual(rows.toSorted((a, b) => Date.parse(a['Start']!) - Date.parse(b['Start']!)));
    const { timeEntries } = (await ann.get(JSON_PATH)).json;
    expect(new Set(timeEntries.map(({ _id }: { _id: string }) => _id)).size).toBe(2900);
  });

  it('can be imported even if the account changed during the export', async () => {
    const ann = await t.signUp();
    await addEntries(t, ann, 600);
    const area = await createFocusArea(ann);
    const goal = await createGoal(ann, area);
    const timer = await startTimer(ann, goal);
    const plan = await createPlan(ann, area, { goals: [{ goalId: goal, include: true }] });
    const user = (await findUser(t.db, await getUserId(ann)))!;
    const document = streamAccountDocument(t.db, user, t.now);
    let text = '';
    const readUpTo = async (mark: string) => {
      for (let next = await document.next(); !next.done; next = await document.next()) {
        text += next.value;
        if (text.includes(mark)) return;
      }
    };
    await readUpTo('"goals"');
    const goalInNewArea = await createGoal(ann, await createFocusArea(ann, { name: 'Late' }));
    await readUpTo('"timeEntries"');
    const newGoal = await createGoal(ann, area);
    await readUpTo(timer);
    for (const id of [goalInNewArea, newGoal]) await startTimer(ann, id);
    await ann.mutate('PATCH', `/api/time-entries/${timer}`, { endNow: true });
    await startTimer(ann, goal);
    await readUpTo(plan);
    await createPlan(ann, area, { goals: [goal, newGoal].map((goalId) => ({ goalId, include: true })) });
    await readUpTo('never');
    const { goals, actionPlans } = JSON.parse(text);
    expect(goals.map(({ _id }: { _id: string }) => _id)).not.toContain(goalInNewArea);
    expect(actionPlans[0].goalIds).toEqual([goal]);
    expect((await (await t.signUp()).post('/api/imports', { text })).status).toBe(201);
  });

  it.each([JSON_PATH, CSV_PATH])('from %s stops reading when the client disconnects (EX-03)', async (path) => {
    const ann = await t.signUp();
    await addEntries(t, ann, 20_000);
    const origin = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' });
    for (const encoding of ['identity', 'gzip']) {
      const abort = new AbortController();
      const headers = { cookie: ann.cookieHeader, 'accept-encoding': encoding };
      const pages = () => t.statements.filter((sql) => sql.includes('time_entries') && sql.includes('limit')).length;
      const before = pages();
      const response = await fetch(`${origin}${path}`, { headers, signal: abort.signal });
      await response.body!.getReader().read();
      abort.abort();
      let read = -1;
      // A page in progress is still read to its end, which may take a while on a busy database.
      while (read !== (read = pages())) await new Promise((resolve) => setTimeout(resolve, 500));
      expect(read - before).toBeLessThan(80);
    }
  });

  it.each([JSON_PATH, CSV_PATH])('from %s fails if the account is deleted before it is complete', async (path) => {
    const ann = await t.signUp();
    await addEntries(t, ann, 20_000);
    const origin = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { cookie: ann.cookieHeader, 'accept-encoding': 'identity' };
    const reader = (await fetch(`${origin}${path}`, { headers })).body!.getReader();
    await reader.read();
    await t.db
      .deleteFrom('users')
      .where('id', '=', await getUserId(ann))
      .execute();
    const readToEnd = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readToEnd()).rejects.toThrow('terminated');
  });

  it('reads nothing for a HEAD request', async () => {
    const ann = await t.signUp();
    const before = t.statements.length;
    const { status, headers } = await ann.send('HEAD', JSON_PATH);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="weekwise.json"']);
    expect(t.statements.slice(before).filter((sql) => sql.includes('focus_areas'))).toEqual([]);
  });

  it('is rate limited', async () => {
    const ann = await t.signUp();
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await ann.get(n % 2 ? JSON_PATH : CSV_PATH)).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});
