/**
 * `node scripts/measure-scaling.ts [seconds]`: measures the figures in docs/scaling.md. They are requests per second and memory
 * for the requests of the timers page, for one process on each database and for two on one PostgreSQL (`TEST_DATABASE_URL`).
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import pg from 'pg';
import { CONNECTIONS, type Step, type Target, measureSteps } from '../bench/load.ts';
import { type DatabaseKind, databaseKinds } from '#server/testing/database/databases.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { ServerProcess } from '#server/testing/server-process.ts';
import { NetworkClient } from '#server/testing/network-client.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const USERS = 4;
const WEEK = '2026-11-09';

interface LoadUser extends Omit<Target, 'address'> {
  readonly goals: readonly string[];
}

const getStep =
  (path: string): Step =>
  () => ({ method: 'GET', path });

/** The initial requests of the page, then a start and a stop, each followed by a refetch of the running timers. */
function timersPage({ goals }: LoadUser): readonly Step[] {
  const active = getStep('/api/time-entries/active');
  const extractId = (body: string) => /"_id":"([^"]+)"/.exec(body)![1]!;
  return [
    active,
    getStep('/api/focus-areas/with-goals'),
    getStep(`/api/goals/weekly-usage?weekStart=${WEEK}`),
    (connection) => ({ method: 'POST', path: '/api/time-entries', body: { goalId: goals[connection] } }),
    active,
    (_, bodies) => ({ method: 'PATCH', path: `/api/time-entries/${extractId(bodies[3]!)}`, body: { endNow: true } }),
    active,
  ];
}

async function signUp(address: string, name: string): Promise<LoadUser> {
  const client = new NetworkClient(address);
  const create = async (path: string, body: object) =>
    ((await (await client.post(path, body)).json()) as { _id: string })._id;
  await client.post('/api/auth/signup', { email: `${name}@example.org`, password: 'a quiet green harbour' });
  const areaId = await create('/api/focus-areas', { name: 'Fitness' });
  const goals: string[] = [];
  for (let goal = 0; goal < CONNECTIONS; goal++) {
    goals.push(await create(`/api/focus-areas/${areaId}/goals`, { title: `Run ${goal}` }));
  }
  return { cookie: client.cookieHeader, csrfToken: await client.csrfToken(), goals };
}

async function measure(kind: DatabaseKind, count: number): Promise<void> {
  const { settings, remove } = await kind.create();
  const env = { DATABASE_URL: settings.databaseUrl, DATA_DIR: settings.dataDir, NODE_ENV: 'production' };
  const servers = Array.from({ length: count }, () => ServerProcess.likeNpmStart(env));
  const addresses = await Promise.all(servers.map((server) => server.waitUntilReady()));
  const users: LoadUser[] = [];
  for (let n = 0; n < USERS; n++) users.push(await signUp(addresses[0]!, `user${n}`));
  const run = async (seconds: number) => {
    const durations = await Promise.all(
      users.map((user, n) => measureSteps({ address: addresses[n % count]!, ...user }, timersPage(user), seconds)),
    );
    return durations.flat(2).length / seconds;
  };
  // Warm up until the code is compiled and the caches are filled.
  await run(SECONDS);
  const serverPids = servers.map(({ pid }) => pid);
  const databasePids = await listBackendPids(settings.databaseUrl);
  const before = [getCpuMs(serverPids), getCpuMs(databasePids)] as const;
  const rate = await run(SECONDS);
  const perRequest = (ms: number) => `${(ms / (rate * SECONDS)).toFixed(2)} ms`;
  console.log(
    [
      `${kind.name}, ${count} ${count === 1 ? 'server' : 'servers'}: ${Math.round(rate)} requests/s`,
      `CPU per request: ${perRequest(getCpuMs(serverPids) - before[0])} server`,
      ...(databasePids.length > 0 ? [`${perRequest(getCpuMs(databasePids) - before[1])} database`] : []),
      `resident ${serverPids.map((pid) => Math.round(residentMemoryMb(pid))).join(' and ')} MB`,
    ].join(', '),
  );
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await remove();
}

/** Sums up user and system time, which /proc reports in ticks of 10 ms. */
function getCpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return 10 * ticks.reduce((sum, value) => sum + value, 0);
}

/** Lists the PostgreSQL backends on this machine that serve our servers. */
async function listBackendPids(url: string | undefined): Promise<number[]> {
  if (url === undefined) return [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'weekwise'`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model}), load average before the run: ${loadavg()[0]?.toFixed(1)}`,
);
for (const kind of databaseKinds) {
  await measure(kind, 1);
  if (kind.isShared) await measure(kind, 2);
}
