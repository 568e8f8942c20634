import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inventorySorts } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { fillToLimits } from '#server/testing/fixtures/full-account.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { bestOfAttempts, type BlockingCost, measureBudget } from '#server/testing/event-loop-block.ts';
import type { AccountIds } from '#server/testing/fixtures/account-ids.ts';

const LAST_WEEK = '2026-11-09';

/** Every GET in the contract, and the most expensive variants of some of them. */
function listUrls(ids: AccountIds): string[] {
  const weeks = `start=2024-11-04&count=${limits.weeksPerRequest}`;
  const long = 'a'.repeat(limits.searchText - 1);
  const words = Array.from({ length: limits.searchWords }, (_, n) => 'a'.repeat(n + 1)).join('+');
  return [
    ...calls.filter(({ endpoint }) => endpoint.method === 'GET').map(({ request }) => request(ids).url),
    `/api/reports/weekly-history?${weeks}`,
    `/api/reports/weekly-focus-area-history?${weeks}&focusAreaId=${ids.focusAreaId}`,
    `/api/reports/weekly-goal-history?${weeks}&goalId=${ids.goalId}`,
    `/api/time-entries/range?from=2026-10-16&to=2026-11-15`,
    `/api/weekly-goals?weekStart=${LAST_WEEK}`,
    ...(['goal', 'tag', 'day'] as const).map((by) => `/api/reports/range?from=2024-11-04&to=2026-11-15&by=${by}`),
    ...inventorySorts.map((sortBy) => `/api/inventory?sortBy=${sortBy}&page=30&limit=${limits.pageSizeMax}`),
    ...[`${long}b`, `b${long}`, words, 'book'].map((q) => `/api/inventory?q=${q}&sortBy=focusArea`),
    ...[`q=${long}b`, `q=${words}`, 'q=goal+nothing', `tag=none&focusAreaId=${ids.focusAreaId}`].map(
      (filter) => `/api/time-entries/search?from=2024-11-01&to=2026-11-12&${filter}`,
    ),
  ];
}

/** Discards the body, because concatenating an export of 100 MB takes longer than writing any part of it. */
async function fetchStatus(t: TestApp, { cookieHeader: cookie }: TestClient, url: string): Promise<number> {
  const response = await t.app.inject({ url, headers: { cookie }, payloadAsStream: true });
  for await (const _ of response.stream()) continue;
  return response.statusCode;
}

/** In a process of its own, as in production. */
const plannerFolder = join(import.meta.dirname, '..', 'planner');

describeOnEachDatabase('an account at its limits', { plannerFolder }, (t) => {
  it('never blocks the event loop for long when it is read (LD-01)', async () => {
    const ann = await t.signUp();
    const ids = await fillToLimits(t.db, ann, t.now, LAST_WEEK);
    const isWithinBudget = await measureBudget(t);
    const findSlow = async (urls: readonly string[]) => {
      const slow: Record<string, BlockingCost> = {};
      for (const url of urls) {
        const call = async () => expect([url, await fetchStatus(t, ann, url)]).toEqual([url, 200]);
        const cost = await bestOfAttempts(t, call, isWithinBudget);
        if (!isWithinBudget(cost)) slow[url] = cost;
      }
      return slow;
    };
    const isPostgres = t.statements.some((statement) => statement.includes('$1'));
    if (isPostgres) {
      // PostgreSQL uses other query plans until the new rows have been analyzed, with which exports are slow.
      const withoutExports = listUrls(ids).filter((url) => !url.startsWith('/api/export/'));
      expect(await findSlow(withoutExports)).toEqual({});
      await sql`analyze`.execute(t.db);
    }
    expect(await findSlow(listUrls(ids))).toEqual({});
  });
});
