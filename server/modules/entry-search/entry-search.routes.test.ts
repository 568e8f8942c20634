import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { createSearchingUser, toIds } from '#server/testing/fixtures/searching-user.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnEachDatabase('searching entries by text', {}, (t) => {
  const createUserWithNotes = async (notes: readonly string[]) => {
    const ann = await createSearchingUser(t);
    for (const [n, note] of notes.entries()) await ann.insertText(t.now - (n + 1) * HOUR, { note });
    return { ...ann, notes: async (q: string) => (await ann.search({ q })).entries.map(({ note }) => note) };
  };

  it('ignores case and accents, and needs every word, in any order', async () => {
    const ann = await createUserWithNotes(['Café with Émile', 'CAFE', 'Walk with emile']);
    expect(await ann.notes('café')).toEqual(['Café with Émile', 'CAFE']);
    expect(await ann.notes('ÉMILE cafe')).toEqual(['Café with Émile']);
    expect(await ann.notes('wal')).toEqual(['Walk with emile']);
    expect(await ann.notes('tea')).toEqual([]);
  });

  it('takes symbols literally, and finds emoji and other scripts', async () => {
    const special = ['100 % done', 'a_b', `it's "quoted"`, 'back\\slash', 'Run 🏃‍♀️', 'שלום עולם', '日本語'];
    const ann = await createUserWithNotes(['plain', ...special]);
    for (const [q, note] of [
      ['%', special[0]],
      ['a_b', special[1]],
      [`it's`, special[2]],
      ['"quoted"', special[2]],
      ['\\', special[3]],
      ['🏃', special[4]],
      ['עולם', special[5]],
      ['本', special[6]],
    ] as const) {
      expect([q, await ann.notes(q)]).toEqual([q, [note]]);
    }
    expect(await ann.notes('_')).toEqual(['a_b']);
  });

  it('finds each word in the note, the tags, the title of the goal or the name of the focus area', async () => {
    const ann = await createSearchingUser(t);
    const music = await createFocusArea(ann.client, { name: 'Músic 7' });
    const piano = await createGoal(ann.client, music, 'Play the piano');
    const inGoal = await ann.insertText(t.now - 2 * HOUR, { goalId: piano });
    const mixed = await ann.insertText(t.now - 3 * HOUR, { goalId: piano, note: 'Scales', tags: ['Slow'] });
    const other = await ann.insertText(t.now - 4 * HOUR, { note: 'Piano concert', tags: ['music'] });
    const find = async (q: string) => toIds((await ann.search({ q })).entries);
    expect(await find('piano')).toEqual([inGoal, mixed, other]);
    expect(await find('MUSIC')).toEqual([inGoal, mixed, other]);
    expect(await find('piano 7')).toEqual([inGoal, mixed]);
    expect(await find('scales play slow music')).toEqual([mixed]);
    expect(await find('concert play')).toEqual([]);
  });

  it("finds only the user's own entries", async () => {
    const ann = await createSearchingUser(t);
    const ben = await createSearchingUser(t);
    await ben.insertText(t.now - HOUR, { note: 'secret' });
    expect((await ann.search({ q: 'secret' })).entries).toEqual([]);
    expect((await ann.search()).entries).toEqual([]);
  });
});

describeOnEachDatabase('filtering entries', {}, (t) => {
  it('by tag compares the whole tag, ignoring case', async () => {
    const ann = await createSearchingUser(t);
    const tagged = await ann.insertText(t.now - 2 * HOUR, { tags: ['Client A', 'deep'] });
    await ann.insertText(t.now - 3 * HOUR, { note: 'deep client a', tags: ['deeper', 'client'] });
    const find = async (tag: string) => toIds((await ann.search({ tag })).entries);
    expect(await find('DEEP')).toEqual([tagged]);
    expect(await find(' client a ')).toEqual([tagged]);
    expect(await find('a')).toEqual([]);
    expect(toIds((await ann.search({ tag: 'deep', q: 'client' })).entries)).toEqual([tagged]);
    expect((await ann.search({ tag: 'deep', q: 'deeper' })).entries).toEqual([]);
  });

  it('by focus area and goal', async () => {
    const ann = await createSearchingUser(t);
    const other = await createFocusArea(ann.client, { name: 'Other' });
    const [swim, dive] = [await createGoal(ann.client, other, 'Swim'), await createGoal(ann.client, other, 'Dive')];
    const ids = [];
    for (const goalId of [ann.goal, swim, dive])
      ids.push(await ann.insertText(t.now - HOUR * (ids.length + 1), { goalId }));
    const find = async (query: Record<string, string>) => toIds((await ann.search(query)).entries);
    expect(await find({ focusAreaId: other })).toEqual(ids.slice(1));
    expect(await find({ goalId: dive })).toEqual([ids[2]]);
    expect(await find({ goalId: dive, focusAreaId: other, q: 'dive' })).toEqual([ids[2]]);
    expect(await find({ goalId: ann.goal, focusAreaId: other })).toEqual([]);
  });

  it("by a focus area or goal that is unknown or another user's responds with 404", async () => {
    const ann = await createSearchingUser(t);
    const ben = await createTrackingUser(t);
    for (const query of [
      `goalId=${ben.goal}`,
      `goalId=${randomUUID()}`,
      `focusAreaId=${ben.area}`,
      `focusAreaId=${randomUUID()}`,
    ]) {
      expect([query, (await ann.client.get(`/api/time-entries/search?${query}`)).status]).toEqual([query, 404]);
    }
  });

  it('by day follows the time zone of the account, also when the clocks change', async () => {
    const ann = await createSearchingUser(t);
    await ann.send('PUT', '/api/account/time-zone', { timeZone: 'Europe/Berlin' });
    // 25 October 2026 lasts 25 hours in Berlin, from 22:00 to 23:00 UTC.
    const starts = ['24T21:59:59', '24T22:00:00', '25T22:59:59', '25T23:00:00'];
    const ids = [];
    for (const start of starts) ids.push(await ann.insertText(Date.parse(`2026-10-${start}Z`)));
    const find = async (from: string, to: string) => ann.search({ from, to });
    const day = await find('2026-10-25', '2026-10-25');
    expect(toIds(day.entries)).toEqual([ids[2], ids[1]]);
    expect(day.days).toEqual([{ date: '2026-10-25', entries: 2, totalSec: 7200 }]);
    expect(toIds((await find('2026-10-26', '2026-11-01')).entries)).toEqual([ids[3]]);
    expect(toIds((await ann.search({ to: '2026-10-24' })).entries)).toEqual([ids[0]]);
    expect(toIds((await ann.search({ from: '2026-10-26' })).entries)).toEqual([ids[3]]);
  });
});
