import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { seedDatabase } from './seed/account.ts';
import { seededWeek } from './seed/ids.ts';
import { type Environment, openEnvironment } from './environment.ts';
import { get, type Latency, measureLatencyDuring } from './latency.ts';
import type { Target } from './load.ts';
import { formatTable, formatVerdicts } from './table.ts';
import type { Verdict } from './thresholds.ts';

const OWNER = 'owner@example.org';
const OTHER_USER = 'other@example.org';
const CSV_IMPORTER = 'csv@example.org';
const DOCUMENT_IMPORTER = 'document@example.org';
const ENTRIES = 50_000;
/** What another user requests all the time. */
const backgroundPaths = [
  '/api/time-entries/active',
  `/api/reports/weekly?weekStart=${seededWeek}`,
  '/api/focus-areas/with-goals',
];

/** How much memory an operation takes, and how much longer other users wait while it runs. */
interface OperationCost {
  readonly name: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly idle: Latency;
  readonly busy: Latency;
  /** The highest allowed ratio of busy to idle p95. */
  readonly maxRatio: number;
}

const MAX_EXTRA_MEGABYTES = 100;
const [MAX_EXPORT_RATIO, MAX_IMPORT_RATIO] = [5, 10];

/** Measures the cost of exporting and importing 50,000 entries. */
export async function benchImportExport(
  kind: DatabaseKind,
): Promise<{ readonly text: string; readonly verdicts: Verdict[] }> {
  const environment = await openEnvironment(kind, [OWNER, OTHER_USER, CSV_IMPORTER, DOCUMENT_IMPORTER], (settings) =>
    seedDatabase(settings, { [OWNER]: ENTRIES, [OTHER_USER]: 5000 }, 100),
  );
  const { ours: owner } = environment.accounts[OWNER]!;
  const costs: OperationCost[] = [];
  const { ours: otherUser } = environment.accounts[OTHER_USER]!;
  const measure = createMeasure(environment, otherUser, costs);
  // A server's memory grows with its first requests.
  for (let n = 0; n < 300; n++) for (const path of backgroundPaths) await get(otherUser, path);
  const repeatGet = (path: string) => async () => {
    for (let n = 0; n < 3; n++) await get(owner, path);
  };
  await measure('JSON export', MAX_EXPORT_RATIO, repeatGet('/api/export/weekwise.json'));
  await measure('CSV export', MAX_EXPORT_RATIO, repeatGet('/api/export/time-entries.csv'));
  const { ours: csvImporter } = environment.accounts[CSV_IMPORTER]!;
  const csvBody = JSON.stringify({ text: buildTogglCsv() });
  await measure('CSV import preview', MAX_IMPORT_RATIO, () => postImport(csvImporter, '/preview', csvBody));
  await measure('CSV import', MAX_IMPORT_RATIO, () => postImport(csvImporter, '', csvBody));
  await measure('CSV import, repeated', MAX_IMPORT_RATIO, () => postImport(csvImporter, '', csvBody));
  const documentBody = JSON.stringify({ text: await getText(owner, '/api/export/weekwise.json') });
  await measure('JSON import', MAX_IMPORT_RATIO, () =>
    postImport(environment.accounts[DOCUMENT_IMPORTER]!.ours, '', documentBody),
  );
  await environment.close();
  const verdicts = costs.map(costVerdict);
  return { text: `${formatCostTable(costs)}\n\n${formatVerdicts(verdicts)}`, verdicts };
}

function createMeasure({ server: { pid } }: Environment, otherUser: Target, costs: OperationCost[]) {
  return async (name: string, maxRatio: number, work: () => Promise<unknown>): Promise<void> => {
    const idle = await measureLatencyDuring(
      otherUser,
      backgroundPaths,
      new Promise((resolve) => setTimeout(resolve, 3000)),
    );
    const before = residentMemoryMb(pid);
    let peak = before;
    const sampler = setInterval(() => (peak = Math.max(peak, residentMemoryMb(pid))), 10);
    const startedAt = performance.now();
    const busy: Latency = await measureLatencyDuring(otherUser, backgroundPaths, work());
    clearInterval(sampler);
    const seconds = (performance.now() - startedAt) / 1000;
    costs.push({ name, seconds, megabytes: peak - before, idle, busy, maxRatio });
  };
}

function formatCostTable(costs: readonly OperationCost[]): string {
  const head = ['operation', 'seconds', 'extra MB', 'busy p95', 'idle p95', 'ratio', 'worst'];
  return formatTable(
    head,
    costs.map(({ name, seconds, megabytes, idle, busy }) => [
      name,
      seconds.toFixed(1),
      megabytes.toFixed(0),
      busy.p95.toFixed(1),
      idle.p95.toFixed(1),
      (busy.p95 / idle.p95).toFixed(2),
      busy.worst.toFixed(0),
    ]),
  );
}

function costVerdict({ name, megabytes, idle, busy, maxRatio }: OperationCost): Verdict {
  const ratio = busy.p95 / idle.p95;
  return {
    text: `${name}: at most ${MAX_EXTRA_MEGABYTES} MB extra and ${maxRatio} times the idle p95: ${megabytes.toFixed(0)} MB, ${ratio.toFixed(2)} times`,
    isMet: megabytes <= MAX_EXTRA_MEGABYTES && ratio <= maxRatio,
  };
}

async function getText({ address, cookie }: Target, path: string): Promise<string> {
  return (await fetch(address + path, { headers: { cookie } })).text();
}

async function postImport({ address, cookie, csrfToken }: Target, path: string, body: string): Promise<void> {
  const response = await fetch(`${address}/api/imports${path}`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** A Toggl Track export with more than ten years of entries. */
function buildTogglCsv(): string {
  const iso = (n: number) => new Date(Date.UTC(2014, 0, 6, 8) + n * 2 * 3_600_000).toISOString();
  const lines = Array.from({ length: ENTRIES }, (_, n) => {
    const [start, end] = [iso(n), iso(n + 0.5)];
    const timeColumns = `${start.slice(0, 10)},${start.slice(11, 19)},${end.slice(0, 10)},${end.slice(11, 19)},01:00:00`;
    return `Ann Example,ann@example.org,Client ${n % 12},Project ${n % 100},,Notes on the day's work,No,${timeColumns},,`;
  });
  const header =
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()';
  return [header, ...lines].join('\n');
}
