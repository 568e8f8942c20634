import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { type QuotaKind, accountQuotas } from '#domain/limits.ts';
import { sampleDraft, getUserId } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { deleteAccountSizes, insertMany } from '#server/testing/fixtures/insert-many.ts';
import { calls, listTables } from '#server/testing/fixtures/endpoint-matrix.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countOwnedRows, formatCount, quotaKinds, lockAccount, reserveQuota } from './account-quota.queries.ts';

const PARALLEL_REQUESTS = 20;
const kinds = Object.keys(accountQuotas) as QuotaKind[];
const id = sql`'00000000-0000-7000-8000-' || (100000000000 + n)`;
const text = (value: string) => sql`${sql.lit(value)}`;

type TestUser = Awaited<ReturnType<typeof createPlanningUser>>;

interface QuotaCase {
  /** Inserts rows directly into the database. */
  fill(t: TestApp, ann: TestUser, count: number): Promise<void>;
  /** Adds one more row through the API. */
  add(ann: TestUser, n: number): Promise<TestResponse>;
  /** Its status, if that is not 201. */
  readonly status?: number;
}

const insertRows =
  (table: string, columns: string, values: (ann: TestUser) => RawBuilder<unknown>): QuotaCase['fill'] =>
  (t, ann, count) =>
    insertMany(t.db, ann.userId, table, columns, count, values(ann));

const insertGoals = insertRows(
  'goals',
  'id, focus_area_id, title, title_key, status, is_favorite, timeframe_year, created_at',
  ({ area }) => sql`${id}, ${text(area)}, 'Goal', 'goal', 'Active', 0, 2026, 0`,
);
const insertAreas = insertRows(
  'focus_areas',
  'id, name, name_key, description, created_at',
  () => sql`${id}, 'Area', 'area', '', 0`,
);
const insertItems = insertRows(
  'inventory_items',
  'id, goal_id, priority, created_at, title_key, title, tags, search_text, notes, reflection_note',
  ({ goal }) => sql`${id}, ${text(goal)}, 'med', 0, 'book', 'Book', '[]', 'book', '', ''`,
);
const insertTasks = insertRows(
  'tasks',
  'id, goal_id, title, created_at',
  ({ goal }) => sql`${id}, ${text(goal)}, 'Read', 0`,
);

const ITEMS_PER_TASK = 100;
/** Nobody ticks a task for much longer than three years. */
const TICKS_PER_TASK = 1000;
const nth = (n: RawBuilder<unknown>) => sql`'00000000-0000-7000-8000-' || (100000000000 + ${n})`;
const firstItem = '00000000-0000-7000-8000-100000000000';
const firstTask = firstItem;

const quotaCases: Readonly<Record<QuotaKind, QuotaCase>> = {
  focusAreas: { fill: insertAreas, add: (ann) => ann.send('POST', '/api/focus-areas', { name: 'One more' }) },
  areaSettings: {
    fill: insertRows(
      'focus_area_settings',
      'focus_area_id, from_week, focus_area_class, default_weekly_min, weight',
      ({ area }) => sql`${text(area)}, '0002-' || (1000000 + n), 'level_up', 60, 5`,
    ),
    add: (ann) => ann.send('POST', '/api/focus-areas', { name: 'One more' }),
  },
  goals: {
    fill: insertGoals,
    add: (ann) => ann.send('POST', `/api/focus-areas/${ann.area}/goals`, { title: 'One more' }),
  },
  timeEntries: {
    fill: insertRows(
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
    fill: insertRows(
      'weekly_goals',
      'id, focus_area_id, week_start, goal_min, is_resting, created_at',
      ({ area }) => sql`${id}, ${text(area)}, '0002-' || (1000000 + n), 30, 0, 0`,
    ),
    add: async (ann) => ann.client.get('/api/weekly-goals?weekStart=2026-11-09'),
  },
  actionPlans: {
    fill: insertRows(
      'action_plans',
      'id, focus_area_id, title, description, structure, weekly_hours, commitment_level, created_at',
      ({ area }) => sql`${id}, ${text(area)}, 'Plan', '', 'backlog', 3, 'Light', 0`,
    ),
    add: (ann) => ann.send('POST', '/api/action-plans', { focusAreaId: ann.area, title: 'One more' }),
  },
  inventoryItems: {
    fill: insertItems,
    add: (ann) => ann.send('POST', `/api/goals/${ann.goal}/inventory`, { title: 'One more' }),
  },
  tasks: {
    fill: insertTasks,
    add: (ann, n) =>
      n % 2 === 0
        ? ann.send('POST', `/api/goals/${ann.goal}/tasks`, { title: 'One more' })
        : ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks: [{ title: 'One more' }] }),
  },
  taskItems: {
    async fill(t, ann, count) {
      await insertTasks(t, ann, Math.ceil(count / ITEMS_PER_TASK));
      await insertItems(t, ann, ITEMS_PER_TASK);
      const each = sql.lit(ITEMS_PER_TASK);
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
  taskTicks: {
    async fill(t, ann, count) {
      await insertTasks(t, ann, Math.ceil(count / TICKS_PER_TASK));
      const each = sql.lit(TICKS_PER_TASK);
      const values = sql`${nth(sql`n / ${each}`)}, '' || n % ${each}`;
      await insertMany(t.db, ann.userId, 'task_ticks', 'task_id, day', count, values);
    },
    async add(ann, n) {
      await ann.send('PUT', `/api/tasks/${firstTask}`, { timesPerWeek: 3 });
      const day = `2026-10-${10 + n}`;
      return ann.send('PATCH', `/api/tasks/${firstTask}/tick`, { ticked: true, day });
    },
    status: 200,
  },
  supportMessages: {
    fill: insertRows(
      'support_messages',
      'id, kind, subject, body, created_at',
      () => sql`${id}, 'bug', 'Hi', 'Hello', 0`,
    ),
    add: (ann) =>
      ann.send('POST', '/api/support/feedback', { type: 'bug', title: 'One more', details: 'It does not stop.' }),
  },
};

/** How many rows `add` creates, if more than one. */
const rowsPerAdd: Partial<Record<QuotaKind, number>> = { areaSettings: 2 };

/** Creates an account that is `remaining` rows below its quota for a kind. */
async function createAlmostFullAccount(t: TestApp, kind: QuotaKind, remaining: number): Promise<TestUser> {
  const ann = await createPlanningUser(t);
  const { [kind]: current = 0 } = await countOwnedRows(t.db, ann.userId, [kind]);
  await quotaCases[kind].fill(t, ann, accountQuotas[kind].max - current - remaining);
  await deleteAccountSizes(t.db, ann.userId);
  return ann;
}

const countRows = async (t: TestApp, { userId }: TestUser, kind: QuotaKind) =>
  (await countOwnedRows(t.db, userId, [kind]))[kind];

describeOnEachDatabase('the quota of an account', {}, (t) => {
  /** Shared by two tests, because filling an account with entries takes longest. */
  let fullOfEntries: TestUser | undefined;

  it.each(kinds.filter((kind) => kind !== 'weeklyGoals'))(
    'lets one of 20 concurrent requests succeed if it allows one more: %s (LM-01)',
    { timeout: 120_000 },
    async (kind) => {
      const { max, name } = accountQuotas[kind];
      const ann = await createAlmostFullAccount(t, kind, rowsPerAdd[kind] ?? 1);
      const responses = await Promise.all(
        Array.from({ length: PARALLEL_REQUESTS }, (_, n) => quotaCases[kind].add(ann, n)),
      );
      const rejected = responses.filter(({ status }) => status === 422);
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        quotaCases[kind].status ?? 201,
        ...Array.from({ length: PARALLEL_REQUESTS - 1 }, () => 422),
      ]);
      const { field, advice = 'Delete one first.' } = quotaKinds[kind];
      const msg = `An account can have ${formatCount(max)} ${name}, and yours has reached that limit. ${advice}`;
      for (const { json } of rejected) {
        expect(json).toEqual({ message: msg, errors: [{ field, param: field, msg }] });
      }
      expect(await countRows(t, ann, kind)).toBe(max);
      if (kind === 'timeEntries') fullOfEntries = ann;
      expect(t.deadlocks).toBe(0);
    },
  );

  it('can be used again after a deletion', async () => {
    const ann = await createAlmostFullAccount(t, 'focusAreas', 0);
    expect((await quotaCases.focusAreas.add(ann, 0)).status).toBe(422);
    expect((await ann.send('DELETE', `/api/safe-delete/focus-areas/${ann.area}`)).status).toBe(204);
    expect((await quotaCases.focusAreas.add(ann, 0)).status).toBe(201);
    expect((await quotaCases.focusAreas.add(ann, 0)).status).toBe(422);
  });

  it('is freed for other weeks by replacing default weeks, but never planned weeks', async () => {
    const ann = await createAlmostFullAccount(t, 'weeklyGoals', 1);
    for (const week of ['2026-11-02', '2026-11-09', '2031-01-06']) {
      const { status, json } = await ann.client.get(`/api/weekly-goals?weekStart=${week}`);
      expect([status, json.length]).toEqual([200, 1]);
    }
    expect(await countRows(t, ann, 'weeklyGoals')).toBe(accountQuotas.weeklyGoals.max);
    await t.db.updateTable('weekly_goals').set({ goal_min: 30 }).where('user_id', '=', ann.userId).execute();
    const { status, json } = await ann.client.get('/api/weekly-goals?weekStart=2026-11-09');
    expect([status, json.message]).toEqual([422, expect.stringContaining('100,000 weekly targets')]);
    expect((await ann.client.get('/api/weekly-goals?weekStart=2031-01-06')).status).toBe(200);
  });

  it('does not count settings that replace those of the same week', async () => {
    const ann = await createAlmostFullAccount(t, 'areaSettings', 0);
    const set = (weight: number) => ann.send('PUT', `/api/focus-areas/${ann.area}`, { weight });
    expect((await set(7)).status).toBe(200);
    const before = t.now;
    t.now += 7 * 86_400_000;
    expect((await set(8)).status).toBe(422);
    t.now = before;
  });

  const buildPlanBody = (goalCount: number) => ({
    newFocusArea: { name: 'New' },
    draft: { ...sampleDraft, goals: Array.from({ length: goalCount }, () => sampleDraft.goals[0]) },
  });

  it('applies to saved plans, which are stored completely or not at all (LM-01)', async () => {
    const ann = await createAlmostFullAccount(t, 'focusAreas', 1);
    expect((await ann.send('POST', '/api/ai/save-plan', buildPlanBody(2))).status).toBe(201);
    const rejected = await ann.send('POST', '/api/ai/save-plan', buildPlanBody(2));
    expect([rejected.status, rejected.json.message]).toEqual([422, expect.stringContaining('500 focus areas')]);
    const { newFocusArea: _, ...draft } = buildPlanBody(2);
    expect((await ann.send('POST', '/api/ai/save-plan', { ...draft, focusAreaId: ann.area })).status).toBe(201);

    const ben = await createAlmostFullAccount(t, 'goals', 3);
    const before = await countOwnedRows(t.db, ben.userId, kinds);
    const tooMany = await ben.send('POST', '/api/ai/save-plan', buildPlanBody(4));
    expect([tooMany.status, tooMany.json.message]).toEqual([
      422,
      'An account can have 5000 goals. Yours has 4997, and this would add 4. Delete some first.',
    ]);
    expect(await countOwnedRows(t.db, ben.userId, kinds)).toEqual(before);
    expect((await ben.send('POST', '/api/ai/save-plan', buildPlanBody(3))).status).toBe(201);
    const body = { newFocusArea: { name: 'New' }, sessionId: 's', userPrompt: 'Learn Spanish' };
    for (const path of ['/api/ai/generate-action-plan', '/api/ai/generate-plan']) {
      expect([path, (await ben.send('POST', path, body)).status]).toEqual([path, 422]);
    }
  });

  it('applies to imported CSV files, and the preview already reports it', async () => {
    const ann = fullOfEntries ?? (await createAlmostFullAccount(t, 'timeEntries', 0));
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
    const errorMessage = 'With this file your account would have 300,001 time entries. It can have at most 300,000.';
    const preview = await ann.client.post('/api/imports/preview', { text: lines(2) });
    expect(preview.json.refusal).toBe(errorMessage);
    const rejected = await ann.client.post('/api/imports', { text: lines(2) });
    expect([rejected.status, rejected.json.message]).toEqual([422, errorMessage]);
    expect((await ann.client.post('/api/imports', { text: lines(1) })).status).toBe(201);
  });

  it('allows a full account to be exported and imported into an empty one', async () => {
    const ann = await createAlmostFullAccount(t, 'focusAreas', 0);
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
    await insertGoals(t, ann, accountQuotas.goals.max - 1);
    const { text: document } = await ann.client.get('/api/export/weekwise.json');
    const fresh = await t.signUp();
    const { status, json } = await fresh.post('/api/imports', { text: document });
    expect([status, json.made]).toEqual([201, expect.objectContaining({ focusAreas: 500, goals: 5000 })]);
    expect((await fresh.post('/api/focus-areas', { name: 'One more' })).status).toBe(422);
  });

  /** What bounds the tables that have no quota. */
  const boundedOtherwise: Readonly<Record<string, string>> = {
    account_sizes: 'one per user',
    sessions: 'the oldest are ended: sessions.ts',
    password_resets: 'one per user',
    model_keys: 'one per user',
    pending_deletions: 'one per bulk write, until it is done',
    idempotency_keys: 'deleted after a day, or sooner if there are many: expired-rows.ts',
    deletions: 'the oldest are discarded: restorable-deletion.queries.ts',
    deleted_rows: 'deleted with their deletions',
    action_plan_goals: 'one per goal',
    entry_steps: 'one per time entry',
    sample_focus_areas: 'one per focus area',
  };

  it('covers every table with user data that has no other bound', async () => {
    const tables = (await listTables(t.db)).filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
    const limited = Object.values(quotaKinds).map(({ table }) => table);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...limited, ...Object.keys(boundedOtherwise)].toSorted(),
    );
  });

  /** The kinds of which an account has more rows than its sizes say. */
  const listUndercounted = async (userId: string) => {
    const counts = await countOwnedRows(t.db, userId, kinds);
    const sizes = await t.db.selectFrom('account_sizes').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return kinds.filter((kind) => counts[kind]! > (sizes?.[quotaKinds[kind].table] ?? 0));
  };

  it('counts the rows that each endpoint of the contract adds (LM-01)', { timeout: 60_000 }, async () => {
    const ann = await t.signUp();
    const userId = await getUserId(ann);
    let graph = await createOneOfEach(ann);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const excluded = new Set<unknown>([...Object.values(contract.account), ...Object.values(contract.auth)]);
    for (const { name, endpoint, request } of calls) {
      if (excluded.has(endpoint)) continue;
      const { url, payload } = request(graph);
      const { status } = await ann.send(endpoint.method, url, payload, { headers });
      expect([name, await listUndercounted(userId)]).toEqual([name, []]);
      // An earlier call has closed or deleted what this one needs.
      if (status >= 300) graph = await createOneOfEach(ann);
      const again = request(graph);
      await ann.send(endpoint.method, again.url, again.payload, { headers });
      expect([name, await listUndercounted(userId)]).toEqual([name, []]);
    }
    const { taskId } = await createOneOfEach(ann);
    await ann.mutate('PUT', `/api/tasks/${taskId}`, { timesPerWeek: 3 });
    expect((await ann.mutate('PATCH', `/api/tasks/${taskId}/tick`, { ticked: true })).status).toBe(200);
    expect(await listUndercounted(userId)).toEqual([]);
    expect(Object.values(await countOwnedRows(t.db, userId, kinds))).not.toContain(0);
    for (const [path, body] of [
      ['/api/sample-data', undefined],
      ['/api/imports', { text: (await ann.get('/api/export/weekwise.json')).text }],
    ] as const) {
      const fresh = await t.signUp();
      expect([path, (await fresh.post(path, body)).status]).toEqual([path, 201]);
      expect([path, await listUndercounted(await getUserId(fresh))]).toEqual([path, []]);
    }
  });

  it('is reserved with one statement, without counting rows, while some is left', async () => {
    const ann = await createPlanningUser(t);
    const before = t.statements.length;
    await inTransaction(t.db, async (tx) => {
      await reserveQuota(tx, ann.userId, { goals: 3, tasks: 5 });
      await lockAccount(tx, ann.userId);
    });
    const statements = t.statements.slice(before).filter((statement) => !/^(begin|start|commit)/.test(statement));
    expect(statements).toEqual([
      expect.stringMatching(/^insert into "account_sizes"/),
      expect.stringMatching(/^insert into/),
    ]);
  });
});
