import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inventorySorts } from '#domain/inventory.ts';
import { createItem } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

type InvalidFields = readonly (readonly [field: string, value: unknown, msg: string])[];
const fieldError = (field: string, msg: string) => [422, { message: msg, errors: [{ field, param: field, msg }] }];

const missingTitleError = 'Title is required.';
const unstorableError = 'This contains a character that cannot be stored.';
const urlError = 'The link must be a web address that starts with https:// or http://.';
const longUrlError = 'The link must be at most 2000 characters.';
const emptyTagError = 'A tag needs at least one visible character.';
const tagsError = 'Tags must be a list of strings.';
const tooManyTagsError = 'At most 20 tags are allowed.';
const estimateError = 'The estimate must be a whole number of minutes from 1 to 60000.';
const ratingError = 'The rating must be a whole number from 1 to 5.';
const priorityError = 'Priority must be high, med or low.';

const invalidLinks = [
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

const invalidFields: InvalidFields = [
  ...['', ' ', '\u200b', null, 7].map((value) => ['title', value, missingTitleError] as const),
  ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
  ['title', 'a\u0000b', unstorableError],
  ...[...invalidLinks, 7, {}].map((value) => ['url', value, urlError] as const),
  ['url', `https://${'x'.repeat(1993)}`, longUrlError],
  ['notes', 'x'.repeat(5001), 'Notes must be at most 5000 characters.'],
  ['notes', null, 'This must be text.'],
  ['notes', '\ud800', unstorableError],
  ['reflectionNote', 'x'.repeat(5001), 'The reflection must be at most 5000 characters.'],
  ...[null, 'a', {}].map((value) => ['tags', value, tagsError] as const),
  ...[[''], [' '], [7], [null]].map((value) => ['tags', value, emptyTagError] as const),
  ['tags', ['x'.repeat(41)], 'A tag must be at most 40 characters.'],
  ['tags', ['fine', 'a,b'], 'A tag cannot contain a comma. Commas separate tags.'],
  ['tags', Array.from({ length: 21 }, (_, n) => `t${n}`), tooManyTagsError],
  ['tags', Array.from({ length: 1000 }, (_, n) => `t${n}`), tooManyTagsError],
  ...['medium', '', null, 1].map((value) => ['priority', value, priorityError] as const),
  ...[0, -1, 1.5, 60_001, '5'].map((value) => ['estimatedMinutes', value, estimateError] as const),
];
const invalidUpdateOnlyFields: InvalidFields = [
  ...[0, 6, -1, 4.5, '5'].map((value) => ['rating', value, ratingError] as const),
  ...[null, 'true', 1].map((value) => ['completed', value, 'Completed must be true or false.'] as const),
];

describeOnEachDatabase('validation of inventory items', {}, (t) => {
  it('reports one error for each invalid field, and stores nothing (IN-04, OE-02)', async () => {
    const ann = await createPlanningUser(t);
    const id = await createItem(ann.client, ann.goal);
    const before = await dumpDatabase(t.db);
    for (const [field, value, msg] of invalidFields) {
      const created = await ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'Valid', [field]: value });
      expect([created.status, created.json], `${field}: ${JSON.stringify(value)}`).toEqual(fieldError(field, msg));
    }
    for (const [field, value, msg] of [...invalidFields, ...invalidUpdateOnlyFields]) {
      const updated = await ann.send('PATCH', `/api/inventory/${id}`, { [field]: value });
      expect([updated.status, updated.json], `${field}: ${JSON.stringify(value)}`).toEqual(fieldError(field, msg));
    }
    for (const completed of [null, 'true', 1]) {
      const toggled = await ann.send('PATCH', `/api/goals/${ann.goal}/inventory/${id}/toggle`, { completed });
      expect([toggled.status, toggled.json]).toEqual(fieldError('completed', 'Completed must be true or false.'));
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('accepts values at the limits (IN-04, IN-05)', async () => {
    const ann = await createPlanningUser(t);
    for (const fields of [
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
      const response = await ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'Valid', ...fields });
      expect(response.status).toBe(201);
      expect(response.json).toMatchObject(fields);
    }
    expect((await ann.items()).map(({ url }) => url?.length).filter(Boolean)).toEqual([2000]);
  });
});

const pageError = 'The page must be a whole number from 1 to 100000.';
const limitError = 'The limit must be a whole number from 1 to 100.';
const sortError = `Items can be sorted by ${inventorySorts.join(', ')}.`;
const invalidQueries: InvalidFields = [
  ...['0', '-1', '1e9', 'NaN', '', '1.5', '01', '100001', ' 1'].map((value) => ['page', value, pageError] as const),
  ...['0', '-1', '101', '1e1', 'all'].map((value) => ['limit', value, limitError] as const),
  ...['', 'id', 'created_at', 'TITLE', 'title; drop table users', 'constructor'].map(
    (value) => ['sortBy', value, sortError] as const,
  ),
  ...['up', '', 'ASC', 'asc, id'].map((value) => ['sortDir', value, 'The direction must be asc or desc.'] as const),
  ['focusArea', 'x', 'The focus area must be a valid id.'],
  ['goal', '', 'The goal must be a valid id.'],
  ...['', '1', 'done'].map((value) => ['completed', value, 'Completed must be true or false.'] as const),
  ['q', 'x'.repeat(101), 'The search text must be at most 100 characters.'],
  ['q', 'a\u0000b', 'This contains a character that cannot be searched for.'],
];

describeOnEachDatabase('validation of inventory queries', {}, (t) => {
  it('reports an error for each invalid parameter (IN-02)', async () => {
    const ann = await createPlanningUser(t);
    for (const [field, value, msg] of invalidQueries) {
      const response = await ann.client.get(`/api/inventory?${field}=${encodeURIComponent(String(value))}`);
      expect([response.status, response.json], `${field}: ${JSON.stringify(value)}`).toEqual(fieldError(field, msg));
      const twice = await ann.client.get(`/api/inventory?${field}=a&${field}=b`);
      expect(twice.status).toBe(422);
    }
  });

  it('accepts values at the limits, and finds nothing for unknown areas and goals', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    await createItem(ann.client, ann.goal);
    await createItem(ben.client, ben.goal);
    const list = async (query: string) => (await ann.client.get(`/api/inventory?${query}`)).json;
    expect((await list('page=100000&limit=100')).meta).toEqual({ total: 1, page: 100_000, limit: 100 });
    expect((await list('page=2&limit=1')).items).toEqual([]);
    for (const query of [
      `focusArea=${randomUUID()}`,
      `goal=${randomUUID()}`,
      `focusArea=${ben.area}`,
      `goal=${ben.goal}`,
      `goal=${ann.goal}&focusArea=${ben.area}`,
    ]) {
      expect(await list(query)).toEqual({ items: [], meta: { total: 0, page: 1, limit: 50 } });
    }
  });
});
