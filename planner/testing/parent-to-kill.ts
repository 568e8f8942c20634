/** A server that a test kills. Prints the id of its planner's process; with an argument, a job keeps that busy for ever. */
import { join } from 'node:path';
import { PlannerProcess } from '../process.ts';
import type { jobs } from './misbehaving-process.ts';

const planner = new PlannerProcess<typeof jobs>({
  entry: join(import.meta.dirname, 'misbehaving-process.ts'),
  args: ['300'],
  shutdownSignal: new AbortController().signal,
});
setInterval(() => {}, 60_000);
const { pid } = await planner.run({ key: '' }, 'describeProcess');
const [, , loopFile] = process.argv;
if (loopFile !== undefined) void planner.run({ key: '' }, 'loop', loopFile);
process.stdout.write(String(pid));
