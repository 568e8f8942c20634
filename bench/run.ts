/**
 * `npm run bench` measures calls, pages and clicks together with their baselines in one run, since machines differ and are noisy.
 * `npm run bench -- calls load` runs only these parts; `--write` writes the results to `RESULTS.md`; `--quick` measures little,
 * to try out the bench itself; `--against <folder>` compares page loads with the build of another checkout.
 */
import { type DatabaseKind, databaseKinds } from '#server/testing/database/databases.ts';
import { residentMemoryMb } from '#server/testing/memory.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { measuredCalls } from './calls.ts';
import { warmCompileCache } from './environment.ts';
import { type Environments, openEnvironments, openUnrendered } from './environments.ts';
import { measureIdeals } from './ideal.ts';
import { benchImportExport } from './import-export.ts';
import { benchMigration } from './migration.ts';
import { measureSteps } from './load.ts';
import { type CallMetrics, measureCall } from './measure.ts';
import { isRequested, options } from './options.ts';
import { comparePageLoads, measurePageLoads } from './page-loads.ts';
import { measureEventLoopBlocks, measureRendering } from './rendering.ts';
import { describeMeasurement, writeSection } from './results.ts';
import { countEndpointStatements, openStatementCounter } from './statements.ts';
import {
  formatCallTable,
  formatIdealTable,
  formatRenderingTable,
  formatStatementTable,
  formatVerdicts,
} from './table.ts';
import {
  callVerdicts,
  comparisonVerdict,
  idealVerdicts,
  loadVerdicts,
  formatPageLoads,
  renderingVerdicts,
  type Verdict,
} from './thresholds.ts';
import { measureThroughput } from './throughput.ts';

const WARM_UP_SECONDS = 2;

let hasMissedThreshold = false;
/** Writes each section as soon as it is measured, so that it survives an error in a later one. */
function report(title: string, text: string, verdicts: readonly Verdict[]): void {
  console.log(`\n## ${title}\n\n${text}`);
  if (options.write) writeSection(title, text);
  hasMissedThreshold ||= verdicts.some(({ isMet }) => !isMet);
}

async function benchCalls(kind: DatabaseKind, environments: Environments): Promise<void> {
  const counter = await openStatementCounter(environments.main);
  const rows: CallMetrics[] = [];
  for (const call of measuredCalls) {
    const metrics = await measureCall(call, environments, counter);
    // Shows progress, since the whole run takes minutes.
    for (const { name, ratio } of metrics) console.error(`${kind.name}: ${name}, ratio ${ratio.toFixed(2)}`);
    rows.push(...metrics);
  }
  await counter.close();
  const verdicts = callVerdicts(rows);
  report(`Calls on ${kind.name}`, `${formatCallTable(rows)}\n\n${formatVerdicts(verdicts)}`, verdicts);
}

async function benchPages(kind: DatabaseKind, environments: Environments): Promise<void> {
  const unrendered = await openUnrendered(kind);
  if (isRequested('ideal')) {
    const counter = await openStatementCounter(environments.main);
    const rows = await measureIdeals(environments, unrendered, counter);
    await counter.close();
    const verdicts = idealVerdicts(kind.name, rows);
    report(
      `Compared with an ideal on ${kind.name}`,
      `${formatIdealTable(rows)}\n\n${formatVerdicts(verdicts)}`,
      verdicts,
    );
  }
  if (isRequested('rendering')) {
    const rows = await measureRendering(environments, unrendered);
    const verdicts = renderingVerdicts(rows, await measureEventLoopBlocks(environments, unrendered));
    report(
      `Server rendering on ${kind.name}`,
      `${formatRenderingTable(rows)}\n\n${formatVerdicts(verdicts)}`,
      verdicts,
    );
  }
  await unrendered.close();
}

async function benchLoad(kind: DatabaseKind, { clients, main }: Environments): Promise<void> {
  const load = await measureThroughput(clients);
  const pageLoads = await measurePageLoads(clients);
  const verdicts = loadVerdicts(kind.name === 'SQLite', load, residentMemoryMb(main.server.pid));
  // There is no target for page loads, because machines differ.
  const pageLoadsText = `- Loads of the timers page by ${pageLoads.clients} clients: ${formatPageLoads(pageLoads)}`;
  report(`Timers page on ${kind.name}`, `${pageLoadsText}\n${formatVerdicts(verdicts)}`, verdicts);
}

async function benchAgainst(kind: DatabaseKind, folder: string): Promise<void> {
  const verdicts = [comparisonVerdict(await comparePageLoads(kind, folder))];
  report(`Timers page compared with another build on ${kind.name}`, formatVerdicts(verdicts), verdicts);
}

console.log(describeMeasurement());
await buildIfChanged();
await warmCompileCache(databaseKinds[0]!);
for (const kind of databaseKinds) {
  const [measuresPages, measuresLoad] = [isRequested('ideal') || isRequested('rendering'), isRequested('load')];
  if (isRequested('calls') || measuresPages || measuresLoad) {
    const environments = await openEnvironments(kind);
    // Without a warm-up, the first call would be measured on cold servers.
    for (const target of [environments.baseline, environments.ours, environments.fewUsers])
      await measureSteps(target, measuredCalls[0]!.steps, WARM_UP_SECONDS);
    if (isRequested('calls')) await benchCalls(kind, environments);
    if (measuresPages) await benchPages(kind, environments);
    if (measuresLoad) await benchLoad(kind, environments);
    await environments.close();
  }
  if (measuresLoad && options.against !== undefined) await benchAgainst(kind, options.against);
  if (isRequested('statements'))
    report(`Statements on ${kind.name}`, formatStatementTable(await countEndpointStatements(kind)), []);
  if (isRequested('import-export')) {
    const { text, verdicts } = await benchImportExport(kind);
    report(`Import and export on ${kind.name}`, text, verdicts);
  }
  if (isRequested('migration')) {
    const verdicts = [await benchMigration(kind)];
    report(`Migration on ${kind.name}`, formatVerdicts(verdicts), verdicts);
  }
}
process.exit(hasMissedThreshold ? 1 : 0);
