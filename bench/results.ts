import { writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';

const ABOUT = `\`npm run bench -- --write\` writes this file. Each call that a screen makes stands beside its floor: a bare Fastify
route that looks up the session and runs the least SQL that gives the same answer (which is checked), on the same
database, asked in turn in the same run over 8 kept-alive connections. Times are milliseconds with all 8 of them busy; the
ratio is the median of seven rounds. The account has 50,000 entries, 132 goals, 1,000 resources and 500 tasks, among 10,000
users; "× entries" compares it with one of 5,000 entries, "× users" with the same among 100 users. Statements are those of
one call, the look at the session, \`begin\` and \`commit\` included. The timers page is that of 32 more
accounts, each with 5,000 entries and a client of its own: what it asks for when it opens, half a minute later, and when a
timer is started and stopped. Memory is that of the server after all of it, started as \`npm start\` starts it.`;

/** What else the machine had to do, before the run began. */
const [loadBefore = 0] = loadavg();

/** On what and when. */
export function whenMeasured(): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${platform()} ${arch()}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${machine}, whose load was ${loadBefore.toFixed(1)} before.`;
}

export function writeResults(parts: readonly string[]): void {
  const text = ['# What the bench measured', ABOUT, whenMeasured(), ...parts].join('\n\n');
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), `${text}\n`);
}
