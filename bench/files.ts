import type { DatabaseKind } from '../server/testing/databases.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { fill } from './fill/account.ts';
import { filledWeek } from './fill/ids.ts';
import { type House, openHouse } from './house.ts';
import { get, type Latency, latencyDuring } from './latency.ts';
import type { Target } from './load.ts';
import { table, verdictList } from './table.ts';
import type { Verdict } from './targets.ts';

const [OWNER, OTHER, NEWCOMER, MOVER] = ['old', 'other', 'newcomer', 'mover'].map((name) => `${name}@example.org`) as [
  string,
  string,
  string,
  string,
];
const ENTRIES = 50_000;
/** What somebody asks for all day. */
const calls = [
  '/api/time-entries/active',
  `/api/reports/weekly?weekStart=${filledWeek}`,
  '/api/focus-areas/with-goals',
];

/** What something long costs others: memory, and how much longer they wait than while it does not go on. */
interface Cost {
  readonly name: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly idle: Latency;
  readonly busy: Latency;
  /** How many times as long others may wait. */
  readonly limit: number;
}

const MEGABYTES = 100;
const [READING, WRITING] = [5, 10];

/** Taking away and bringing 50,000 entries: what it costs in memory, and those who work meanwhile. */
export async function benchFiles(kind: DatabaseKind): Promise<{ readonly text: string; readonly verdicts: Verdict[] }> {
  const house = await openHouse(kind, [OWNER, OTHER, NEWCOMER, MOVER], (settings) =>
    fill(settings, { [OWNER]: ENTRIES, [OTHER]: 5000 }, 100),
  );
  const { ours: owner } = house.accounts[OWNER]!;
  const costs: Cost[] = [];
  const during = measureOf(house, house.accounts[OTHER]!.ours, costs);
  // A server that has just started grows by whatever it is asked first.
  for (let n = 0; n < 300; n++) for (const path of calls) await get(house.accounts[OTHER]!.ours, path);
  const several = (path: string) => async () => {
    for (let n = 0; n < 3; n++) await get(owner, path);
  };
  await during('JSON export', READING, several('/api/export/weekwise.json'));
  await during('CSV export', READING, several('/api/export/time-entries.csv'));
  const { ours: newcomer } = house.accounts[NEWCOMER]!;
  const text = JSON.stringify({ text: tableText() });
  await during('preview of a table', WRITING, () => bring(newcomer, '/preview', text));
  await during('import of a table', WRITING, () => bring(newcomer, '', text));
  await during('import of the same table', WRITING, () => bring(newcomer, '', text));
  const document = JSON.stringify({ text: await textOf(owner, '/api/export/weekwise.json') });
  await during('import of a document', WRITING, () => bring(house.accounts[MOVER]!.ours, '', document));
  await house.close();
  const verdicts = costs.map(verdictOn);
  return { text: `${costTable(costs)}\n\n${verdictList(verdicts)}`, verdicts };
}

function measureOf({ pid }: House, other: Target, costs: Cost[]) {
  return async (name: string, limit: number, work: () => Promise<unknown>): Promise<void> => {
    const idle = await latencyDuring(other, calls, new Promise((resolve) => setTimeout(resolve, 3000)));
    const before = memoryOf(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 10);
    const began = performance.now();
    const busy: Latency = await latencyDuring(other, calls, work());
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    costs.push({ name, seconds, megabytes: most - before, idle, busy, limit });
  };
}

function costTable(costs: readonly Cost[]): string {
  const head = ['of 50,000 entries', 'seconds', 'MB more', 'p95 of others', 'idle p95', 'ratio', 'worst of others'];
  return table(
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

function verdictOn({ name, megabytes, idle, busy, limit }: Cost): Verdict {
  const ratio = busy.p95 / idle.p95;
  return {
    text: `${name}: at most ${MEGABYTES} MB more and ${limit} times the p95 of others: ${megabytes.toFixed(0)} MB, ${ratio.toFixed(2)} times`,
    isMet: megabytes <= MEGABYTES && ratio <= limit,
  };
}

async function textOf({ address, cookie }: Target, path: string): Promise<string> {
  return (await fetch(address + path, { headers: { cookie } })).text();
}

async function bring({ address, cookie, csrfToken }: Target, path: string, body: string): Promise<void> {
  const answer = await fetch(`${address}/api/imports${path}`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** As Toggl Track writes it: some ten years of somebody busy. */
function tableText(): string {
  const iso = (n: number) => new Date(Date.UTC(2014, 0, 6, 8) + n * 2 * 3_600_000).toISOString();
  const lines = Array.from({ length: ENTRIES }, (_, n) => {
    const [start, end] = [iso(n), iso(n + 0.5)];
    const when = `${start.slice(0, 10)},${start.slice(11, 19)},${end.slice(0, 10)},${end.slice(11, 19)},01:00:00`;
    return `Ann Example,ann@example.org,Client ${n % 12},Project ${n % 100},,What was done on that day,No,${when},,`;
  });
  const header =
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()';
  return [header, ...lines].join('\n');
}
