import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inventorySorts } from '#domain/inventory.ts';
import { makeItem } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

type Wrong = readonly (readonly [field: string, value: unknown, msg: string])[];
const refusedUnder = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

const noTitle = 'Title is required.';
const unstorable = 'This contains a character that cannot be stored.';
const wrongUrl = 'The link must be the address of a web page, beginning with https:// or http://.';
const longUrl = 'The link must be at most 2000 characters.';
const noTag = 'A tag needs at least one visible character.';
const wrongTags = 'Tags must be a list of words.';
const manyTags = 'At most 20 tags are possible.';
const wrongEstimate = 'The estimate must be whole minutes, from 1 to 60000.';
const wrongRating = 'The rating must be a whole number from 1 to 5.';
const wrongPriority = 'Priority must be high, med or low.';

const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//x',
  'ftp://x',
  'https:evil',
  'http://',
  'example.org',
  'https://a b.org',
  'https://example.org\\@evil.org',
];

const wrong: Wrong = [
  ...['', ' ', '\u200b', null, 7].map((value) => ['title', value, noTitle] as const),
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
  ['title', 'a\u0000b', unstorable],
  ...[...badLinks, 7, {}].map((value) => ['url', value, wrongUrl] as const),
  ['url', `https://${'x'.repeat(1993)}`, longUrl],
  ['notes', 'x'.repeat(5001), 'Notes must be at most 5000 characters.'],
  ['notes', null, 'This must be text.'],
  ['notes', '\ud800', unstorable],
  ['reflectionNote', 'x'.repeat(5001), 'The reflection must be at most 5000 characters.'],
  ...[null, 'a', {}].map((value) => ['tags', value, wrongTags] as const),
  ...[[''], [' '], [7], [null]].map((value) => ['tags', value, noTag] as const),
  ['tags', ['x'.repeat(41)], 'A tag must be at most 40 characters.'],
  ['tags', ['fine', 'a,b'], 'A tag cannot contain a comma. Commas separate tags.'],
  ['tags', Array.from({ length: 21 }, (_, n) => `t${n}`), manyTags],
  ['tags', Array.from({ length: 1000 }, (_, n) => `t${n}`), manyTags],
  ...['medium', '', null, 1].map((value) => ['priority', value, wrongPriority] as const),
  ...[0, -1, 1.5, 60_001, '5'].map((value) => ['estimatedMinutes', value, wrongEstimate] as const),
];
const wrongInChanges: Wrong = [
  ...[0, 6, -1, 4.5, '5'].map((value) => ['rating', value, wrongRating] as const),
  ...[null, 'true', 1].map((value) => ['completed', value, 'Completed must be true or false.'] as const),
];

describeOnEachDatabase('a wrong field of a resource', {}, (t) => {
  it('is told by its own sentence under its own name, and nothing is stored', async () => {
    const ann = await climberOf(t);
    const id = await makeItem(ann.client, ann.goal);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of wrong) {
      const creation = await ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'Right', [field]: value });
      expect([creation.status, creation.json], `${field}: ${JSON.stringify(value)}`).toEqual(refusedUnder(field, msg));
    }
    for (const [field, value, msg] of [...wrong, ...wrongInChanges]) {
      const change = await ann.send('PATCH', `/api/inventory/${id}`, { [field]: value });
      expect([change.status, change.json], `${field}: ${JSON.stringify(value)}`).toEqual(refusedUnder(field, msg));
    }
    for (const completed of [null, 'true', 1]) {
      const toggle = await ann.send('PATCH', `/api/goals/${ann.goal}/inventory/${id}/toggle`, { completed });
      expect([toggle.status, toggle.json]).toEqual(refusedUnder('completed', 'Completed must be true or false.'));
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('at its bounds is none', async () => {
    const ann = await climberOf(t);
    for (const right of [
      { title: 'x'.repeat(200) },
      { title: '🗼'.repeat(200) },
      { url: `https://${'x'.repeat(60)}.org/${'x'.repeat(1927)}` },
      { notes: 'ﷺ'.repeat(5000) },
      { reflectionNote: 'x'.repeat(5000) },
      { tags: Array.from({ length: 20 }, (_, n) => `${n}`.padStart(40, 'x')) },
      { tags: ['__proto__', 'constructor', "' or 1=1 --", '"quoted"'] },
      { estimatedMinutes: 1 },
      { estimatedMinutes: 60_000 },
    ]) {
      const answer = await ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'Right', ...right });
      expect(answer.status).toBe(201);
      expect(answer.json).toMatchObject(right);
    }
    expect((await ann.items()).map(({ url }) => url?.length).filter(Boolean)).toEqual([2000]);
  });
});

const wrongPage = 'The page must be a whole number from 1 to 100000.';
const wrongLimit = 'A page has from 1 to 100 items.';
const wrongSort = `Items can be sorted by ${inventorySorts.join(', ')}.`;
const wrongQueries: Wrong = [
  ...['0', '-1', '1e9', 'NaN', '', '1.5', '01', '100001', ' 1'].map((value) => ['page', value, wrongPage] as const),
  ...['0', '-1', '101', '1e1', 'all'].map((value) => ['limit', value, wrongLimit] as const),
  ...['', 'id', 'created_at', 'TITLE', 'title; drop table users', 'constructor'].map(
    (value) => ['sortBy', value, wrongSort] as const,
  ),
  ...['up', '', 'ASC', 'asc, id'].map((value) => ['sortDir', value, 'The direction must be asc or desc.'] as const),
  ['focusArea', 'x', 'The focus area must be given by its id.'],
  ['goal', '', 'The goal must be given by its id.'],
  ...['', '1', 'done'].map((value) => ['completed', value, 'Completed must be true or false.'] as const),
  ['q', 'x'.repeat(101), 'Search for at most 100 characters.'],
  ['q', 'a\u0000b', 'This contains a character that cannot be searched for.'],
];

describeOnEachDatabase('a wrong question to the inventory', {}, (t) => {
  it('is told by its own sentence under its own name', async () => {
    const ann = await climberOf(t);
    for (const [field, value, msg] of wrongQueries) {
      const answer = await ann.client.get(`/api/inventory?${field}=${encodeURIComponent(String(value))}`);
      expect([answer.status, answer.json], `${field}: ${JSON.stringify(value)}`).toEqual(refusedUnder(field, msg));
      const twice = await ann.client.get(`/api/inventory?${field}=a&${field}=b`);
      expect(twice.status).toBe(422);
    }
  });

  it('at its bounds is none, and an area or a goal of nothing has no items', async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    await makeItem(ann.client, ann.goal);
    await makeItem(ben.client, ben.goal);
    const ask = async (query: string) => (await ann.client.get(`/api/inventory?${query}`)).json;
    expect((await ask('page=100000&limit=100')).meta).toEqual({ total: 1, page: 100_000, limit: 100 });
    expect((await ask('page=2&limit=1')).items).toEqual([]);
    for (const query of [
      `focusArea=${randomUUID()}`,
      `goal=${randomUUID()}`,
      `focusArea=${ben.area}`,
      `goal=${ben.goal}`,
      `goal=${ann.goal}&focusArea=${ben.area}`,
    ]) {
      expect(await ask(query)).toEqual({ items: [], meta: { total: 0, page: 1, limit: 50 } });
    }
  });
});
