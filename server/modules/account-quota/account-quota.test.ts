import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { type LimitedKind, perAccount } from '#domain/limits.ts';
import { sampleDraft, userIdOf } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import type { Answer } from '../../testing/client.ts';
import { graphOf } from '../../testing/graph.ts';
import { forgetSizes, insertMany } from '../../testing/many-rows.ts';
import { calls, tablesOf } from '../../testing/matrix.ts';
import { transact } from '../../db/transaction.ts';
import { countOwned, digits, limitedKinds, lockAccount, takeRoom } from './account-limits.queries.ts';

const AT_ONCE = 20;
const kinds = Object.keys(perAccount) as LimitedKind[];
const id = sql`'00000000-0000-7000-8000-' || (100000000000 + n)`;
const text = (value: string) => sql`${sql.lit(value)}`;

type Ann = Awaited<ReturnType<typeof climberOf>>;

interface Way {
  /** Inserts rows of the kind straight into the database. */
  fill(t: AppUnderTest, ann: Ann, count: number): Promise<void>;
  /** One more of it, by a request. */
  add(ann: Ann, n: number): Promise<Answer>;
}

const rows =
  (table: string, columns: string, values: (ann: Ann) => RawBuilder<unknown>): Way['fill'] =>
  (t, ann, count) =>
    insertMany(t.db, ann.userId, table, columns, count, values(ann));

const goals = rows(
  'goals',
  'id, focus_area_id, title, title_key, status, is_favorite, timeframe_year, created_at',
  ({ area }) => sql`${id}, ${text(area)}, 'Goal', 'goal', 'Active', 0, 2026, 0`,
);
const areas = rows(
  'focus_areas',
  'id, name, name_key, description, created_at',
  () => sql`${id}, 'Area', 'area', '', 0`,
);
const items = rows(
  'inventory_items',
  'id, goal_id, priority, created_at, title_key, title, tags, search_text, notes, reflection_note',
  ({ goal }) => sql`${id}, ${text(goal)}, 'med', 0, 'book', 'Book', '[]', 'book', '', ''`,
);
const tasks = rows('tasks', 'id, goal_id, title, created_at', ({ goal }) => sql`${id}, ${text(goal)}, 'Read', 0`);

const ITEMS_A_TASK = 100;
const firstItem = '00000000-0000-7000-8000-100000000000';

const ways: Readonly<Record<LimitedKind, Way>> = {
  focusAreas: { fill: areas, add: (ann) => ann.send('POST', '/api/focus-areas', { name: 'One more' }) },
  areaSettings: {
    fill: rows(
      'focus_area_settings',
      'focus_area_id, from_week, focus_area_class, default_weekly_min, weight',
      ({ area }) => sql`${text(area)}, '0002-' || (1000000 + n), 'level_up', 60, 5`,
    ),
    add: (ann) => ann.send('POST', '/api/focus-areas', { name: 'One more' }),
  },
  goals: { fill: goals, add: (ann) => ann.send('POST', `/api/focus-areas/${ann.area}/goals`, { title: 'One more' }) },
  timeEntries: {
    fill: rows(
      'time_entries',
      'id, goal_id, started_at, ended_at, created_at',
      ({ goal }) => sql`${id}, ${text(goal)}, n * 1000, n * 1000 + 1000, 0`,
    ),
    add: (ann, n) => {
      const at = (minute: number) => new Date(Date.UTC(2026, 10, 10, 8, minute)).toISOString();
      const times = n % 2 === 0 ? {} : { startAt: at(n), endAt: at(n + 1) };
      return ann.send('POST', '/api/time-entries', { goalId: ann.goal, ...times });
    },
  },
  weeklyGoals: {
    fill: rows(
      'weekly_goals',
      'id, focus_area_id, week_start, goal_min, is_resting, created_at',
      ({ area }) => sql`${id}, ${text(area)}, '0002-' || (1000000 + n), 30, 0, 0`,
    ),
    add: async (ann) => ann.client.get('/api/weekly-goals?weekStart=2026-11-09'),
  },
  actionPlans: {
    fill: rows(
      'action_plans',
      'id, focus_area_id, title, description, structure, weekly_hours, commitment_level, created_at',
      ({ area }) => sql`${id}, ${text(area)}, 'Plan', '', 'backlog', 3, 'Light', 0`,
    ),
    add: (ann) => ann.send('POST', '/api/action-plans', { focusAreaId: ann.area, title: 'One more' }),
  },
  inventoryItems: {
    fill: items,
    add: (ann) => ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'One more' }),
  },
  tasks: {
    fill: tasks,
    add: (ann, n) =>
      n % 2 === 0
        ? ann.send('POST', `/api/goals/${ann.goal}/tasks`, { title: 'One more' })
        : ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks: [{ title: 'One more' }] }),
  },
  taskItems: {
    async fill(t, ann, count) {
      await tasks(t, ann, Math.ceil(count / ITEMS_A_TASK));
      await items(t, ann, ITEMS_A_TASK);
      const nth = (n: RawBuilder<unknown>) => sql`'00000000-0000-7000-8000-' || (100000000000 + ${n})`;
      const each = sql.lit(ITEMS_A_TASK);
      await insertMany(
        t.db,
        ann.userId,
        'task_items',
        'task_id, item_id',
        count,
        sql`${nth(sql`n / ${each}`)}, ${nth(sql`n % ${each}`)}`,
      );
    },
    add: (ann) => ann.send('POST', `/api/goals/${ann.goal}/tasks`, { title: 'One more', inventoryItems: [firstItem] }),
  },
  supportMessages: {
    fill: rows('support_messages', 'id, kind, subject, body, created_at', () => sql`${id}, 'bug', 'Hi', 'Hello', 0`),
    add: (ann) =>
      ann.send('POST', '/api/support/feedback', { type: 'bug', title: 'One more', details: 'It does not stop.' }),
  },
};

/** How many rows of a kind each of its requests adds. */
const added: Partial<Record<LimitedKind, number>> = { areaSettings: 2 };

/** With everything of a kind but `room` rows. */
async function almostFull(t: AppUnderTest, kind: LimitedKind, room: number): Promise<Ann> {
  const ann = await climberOf(t);
  const { [kind]: has = 0 } = await countOwned(t.db, ann.userId, [kind]);
  await ways[kind].fill(t, ann, perAccount[kind].max - has - room);
  await forgetSizes(t.db, ann.userId);
  return ann;
}

const countOf = async (t: AppUnderTest, { userId }: Ann, kind: LimitedKind) =>
  (await countOwned(t.db, userId, [kind]))[kind];

describeOnEachDatabase('the limits of an account', {}, (t) => {
  /** To fill an account with entries takes longest, so two tests share one. */
  let fullOfEntries: Ann | undefined;

  it.each(kinds.filter((kind) => kind !== 'weeklyGoals'))(
    '%s: of 20 requests at once with room for one, one succeeds',
    { timeout: 120_000 },
    async (kind) => {
      const { max, name } = perAccount[kind];
      const ann = await almostFull(t, kind, added[kind] ?? 1);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ways[kind].add(ann, n)));
      const refused = answers.filter(({ status }) => status === 422);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201,
        ...Array.from({ length: AT_ONCE - 1 }, () => 422),
      ]);
      const { field, advice = 'Delete one first.' } = limitedKinds[kind];
      const msg = `An account can have ${digits(max)} ${name}, and yours has reached that limit. ${advice}`;
      for (const { json } of refused) {
        expect(json).toEqual({ message: msg, errors: [{ field, param: field, msg }] });
      }
      expect(await countOf(t, ann, kind)).toBe(max);
      if (kind === 'timeEntries') fullOfEntries = ann;
      expect(t.deadlocks).toBe(0);
    },
  );

  it('deleting makes room again', async () => {
    const ann = await almostFull(t, 'focusAreas', 0);
    expect((await ways.focusAreas.add(ann, 0)).status).toBe(422);
    expect((await ann.send('DELETE', `/api/safe-delete/focus-areas/${ann.area}`)).status).toBe(204);
    expect((await ways.focusAreas.add(ann, 0)).status).toBe(201);
    expect((await ways.focusAreas.add(ann, 0)).status).toBe(422);
  });

  it('weeks that were only looked at make room for others; those that were planned stay', async () => {
    const ann = await almostFull(t, 'weeklyGoals', 1);
    for (const week of ['2026-11-02', '2026-11-09', '2031-01-06']) {
      const { status, json } = await ann.client.get(`/api/weekly-goals?weekStart=${week}`);
      expect([status, json.length]).toEqual([200, 1]);
    }
    expect(await countOf(t, ann, 'weeklyGoals')).toBe(perAccount.weeklyGoals.max);
    // Planned weeks are never deleted to make room.
    await t.db.updateTable('weekly_goals').set({ goal_min: 30 }).where('user_id', '=', ann.userId).execute();
    const { status, json } = await ann.client.get('/api/weekly-goals?weekStart=2026-11-09');
    expect([status, json.message]).toEqual([422, expect.stringContaining('100,000 weekly targets')]);
    expect((await ann.client.get('/api/weekly-goals?weekStart=2031-01-06')).status).toBe(200);
  });

  it('settings that replace those of the same week need no room', async () => {
    const ann = await almostFull(t, 'areaSettings', 0);
    const set = (weight: number) => ann.send('PUT', `/api/focus-areas/${ann.area}`, { weight });
    expect((await set(7)).status).toBe(200);
    const before = t.now;
    t.now += 7 * 86_400_000;
    expect((await set(8)).status).toBe(422);
    t.now = before;
  });

  const withPlan = (goalCount: number) => ({
    newFocusArea: { name: 'New' },
    draft: { ...sampleDraft, goals: Array.from({ length: goalCount }, () => sampleDraft.goals[0]) },
  });

  it('hold for saved plans, which are stored whole or not at all', async () => {
    const ann = await almostFull(t, 'focusAreas', 1);
    expect((await ann.send('POST', '/api/ai/save-plan', withPlan(2))).status).toBe(201);
    const refused = await ann.send('POST', '/api/ai/save-plan', withPlan(2));
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringContaining('500 focus areas')]);
    const { newFocusArea: _, ...draft } = withPlan(2);
    expect((await ann.send('POST', '/api/ai/save-plan', { ...draft, focusAreaId: ann.area })).status).toBe(201);

    const ben = await almostFull(t, 'goals', 3);
    const before = await countOwned(t.db, ben.userId, kinds);
    const tooMany = await ben.send('POST', '/api/ai/save-plan', withPlan(4));
    expect([tooMany.status, tooMany.json.message]).toEqual([
      422,
      'An account can have 5000 goals. Yours has 4997, and this would add 4. Delete some first.',
    ]);
    expect(await countOwned(t.db, ben.userId, kinds)).toEqual(before);
    expect((await ben.send('POST', '/api/ai/save-plan', withPlan(3))).status).toBe(201);
    const body = { newFocusArea: { name: 'New' }, sessionId: 's', userPrompt: 'Learn Spanish' };
    for (const path of ['/api/ai/generate-action-plan', '/api/ai/generate-plan']) {
      expect([path, (await ben.send('POST', path, body)).status]).toEqual([path, 422]);
    }
  });

  it('apply to imported tables, and the preview already says so', async () => {
    const ann = fullOfEntries ?? (await almostFull(t, 'timeEntries', 0));
    const { id: entryId } = await t.db
      .selectFrom('time_entries')
      .select('id')
      .where('user_id', '=', ann.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await ann.send('DELETE', `/api/time-entries/${entryId}`)).status).toBe(204);
    const lines = (count: number) =>
      [
        'Client,Project,Start date,Start time,End date,End time',
        ...Array.from({ length: count }, (_, n) => `Fitness,Climb,2026-10-20,09:${10 + n}:00,2026-10-20,10:00:00`),
      ].join('\n');
    const sentence = 'With this file your account would have 300,001 time entries. It can have at most 300,000.';
    const preview = await ann.client.post('/api/imports/preview', { text: lines(2) });
    expect(preview.json.refusal).toBe(sentence);
    const refused = await ann.client.post('/api/imports', { text: lines(2) });
    expect([refused.status, refused.json.message]).toEqual([422, sentence]);
    expect((await ann.client.post('/api/imports', { text: lines(1) })).status).toBe(201);
  });

  it('let an account with all focus areas and goals be exported, and imported into an empty one', async () => {
    const ann = await almostFull(t, 'focusAreas', 0);
    await t.db
      .insertInto('focus_area_settings')
      .columns(['user_id', 'focus_area_id', 'from_week', 'focus_area_class', 'default_weekly_min', 'weight'])
      .expression((eb) =>
        eb
          .selectFrom('focus_areas')
          .select((area) => [
            'user_id',
            'id',
            area.val('0001-01-01').as('from_week'),
            area.val('level_up' as const).as('focus_area_class'),
            sql<number>`60`.as('default_weekly_min'),
            sql<number>`5`.as('weight'),
          ])
          .where('user_id', '=', ann.userId)
          .where('id', '<>', ann.area),
      )
      .execute();
    await goals(t, ann, perAccount.goals.max - 1);
    const { text: document } = await ann.client.get('/api/export/weekwise.json');
    const fresh = await t.signedUp();
    const { status, json } = await fresh.post('/api/imports', { text: document });
    expect([status, json.made]).toEqual([201, expect.objectContaining({ focusAreas: 500, goals: 5000 })]);
    expect((await fresh.post('/api/focus-areas', { name: 'One more' })).status).toBe(422);
  });

  /** What keeps a table of a user's rows small, where it is not limited by its size. */
  const otherwise: Readonly<Record<string, string>> = {
    account_sizes: 'one of each user',
    sessions: 'the oldest end: session.ts',
    password_resets: 'one of each user',
    pending_deletions: 'one of each bulk write, until it is done',
    idempotency_keys: 'forgotten after a day, and the oldest when there are many: housekeeping.ts',
    deletions: 'the oldest are dropped: restorable-deletion.queries.ts',
    deleted_rows: 'dropped with their deletions',
    action_plan_goals: 'one of each goal',
    sample_focus_areas: 'one of each focus area',
  };

  it('exist for every table with rows of users', async () => {
    const tables = (await tablesOf(t.db)).filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
    const limited = Object.values(limitedKinds).map(({ table }) => table);
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...limited, ...Object.keys(otherwise)].toSorted());
  });

  /** Of kinds of which an account has more than its sizes say. */
  const uncounted = async (userId: string) => {
    const has = await countOwned(t.db, userId, kinds);
    const sizes = await t.db.selectFrom('account_sizes').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return kinds.filter((kind) => has[kind]! > (sizes?.[limitedKinds[kind].table] ?? 0));
  };

  it('count what every call of the contract adds', { timeout: 60_000 }, async () => {
    const ann = await t.signedUp();
    const userId = await userIdOf(ann);
    let graph = await graphOf(ann);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const apart = new Set<unknown>([...Object.values(contract.account), ...Object.values(contract.auth)]);
    for (const { name, endpoint, request } of calls) {
      if (apart.has(endpoint)) continue;
      const { url, payload } = request(graph);
      const { status } = await ann.send(endpoint.method, url, payload, { headers });
      expect([name, await uncounted(userId)]).toEqual([name, []]);
      // What it is about was closed or deleted by a call before it.
      if (status >= 300) graph = await graphOf(ann);
      const again = request(graph);
      await ann.send(endpoint.method, again.url, again.payload, { headers });
      expect([name, await uncounted(userId)]).toEqual([name, []]);
    }
    expect(Object.values(await countOwned(t.db, userId, kinds))).not.toContain(0);
    for (const [path, body] of [
      ['/api/sample-data', undefined],
      ['/api/imports', { text: (await ann.get('/api/export/weekwise.json')).text }],
    ] as const) {
      const fresh = await t.signedUp();
      expect([path, (await fresh.post(path, body)).status]).toEqual([path, 201]);
      expect([path, await uncounted(await userIdOf(fresh))]).toEqual([path, []]);
    }
  });

  it('cost one statement, and no count of rows, for as long as there is room', async () => {
    const ann = await climberOf(t);
    const before = t.statements.length;
    await transact(t.db, async (tx) => {
      await takeRoom(tx, ann.userId, { goals: 3, tasks: 5 });
      await lockAccount(tx, ann.userId);
    });
    const asked = t.statements.slice(before).filter((each) => !/^(begin|start|commit)/.test(each));
    expect(asked).toEqual([
      expect.stringMatching(/^insert into "account_sizes"/),
      expect.stringMatching(/^insert into/),
    ]);
  });
});
