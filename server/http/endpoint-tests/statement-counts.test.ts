import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import {
  buildEntryRow,
  buildGoalRow,
  buildItemRow,
  buildTaskRow,
  createFocusArea,
  getUserId,
} from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startModelServer } from '#server/testing/fakes/model-server.ts';
import { createOneOfEach, readPlanTokens, unknownIds } from '#server/testing/fixtures/one-of-each.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { parseInitialData, writeBuiltWeb } from '#server/testing/fixtures/built-web.ts';
import type { AccountIds } from '#server/testing/fixtures/account-ids.ts';
import { listInitialRequests, pages } from '../../../scripts/pages.ts';

const MINUTE = 60_000;

/** Adds `size` goals, each with a running timer, to the area and the plan, and `size` entries, items and tasks to the goal. */
async function seedMore(t: TestApp, client: TestClient, ids: AccountIds, size: number): Promise<void> {
  const userId = await getUserId(client);
  const { focusAreaId, goalId, planId } = ids;
  const repeat = <T>(build: () => T) => Array.from({ length: size }, build);
  const goals = repeat(() => buildGoalRow(userId, focusAreaId, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const links = goals.map(({ id }) => ({ user_id: userId, action_plan_id: planId, goal_id: id }));
  await t.db.insertInto('action_plan_goals').values(links).execute();
  const entries = goals.flatMap(({ id }, n) => [
    buildEntryRow(userId, id, t.now - n * MINUTE),
    buildEntryRow(userId, goalId, t.now - (n + 3) * MINUTE, 1),
  ]);
  await t.db.insertInto('time_entries').values(entries).execute();
  const items = repeat(() => buildItemRow(userId, goalId, t.now));
  await t.db.insertInto('inventory_items').values(items).execute();
  const tasks = repeat(() => buildTaskRow(userId, goalId, t.now));
  await t.db.insertInto('tasks').values(tasks).execute();
}

/** These read a whole account in pages or need an account of their own. Other tests cover them. */
const excludedEndpoints = new Set<unknown>([
  ...Object.values(contract.exports),
  ...Object.values(contract.imports),
  ...Object.values(contract.sampleData),
  ...Object.values(contract.account).filter(({ method }) => method !== 'GET'),
  ...Object.values(contract.auth).filter(({ access }) => access === 'public'),
  contract.auth.logout,
  // A search reads all items or entries in batches.
  contract.inventory.list,
  contract.entrySearch.search,
  // Needs a model.
  contract.planEdits.rewriteGoal,
  contract.planChanges.draft,
  contract.planChanges.changeDraft,
  // Needs OpenRouter. Its statements are those of saving a key.
  contract.modelKeys.connectOpenRouter,
]);

/** These delete in chunks if there are many rows. */
const chunkedDeletions = new Set([
  'DELETE /api/safe-delete/goals/:id',
  'DELETE /api/safe-delete/action-plans/:id',
  'DELETE /api/safe-delete/focus-areas/:id',
]);

const model = await startModelServer();
afterAll(() => model.close());

describeOnEachDatabase('the number of statements per request', { env: { AI_USER_HOSTS: `Fake=${model.url}` } }, (t) => {
  const countStatements = async (size: number) => {
    const ann = await t.signUp();
    const reseed = async () => {
      // Deleting the focus areas deletes everything in them, so that the account stays within its quota.
      await t.db
        .deleteFrom('focus_areas')
        .where('user_id', '=', await getUserId(ann))
        .execute();
      const ids = await createOneOfEach(ann);
      await seedMore(t, ann, ids, size);
      return { ...ids, ...(await readPlanTokens(ann, ids.planId)) };
    };
    let ids = await reseed();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const counts: Record<string, number> = {};
    for (const { name, endpoint, request } of calls) {
      if (excludedEndpoints.has(endpoint)) continue;
      const send = async () => {
        const { url, payload } = request(ids);
        const before = t.statements.length;
        const { status } = await ann.send(endpoint.method, url, payload, { headers });
        counts[name] = t.statements.length - before;
        return status;
      };
      if ((await send()) < 300) continue;
      // A previous request has closed or deleted its target.
      ids = await reseed();
      expect([name, (await send()) < 300]).toEqual([name, true]);
    }
    return counts;
  };

  it('is small, and the same for 300 goals as for ten (LD-02)', { timeout: 90_000 }, async () => {
    // The first API key of an installation creates the key that encrypts it.
    const { url, payload } = calls.find(({ endpoint }) => endpoint === contract.modelKeys.save)!.request(unknownIds);
    await (await t.signUp()).mutate('PUT', url, JSON.parse(payload!));
    const few = await countStatements(10);
    const many = await countStatements(300);
    const withoutChunked = (counts: Record<string, number>) =>
      Object.entries(counts).filter(([name]) => !chunkedDeletions.has(name));
    expect(withoutChunked(many)).toEqual(withoutChunked(few));
    expect(Object.entries(few).filter(([, statements]) => statements > 30)).toEqual([]);
  });
});

/** Statements per page with initial data on a repeat visit, including those for the session and the user. */
const pageStatements = {
  '/action-plans': 9,
  '/action-plans/$planId': 28,
  '/action-plans/generate-action-plan': 5,
  '/action-plans/generate-action-plan2': 4,
  '/action-plans/new': 6,
  '/contact': 3,
  '/dashboard': 21,
  '/faq': 3,
  '/feedback': 3,
  '/focus-areas': 4,
  '/forgot-password': 2,
  '/goals': 6,
  '/goals/$goalId': 19,
  '/help': 3,
  '/inventory': 8,
  '/login': 2,
  '/planner': 18,
  '/register': 2,
  '/reports': 20,
  '/settings': 8,
  '/time-entries': 7,
  '/timers': 22,
};

/** A search reads each day to its end in batches. */
const countedPages = pages.filter(({ path }) => path !== '/time-entries/search');

const manifest = pages.map((page) => ({
  paths: [page.path],
  access: page.access,
  title: page.title,
  searchWords: page.searchWords,
  initialData: listInitialRequests(page),
  files: [],
}));
const { folder, webRoot } = writeBuiltWeb(manifest);
afterAll(() => rmSync(folder, { recursive: true }));

describeOnEachDatabase('the number of statements per page', { webRoot }, (t) => {
  const countStatements = async (size: number) => {
    const ann = await t.signUp();
    const ids = await createOneOfEach(ann);
    await seedMore(t, ann, ids, size);
    const counts: Record<string, number> = {};
    for (const { path } of countedPages) {
      const url = path.replace('$goalId', ids.goalId).replace('$planId', ids.planId);
      // Opening a week for the first time stores its plan.
      await ann.get(url);
      const before = t.statements.length;
      const { text } = await ann.get(url);
      const count = t.statements.length - before;
      if (parseInitialData(text)) counts[path] = count;
    }
    return counts;
  };

  it("does not grow with the account, because a page's requests share their reads", { timeout: 90_000 }, async () => {
    expect(await countStatements(10)).toEqual(pageStatements);
    expect(await countStatements(300)).toEqual(pageStatements);
  });
});

describeOnEachDatabase('the initial data of a page', { webRoot }, (t) => {
  it("includes a week's plan that is created by opening the page", async () => {
    const ann = await t.signUp();
    await createFocusArea(ann);
    const { text } = await ann.get('/planner?week=2026-11-02');
    const url = '/api/weekly-goals?weekStart=2026-11-02';
    const plan = parseInitialData(text)![url];
    expect(plan).toHaveLength(1);
    expect(plan).toEqual((await ann.get(url)).json);
  });
});
