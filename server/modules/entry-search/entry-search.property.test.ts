import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDay } from '#domain/calendar/calendar.ts';
import { createMatcher } from '#domain/search/search.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { createSearchingUser, toIds } from '#server/testing/fixtures/searching-user.ts';

const TIME_ZONE = 'America/New_York';
const HOUR = 3_600_000;
/** Around the end of daylight saving time. */
const FIRST_START = Date.parse('2026-10-31T00:00:00Z');

const text = fc.array(fc.constantFrom('run', 'Émile', '50%', 'a_b', '🏃', 'שלום', 'ﬁn', "it's"), { maxLength: 3 });
const entry = fc.record({
  hours: fc.integer({ min: 0, max: 96 }),
  goal: fc.constantFrom(0, 1, 2),
  note: text.map((words) => words.join(' ')),
  tags: text.map((words) => [...new Set(words)]),
});
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const search = fc.record({
  q: optional(fc.constantFrom('run', 'emile RUN', 'fi', '%', '_', 'run sea', 'it', 'שלום 🏃', 'land')),
  tag: optional(fc.constantFrom('run', 'ÉMILE', 'fin', 'r')),
  goal: optional(fc.constantFrom(0, 1, 2)),
  area: optional(fc.constantFrom(0, 1)),
  from: optional(fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-02')),
  to: optional(fc.constantFrom('2026-11-02', '2026-11-03')),
});

describeOnEachDatabase('a search', {}, (t) => {
  it('finds the same entries as a filter over all of them (LD-04)', { timeout: 120_000 }, async () => {
    const ann = await createSearchingUser(t);
    await ann.send('PUT', '/api/account/time-zone', { timeZone: TIME_ZONE });
    const areas = [
      await createFocusArea(ann.client, { name: 'Land' }),
      await createFocusArea(ann.client, { name: 'Sea' }),
    ];
    const goals = await Promise.all(
      [
        { area: 0, title: 'Run far' },
        { area: 1, title: 'Swim' },
        { area: 1, title: 'Émile' },
      ].map(async (goal) => ({ ...goal, id: await createGoal(ann.client, areas[goal.area]!, goal.title) })),
    );
    const areaNames = ['Land', 'Sea'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 10 }),
        fc.array(search, { minLength: 1, maxLength: 5 }),
        async (entries, searches) => {
          await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
          const all = [];
          for (const { hours, goal, note, tags } of entries) {
            const start = FIRST_START + hours * HOUR;
            all.push({
              start,
              goal,
              note,
              tags,
              id: await ann.insertText(start, { note, tags, goalId: goals[goal]!.id }),
            });
          }
          all.sort((a, b) => b.start - a.start || (a.id < b.id ? 1 : -1));
          for (const { q, tag, goal, area, from, to } of searches) {
            const matches = createMatcher(q ?? '');
            const expected = all.filter(({ start, note, tags, ...found }) => {
              const { area: foundArea, title } = goals[found.goal]!;
              const day = toDay(start, TIME_ZONE);
              return (
                matches([note, ...tags, title, areaNames[foundArea]].join(' ')) &&
                (tag === undefined || tags.some((each) => each.toLowerCase() === tag.toLowerCase())) &&
                (goal === undefined || found.goal === goal) &&
                (area === undefined || foundArea === area) &&
                (from === undefined || day >= from) &&
                (to === undefined || day <= to)
              );
            });
            const { entries: found, days } = await ann.search({
              ...(q !== undefined && { q }),
              ...(tag !== undefined && { tag }),
              ...(goal !== undefined && { goalId: goals[goal]!.id }),
              ...(area !== undefined && { focusAreaId: areas[area]! }),
              ...(from !== undefined && { from }),
              ...(to !== undefined && { to }),
            });
            expect(toIds(found)).toEqual(expected.map(({ id }) => id));
            const byDay = Map.groupBy(expected, ({ start }) => toDay(start, TIME_ZONE));
            expect(days).toEqual(
              [...byDay].map(([date, { length }]) => ({ date, entries: length, totalSec: length * 3600 })),
            );
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
