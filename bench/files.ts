import { readFileSync } from 'node:fs';
import type { DatabaseKind } from '../server/testing/databases.ts';
import { fill, filledWeek } from './entries.ts';
import { type House, openHouse } from './house.ts';
import { get, type Latency, latencyDuring } from './latency.ts';
import type { Target } from './load.ts';
import { tellCost } from './tell.ts';

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

/** Taking away and bringing 50,000 entries: what it costs in memory, and those who work meanwhile. */
export async function benchFiles(kind: DatabaseKind): Promise<void> {
  const house = await openHouse(kind, [OWNER, OTHER, NEWCOMER, MOVER], (settings) =>
    fill(settings, { [OWNER]: ENTRIES, [OTHER]: 5000 }, { users: 100, entries: 100, goals: 5 }),
  );
  const { ours: owner } = house.accounts[OWNER]!;
  const during = measureOf(house, house.accounts[OTHER]!.ours);
  // A server that has just started grows by whatever it is asked first.
  for (let n = 0; n < 300; n++) for (const path of calls) await get(house.accounts[OTHER]!.ours, path);
  const several = (path: string) => async () => {
    for (let n = 0; n < 3; n++) await get(owner, path);
  };
  await during(`JSON export on ${kind.name}`, 5, several('/api/export/weekwise.json'));
  await during(`CSV export on ${kind.name}`, 5, several('/api/export/time-entries.csv'));
  const { ours: newcomer } = house.accounts[NEWCOMER]!;
  const table = JSON.stringify({ text: tableText() });
  await during(`preview of a table on ${kind.name}`, 10, () => bring(newcomer, '/preview', table));
  await during(`import of a table on ${kind.name}`, 10, () => bring(newcomer, '', table));
  await during(`import of the same table on ${kind.name}`, 10, () => bring(newcomer, '', table));
  const document = JSON.stringify({ text: await textOf(owner, '/api/export/weekwise.json') });
  await during(`import of a document on ${kind.name}`, 10, () => bring(house.accounts[MOVER]!.ours, '', document));
  await house.close();
}

function measureOf({ pid }: House, other: Target) {
  return async (name: string, timesIdle: number, work: () => Promise<unknown>): Promise<void> => {
    const idle = await latencyDuring(other, calls, new Promise((resolve) => setTimeout(resolve, 3000)));
    const before = memoryOf(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 10);
    const began = performance.now();
    const busy: Latency = await latencyDuring(other, calls, work());
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    tellCost(name, { seconds, megabytes: most - before, idle, busy }, timesIdle);
  };
}

/** In megabytes, where the system tells. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
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
