import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { documentLists } from '#contract/account-document.ts';
import { csvRecords } from '#domain/csv.ts';
import { unguarded } from '#domain/spreadsheet-text.ts';
import { weekwiseColumns } from '#domain/table-columns.ts';
import {
  entryRow,
  makeEntry,
  makeFocusArea,
  makeGoal,
  makePlan,
  moveTo,
  startTimer,
  userIdOf,
} from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { graphOf } from '../../testing/graph.ts';
import { userFinder } from '../auth/auth.queries.ts';
import { accountDocument } from './account-document.ts';
import { exportReaders } from './exports.queries.ts';

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
} as const satisfies Record<keyof typeof documentLists, string>;

async function table(client: Client): Promise<Record<string, string>[]> {
  const { status, text } = await client.get(CSV_PATH);
  expect(status).toBe(200);
  return parse(text, { bom: true, columns: true });
}

/** So many entries of one goal, a minute each. */
async function addEntries(t: AppUnderTest, client: Client, count: number): Promise<void> {
  const goal = await makeGoal(client, await makeFocusArea(client));
  const userId = await userIdOf(client);
  const rows = Array.from({ length: count }, (_, n) => entryRow(userId, goal, t.now - (n + 2) * 60_000, 1));
  for (let n = 0; n < count; n += 1000)
    await t.db
      .insertInto('time_entries')
      .values(rows.slice(n, n + 1000))
      .execute();
}

describeOnEachDatabase('the export', {}, (t) => {
  it('holds everything of the user and nothing of anybody else', async () => {
    const [ann, ben] = [await t.signedUp('ann@example.org'), await t.signedUp()];
    await moveTo(t.db, ann, 'Europe/Berlin');
    await graphOf(ann);
    const foreign = await graphOf(ben);
    const answer = await ann.get(JSON_PATH);
    const userId = await userIdOf(ann);
    for (const [list, name] of Object.entries(tables)) {
      const rows = await t.db
        .selectFrom(name as 'goals')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      expect(answer.json[list].map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ id }) => id));
    }
    expect(answer.json).toMatchObject({
      format: 'weekwise',
      version: 1,
      exportedAt: new Date(t.now).toISOString(),
      account: { email: 'ann@example.org', timeZone: 'Europe/Berlin', createdAt: expect.any(String) },
    });
    expect(Object.keys(answer.json)).toEqual([
      'format',
      'version',
      'exportedAt',
      'account',
      ...Object.keys(documentLists),
      'supportMessages',
    ]);
    for (const id of Object.values(foreign)) expect(answer.text).not.toContain(id);
    expect(answer.text).not.toMatch(/password|token|email_key/);
    expect((await table(ann)).map((row) => row['Id'])).toHaveLength(2);
  });

  it('is a file with a fixed name that nobody keeps, for its owner alone', async () => {
    const ann = await t.signedUp();
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
      const stranger = await t.client().get(path);
      expect([stranger.status, Object.keys(stranger.json)]).toEqual([401, ['message']]);
    }
  });

  it('of an empty account is a document, too', async () => {
    const { json } = await (await t.signedUp()).get(JSON_PATH);
    for (const list of Object.keys(documentLists)) expect(json[list]).toEqual([]);
  });

  it('tells entries oldest first, in UTC and as the clock on the wall showed', async () => {
    const ann = await t.signedUp();
    await moveTo(t.db, ann, 'Asia/Kathmandu');
    const goal = await makeGoal(ann, await makeFocusArea(ann, { name: 'Fitness' }), 'Run, "far"');
    const running = await startTimer(ann, goal);
    t.now += 90_500;
    const earlier = await makeEntry(ann, goal, '2026-11-10T20:00:00.000Z', '2026-11-10T21:30:00.000Z');
    const { text } = await ann.get(CSV_PATH);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${weekwiseColumns.join(',')}`);
    expect(text.split('\r\n')[1]).toBe(
      `Fitness,"Run, ""far""",2026-11-10T20:00:00.000Z,2026-11-10T21:30:00.000Z,5400,2026-11-11 01:45:00,2026-11-11 03:15:00,Asia/Kathmandu,${earlier}`,
    );
    const [, row] = await table(ann);
    expect(row).toMatchObject({ Id: running, End: '', 'Local end': '', 'Duration (seconds)': '90' });
  });

  it('never holds a formula, whatever things are called', async () => {
    const ann = await t.signedUp();
    const names = ['=1+1', '+1', '-1', '@x', '＝1', "'a", 'a\n=b', 'a;=1+1', 'a\t@x', 'a; "+1', '=cmd|" /C calc"!A0'];
    for (const name of names) {
      const goal = await makeGoal(ann, await makeFocusArea(ann, { name }), name);
      await makeEntry(ann, goal, '2026-11-10T20:00:00.000Z', '2026-11-10T21:00:00.000Z');
    }
    const rows = await table(ann);
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    const told = rows.map((row) => unguarded(row['Goal']!));
    expect(new Set(told)).toEqual(new Set(names));
    const { text } = await ann.get(CSV_PATH);
    for (const delimiter of [';', '\t']) {
      const cells = [...csvRecords(text, delimiter)].flatMap((record) => record.cells);
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(cell))).toEqual([]);
    }
  });

  it('has every entry once, over many pages and with equal starts', async () => {
    const ann = await t.signedUp();
    await addEntries(t, ann, 1700);
    const goal = await makeGoal(ann, await makeFocusArea(ann), 'Other');
    const userId = await userIdOf(ann);
    const twins = Array.from({ length: 1200 }, () => entryRow(userId, goal, t.now - 600_000, 1));
    for (const part of [twins.slice(0, 600), twins.slice(600)])
      await t.db.insertInto('time_entries').values(part).execute();
    const rows = await table(ann);
    expect(new Set(rows.map((row) => row['Id'])).size).toBe(2900);
    expect(rows).toEqual(rows.toSorted((a, b) => Date.parse(a['Start']!) - Date.parse(b['Start']!)));
    const { timeEntries } = (await ann.get(JSON_PATH)).json;
    expect(new Set(timeEntries.map(({ _id }: { _id: string }) => _id)).size).toBe(2900);
  });

  it('can be read back even though the account changed meanwhile', async () => {
    const ann = await t.signedUp();
    await addEntries(t, ann, 600);
    const area = await makeFocusArea(ann);
    const goal = await makeGoal(ann, area);
    const timer = await startTimer(ann, goal);
    const plan = await makePlan(ann, area, { goals: [{ goalId: goal, include: true }] });
    const user = (await userFinder(t.db)(await userIdOf(ann)))!;
    const document = accountDocument(exportReaders(t.db), user, t.now);
    let text = '';
    const readUpTo = async (mark: string) => {
      for (let next = await document.next(); !next.done; next = await document.next()) {
        text += next.value;
        if (text.includes(mark)) return;
      }
    };
    await readUpTo('"goals"');
    const late = await makeGoal(ann, await makeFocusArea(ann, { name: 'Late' }));
    await readUpTo('"timeEntries"');
    const later = await makeGoal(ann, area);
    await readUpTo(timer);
    for (const id of [late, later]) await startTimer(ann, id);
    await ann.change('PATCH', `/api/time-entries/${timer}`, { endNow: true });
    await startTimer(ann, goal);
    await readUpTo(plan);
    await makePlan(ann, area, { goals: [goal, later].map((goalId) => ({ goalId, include: true })) });
    await readUpTo('never');
    const { goals, actionPlans } = JSON.parse(text);
    expect(goals.map(({ _id }: { _id: string }) => _id)).not.toContain(late);
    expect(actionPlans[0].goalIds).toEqual([goal]);
    expect((await (await t.signedUp()).post('/api/imports', { text })).status).toBe(201);
  });

  it.each([JSON_PATH, CSV_PATH])('%s stops reading when its reader has gone', async (path) => {
    const ann = await t.signedUp();
    await addEntries(t, ann, 20_000);
    const origin = t.app.server.listening ? t.app.listeningOrigin : await t.app.listen({ port: 0, host: '127.0.0.1' });
    for (const encoding of ['identity', 'gzip']) {
      const abort = new AbortController();
      const headers = { cookie: ann.cookieHeader, 'accept-encoding': encoding };
      const pages = () => t.statements.filter((sql) => sql.includes('time_entries') && sql.includes('limit')).length;
      const before = pages();
      const answer = await fetch(`${origin}${path}`, { headers, signal: abort.signal });
      await answer.body!.getReader().read();
      abort.abort();
      let read = -1;
      // What was being read is read to its end, however long a busy database takes for it.
      while (read !== (read = pages())) await new Promise((resolve) => setTimeout(resolve, 500));
      expect(read - before).toBeLessThan(80);
    }
  });

  it.each([JSON_PATH, CSV_PATH])(
    '%s fails where the account goes meanwhile: half must not look like all',
    async (path) => {
      const ann = await t.signedUp();
      await addEntries(t, ann, 20_000);
      const origin = t.app.server.listening
        ? t.app.listeningOrigin
        : await t.app.listen({ port: 0, host: '127.0.0.1' });
      const headers = { cookie: ann.cookieHeader, 'accept-encoding': 'identity' };
      const reader = (await fetch(`${origin}${path}`, { headers })).body!.getReader();
      await reader.read();
      await t.db
        .deleteFrom('users')
        .where('id', '=', await userIdOf(ann))
        .execute();
      const readOn = async () => {
        while (!(await reader.read()).done);
      };
      await expect(readOn()).rejects.toThrow('terminated');
    },
  );

  it('makes nothing for whoever wants the head alone', async () => {
    const ann = await t.signedUp();
    const before = t.statements.length;
    const { status, headers } = await ann.send('HEAD', JSON_PATH);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="weekwise.json"']);
    expect(t.statements.slice(before).filter((sql) => sql.includes('focus_areas'))).toEqual([]);
  });

  it('is made only so often', async () => {
    const ann = await t.signedUp();
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await ann.get(n % 2 ? JSON_PATH : CSV_PATH)).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});
