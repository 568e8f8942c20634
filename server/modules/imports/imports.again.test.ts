import { expect, it } from 'vitest';
import { makeEntry, makeFocusArea, makeGoal, startTimer } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

const DAY = 24 * 60 * 60_000;
const nine = '2026-11-02T09:00:00.000Z';
const ten = '2026-11-02T10:00:00.000Z';

const table = async (client: Client): Promise<string> => (await client.get('/api/export/time-entries.csv')).text;
const document = async (client: Client) => (await client.get('/api/export/weekwise.json')).json;

/** As a table of somebody who has not kept the ids. */
const withoutIds = (text: string) => text.replaceAll(/,[^,\r\n]*(?=\r\n)/g, '');

describeOnEachDatabase('a table of our own, once more', {}, (t) => {
  /** What it adds with its ids, and without. */
  async function added(client: Client): Promise<unknown[]> {
    const text = await table(client);
    const before = (await document(client)).timeEntries;
    const counts = [];
    for (const each of [text, withoutIds(text)]) {
      const preview = (await client.post('/api/imports/preview', { text: each })).json;
      const { made, alreadyThere } = (await client.post('/api/imports', { text: each })).json;
      expect([preview.makes, preview.alreadyThere]).toEqual([made, alreadyThere]);
      counts.push([made.focusAreas, made.goals, made.timeEntries]);
    }
    expect((await document(client)).timeEntries).toEqual(before);
    return counts;
  }

  const nothing = [
    [0, 0, 0],
    [0, 0, 0],
  ];

  it('adds nothing where a timer was forgotten', async () => {
    const client = await t.signedUp();
    await startTimer(client, await makeGoal(client, await makeFocusArea(client)));
    const [{ startAt }] = (await document(client)).timeEntries;
    t.now += 8 * DAY;
    expect(await added(client)).toEqual(nothing);
    // It has ended, so whatever else began with it is something else.
    const text = `Focus area,Goal,Start,Duration (seconds)\nFitness,Run,${startAt},60`;
    expect((await client.post('/api/imports', { text })).json.made.timeEntries).toBe(1);
  });

  it('adds nothing where a timer runs', async () => {
    const client = await t.signedUp();
    await startTimer(client, await makeGoal(client, await makeFocusArea(client)));
    t.now += 60_000;
    expect(await added(client)).toEqual(nothing);
    t.now += 60_000;
    expect(await added(client)).toEqual(nothing);
  });

  it('adds nothing where two goals, or two areas, have one name', async () => {
    const client = await t.signedUp();
    const area = await makeFocusArea(client);
    const completed = await makeGoal(client, area);
    await makeEntry(client, completed, nine, ten);
    await client.change('PATCH', `/api/goals/${completed}/status`, { status: 'Completed' });
    await makeEntry(client, await makeGoal(client, area), ten, '2026-11-02T11:00:00.000Z');
    const sameName = await makeGoal(client, await makeFocusArea(client));
    await makeEntry(client, sameName, '2026-11-02T12:00:00.000Z', '2026-11-02T13:00:00.000Z');
    expect(await added(client)).toEqual(nothing);
  });

  it('knows its entries wherever and whenever they are by now', async () => {
    const client = await t.signedUp();
    const goal = await makeGoal(client, await makeFocusArea(client));
    const entry = await makeEntry(client, goal, nine, ten);
    const text = await table(client);
    const moved = { startAt: '2026-10-01T09:00:00.000Z', endAt: '2026-10-01T10:00:00.000Z' };
    expect((await client.change('PATCH', `/api/time-entries/${entry}`, moved)).status).toBe(200);
    await client.change('PUT', `/api/goals/${goal}`, { title: 'Another' });
    const before = await document(client);
    const makes = { focusAreas: 0, goals: 0, timeEntries: 0 };
    expect((await client.post('/api/imports/preview', { text })).json).toMatchObject({ makes, alreadyThere: 1 });
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: makes, alreadyThere: 1 });
    expect(await document(client)).toMatchObject({ goals: before.goals, timeEntries: before.timeEntries });
  });

  it('does not mind ids that are none', async () => {
    const client = await t.signedUp();
    const lines = ['\u0000', 'x', "' or 1", ''].map((id, n) => `A,B,2026-11-02T0${n}:00:00.000Z,,60,${id}`);
    const text = ['Focus area,Goal,Start,End,Duration (seconds),Id', ...lines].join('\n');
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries: 4 } });
  });
});

describeOnEachDatabase('names of a table', {}, (t) => {
  const text = (names: readonly string[]) =>
    ['Client,Project,Start date,Start time,End date,End time']
      .concat(names.map((name) => `${name},${name},2026-10-20,09:00,2026-10-20,10:00`))
      .join('\n');

  it('are the same only where nothing but the size of letters differs', async () => {
    const client = await t.signedUp();
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

describeOnEachDatabase('an import beside the sample', {}, (t) => {
  const text = (area: string, goal: string) =>
    `Client,Project,Start date,Start time,End date,End time\n"${area}","${goal}",2026-10-20,09:00,2026-10-20,10:00`;

  it('never goes into it, and stays when it goes', async () => {
    const client = await t.signedUp();
    await client.post('/api/sample-data');
    const { focusAreas, goals } = await document(client);
    const { name } = focusAreas.find(({ _id }: { _id: string }) => _id === goals[0].focusAreaId);
    const file = text(name, goals[0].title);
    const made = { focusAreas: 1, goals: 1, timeEntries: 1 };
    const preview = await client.post('/api/imports/preview', { text: file });
    expect(preview.json).toMatchObject({ makes: made, goals: [{ focusArea: name, isNew: true }] });
    expect((await client.post('/api/imports', { text: file })).json).toMatchObject({ made });
    expect((await client.post('/api/imports', { text: file })).json).toMatchObject({ alreadyThere: 1 });
    await client.change('DELETE', '/api/sample-data');
    const left = await document(client);
    expect([left.focusAreas, left.timeEntries]).toMatchObject([[{ name }], [{ startAt: '2026-10-20T09:00:00.000Z' }]]);
  });

  it('adds nothing of the sample to it', async () => {
    const client = await t.signedUp();
    await client.post('/api/sample-data');
    const { timeEntries } = await document(client);
    expect((await client.post('/api/imports', { text: await table(client) })).json).toMatchObject({
      made: { focusAreas: 0, goals: 0, timeEntries: 0 },
      alreadyThere: timeEntries.length,
    });
  });

  it('goes into areas that were the sample of somebody else', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    await ann.post('/api/sample-data');
    const life = await document(ann);
    await ben.post('/api/imports', { text: JSON.stringify(life) });
    const { json } = await ben.post('/api/imports', { text: text(life.focusAreas[0].name, 'New') });
    expect(json).toMatchObject({ made: { focusAreas: 0, goals: 1, timeEntries: 1 } });
  });
});
