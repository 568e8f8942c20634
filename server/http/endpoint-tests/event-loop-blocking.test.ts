import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inventorySorts } from '#domain/inventory.ts';
import { limits } from '#domain/limits.ts';
import { fillToLimits } from '#server/testing/fixtures/full-account.ts';
import { type TestApp, describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { calls } from '#server/testing/fixtures/endpoint-matrix.ts';
import { longestBlockMs } from '#server/testing/event-loop-block.ts';
import type { AccountIds } from '#server/testing/fixtures/account-ids.ts';

const LAST_WEEK = '2026-11-09';
const ATTEMPTS = 8;
const LINES = 20_000;

function buildCsv(lines: number): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const [start, end] = [n, n + 0.5].map((hours) => new Date(hours * 3_600_000 + Date.UTC(2020, 0)).toISOString());
    return `Area ${n % 4},Goal ${n % 40},${start},${end},Ticket ${n}: a description of average length,"client, ${n % 50}"`;
  });
  return ['Focus area,Goal,Start,End,Note,Tags', ...rows].join('\n');
}

/** Measures the longest time that a call blocks the event loop, and its slowest statement. */
async function measureBlocking(t: TestApp, call: () => Promise<unknown>): Promise<BlockingCost> {
  t.slowestMs = 0;
  return { blockedMs: await longestBlockMs(call), statementMs: t.slowestMs };
}

interface BlockingCost {
  readonly blockedMs: number;
  readonly statementMs: number;
}

/** Returns the best of a few attempts, to exclude the influence of other processes. */
async function bestOfAttempts(
  t: TestApp,
  call: () => Promise<unknown>,
  isEnough: (cost: BlockingCost) => boolean,
): Promise<BlockingCost> {
  let best = { blockedMs: Infinity, statementMs: Infinity };
  for (let n = 0; n < ATTEMPTS && !isEnough(best); n++) {
    const { blockedMs, statementMs } = await measureBlocking(t, call);
    best = { blockedMs: Math.min(best.blockedMs, blockedMs), statementMs: Math.min(best.statementMs, statementMs) };
  }
  return best;
}

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
const plannerFolder = join(import.meta.dirname, '..', '..', '..', 'planner');

describeOnEachDatabase('an account at its limits', { plannerFolder }, (t) => {
  const runReferenceQuery = () =>
    sql`with recursive c(n) as (select 1 union all select n + 1 from c where n < 200000) select sum(n) from c`.execute(
      t.db,
    );

  it('never blocks the event loop for long when it is read, imported or deleted', { timeout: 180_000 }, async () => {
    const ann = await t.signUp();
    const ids = await fillToLimits(t.db, ann, t.now, LAST_WEEK);
    // The reference query takes about 50 ms on a machine where a call may block for 200 ms.
    const reference = await bestOfAttempts(t, runReferenceQuery, () => false);
    const budget = {
      blockedMs: 4 * Math.max(reference.blockedMs, 50),
      statementMs: 4 * Math.max(reference.statementMs, 50),
    };
    const isWithinBudget = ({ blockedMs, statementMs }: BlockingCost) =>
      blockedMs < budget.blockedMs && statementMs < budget.statementMs;
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

    // These run once each, because they change the account. Even these few rows would block if they were deleted at once.
    const ben = await t.signUp();
    const importCsv = () => ben.post('/api/imports', { text: buildCsv(LINES) });
    const deleteAccount = () => ben.mutate('POST', '/api/account/delete', { currentPassword: PASSWORD });
    for (const [status, call] of [
      [201, importCsv],
      [204, deleteAccount],
    ] as const) {
      const cost = await measureBlocking(t, async () => expect((await call()).status).toBe(status));
      expect({ ...cost, isWithinBudget: isWithinBudget(cost) }).toMatchObject({ isWithinBudget: true });
    }
  });
});
