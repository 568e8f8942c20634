import { expect, it } from 'vitest';
import { createEntry, createFocusArea, createGoal, startTimer } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

const DAY = 24 * 60 * 60_000;
const NINE = '2026-11-02T09:00:00.000Z';
const TEN = '2026-11-02T10:00:00.000Z';

const exportCsv = async (client: TestClient): Promise<string> =>
  (await client.get('/api/export/time-entries.csv')).text;
const exportDocument = async (client: TestClient) => (await client.get('/api/export/weekwise.json')).json;

/** An export without its last two columns, the id and the empty note. */
const withoutIds = (text: string) => text.replaceAll(/(?:,[^,\r\n]*){2}(?=\r\n)/g, '');

describeOnEachDatabase('importing our own export again (EX-04)', {}, (t) => {
  /** Imports an export with ids and then without. Returns how many areas, goals and entries each import adds. */
  async function importOwnExport(client: TestClient): Promise<unknown[]> {
    const text = await exportCsv(client);
    const before = (await exportDocument(client)).timeEntries;
    const counts = [];
    for (const each of [text, withoutIds(text)]) {
      const preview = (await client.post('/api/imports/preview', { text: each })).json;
      const { made, alreadyThere } = (await client.post('/api/imports', { text: each })).json;
      expect([preview.makes, preview.alreadyThere]).toEqual([made, alreadyThere]);
      counts.push([made.focusAreas, made.goals, made.timeEntries]);
    }
    expect((await exportDocument(client)).timeEntries).toEqual(before);
    return counts;
  }

  const nothing = [
    [0, 0, 0],
    [0, 0, 0],
  ];

  it('adds nothing for a forgotten timer', async () => {
    const client = await t.signUp();
    await startTimer(client, await createGoal(client, await createFocusArea(client)));
    const [{ startAt }] = (await exportDocument(client)).timeEntries;
    t.now += 8 * DAY;
    expect(await importOwnExport(client)).toEqual(nothing);
    // The forgotten timer counts as ended, so another entry with the same start is new.
    const text = `Focus area,Goal,Start,Duration (seconds)\nFitness,Run,${startAt},60`;
    expect((await client.post('/api/imports', { text })).json.made.timeEntries).toBe(1);
  });

  it('adds nothing for a running timer', async () => {
    const client = await t.signUp();
    await startTimer(client, await createGoal(client, await createFocusArea(client)));
    t.now += 60_000;
    expect(await importOwnExport(client)).toEqual(nothing);
    t.now += 60_000;
    expect(await importOwnExport(client)).toEqual(nothing);
  });

  it('adds nothing if two goals or two areas have the same name', async () => {
    const client = await t.signUp();
    const area = await createFocusArea(client);
    const completed = await createGoal(client, area);
    await createEntry(client, completed, NINE, TEN);
    await client.mutate('PATCH', `/api/goals/${completed}/status`, { status: 'Completed' });
    await createEntry(client, await createGoal(client, area), TEN, '2026-11-02T11:00:00.000Z');
    const sameName = await createGoal(client, await createFocusArea(client));
    await createEntry(client, sameName, '2026-11-02T12:00:00.000Z', '2026-11-02T13:00:00.000Z');
    expect(await importOwnExport(client)).toEqual(nothing);
  });

  it('recognizes entries that were moved or whose goal was renamed', async () => {
    const client = await t.signUp();
    const goal = await createGoal(client, await createFocusArea(client));
    const entry = await createEntry(client, goal, NINE, TEN);
    const text = await exportCsv(client);
    const moved = { startAt: '2026-10-01T09:00:00.000Z', endAt: '2026-10-01T10:00:00.000Z' };
    expect((await client.mutate('PATCH', `/api/time-entries/${entry}`, moved)).status).toBe(200);
    await client.mutate('PUT', `/api/goals/${goal}`, { title: 'Another' });
    const before = await exportDocument(client);
    const nothingNew = { focusAreas: 0, goals: 0, timeEntries: 0 };
    expect((await client.post('/api/imports/preview', { text })).json).toMatchObject({
      makes: nothingNew,
      alreadyThere: 1,
    });
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: nothingNew, alreadyThere: 1 });
    expect(await exportDocument(client)).toMatchObject({ goals: before.goals, timeEntries: before.timeEntries });
  });

  it('ignores invalid ids', async () => {
    const client = await t.signUp();
    const lines = ['\u0000', 'x', "' or 1", ''].map((id, n) => `A,B,2026-11-02T0${n}:00:00.000Z,,60,${id}`);
    const text = ['Focus area,Goal,Start,End,Duration (seconds),Id', ...lines].join('\n');
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries: 4 } });
  });
});

describeOnEachDatabase('importing rows with ids', {}, (t) => {
  const header = 'Focus area,Goal,Start,End,Duration (seconds),Id';
  const rowId = (n: number) => `01a1ca0c-d100-7223-aa5e-58000000000${n}`;
  const importRows = async (client: TestClient, lines: readonly string[]) => {
    const { status, json } = await client.post('/api/imports', { text: [header, ...lines].join('\n') });
    return status === 201 ? [json.made.focusAreas, json.made.goals, json.made.timeEntries, json.alreadyThere] : json;
  };

  it('creates one entry per id, even if the times are equal', async () => {
    const client = await t.signUp();
    const twins = [1, 2, 3].map((n) => `Gym,Run,${NINE},${TEN},3600,${rowId(n)}`);
    expect(await importRows(client, [...twins, twins[0]!])).toEqual([1, 1, 3, 1]);
    expect(await importRows(client, twins)).toEqual([0, 0, 0, 3]);
    // Without ids, rows with equal times count as the same entry.
    expect(
      await importRows(
        client,
        twins.map((line) => line.slice(0, -36)),
      ),
    ).toEqual([0, 0, 0, 3]);
    const [{ _id }] = (await exportDocument(client)).timeEntries;
    await client.mutate('DELETE', `/api/time-entries/${_id}`);
    expect(await importRows(client, twins)).toEqual([0, 0, 1, 2]);
  });

  it('restores a deleted entry even if another one has the same times', async () => {
    const client = await t.signUp();
    const goal = await createGoal(client, await createFocusArea(client));
    const [, second] = [await createEntry(client, goal, NINE, TEN), await createEntry(client, goal, NINE, TEN)];
    const text = await exportCsv(client);
    await client.mutate('DELETE', `/api/time-entries/${second}`);
    for (const [timeEntries, alreadyThere] of [
      [1, 1],
      [0, 2],
    ]) {
      expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries }, alreadyThere });
    }
  });

  it('distinguishes names that differ in case, and matches rows without ids to the first of them', async () => {
    const client = await t.signUp();
    const rows = ['Gym', 'gym', 'GYM'].map((name, n) => `${name},${name},${NINE},${TEN},3600,${n < 2 ? rowId(n) : ''}`);
    expect(await importRows(client, rows)).toEqual([2, 2, 2, 1]);
    const { focusAreas } = await exportDocument(client);
    expect(focusAreas.map(({ name }: { name: string }) => name)).toEqual(['Gym', 'gym']);
    expect(await importRows(client, rows)).toEqual([0, 0, 0, 3]);
    // If the account already has one of the names, all rows are imported there.
    const other = await t.signUp();
    await createGoal(other, await createFocusArea(other, { name: 'GYM' }), 'gYm');
    expect(await importRows(other, rows)).toEqual([0, 0, 2, 1]);
    expect(await importRows(other, rows)).toEqual([0, 0, 0, 3]);
  });

  it('accepts entries in the future only for rows with ids', async () => {
    const client = await t.signUp();
    const row = 'Gym,Run,2027-01-01T09:00:00.000Z,2027-01-01T10:00:00.000Z,3600,';
    expect(await importRows(client, [row])).toMatchObject({
      errors: [{ msg: expect.stringMatching(/in the future/) }],
    });
    expect(await importRows(client, [row + rowId(1)])).toEqual([1, 1, 1, 0]);
    expect(await importRows(client, [row + rowId(1)])).toEqual([0, 0, 0, 1]);
    expect(await importRows(client, [`Gym,Run,2100-12-31T23:59:00.000Z,,61,${rowId(2)}`])).toMatchObject({
      errors: [{ msg: expect.stringMatching(/Only dates from 1970 to 2100 are supported/) }],
    });
  });

  it('imports a timer with a duration of 0 as an entry of one second', async () => {
    const client = await t.signUp();
    const text = `${header}\nGym,Run,${NINE},,0,${rowId(1)}`;
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries: 1 } });
    expect((await exportDocument(client)).timeEntries).toMatchObject([
      { startAt: NINE, endAt: '2026-11-02T09:00:01.000Z' },
    ]);
  });
});

describeOnEachDatabase('importing entries that differ only in their text', {}, (t) => {
  const header = 'Client,Project,Description,Task,Tags,Start date,Start time,End date,End time';
  const row = (text: string) => `A,B,${text},2026-11-02,09:00,2026-11-02,10:00`;
  const importRows = async (client: TestClient, texts: readonly string[]) => {
    const text = [header, ...texts.map(row)].join('\n');
    const preview = (await client.post('/api/imports/preview', { text })).json;
    const { made, alreadyThere } = (await client.post('/api/imports', { text })).json;
    expect([preview.makes, preview.alreadyThere]).toEqual([made, alreadyThere]);
    return [made.timeEntries, alreadyThere, preview.alreadyThereWithoutText];
  };
  /** An account with entries at the time of the rows. */
  const createAccount = async (
    ...entries: readonly { readonly note?: string; readonly tags?: readonly string[] }[]
  ) => {
    const client = await t.signUp();
    const goalId = await createGoal(client, await createFocusArea(client, { name: 'A' }), 'B');
    for (const entry of entries) {
      const response = await client.post('/api/time-entries', { goalId, startAt: NINE, endAt: TEN, ...entry });
      expect(response.status).toBe(201);
    }
    return client;
  };

  it('creates an entry for each note, task and list of tags, once', async () => {
    const client = await t.signUp();
    const texts = ['Read,,', 'Write,,', 'Read,Paper,', 'Read,,x', 'Read,,"x, y"'];
    expect(await importRows(client, [...texts, ...texts])).toEqual([5, 5, 0]);
    expect(await importRows(client, texts)).toEqual([0, 5, 0]);
    expect(await importRows(client, ['Write,,', 'Draw,,'])).toEqual([1, 1, 0]);
    const withoutText = [',,', ',,x', ...texts];
    const other = await t.signUp();
    expect(await importRows(other, withoutText)).toEqual([7, 0, 0]);
    expect(await importRows(other, withoutText.toReversed())).toEqual([0, 7, 0]);
  });

  it('does not change or repeat entries that an earlier version imported without their text', async () => {
    const client = await createAccount({}, { note: 'Read' });
    const before = (await exportDocument(client)).timeEntries;
    expect(await importRows(client, ['Read,Paper,x', 'Write,,'])).toEqual([0, 2, 2]);
    expect((await exportDocument(client)).timeEntries).toEqual(before);
  });

  it('imports the entries that an earlier version mistook for duplicates', async () => {
    const client = await createAccount({});
    expect(await importRows(client, ['Read,,', 'Write,,', ',,'])).toEqual([2, 1, 0]);
    expect(await importRows(await createAccount({}), ['Read,,', 'Write,,'])).toEqual([1, 1, 1]);
  });

  it('recognizes entries that got a note or tags after they had been imported', async () => {
    expect(await importRows(await createAccount({ note: 'Read' }), [',,'])).toEqual([0, 1, 0]);
    expect(await importRows(await createAccount({ note: 'Read', tags: ['x'] }), ['Read,,'])).toEqual([0, 1, 0]);
    expect(await importRows(await createAccount({ tags: ['x'] }), ['Read,,'])).toEqual([0, 1, 1]);
    expect(await importRows(await createAccount({ note: 'Read', tags: ['x'] }), ['Read,,y'])).toEqual([1, 0, 0]);
    expect(await importRows(await createAccount({ note: 'Read' }), ['Write: Read,,'])).toEqual([1, 0, 0]);
  });
});

describeOnEachDatabase('names in an imported CSV file', {}, (t) => {
  const text = (names: readonly string[]) =>
    ['Client,Project,Start date,Start time,End date,End time']
      .concat(names.map((name) => `${name},${name},2026-10-20,09:00,2026-10-20,10:00`))
      .join('\n');

  it('are equal if they differ only in case, and distinct otherwise', async () => {
    const client = await t.signUp();
    const names = ['かき', 'かぎ', 'कला', 'कली', 'Sprint 1', 'Sprint 01', 'ma', 'má', 'mà'];
    const made = { focusAreas: names.length, goals: names.length, timeEntries: names.length };
    expect((await client.post('/api/imports', { text: text(names) })).json).toMatchObject({ made, alreadyThere: 0 });
    const again = names.map((name) => ` ${name.normalize('NFD').toUpperCase()} `);
    expect((await client.post('/api/imports', { text: text(again) })).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: names.length,
    });
  });
});

describeOnEachDatabase('importing into an account with sample data', {}, (t) => {
  const text = (area: string, goal: string) =>
    `Client,Project,Start date,Start time,End date,End time\n"${area}","${goal}",2026-10-20,09:00,2026-10-20,10:00`;

  it('creates areas of its own, which survive the removal of the sample data', async () => {
    const client = await t.signUp();
    await client.post('/api/sample-data');
    const { focusAreas, goals } = await exportDocument(client);
    const { name } = focusAreas.find(({ _id }: { _id: string }) => _id === goals[0].focusAreaId);
    const file = text(name, goals[0].title);
    const made = { focusAreas: 1, goals: 1, timeEntries: 1 };
    const preview = await client.post('/api/imports/preview', { text: file });
    expect(preview.json).toMatchObject({ makes: made, goals: [{ focusArea: name, isNew: true }] });
    expect((await client.post('/api/imports', { text: file })).json).toMatchObject({ made });
    expect((await client.post('/api/imports', { text: file })).json).toMatchObject({ alreadyThere: 1 });
    await client.mutate('DELETE', '/api/sample-data');
    const remaining = await exportDocument(client);
    expect([remaining.focusAreas, remaining.timeEntries]).toMatchObject([
      [{ name }],
      [{ startAt: '2026-10-20T09:00:00.000Z' }],
    ]);
  });

  it('adds nothing when the exported sample data is imported', async () => {
    const client = await t.signUp();
    await client.post('/api/sample-data');
    const { timeEntries } = await exportDocument(client);
    expect((await client.post('/api/imports', { text: await exportCsv(client) })).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: timeEntries.length,
    });
  });

  it("uses areas that were imported from another account's sample data", async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    await ann.post('/api/sample-data');
    const document = await exportDocument(ann);
    await ben.post('/api/imports', { text: JSON.stringify(document) });
    const { json } = await ben.post('/api/imports', { text: text(document.focusAreas[0].name, 'New') });
    expect(json).toMatchObject({ made: { focusAreas: 0, goals: 1, timeEntries: 1 } });
  });
});
