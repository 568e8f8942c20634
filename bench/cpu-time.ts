import { readdirSync, readFileSync } from 'node:fs';
import { Connection, serializeRequest, type Step, type Target } from './load.ts';
import { medianOf } from './statistics.ts';

const [WARM_UP, ITERATIONS] = [20, 100];

/** The CPU time of all threads of a process, in milliseconds. Requires procfs. */
function cpuTimeMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, threadTime) => sum + threadTime, 0) / 1e6;
}

/**
 * The CPU time that a server needs for each step over one connection. Unlike the response time, it hardly depends on how busy
 * the machine is, but it includes neither waiting for the disk nor PostgreSQL's own work.
 */
export async function measureCpuTimes(target: Target, pid: number, steps: readonly Step[]): Promise<number[]> {
  const connection = new Connection(target.address);
  const times = steps.map((): number[] => []);
  for (let n = 0; n < WARM_UP + ITERATIONS; n++) {
    const responses: string[] = [];
    for (const [index, step] of steps.entries()) {
      const request = serializeRequest(target, step(0, responses));
      const before = cpuTimeMs(pid);
      responses.push(await connection.send(request));
      times[index]!.push(cpuTimeMs(pid) - before);
    }
  }
  connection.close();
  return times.map((stepTimes) => medianOf(stepTimes.slice(WARM_UP)));
}
