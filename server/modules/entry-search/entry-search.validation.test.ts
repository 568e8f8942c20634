import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createSearchingUser } from '#server/testing/fixtures/searching-user.ts';

describeOnEachDatabase('an invalid search', {}, (t) => {
  it('is rejected with the field and what to change (IN-03)', async () => {
    const ann = await createSearchingUser(t);
    const first = 'The first day must be from 1970 to 2100, as YYYY-MM-DD.';
    const last = 'The last day must be from 1970 to 2100, as YYYY-MM-DD.';
    const cursor = 'This is not a place in the results. Please search again.';
    const cases: [query: Record<string, string>, field: string, msg: string][] = [
      [{ from: '2026-02-30' }, 'from', first],
      [{ to: 'today' }, 'to', last],
      [{ from: '2026-11-11', to: '2026-11-10' }, 'to', 'The last day must not be before the first.'],
      [{ from: '2024-11-01', to: '2026-11-13' }, 'to', 'Choose at most 106 weeks.'],
      [{ goalId: 'x' }, 'goalId', 'The goal must be a valid id.'],
      [{ focusAreaId: '' }, 'focusAreaId', 'The focus area must be a valid id.'],
      [{ tag: 'a,b' }, 'tag', 'A tag cannot contain a comma. Commas separate tags.'],
      [{ tag: 'x'.repeat(41) }, 'tag', 'A tag must be at most 40 characters.'],
      [{ tag: ' ' }, 'tag', 'A tag needs at least one visible character.'],
      [{ q: 'x'.repeat(101) }, 'q', 'The search text must be at most 100 characters.'],
      [{ q: 'a b c d e f g h i j k' }, 'q', 'The search text must be at most 10 words.'],
      [{ q: 'a\u0000' }, 'q', 'This contains a character that cannot be searched for.'],
      [{ before: '5' }, 'before', cursor],
      [{ before: `${'9'.repeat(16)}_` }, 'before', cursor],
      [{ before: '5_abc' }, 'before', cursor],
    ];
    for (const [query, field, msg] of cases) {
      const response = await ann.client.get(`/api/time-entries/search?${new URLSearchParams(query).toString()}`);
      expect([query, response.status, response.json.errors]).toEqual([query, 422, [{ field, param: field, msg }]]);
    }
  });

  it('may be as long as 106 weeks, and begin and end on any supported day (IN-03)', async () => {
    const ann = await createSearchingUser(t);
    const queries: Record<string, string>[] = [
      { from: '2024-11-01', to: '2026-11-12' },
      { from: '1969-12-29' },
      { to: '1969-12-29' },
      { from: '2100-12-31', to: '2100-12-31' },
      { before: '0_' },
      { before: `${'9'.repeat(15)}_` },
      { q: '  ' },
    ];
    for (const query of queries) {
      expect(await ann.search(query)).toMatchObject({ entries: [], nextCursor: null });
    }
  });
});
