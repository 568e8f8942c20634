import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { InventoryItem } from '#contract/inventory.ts';
import { type InventorySort, inventorySorts, sortDirections } from '#domain/inventory.ts';
import { inventoryRow, makeFocusArea, makeGoal, makeItem } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';

async function libraryOf(t: AppUnderTest) {
  const ann = await climberOf(t);
  return {
    ...ann,
    page: async (query: Readonly<Record<string, string>>) => {
      const answer = await ann.client.get(`/api/inventory?${new URLSearchParams(query).toString()}`);
      expect(answer.status).toBe(200);
      return answer.json as { items: InventoryItem[]; meta: { total: number; page: number; limit: number } };
    },
  };
}

const idsOf = (items: readonly { readonly _id: string }[]) => items.map(({ _id }) => _id);

describeOnEachDatabase('pages of the inventory', {}, (t) => {
  it('are of fifty, newest first', async () => {
    const ann = await libraryOf(t);
    const rows = Array.from({ length: 130 }, (_, n) => inventoryRow(ann.userId, ann.goal, t.now + n));
    await t.db.insertInto('inventory_items').values(rows).execute();
    const newest = rows.map(({ id }) => id).toReversed();
    const first = await ann.page({});
    expect([idsOf(first.items), first.meta]).toEqual([newest.slice(0, 50), { total: 130, page: 1, limit: 50 }]);
    const last = await ann.page({ page: '3' });
    expect([idsOf(last.items), last.meta]).toEqual([newest.slice(100), { total: 130, page: 3, limit: 50 }]);
  });

  it('are found by an index, without sorting all there are', async () => {
    if (t.statements.some((statement) => statement.includes('$1'))) return;
    const ann = await libraryOf(t);
    await ann.page({});
    const statement = t.statements.findLast((text) => text.includes('"page"'))!;
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
    const details = rows.map(({ detail }) => detail);
    expect(details.slice(0, details.indexOf('SCAN page'))).toEqual([
      'CO-ROUTINE page',
      'SEARCH inventory_items USING COVERING INDEX inventory_items_by_age (user_id=?)',
    ]);
  });

  it('have every item exactly once, however many are alike, by whatever they are sorted', async () => {
    const ann = await libraryOf(t);
    const swim = await makeGoal(ann.client, await makeFocusArea(ann.client, { name: 'Water' }), 'Swim');
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...inventoryRow(ann.userId, n % 3 === 0 ? swim : ann.goal, t.now),
      title_key: `key ${n % 3}`,
      priority: (['high', 'med', 'low'] as const)[n % 3]!,
      estimated_minutes: n % 4 === 0 ? null : n % 5,
      rating: n % 3 === 0 ? null : (n % 5) + 1,
      completed_at: n % 2 === 0 ? null : t.now + (n % 3),
    })).map((row) => ({ ...row, estimated_minutes: row.estimated_minutes || null }));
    await t.db.insertInto('inventory_items').values(rows).execute();
    for (const sortBy of inventorySorts) {
      for (const sortDir of sortDirections) {
        const ids = [];
        for (let page = 1; page <= 8; page++) {
          const { items, meta } = await ann.page({ sortBy, sortDir, page: String(page), limit: '17' });
          expect(meta).toEqual({ total: 130, page, limit: 17 });
          ids.push(...idsOf(items));
        }
        expect([sortBy, ids.toSorted()]).toEqual([sortBy, rows.map(({ id }) => id).toSorted()]);
      }
    }
  });
});

describeOnEachDatabase('the inventory is sorted', {}, (t) => {
  const fill = async () => {
    const ann = await libraryOf(t);
    const [ant, zoo] = [
      await makeGoal(ann.client, await makeFocusArea(ann.client, { name: 'Zoo' }), 'ant'),
      await makeGoal(ann.client, await makeFocusArea(ann.client, { name: 'Äpfel' }), 'Zoo'),
    ];
    const change = (id: string, body: object) => ann.client.change('PATCH', `/api/inventory/${id}`, body);
    for (const [goal, item] of [
      [ann.goal, { title: 'zebra', priority: 'low', estimatedMinutes: 9 }],
      [zoo, { title: 'Week 10', priority: 'high' }],
      [ant, { title: 'Émile', estimatedMinutes: 60_000 }],
      [ann.goal, { title: 'Week 2', priority: 'high', estimatedMinutes: 100 }],
      [zoo, { title: 'apple', priority: 'low' }],
    ] as const) {
      t.now += 1000;
      await makeItem(ann.client, goal, item);
    }
    const [apple, week2, emile, week10] = idsOf((await ann.page({})).items) as [string, string, string, string];
    await change(week10, { completed: true, rating: 2 });
    t.now += 1000;
    await change(apple, { completed: true, rating: 5 });
    await change(week2, { rating: 1 });
    await change(emile, { rating: 5 });
    return ann;
  };
  const orders: Readonly<Record<InventorySort, readonly [asc: string, desc: string]>> = {
    createdAt: ['zebra, Week 10, Émile, Week 2, apple', 'apple, Week 2, Émile, Week 10, zebra'],
    title: ['apple, Émile, Week 2, Week 10, zebra', 'zebra, Week 10, Week 2, Émile, apple'],
    goalTitle: ['Émile, zebra, Week 2, Week 10, apple', 'apple, Week 10, Week 2, zebra, Émile'],
    focusArea: ['Week 10, apple, zebra, Week 2, Émile', 'Émile, Week 2, zebra, apple, Week 10'],
    priority: ['zebra, apple, Émile, Week 10, Week 2', 'Week 2, Week 10, Émile, apple, zebra'],
    estimatedMinutes: ['zebra, Week 2, Émile, Week 10, apple', 'Émile, Week 2, zebra, apple, Week 10'],
    rating: ['Week 2, Week 10, Émile, apple, zebra', 'apple, Émile, Week 10, Week 2, zebra'],
    completed: ['zebra, Émile, Week 2, Week 10, apple', 'apple, Week 10, Week 2, Émile, zebra'],
    completedAt: ['Week 10, apple, zebra, Émile, Week 2', 'apple, Week 10, Week 2, Émile, zebra'],
  };

  it('as people do, what is unknown last, on both databases alike', async () => {
    const ann = await fill();
    for (const sortBy of inventorySorts) {
      for (const [n, sortDir] of sortDirections.entries()) {
        const { items } = await ann.page({ sortBy, sortDir });
        expect([sortBy, sortDir, items.map(({ title }) => title).join(', ')]).toEqual([
          sortBy,
          sortDir,
          orders[sortBy][n],
        ]);
      }
    }
  });

  it('by the titles that items have by now', async () => {
    const ann = await libraryOf(t);
    const [first, second] = [
      await makeItem(ann.client, ann.goal, { title: 'A' }),
      await makeItem(ann.client, ann.goal, { title: 'B' }),
    ];
    const order = async () => idsOf((await ann.page({ sortBy: 'title', sortDir: 'asc' })).items);
    expect(await order()).toEqual([first, second]);
    await ann.client.change('PATCH', `/api/inventory/${first}`, { title: 'C' });
    expect(await order()).toEqual([second, first]);
  });

  it('by the names that goals and areas have by now', async () => {
    const ann = await libraryOf(t);
    const other = await makeGoal(ann.client, await makeFocusArea(ann.client, { name: 'Garden' }), 'Sow');
    const [run, sow] = [await makeItem(ann.client, ann.goal), await makeItem(ann.client, other)];
    const order = async (sortBy: string) => idsOf((await ann.page({ sortBy, sortDir: 'asc' })).items);
    expect([await order('goalTitle'), await order('focusArea')]).toEqual([
      [run, sow],
      [run, sow],
    ]);
    await ann.client.change('PUT', `/api/goals/${ann.goal}`, { title: 'Über alle Berge' });
    await ann.client.change('PUT', `/api/focus-areas/${ann.area}`, { name: 'Ζωή' });
    expect([await order('goalTitle'), await order('focusArea')]).toEqual([
      [sow, run],
      [sow, run],
    ]);
    await ann.client.change('PUT', `/api/goals/${ann.goal}`, { focusArea: (await ann.told(other)).focusArea });
    expect((await ann.page({})).items).toMatchObject([{ focusAreaName: 'Garden' }, { focusAreaName: 'Garden' }]);
  });
});

describeOnEachDatabase('the inventory is searched', {}, (t) => {
  it('for words in title, notes, tags and link, whatever their case and accents, and signs mean themselves', async () => {
    const ann = await libraryOf(t);
    const items = {
      all: { title: 'Émile', notes: 'Rousseau on education', tags: ['Livre'], url: 'https://example.org/emile' },
      percent: { title: '100% cotton', notes: 'a_b', tags: ['c\\d'] },
      quotes: { title: `"It's"`, notes: `x' or '1'='1`, tags: ['a!b'] },
      plain: { title: '1000 cotton', notes: 'axb', tags: ['cd', 'a"b'] },
      hebrew: { title: 'שלום 🏃', notes: 'ＦＵＬＬ width' },
    };
    const ids = new Map<string, string>();
    for (const [name, item] of Object.entries(items)) ids.set(await makeItem(ann.client, ann.goal, item), name);
    const find = async (q: string) => {
      const found = await ann.page({ q, sortDir: 'asc' });
      expect(found.meta.total).toBe(found.items.length);
      return found.items.map(({ _id }) => ids.get(_id)).join();
    };
    for (const [q, names] of [
      ['', 'all,percent,quotes,plain,hebrew'],
      ['   ', 'all,percent,quotes,plain,hebrew'],
      ['emile', 'all'],
      ['ÉMILE', 'all'],
      ['  rousseau   LIVRE example.org/EM ', 'all'],
      ['rousseau cotton', ''],
      ['cotton', 'percent,plain'],
      ['100%', 'percent'],
      ['%', 'percent'],
      ['a_b', 'percent'],
      ['_', 'percent'],
      ['c\\d', 'percent'],
      ['\\', 'percent'],
      ['!', 'quotes'],
      ["it's", 'quotes'],
      ["' or", 'quotes'],
      ['"', 'quotes,plain'],
      ['a"b', 'plain'],
      ['["', ''],
      ['שלום', 'hebrew'],
      ['🏃', 'hebrew'],
      ['full', 'hebrew'],
      ['\ufeff', 'all,percent,quotes,plain,hebrew'],
    ]) {
      expect([q, await find(q!)]).toEqual([q, names]);
    }
  });

  it('through all items, across slices', async () => {
    const ann = await libraryOf(t);
    const rows = Array.from({ length: 450 }, (_, n) => ({
      ...inventoryRow(ann.userId, ann.goal, t.now + n),
      search_text: n % 3 === 0 ? `book ${n}` : `film ${n}`,
    }));
    await t.db.insertInto('inventory_items').values(rows).execute();
    const books = rows.filter((_, n) => n % 3 === 0).map(({ id }) => id);
    const ids = [];
    for (const page of ['1', '2', '3', '4']) {
      const { items, meta } = await ann.page({ q: 'book', sortDir: 'asc', limit: '50', page });
      expect(meta.total).toBe(150);
      ids.push(...idsOf(items));
    }
    expect(ids).toEqual(books);
    expect(idsOf((await ann.page({ q: '449' })).items)).toEqual([rows.at(-1)!.id]);
  });

  it('for ten words at most, each of which counts once', async () => {
    const ann = await libraryOf(t);
    await makeItem(ann.client, ann.goal, { title: 'a b c d e f g h i j k' });
    expect((await ann.page({ q: 'a b c d e f g h i j a B C' })).items).toHaveLength(1);
    const answer = await ann.client.get('/api/inventory?q=a+b+c+d+e+f+g+h+i+j+k');
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      [{ field: 'q', param: 'q', msg: 'Search for at most 10 words.' }],
    ]);
  });

  it('in a text that is never much longer than what was written', async () => {
    const ann = await libraryOf(t);
    await makeItem(ann.client, ann.goal, { title: 'Long', notes: '\ufdfa'.repeat(5000) });
    const { search_text } = await t.db
      .selectFrom('inventory_items')
      .select('search_text')
      .where('user_id', '=', ann.userId)
      .executeTakeFirstOrThrow();
    expect(search_text.length).toBeLessThan(16_000);
    expect((await ann.page({ q: 'long' })).items).toHaveLength(1);
  });

  it('together with filters, each of them by itself and all at once', async () => {
    const ann = await libraryOf(t);
    const swim = await makeGoal(ann.client, ann.area, 'Swim');
    const paint = await makeGoal(ann.client, await makeFocusArea(ann.client, { name: 'Art' }), 'Paint');
    const ids: Record<string, string> = {};
    for (const [goal, title] of [
      [ann.goal, 'run book'],
      [ann.goal, 'run film'],
      [swim, 'swim book'],
      [paint, 'paint book'],
    ] as const) {
      ids[await makeItem(ann.client, goal, { title })] = title;
    }
    const [done] = Object.keys(ids);
    await ann.client.change('PATCH', `/api/inventory/${done}`, { completed: true });
    const find = async (query: Readonly<Record<string, string>>) => {
      const { items, meta } = await ann.page({ ...query, sortBy: 'title', sortDir: 'asc', limit: '1' });
      return [meta.total, items[0]?.title];
    };
    expect(await find({ focusArea: ann.area })).toEqual([3, 'run book']);
    expect(await find({ goal: swim })).toEqual([1, 'swim book']);
    expect(await find({ completed: 'true' })).toEqual([1, 'run book']);
    expect(await find({ completed: 'false' })).toEqual([3, 'paint book']);
    expect(await find({ q: 'book' })).toEqual([3, 'paint book']);
    expect(await find({ q: 'book', focusArea: ann.area, completed: 'false' })).toEqual([1, 'swim book']);
    expect(await find({ q: 'film', focusArea: ann.area, goal: ann.goal, completed: 'false' })).toEqual([1, 'run film']);
    expect(await find({ q: 'film', goal: swim })).toEqual([0, undefined]);
  });
});
