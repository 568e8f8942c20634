import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImportPreview } from '#contract/imports.ts';
import { makeEntry, makeFocusArea, makeGoal, moveTo } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden', name), 'utf8');

const toggl = (...lines: readonly string[]) =>
  ['Client,Project,Start date,Start time,End date,End time,Duration', ...lines].join('\n');

async function preview(client: Client, text: string, more: object = {}): Promise<ImportPreview> {
  const answer = await client.post('/api/imports/preview', { text, ...more });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.json;
}

const importing = (client: Client, text: string, more: object = {}) => client.post('/api/imports', { text, ...more });

/** What an account has by now: 'Area / Goal: start – end' of every entry. */
async function told(client: Client): Promise<string[]> {
  const { focusAreas, goals, timeEntries } = (await client.get('/api/export/weekwise.json')).json;
  const named = (list: { _id: string }[], id: string) => list.find(({ _id }) => _id === id);
  return timeEntries
    .toSorted((a: { startAt: string }, b: { startAt: string }) => (a.startAt < b.startAt ? -1 : 1))
    .map((entry: { goalId: string; startAt: string; endAt: string }) => {
      const goal = named(goals, entry.goalId) as unknown as { title: string; focusAreaId: string };
      const area = named(focusAreas, goal.focusAreaId) as unknown as { name: string };
      return `${area.name} / ${goal.title}: ${entry.startAt} – ${entry.endAt}`;
    });
}

async function berliner(t: AppUnderTest): Promise<Client> {
  const client = await t.signedUp();
  await moveTo(t.db, client, 'Europe/Berlin');
  return client;
}

describeOnEachDatabase('a table', {}, (t) => {
  it('of Toggl Track becomes focus areas, goals and entries', async () => {
    const client = await berliner(t);
    const shown = await preview(client, golden('toggl.csv'));
    expect(shown).toEqual({
      format: 'toggl',
      makes: { focusAreas: 2, goals: 4, timeEntries: 7, weeklyGoals: 0, actionPlans: 0, tasks: 0, inventoryItems: 0 },
      alreadyThere: 1,
      timeZone: 'Europe/Berlin',
      dateOrder: null,
      earliest: '2026-10-19T07:00:00.000Z',
      latest: '2026-10-25T03:00:00.000Z',
      goals: [
        { focusArea: 'Acme GmbH', goal: 'Website relaunch', isNew: true, entries: 4, seconds: 39_588 },
        { focusArea: 'Imported', goal: 'Übersetzung', isNew: true, entries: 1, seconds: 16_200 },
        { focusArea: 'Acme GmbH', goal: '=HYPERLINK(A1)', isNew: true, entries: 1, seconds: 3600 },
        { focusArea: 'Imported', goal: 'Without project', isNew: true, entries: 1, seconds: 1200 },
      ],
      newFocusAreas: [
        { name: 'Acme GmbH', weeklyMin: 720 },
        { name: 'Imported', weeklyMin: 300 },
      ],
      problems: [],
      problemCount: 0,
      refusal: null,
    });
    expect(await told(client)).toEqual([]);
    const { status, json } = await importing(client, golden('toggl.csv'));
    expect([status, json]).toEqual([201, { made: shown.makes, alreadyThere: 1, leftOut: 0 }]);
    expect(await told(client)).toEqual([
      'Acme GmbH / Website relaunch: 2026-10-19T07:00:00.000Z – 2026-10-19T08:30:00.000Z',
      'Acme GmbH / Website relaunch: 2026-10-19T08:45:12.000Z – 2026-10-19T10:15:00.000Z',
      'Acme GmbH / Website relaunch: 2026-10-20T07:00:00.000Z – 2026-10-20T09:00:00.000Z',
      'Acme GmbH / =HYPERLINK(A1): 2026-10-20T11:00:00.000Z – 2026-10-20T12:00:00.000Z',
      'Imported / Übersetzung: 2026-10-21T18:00:00.000Z – 2026-10-21T22:30:00.000Z',
      'Imported / Without project: 2026-10-23T06:00:00.000Z – 2026-10-23T06:20:00.000Z',
      'Acme GmbH / Website relaunch: 2026-10-24T21:00:00.000Z – 2026-10-25T03:00:00.000Z',
    ]);
    // A new area counts from the week of its first entry on. Its target is its average week.
    const { focusAreas } = (await client.get('/api/export/weekwise.json')).json;
    expect(focusAreas[0].settings).toEqual([
      { fromWeek: '0001-01-01', focusAreaClass: 'level_up', defaultWeeklyMin: 0, weight: 5 },
      { fromWeek: '2026-10-19', focusAreaClass: 'level_up', defaultWeeklyMin: 720, weight: 5 },
    ]);
  });

  it('of Clockify does, too', async () => {
    const client = await t.signedUp();
    expect(await preview(client, golden('clockify.csv'))).toMatchObject({ format: 'clockify', dateOrder: null });
    expect((await importing(client, golden('clockify.csv'))).status).toBe(201);
    expect(await told(client)).toEqual([
      'University / Thesis: 2026-10-12T09:00:00.000Z – 2026-10-12T11:30:00.000Z',
      'University / Thesis: 2026-10-13T13:00:00.000Z – 2026-10-13T17:15:00.000Z',
      'University / Tutoring: 2026-10-14T23:00:00.000Z – 2026-10-15T00:30:00.000Z',
      'Imported / Guitar: 2026-10-15T19:00:00.000Z – 2026-10-15T19:45:00.000Z',
    ]);
  });

  it('is never imported twice', async () => {
    const client = await t.signedUp();
    await importing(client, golden('clockify.csv'));
    const before = await told(client);
    expect(await preview(client, golden('clockify.csv'))).toMatchObject({
      makes: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: 4,
      goals: [],
    });
    expect((await importing(client, golden('clockify.csv'))).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: 4,
    });
    expect(await told(client)).toEqual(before);
  });

  it('goes into what has the name already, be it closed, rather one that is active', async () => {
    const client = await t.signedUp();
    const area = await makeFocusArea(client, { name: 'UNIVERSITY' });
    const closed = await makeGoal(client, area, 'thesis');
    await client.change('PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
    const tutoring = await makeGoal(client, area, 'Tutoring');
    await client.change('PATCH', `/api/goals/${tutoring}/status`, { status: 'Archived' });
    const active = await makeGoal(client, area, 'TUTORING');
    await makeEntry(client, active, '2026-10-14T23:00:00.000Z', '2026-10-15T00:30:00.000Z');
    expect((await importing(client, golden('clockify.csv'))).json).toMatchObject({
      made: { focusAreas: 1, goals: 1, timeEntries: 3 },
      alreadyThere: 1,
    });
    const { timeEntries } = (await client.get('/api/export/weekwise.json')).json;
    expect(timeEntries.filter((entry: { goalId: string }) => entry.goalId === closed)).toHaveLength(2);
  });

  it('of our own comes back as it was, whatever things are called', async () => {
    const names = ['=1+1', "'quoted", "''", '-', '@me', '"a, b"', 'c;d', '＝wide', 'é\u0301 ☕', '+49'];
    const client = await t.signedUp();
    for (const name of names) {
      const goal = await makeGoal(client, await makeFocusArea(client, { name }), name);
      await makeEntry(client, goal, '2026-11-10T08:00:00.001Z', '2026-11-10T09:00:00.999Z');
    }
    const { text } = await client.get('/api/export/time-entries.csv');
    const other = await t.signedUp();
    expect((await importing(other, text)).json).toMatchObject({ made: { timeEntries: names.length } });
    const byText = (a: string, b: string) => (a < b ? -1 : 1);
    expect((await told(other)).toSorted(byText)).toEqual((await told(client)).toSorted(byText));
    expect((await preview(client, text)).alreadyThere).toBe(names.length);
  });

  it('says what is wrong with which line, and imports the rest only if asked to', async () => {
    const client = await berliner(t);
    const text = toggl(
      'A,B,2026-10-20,09:00:00,2026-10-20,10:00:00,',
      'A,"two\nlines",2026-10-20,10:00,2026-10-20,09:00,',
      '',
      'A,B,2026-10-01,09:00,2026-10-20,09:00,',
      'A,B,2026-12-24,09:00,2026-12-24,10:00,',
      'A,B,soon,09:00,2026-10-20,10:00,',
      'A,B,2026-10-20,9 o’clock,2026-10-20,10:00,',
      'A,B,2026-10-20,09:00',
      `${'x'.repeat(101)},B,2026-10-20,09:00,2026-10-20,10:00,`,
      'Caf\uFFFD,B,2026-10-20,09:00,2026-10-20,10:00,',
      'A,B\u0000,2026-10-20,09:00,2026-10-20,10:00,',
      'A,B,2026-03-29,02:30,2026-03-29,04:00,',
    );
    const shown = await preview(client, text);
    expect(shown.problems).toEqual([
      { line: 3, message: 'End time must be after start time.' },
      { line: 6, message: 'An entry can be at most 7 days long.' },
      { line: 7, message: 'Start time cannot be in the future.' },
      { line: 8, message: 'Start date is "soon", not a day such as 2026-11-10.' },
      { line: 9, message: 'Start time is "9 o’clock", not a time such as 18:00:00 or 6:00 PM.' },
      { line: 10, message: 'It has neither an end nor a duration that can be read.' },
      { line: 11, message: 'The name of the client is longer than 100 characters.' },
      { line: 12, message: 'The name of the client is not readable: the file was not saved as UTF-8.' },
      { line: 13, message: 'The name of the project holds a character that cannot be stored.' },
      { line: 14, message: 'On 2026-03-29 the clocks of Europe/Berlin went forward over that time.' },
    ]);
    expect(shown).toMatchObject({ problemCount: 10, refusal: null, makes: { timeEntries: 1 } });
    const refused = await importing(client, text);
    const message = '10 lines cannot be imported. The first is line 3: End time must be after start time.';
    expect([refused.status, refused.json.errors]).toEqual([422, [{ field: 'text', param: 'text', msg: message }]]);
    expect(await told(client)).toEqual([]);
    expect((await importing(client, text, { leaveOutProblems: true })).json).toMatchObject({
      made: { focusAreas: 1, goals: 1, timeEntries: 1 },
      leftOut: 10,
    });
    expect(await told(client)).toEqual(['A / B: 2026-10-20T07:00:00.000Z – 2026-10-20T08:00:00.000Z']);
  });

  it('is read in the order that its own dates tell, or else that its user does', async () => {
    const client = await t.signedUp();
    const unclear = 'A,B,03/04/2026,09:00,03/04/2026,10:00,';
    const dayFirst = 'A,B,13/04/2026,09:00,13/04/2026,10:00,';
    const monthFirst = 'A,B,04/13/2026,09:00,04/13/2026,10:00,';
    const asks = /^Dates such as 03\/04\/2026 can be read in two ways/;
    const shown = await preview(client, toggl(unclear));
    expect(shown).toMatchObject({ dateOrder: 'unclear', refusal: expect.stringMatching(asks), makes: { goals: 0 } });
    expect((await importing(client, toggl(unclear), { leaveOutProblems: true })).json.message).toMatch(asks);
    const earliest = async (text: string, dateOrder?: string) => {
      const read = await preview(client, text, { dateOrder });
      return [read.dateOrder, read.earliest?.slice(0, 10), read.problemCount, read.refusal];
    };
    expect(await earliest(toggl(unclear), 'day-first')).toEqual(['day-first', '2026-04-03', 0, null]);
    expect(await earliest(toggl(unclear), 'month-first')).toEqual(['month-first', '2026-03-04', 0, null]);
    expect(await earliest(toggl(unclear, dayFirst), 'month-first')).toEqual([null, '2026-04-03', 0, null]);
    expect(await earliest(toggl(unclear, monthFirst))).toEqual([null, '2026-03-04', 0, null]);
    expect(await earliest(toggl(unclear, monthFirst, dayFirst))).toEqual([
      'mixed',
      undefined,
      0,
      'In 13/04/2026 of this file the day comes first, in 04/13/2026 the month. Please choose one order; lines in the other cannot be imported.',
    ]);
    expect(await earliest(toggl(dayFirst, monthFirst), 'day-first')).toEqual(['day-first', '2026-04-13', 1, null]);
  });

  it('takes an end that comes twice for the one after the start', async () => {
    const client = await berliner(t);
    const text = toggl('A,B,2026-10-25,02:50:00,2026-10-25,02:10:00,', 'A,C,2026-10-25,02:10,2026-10-25,02:50,');
    expect((await importing(client, text)).status).toBe(201);
    expect(await told(client)).toEqual([
      'A / C: 2026-10-25T00:10:00.000Z – 2026-10-25T00:50:00.000Z',
      'A / B: 2026-10-25T00:50:00.000Z – 2026-10-25T01:10:00.000Z',
    ]);
  });

  it('takes times that come twice for those that are as far apart as it says', async () => {
    const client = await berliner(t);
    const text = toggl(
      'A,B,2026-10-25,02:10:00,2026-10-25,02:50:00,01:40:00',
      'A,C,2026-10-25,02:30:00,2026-10-25,03:30:00,01:00:00',
      'A,D,2026-10-25,01:30:00,2026-10-25,02:20:00,01:50:00',
      'A,E,2026-10-25,02:30:00,2026-10-25,02:40:00,00:10:00',
    );
    expect((await importing(client, text)).status).toBe(201);
    const entries = await told(client);
    expect(entries.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'A / B: 2026-10-25T00:10:00.000Z – 2026-10-25T01:50:00.000Z',
      'A / C: 2026-10-25T01:30:00.000Z – 2026-10-25T02:30:00.000Z',
      'A / D: 2026-10-24T23:30:00.000Z – 2026-10-25T01:20:00.000Z',
      'A / E: 2026-10-25T00:30:00.000Z – 2026-10-25T00:40:00.000Z',
    ]);
  });

  it('may name its separator first, and tell parts of seconds', async () => {
    const client = await t.signedUp();
    const lines = toggl(
      'A,B,2026-10-20,08:00:00.000,2026-10-20,09:00:00.5,',
      'A,B,2026-10-20,10:00:00.000,,,01:00:00.000',
      'A,B,never,,,,',
    ).replaceAll(',', ';');
    for (const first of ['sep=;\r\n', '\uFEFF"SEP=;"\n']) {
      expect(await preview(client, first + lines)).toMatchObject({
        earliest: '2026-10-20T08:00:00.000Z',
        latest: '2026-10-20T11:00:00.000Z',
        makes: { timeEntries: 2 },
        problems: [{ line: 5 }],
      });
    }
  });

  it('may be separated by semicolons or tabs, and be of nobody we know', async () => {
    const client = await t.signedUp();
    for (const delimiter of [';', '\t']) {
      const text = `\uFEFF${golden('clockify.csv').replaceAll('","', `"${delimiter}"`)}`;
      expect((await preview(client, text)).makes.timeEntries).toBe(4);
    }
    const unknown = await client.post('/api/imports/preview', { text: 'Project,Hours\nA,3' });
    expect([unknown.status, unknown.json.errors]).toEqual([
      422,
      [
        {
          field: 'text',
          param: 'text',
          msg: 'The columns "Start date", "Start time", "End date", "End time" are missing. Weekwise reads its own files and the detailed reports of Toggl Track and Clockify, saved as CSV.',
        },
      ],
    ]);
  });

  it('is imported once, however often it is sent at once', async () => {
    const client = await t.signedUp();
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: golden('clockify.csv') });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.send('POST', '/api/imports', payload, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const made = answers.map(({ json }) => json.made.timeEntries as number);
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 4]);
    expect(await told(client)).toHaveLength(4);
  });
});
