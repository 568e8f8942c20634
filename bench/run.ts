/**
 * `npm run bench` measures calls next to their baselines in the same run, since machines differ and are noisy.
 * `npm run bench -- calls load` runs only these parts; `--write` writes the results to `RESULTS.md`.
 */
import { type DatabaseKind, databaseKinds } from '#server/testing/database/databases.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { measuredCalls } from './calls.ts';
import { warmCompileCache } from './environment.ts';
import { type Environments, openEnvironments } from './environments.ts';
import { benchImportExport } from './import-export.ts';
import { measureSteps } from './load.ts';
import { type CallMetrics, measureCall } from './measure.ts';
import { writeSection } from './results.ts';
import { countEndpointStatements, openStatementCounter } from './statements.ts';
import { formatCallTable, formatStatementTable, formatVerdicts } from './table.ts';
import { callVerdicts, loadVerdicts, type Verdict } from './thresholds.ts';
import { measureThroughput } from './throughput.ts';

const parts = ['calls', 'statements', 'load', 'import-export'] as const;
const WARM_UP_SECONDS = 2;

const args = process.argv.slice(2);
const requestedParts = args.filter((arg) => arg !== '--write');
const unknownParts = requestedParts.filter((arg) => !parts.some((part) => part === arg));
if (unknownParts.length > 0) {
  console.error(`Unknown part: ${unknownParts.join(', ')}. Choose from ${parts.join(', ')}.`);
  process.exit(2);
}
const isRequested = (part: (typeof parts)[number]) => requestedParts.length === 0 || requestedParts.includes(part);

let hasMissedThreshold = false;
/** Writes each section as soon as it is measured, so that it survives an error in a later one. */
function report(title: string, text: string, verdicts: readonly Verdict[]): void {
  console.log(`\n## ${title}\n\n${text}`);
  if (args.includes('--write')) writeSection(title, text);
  hasMissedThreshold ||= verdicts.some(({ isMet }) => !isMet);
}

async function benchCalls(kind: DatabaseKind, environments: Environments): Promise<void> {
  const counter = await openStatementCounter(environments.main);
  // Otherwise the first call would be measured on cold servers.
  for (const target of [environments.baseline, environments.ours, environments.fewUsers])
    await measureSteps(target, measuredCalls[0]!.steps, WARM_UP_SECONDS);
  const rows: CallMetrics[] = [];
  for (const call of measuredCalls) {
    const metrics = await measureCall(call, environments, counter);
    // Progress, since the whole run takes minutes.
    for (const { name, ratio } of metrics) console.error(`${kind.name}: ${name}, ratio ${ratio.toFixed(2)}`);
    rows.push(...metrics);
  }
  await counter.close();
  const verdicts = callVerdicts(rows);
  report(`Calls on ${kind.name}`, `${formatCallTable(rows)}\n\n${formatVerdicts(verdicts)}`, verdicts);
}

async function benchLoad(kind: DatabaseKind, { clients, main }: Environments): Promise<void> {
  const load = await measureThroughput(clients);
  const verdicts = loadVerdicts(kind.name === 'SQLite', load, residentMemoryMb(main.pid));
  report(`Timers page on ${kind.name}`, formatVerdicts(verdicts), verdicts);
}

await warmCompileCache(databaseKinds[0]!);
for (const kind of databaseKinds) {
  if (isRequested('calls') || isRequested('load')) {
    const environments = await openEnvironments(kind);
    if (isRequested('calls')) await benchCalls(kind, environments);
    if (isRequested('load')) await benchLoad(kind, environments);
    await environments.close();
  }
  if (isRequested('statements'))
    report(`Statements on ${kind.name}`, formatStatementTable(await countEndpointStatements(kind)), []);
  if (isRequested('import-export')) {
    const { text, verdicts } = await benchImportExport(kind);
    report(`Import and export on ${kind.name}`, text, verdicts);
  }
}
process.exit(hasMissedThreshold ? 1 : 0);
