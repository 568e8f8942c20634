/**
 * `npm run bench`: our figures beside their floors, measured in the same run, since machines differ and are noisy.
 * `npm run bench -- reports load` measures parts of it; `--write` puts what came out into `RESULTS.md`.
 */
import { type DatabaseKind, databaseKinds } from '../server/testing/databases.ts';
import { memoryOf } from '../server/testing/memory.ts';
import { accountCalls } from './calls/account.ts';
import { goalCalls } from './calls/goals.ts';
import { inventoryCalls, planCalls } from './calls/plans.ts';
import { timeCalls } from './calls/time.ts';
import { reportCalls, weekCalls } from './calls/weeks.ts';
import { benchFiles } from './files.ts';
import { compileOnce } from './house.ts';
import { openHouses } from './houses.ts';
import { timesOf } from './load.ts';
import { measure } from './measure.ts';
import { writeResults } from './results.ts';
import { openStatementCounter } from './statements.ts';
import { callTable, verdictList } from './table.ts';
import { type Verdict, verdictsOnCalls, verdictsOnLoad } from './targets.ts';
import { throughputOf } from './throughput.ts';

const groups = {
  account: accountCalls,
  goals: goalCalls,
  time: timeCalls,
  plans: planCalls,
  inventory: inventoryCalls,
  weeks: weekCalls,
  reports: reportCalls,
};
const WARM_SECONDS = 2;
const names = [...Object.keys(groups), 'load', 'files'];

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== '--write');
const unknown = asked.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose among ${names.join(', ')}.`);
  process.exit(2);
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

async function benchCalls(kind: DatabaseKind): Promise<{ readonly text: string; readonly verdicts: Verdict[] }> {
  const calls = Object.entries(groups).flatMap(([name, list]) => (isAsked(name) ? list : []));
  if (calls.length === 0 && !isAsked('load')) return { text: '', verdicts: [] };
  const houses = await openHouses(kind);
  const counter = await openStatementCounter(houses.house);
  // Whoever is asked first would else be asked before it has warmed up.
  for (const target of [houses.floor, houses.ours, houses.few])
    await timesOf(target, accountCalls[0]!.steps, WARM_SECONDS);
  const rows = [];
  for (const call of calls) {
    const figures = await measure(call, houses, counter);
    // What takes minutes says how far it has come, beside what it prints in the end.
    for (const { name, ratio } of figures) console.error(`${kind.name}: ${name}, ratio ${ratio.toFixed(2)}`);
    rows.push(...figures);
  }
  await counter.close();
  const verdicts = rows.length > 0 ? verdictsOnCalls(rows) : [];
  if (isAsked('load')) {
    const floor = await throughputOf(houses.crowd.map((person) => person.floor));
    const load = await throughputOf(houses.crowd.map((person) => person.ours));
    verdicts.push(...verdictsOnLoad(kind.name === 'SQLite', load, floor, memoryOf(houses.house.pid)));
  }
  await houses.close();
  return { text: [...(rows.length > 0 ? [callTable(rows)] : []), verdictList(verdicts)].join('\n\n'), verdicts };
}

const parts: string[] = [];
let missed = false;
function tell(text: string, verdicts: readonly Verdict[]): void {
  if (text === '') return;
  console.log(`\n${text}`);
  parts.push(text);
  // After each part: what was measured stays, should a later one fail.
  if (words.includes('--write')) writeResults(parts);
  missed ||= verdicts.some(({ isMet }) => !isMet);
}

await compileOnce(databaseKinds[0]!);
for (const kind of databaseKinds) {
  const calls = await benchCalls(kind);
  if (calls.text !== '') tell(`## ${kind.name}\n\n${calls.text}`, calls.verdicts);
  if (!isAsked('files')) continue;
  const files = await benchFiles(kind);
  tell(`### Files on ${kind.name}\n\n${files.text}`, files.verdicts);
}
process.exit(missed ? 1 : 0);
