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

describeOnEachDatabase('rows of an export', {}, (t) => {
  const header = 'Focus area,Goal,Start,End,Duration (seconds),Id';
  const idOf = (n: number) => `01a1ca0c-d100-7223-aa5e-58000000000${n}`;
  const importing = async (client: Client, lines: readonly string[]) => {
    const { status, json } = await client.post('/api/imports', { text: [header, ...lines].join('\n') });
    return status === 201 ? [json.made.focusAreas, json.made.goals, json.made.timeEntries, json.alreadyThere] : json;
  };

  it('of equal times are as many entries as they have ids', async () => {
    const client = await t.signedUp();
    const twins = [1, 2, 3].map((n) => `Gym,Run,${nine},${ten},3600,${idOf(n)}`);
    expect(await importing(client, [...twins, twins[0]!])).toEqual([1, 1, 3, 1]);
    expect(await importing(client, twins)).toEqual([0, 0, 0, 3]);
    // Without ids it cannot be known, so it is taken for the same.
    expect(
      await importing(
        client,
        twins.map((line) => line.slice(0, -36)),
      ),
    ).toEqual([0, 0, 0, 3]);
    const [{ _id }] = (await document(client)).timeEntries;
    await client.change('DELETE', `/api/time-entries/${_id}`);
    expect(await importing(client, twins)).toEqual([0, 0, 1, 2]);
  });

  it('restore one of two of equal times that was deleted since', async () => {
    const client = await t.signedUp();
    const goal = await makeGoal(client, await makeFocusArea(client));
    const [, second] = [await makeEntry(client, goal, nine, ten), await makeEntry(client, goal, nine, ten)];
    const text = await table(client);
    await client.change('DELETE', `/api/time-entries/${second}`);
    for (const [timeEntries, alreadyThere] of [
      [1, 1],
      [0, 2],
    ]) {
      expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries }, alreadyThere });
    }
  });

  it('keep names apart that differ in capitals, and others join the first of them', async () => {
    const client = await t.signedUp();
    const rows = ['Gym', 'gym', 'GYM'].map((name, n) => `${name},${name},${nine},${ten},3600,${n < 2 ? idOf(n) : ''}`);
    expect(await importing(client, rows)).toEqual([2, 2, 2, 1]);
    const { focusAreas } = await document(client);
    expect(focusAreas.map(({ name }: { name: string }) => name)).toEqual(['Gym', 'gym']);
    expect(await importing(client, rows)).toEqual([0, 0, 0, 3]);
    // Into an account that has one of them, all of them go there.
    const other = await t.signedUp();
    await makeGoal(other, await makeFocusArea(other, { name: 'GYM' }), 'gYm');
    expect(await importing(other, rows)).toEqual([0, 0, 2, 1]);
    expect(await importing(other, rows)).toEqual([0, 0, 0, 3]);
  });

  it('may lie in the future, as a clock ahead has stored them; rows without an id may not', async () => {
    const client = await t.signedUp();
    const row = 'Gym,Run,2027-01-01T09:00:00.000Z,2027-01-01T10:00:00.000Z,3600,';
    expect(await importing(client, [row])).toMatchObject({ errors: [{ msg: expect.stringMatching(/in the future/) }] });
    expect(await importing(client, [row + idOf(1)])).toEqual([1, 1, 1, 0]);
    expect(await importing(client, [row + idOf(1)])).toEqual([0, 0, 0, 1]);
    expect(await importing(client, [`Gym,Run,2100-12-31T23:59:00.000Z,,61,${idOf(2)}`])).toMatchObject({
      errors: [{ msg: expect.stringMatching(/Only days from 1970 to 2100 are known/) }],
    });
  });

  it('of a timer that was started in that very second are an entry of a second', async () => {
    const client = await t.signedUp();
    const text = `${header}\nGym,Run,${nine},,0,${idOf(1)}`;
    expect((await client.post('/api/imports', { text })).json).toMatchObject({ made: { timeEntries: 1 } });
    expect((await document(client)).timeEntries).toMatchObject([{ startAt: nine, endAt: '2026-11-02T09:00:01.000Z' }]);
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
