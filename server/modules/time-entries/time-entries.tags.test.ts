import { expect, it } from 'vitest';
import { tagSearchText } from '#server/db/entry-text.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

describeOnEachDatabase("an entry's tags", {}, (t) => {
  it('are empty by default, and part of every response', async () => {
    const ann = await createTrackingUser(t);
    expect((await ann.add(t.now - 4 * HOUR, t.now - 3 * HOUR)).json.tags).toEqual([]);
    const times = { startAt: iso(t.now - 2 * HOUR), endAt: iso(t.now - HOUR) };
    const added = (await ann.post({ goalId: ann.goal, ...times, tags: ['outdoors', 'hills'] })).json;
    expect(added.tags).toEqual(['outdoors', 'hills']);
    const started = (await ann.post({ goalId: ann.goal, tags: ['track'] })).json;
    expect(started.tags).toEqual(['track']);
    expect((await ann.active()).map(({ tags }) => tags)).toEqual([['track']]);
    const day = await ann.day(iso(t.now).slice(0, 10));
    expect(day.map(({ tags }) => tags)).toEqual([[], ['outdoors', 'hills'], ['track']]);
  });

  it('are trimmed, and stored once regardless of case', async () => {
    const ann = await createTrackingUser(t);
    const { json } = await ann.post({ goalId: ann.goal, tags: [' Client ', 'client', 'Émile', 'E\u0301mile', '=1'] });
    expect(json.tags).toEqual(['Client', 'Émile', '=1']);
  });

  it('change without changing the times or stopping the timer', async () => {
    const ann = await createTrackingUser(t);
    const running = (await ann.start()).json;
    t.now += HOUR;
    const tagged = (await ann.patch(running._id, { tags: ['track'] })).json;
    expect(tagged).toEqual({ ...running, durationSec: 3600, tags: ['track'] });
    expect((await ann.patch(running._id, { note: 'Intervals' })).json).toEqual({ ...tagged, note: 'Intervals' });
    expect((await ann.patch(running._id, { tags: [] })).json.tags).toEqual([]);
  });

  it('and the note are stored normalized for search', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.post({ goalId: ann.goal, note: 'Café MÜLLER', tags: ['Émile'] })).json;
    const searchText = async () => (await ann.rows())[0]!.search_text;
    expect(await searchText()).toBe(`${tagSearchText('émile')}cafe muller\nemile`);
    await ann.patch(_id, { note: '', tags: [] });
    expect(await searchText()).toBe('');
  });
});
