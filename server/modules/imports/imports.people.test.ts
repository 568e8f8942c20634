import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

const header = 'Project,User,Email,Description,Billable,Start date,Start time,End date,End time';
const row = (user: string, email: string, note: string, hour: string, billable = '') =>
  `Website,${user},${email},${note},${billable},2026-10-19,${hour}:00,2026-10-19,${hour}:30`;

/** Ben changed his name, and one entry has no person. */
const teamReport = [
  header,
  row('Ann', 'ann@example.org', 'Design', '09', 'Yes'),
  row('Ben', 'ben@example.org', 'Code', '10', 'Yes'),
  row('Ben B.', 'BEN@example.org', 'Tests', '11'),
  row('Ben', 'ben@example.org', 'Broken', 'xx'),
  row('', '', 'Nobody', '12'),
].join('\n');

const prompt = 'This file contains the time of 3 people. Please choose whose time to import.';

const listNotes = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/export/weekwise.json')).json.timeEntries.map(({ note }: { note: string }) => note);

describeOnEachDatabase('a report with the time of several people', {}, (t) => {
  it('is imported only after the user has chosen whose time to import (EX-05)', async () => {
    const client = await t.signUp();
    const { json } = await client.post('/api/imports/preview', { text: teamReport });
    expect(json).toMatchObject({ refusal: prompt, person: null, makes: { timeEntries: 0, goals: 0 }, goals: [] });
    expect(json.people).toEqual([
      { id: 'ben@example.org', name: 'Ben', email: 'ben@example.org', entries: 2, seconds: 3600 },
      { id: 'ann@example.org', name: 'Ann', email: 'ann@example.org', entries: 1, seconds: 1800 },
      { id: '', name: '', email: '', entries: 1, seconds: 1800 },
    ]);
    const response = await client.post('/api/imports', { text: teamReport, leaveOutProblems: true });
    expect([response.status, response.json.errors[0].msg]).toEqual([422, prompt]);
    expect(await listNotes(client)).toEqual([]);
  });

  it.each([
    ['ann@example.org', ['Design'], 0, 1],
    ['ben@example.org', ['Code', 'Tests'], 1, 1],
    ['', ['Nobody'], 0, 0],
    ['*', ['Design', 'Code', 'Tests', 'Nobody'], 1, 2],
  ])('imports the time of %j', async (person, notes, problemCount, billable) => {
    const client = await t.signUp();
    const { json } = await client.post('/api/imports/preview', { text: teamReport, person });
    expect(json).toMatchObject({ refusal: null, person, makes: { timeEntries: notes.length }, problemCount });
    expect(json.people).toHaveLength(3);
    const billableCells = json.notImported.find(({ column }: { column: string }) => column === 'Billable')?.cells;
    expect(billableCells ?? 0).toBe(billable);
    const imported = await client.post('/api/imports', { text: teamReport, person, leaveOutProblems: true });
    expect([imported.status, imported.json.leftOut]).toEqual([201, problemCount]);
    expect(await listNotes(client)).toEqual(notes);
  });

  it('rejects an unknown person, and stores nothing', async () => {
    const client = await t.signUp();
    for (const path of ['/api/imports/preview', '/api/imports']) {
      for (const person of ['eve@example.org', 'x'.repeat(301)]) {
        const { status, json } = await client.post(path, { text: teamReport, person, leaveOutProblems: true });
        const error = { field: 'person', param: 'person', msg: 'This file contains no time of that person.' };
        expect([status, json.errors]).toEqual([422, [error]]);
      }
    }
    expect(await listNotes(client)).toEqual([]);
  });

  it('asks for the order of its dates first', async () => {
    const client = await t.signUp();
    const text = teamReport.replaceAll('2026-10-19', '03/04/2026');
    expect((await client.post('/api/imports/preview', { text })).json).toMatchObject({
      dateOrder: 'unclear',
      people: [],
    });
    const withOrder = await client.post('/api/imports/preview', { text, dateOrder: 'day-first' });
    expect(withOrder.json).toMatchObject({ dateOrder: 'day-first', refusal: prompt, people: [{}, {}, {}] });
  });

  it('is not questioned if everything belongs to one person', async () => {
    const client = await t.signUp();
    const text = [header, row('Ann', '', 'Design', '09'), row('ann', '', 'Code', '10')].join('\n');
    for (const person of [undefined, '*', 'ann']) {
      const { json } = await client.post('/api/imports/preview', { text, person });
      expect(json).toMatchObject({ refusal: null, people: [], person: null, makes: { timeEntries: 2 } });
    }
  });
});
