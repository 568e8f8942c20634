import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { type InventorySort, inventorySorts, sortDirections } from '#domain/inventory.ts';
import { buildItemRow, createFocusArea, createGoal, createItem } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

async function createInventoryUser(t: TestApp) {
  const ann = await createPlanningUser(t);
  return {
    ...ann,
    page: async (query: Readonly<Record<string, string>>) => {
      const response = await ann.client.get(`/api/inventory?${new URLSearchParams(query).toString()}`);
      expect(response.status).toBe(200);
      return response.json as { items: InventoryItem[]; meta: { total: number; page: number; limit: number } };
    },
  };
}

const toIds = (items: readonly { readonly _id: string }[]) => items.map(({ _id }) => _id);

describeOnEachDatabase('inventory pages', {}, (t) => {
  it('have fifty items, newest first', async () => {
    const ann = await createInventoryUser(t);
    const rows = Array.from({ length: 130 }, (_, n) => buildItemRow(ann.userId, ann.goal, t.now + n));
    await t.db.insertInto('inventory_items').values(rows).execute();
    const newest = rows.map(({ id }) => id).toReversed();
    const first = await ann.page({});
    expect([toIds(first.items), first.meta]).toEqual([newest.slice(0, 50), { total: 130, page: 1, limit: 50 }]);
    const last = await ann.page({ page: '3' });
    expect([toIds(last.items), last.meta]).toEqual([newest.slice(100), { total: 130, page: 3, limit: 50 }]);
  });

  it('are read from an index, without sorting all items (LD-02)', async () => {
    // The plan below is SQLite's. Only PostgreSQL numbers its parameters.
    const isPostgres = t.statements.some((statement) => statement.includes('$1'));
    if (isPostgres) return;
    const ann = await createInventoryUser(t);
    await ann.page({});
    const statement = t.statements.findLast((text) => text.includes('"page"'))!;
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
    const details = rows.map(({ detail }) => detail);
    expect(details.slice(0, details.indexOf('SCAN page'))).toEqual([
      'CO-ROUTINE page',
      'SEARCH inventory_items USING COVERING INDEX inventory_items_by_age (user_id=?)',
    ]);
  });

  it('contain every item exactly once for every sort order, even with many ties (LD-04)', async () => {
    const ann = await createInventoryUser(t);
    const swim = await createGoal(ann.client, await createFocusArea(ann.client, { name: 'Water' }), 'Swim');
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...buildItemRow(ann.userId, n % 3 === 0 ? swim : ann.goal, t.now),
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
          ids.push(...toIds(items));
        }
        expect([sortBy, ids.toSorted()]).toEqual([sortBy, rows.map(({ id }) => id).toSorted()]);
      }
    }
  });
});

describeOnEachDatabase('sorting the inventory', {}, (t) => {
  const createUserWithItems = async () => {
    const ann = await createInventoryUser(t);
    const [ant, zoo] = [
      await createGoal(ann.client, await createFocusArea(ann.client, { name: 'Zoo' }), 'ant'),
      await createGoal(ann.client, await createFocusArea(ann.client, { name: 'Äpfel' }), 'Zoo'),
    ];
    const change = (id: string, body: object) => ann.client.mutate('PATCH', `/api/inventory/${id}`, body);
    for (const [goal, item] of [
      [ann.goal, { title: 'zebra', priority: 'low', estimatedMinutes: 9 }],
      [zoo, { title: 'Week 10', priority: 'high' }],
      [ant, { title: 'Émile', estimatedMinutes: 60_000 }],
      [ann.goal, { title: 'Week 2', priority: 'high', estimatedMinutes: 100 }],
      [zoo, { title: 'apple', priority: 'low' }],
    ] as const) {
      t.now += 1000;
      await createItem(ann.client, goal, item);
    }
    const [apple, week2, emile, week10] = toIds((await ann.page({})).items) as [string, string, string, string];
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

  it('uses the same natural order on both databases, with missing values last', async () => {
    const ann = await createUserWithItems();
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

  it('reflects changes to item titles', async () => {
    const ann = await createInventoryUser(t);
    const [first, second] = [
      await createItem(ann.client, ann.goal, { title: 'A' }),
      await createItem(ann.client, ann.goal, { title: 'B' }),
    ];
    const order = async () => toIds((await ann.page({ sortBy: 'title', sortDir: 'asc' })).items);
    expect(await order()).toEqual([first, second]);
    await ann.client.mutate('PATCH', `/api/inventory/${first}`, { title: 'C' });
    expect(await order()).toEqual([second, first]);
  });

  it('reflects changes to goal and area names', async () => {
    const ann = await createInventoryUser(t);
    const other = await createGoal(ann.client, await createFocusArea(ann.client, { name: 'Garden' }), 'Sow');
    const [run, sow] = [await createItem(ann.client, ann.goal), await createItem(ann.client, other)];
    const order = async (sortBy: string) => toIds((await ann.page({ sortBy, sortDir: 'asc' })).items);
    expect([await order('goalTitle'), await order('focusArea')]).toEqual([
      [run, sow],
      [run, sow],
    ]);
    await ann.client.mutate('PUT', `/api/goals/${ann.goal}`, { title: 'Über alle Berge' });
    await ann.client.mutate('PUT', `/api/focus-areas/${ann.area}`, { name: 'Ζωή' });
    expect([await order('goalTitle'), await order('focusArea')]).toEqual([
      [sow, run],
      [sow, run],
    ]);
    await ann.client.mutate('PUT', `/api/goals/${ann.goal}`, {
      focusArea: (await ann.getConsistentGoal(other)).focusArea,
    });
    expect((await ann.page({})).items).toMatchObject([{ focusAreaName: 'Garden' }, { focusAreaName: 'Garden' }]);
  });
});

describeOnEachDatabase('searching the inventory', {}, (t) => {
  it('finds words in title, notes, tags and link, ignoring case and accents, without wildcards (IN-02)', async () => {
    const ann = await createInventoryUser(t);
    const items = {
      all: { title: 'Émile', notes: 'Rousseau on education', tags: ['Livre'], url: 'https://example.org/emile' },
      percent: { title: '100% cotton', notes: 'a_b', tags: ['c\\d'] },
      quotes: { title: `"It's"`, notes: `x' or '1'='1`, tags: ['a!b'] },
      plain: { title: '1000 cotton', notes: 'axb', tags: ['cd', 'a"b'] },
      hebrew: { title: 'שלום 🏃', notes: 'ＦＵＬＬ width' },
    };
    const ids = new Map<string, string>();
    for (const [name, item] of Object.entries(items)) ids.set(await createItem(ann.client, ann.goal, item), name);
    const find = async (q: string) => {
      const page = await ann.page({ q, sortDir: 'asc' });
      expect(page.meta.total).toBe(page.items.length);
      return page.items.map(({ _id }) => ids.get(_id)).join();
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

  it('covers all items across slices (LD-02)', async () => {
    const ann = await createInventoryUser(t);
    const rows = Array.from({ length: 450 }, (_, n) => ({
      ...buildItemRow(ann.userId, ann.goal, t.now + n),
      search_text: n % 3 === 0 ? `book ${n}` : `film ${n}`,
    }));
    await t.db.insertInto('inventory_items').values(rows).execute();
    const books = rows.filter((_, n) => n % 3 === 0).map(({ id }) => id);
    const ids = [];
    for (const page of ['1', '2', '3', '4']) {
      const { items, meta } = await ann.page({ q: 'book', sortDir: 'asc', limit: '50', page });
      expect(meta.total).toBe(150);
      ids.push(...toIds(items));
    }
    expect(ids).toEqual(books);
    expect(toIds((await ann.page({ q: '449' })).items)).toEqual([rows.at(-1)!.id]);
  });

  it('allows at most ten distinct words', async () => {
    const ann = await createInventoryUser(t);
    await createItem(ann.client, ann.goal, { title: 'a b c d e f g h i j k' });
    expect((await ann.page({ q: 'a b c d e f g h i j a B C' })).items).toHaveLength(1);
    const response = await ann.client.get('/api/inventory?q=a+b+c+d+e+f+g+h+i+j+k');
    expect([response.status, response.json.errors]).toEqual([
      422,
      [{ field: 'q', param: 'q', msg: 'The search text must be at most 10 words.' }],
    ]);
  });

  it('limits the length of the normalized text', async () => {
    const ann = await createInventoryUser(t);
    await createItem(ann.client, ann.goal, { title: 'Long', notes: '\ufdfa'.repeat(5000) });
    const { search_text } = await t.db
      .selectFrom('inventory_items')
      .select('search_text')
      .where('user_id', '=', ann.userId)
      .executeTakeFirstOrThrow();
    expect(search_text.length).toBeLessThan(16_000);
    expect((await ann.page({ q: 'long' })).items).toHaveLength(1);
  });

  it('can be combined with one or several filters', async () => {
    const ann = await createInventoryUser(t);
    const swim = await createGoal(ann.client, ann.area, 'Swim');
    const paint = await createGoal(ann.client, await createFocusArea(ann.client, { name: 'Art' }), 'Paint');
    const ids: Record<string, string> = {};
    for (const [goal, title] of [
      [ann.goal, 'run book'],
      [ann.goal, 'run film'],
      [swim, 'swim book'],
      [paint, 'paint book'],
    ] as const) {
      ids[await createItem(ann.client, goal, { title })] = title;
    }
    const [done] = Object.keys(ids);
    await ann.client.mutate('PATCH', `/api/inventory/${done}`, { completed: true });
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
