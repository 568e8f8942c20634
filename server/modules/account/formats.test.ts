import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';

const formatsOf = async (client: TestClient) => {
  const { dateFormat, timeFormat } = (await client.get('/api/auth/me')).json.user;
  return { dateFormat, timeFormat };
};
const changeFormats = (client: TestClient, body: object) => client.mutate('PUT', '/api/account/formats', body);

describeOnEachDatabase('the formats of dates and times', {}, (t) => {
  it('follow the browser until the user chooses others', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    expect(await formatsOf(ann)).toEqual({ dateFormat: 'auto', timeFormat: 'auto' });
    const chosen = { dateFormat: 'month-first', timeFormat: '12h' };
    const response = await changeFormats(ann, chosen);
    expect([response.status, response.json.user]).toEqual([200, expect.objectContaining(chosen)]);
    expect(await formatsOf(ann)).toEqual(chosen);
    expect(await formatsOf(ben)).toEqual({ dateFormat: 'auto', timeFormat: 'auto' });
  });

  it.each([
    [
      { dateFormat: 'american', timeFormat: '12h' },
      'dateFormat',
      'dateFormat must be auto, day-first, month-first or iso.',
    ],
    [{ timeFormat: '12h' }, 'dateFormat', 'dateFormat must be auto, day-first, month-first or iso.'],
    [{ dateFormat: 'iso', timeFormat: 24 }, 'timeFormat', 'timeFormat must be auto, 12h or 24h.'],
  ])('reject %j', async (body, field, msg) => {
    const ann = await t.signUp();
    const { status, json } = await changeFormats(ann, body);
    expect([status, json.errors]).toEqual([422, [{ field, param: field, msg }]]);
    expect(await formatsOf(ann)).toEqual({ dateFormat: 'auto', timeFormat: 'auto' });
  });

  it('apply to what the server writes about deleted entries: chosen, or usual in the language of the browser', async () => {
    const ann = await t.signUp();
    const goal = await createGoal(ann, await createFocusArea(ann), 'Run');
    const times = { startAt: '2026-11-10T14:30:00.000Z', endAt: '2026-11-10T15:30:00.000Z' };
    await ann.post('/api/time-entries', { goalId: goal, ...times });
    const label = async (language: string) => {
      const headers = { 'accept-language': language };
      const { json } = await ann.get(`/api/safe-delete/goals/${goal}/dependents`, { headers });
      return json.groups[0].items[0].label;
    };
    expect(await label('en-US,en;q=0.9')).toBe('Run · Nov 10, 2026, 2:30 PM · 1 h');
    expect(await label('de')).toBe('Run · 10 Nov 2026, 14:30 · 1 h');
    await changeFormats(ann, { dateFormat: 'iso', timeFormat: 'auto' });
    expect(await label('en-US')).toBe('Run · 2026-11-10, 2:30 PM · 1 h');
  });
});
