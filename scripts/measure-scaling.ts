/**
 * The figures of docs/scaling.md: requests per second and memory of one process on each database, and of two processes on one
 * PostgreSQL (`TEST_DATABASE_URL`), with what the timers page asks. `node scripts/measure-many.ts [seconds]`
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import pg from 'pg';
import { CONNECTIONS, type Step, type Target, timesOf } from '../bench/load.ts';
import { type DatabaseKind, databaseKinds } from '../server/testing/databases.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { ServerProcess } from '../server/testing/process.ts';
import { Visitor } from '../server/testing/visitor.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const PEOPLE = 4;
const WEEK = '2026-11-09';

interface Person extends Omit<Target, 'address'> {
  readonly goals: readonly string[];
}

const read =
  (path: string): Step =>
  () => ({ method: 'GET', path });

/** What the page reads, then a start and a stop, each followed by the look at what runs. */
function timersPage({ goals }: Person): readonly Step[] {
  const active = read('/api/time-entries/active');
  const idOf = (answer: string) => /"_id":"([^"]+)"/.exec(answer)![1]!;
  return [
    active,
    read('/api/focus-areas/with-goals'),
    read(`/api/goals/weekly-usage?weekStart=${WEEK}`),
    (connection) => ({ method: 'POST', path: '/api/time-entries', body: { goalId: goals[connection] } }),
    active,
    (_, answers) => ({ method: 'PATCH', path: `/api/time-entries/${idOf(answers[3]!)}`, body: { endNow: true } }),
    active,
  ];
}

async function signUp(address: string, name: string): Promise<Person> {
  const visitor = new Visitor(address);
  const made = async (path: string, body: object) =>
    ((await (await visitor.post(path, body)).json()) as { _id: string })._id;
  await visitor.post('/api/auth/signup', { email: `${name}@example.org`, password: 'a quiet green harbour' });
  const area = await made('/api/focus-areas', { name: 'Fitness' });
  const goals: string[] = [];
  for (let goal = 0; goal < CONNECTIONS; goal++) {
    goals.push(await made(`/api/focus-areas/${area}/goals`, { title: `Run ${goal}` }));
  }
  return { cookie: visitor.cookieHeader, csrfToken: await visitor.csrfToken(), goals };
}

async function measure(kind: DatabaseKind, count: number): Promise<void> {
  const { settings, remove } = await kind.make();
  const env = { DATABASE_URL: settings.databaseUrl, DATA_DIR: settings.dataDir, NODE_ENV: 'production' };
  const servers = Array.from({ length: count }, () => ServerProcess.asStarted(env));
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  const people: Person[] = [];
  for (let person = 0; person < PEOPLE; person++) people.push(await signUp(addresses[0]!, `person${person}`));
  const run = async (seconds: number) => {
    const all = await Promise.all(
      people.map((person, n) => timesOf({ address: addresses[n % count]!, ...person }, timersPage(person), seconds)),
    );
    return all.flat(2).length / seconds;
  };
  // Until the code is compiled and the caches are filled.
  await run(SECONDS);
  const own = servers.map(({ pid }) => pid);
  const theirs = await backendsOf(settings.databaseUrl);
  const before = [cpuMsOf(own), cpuMsOf(theirs)] as const;
  const rate = await run(SECONDS);
  const perRequest = (ms: number) => `${(ms / (rate * SECONDS)).toFixed(2)} ms`;
  console.log(
    [
      `${kind.name}, ${count} of ours: ${Math.round(rate)} requests/s`,
      `CPU of a request: ${perRequest(cpuMsOf(own) - before[0])} ours`,
      ...(theirs.length > 0 ? [`${perRequest(cpuMsOf(theirs) - before[1])} of the database`] : []),
      `resident ${own.map((pid) => Math.round(memoryOf(pid))).join(' and ')} MB`,
    ].join(', '),
  );
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await remove();
}

/** In user and system mode, which /proc counts in hundredths of a second. */
function cpuMsOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return 10 * ticks.reduce((sum, each) => sum + each, 0);
}

/** The processes of a PostgreSQL on this machine that serve our servers. */
async function backendsOf(url: string | undefined): Promise<number[]> {
  if (url === undefined) return [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'weekwise'`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

console.log(`${availableParallelism()} cores (${cpus()[0]?.model}), load before: ${loadavg()[0]?.toFixed(1)}`);
for (const kind of databaseKinds) {
  await measure(kind, 1);
  if (kind.isShared) await measure(kind, 2);
}
