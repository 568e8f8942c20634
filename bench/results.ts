import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';

const RESULTS_FILE = join(import.meta.dirname, 'RESULTS.md');

const INTRODUCTION = `# Benchmark results

\`npm run bench -- --write\` replaces the sections it has measured; each section says when it was measured.

**Calls.** Representative calls, each compared with its baseline: a bare Fastify route that looks up the session and
runs the least SQL that gives the same response (which is checked), on the same database. Both servers are measured in turn
in the same run, over 8 keep-alive connections. Times are milliseconds with all 8 connections busy; the ratio is the median
of seven rounds. The account has 50,000 entries, 132 goals, 1,000 resources and 500 tasks in ten running plans, among 10,000
users. "× entries" compares it with an account of 5,000 entries, "× users" with the same account among 100 users.

**Compared with an ideal.** Page data, the weekly report, starts, stops and clicks, compared with what a server built only for them
would do: look up the session and run one to three tailored statements that give the same totals (which is checked). They are
measured over one connection, and ("8 ×") with 8 connections busy. Times are milliseconds: medians of the faster half of the rounds.
The CPU ratio compares the CPU time of the two servers, which hardly depends on how busy the machine is. An ideal, unlike a baseline,
sends less text and does not make retries safe, so the limits apply to one connection and are higher than 1. "Data of" a page is
its HTML with the embedded initial data, uncompressed, from a server with \`SERVER_RENDERING=off\`. A click is everything that a
browser requests because of it, recorded in a browser in the same run; its ideal is the change and one read of the page's data.

**Server rendering.** The HTML of each page over one connection, from a server that renders it and from one that does not, and
rendered and compressed as for a browser. The longest event loop block is measured in the server process during 200 loads of
\`/timers\`, in CPU time of its main thread.

**Statements.** The number of SQL statements for one request to every endpoint of the contract, including the session lookup, \`begin\`
and \`commit\`. Each request is sent from a new account with one record of each kind.
\`server/http/endpoint-tests/statement-counts.test.ts\` proves that the number does not grow with the account; it leaves out
exports, imports, large deletions and searches, which work in chunks, and changes to the account itself. The
sample request to \`reset-password\` is rejected, since its token was never mailed.

**Timers page.** 32 clients, each with its own account of 5,000 entries. A page load is what a browser requests when it opens the
page with a warm cache and a service worker, recorded in a browser in the same run, and compressed as for a browser. Requests per
second count all the page's calls one by one: when it opens, half a minute later, and when a timer is started and stopped. Memory is
that of the server, started with the flags of \`npm start\`, after everything above. \`npm run bench -- load --against <folder>\` also
starts the server of another checkout, which has to be built, with the same accounts, and measures the page loads of both in turn.

**Import and export.** How long one operation on 50,000 entries takes, how much extra memory it needs, and another user's latency
in milliseconds during the operation, compared with an idle server.

**Migration.** How long the first start takes after an update from the version before plans in calendar weeks, with 10,000 plans.`;

/** The machine's load average before the run. */
const [loadBefore = 0] = loadavg();

/** On a busy machine, times say little even in comparison, because longer requests are interrupted more often. */
const busyNote =
  loadBefore > cpus().length
    ? ' **The machine was busy with other work**, so rely on CPU ratios and repeat the run.'
    : '';

/** Date, Node version and machine. */
export function describeMeasurement(): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${platform()} ${arch()}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${machine}, load average ${loadBefore.toFixed(1)} before the run.${busyNote}`;
}

/** Replaces or appends the section with this title, and leaves the others as they are. */
export function writeSection(title: string, text: string): void {
  const [, ...sections] = readFileSync(RESULTS_FILE, 'utf8').split(/^## /m);
  const byTitle = new Map(sections.map((section) => [section.split('\n', 1)[0]!, section.trimEnd()]));
  byTitle.set(title, `${title}\n\n${describeMeasurement()}\n\n${text}`);
  const document = [INTRODUCTION, ...[...byTitle.values()].map((section) => `## ${section}`)].join('\n\n');
  writeFileSync(RESULTS_FILE, `${document}\n`);
}
