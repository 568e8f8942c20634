import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { PlannerProcess } from './process.ts';
import type { jobs } from './testing/misbehaving-process.ts';

const entry = join(import.meta.dirname, 'testing', 'misbehaving-process.ts');
const folder = mkdtempSync(join(tmpdir(), 'weekwise-planner-'));
let fileCount = 0;
const newFile = () => join(folder, String(++fileCount));

let shutdown = new AbortController();
afterEach(() => {
  shutdown.abort();
  shutdown = new AbortController();
});
afterAll(() => rmSync(folder, { recursive: true }));

type Options = Partial<ConstructorParameters<typeof PlannerProcess>[0]>;
const start = (options: Options = {}) =>
  new PlannerProcess<typeof jobs>({ entry, shutdownSignal: shutdown.signal, ...options });
const ann = { key: 'ann' };
const ben = { key: 'ben' };

/** Makes the process wait until it is released. */
function block(planner: PlannerProcess<typeof jobs>) {
  const file = newFile();
  return { done: planner.run({ key: 'blocker' }, 'waitForFile', file), release: () => writeFileSync(file, '') };
}

/** A process that has ended but that nobody has asked about still has an id. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self') || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a process', () => {
  it('runs jobs one after the other, those that arrive while it starts too', async () => {
    const planner = start();
    const values = [{ name: 'Zoë' }, new Map([[1, undefined]]), '', null];
    expect(await Promise.all(values.map((value, key) => planner.run({ key: String(key) }, 'echo', value)))).toEqual(
      values,
    );
    const all = await Promise.all([planner.run(ann, 'describeProcess'), planner.run(ben, 'describeProcess')]);
    expect(all[0].pid).toBe(all[1].pid);
  });

  it('gets neither the secrets of the server nor its flags', async () => {
    process.env['WEEKWISE_SECRET'] = 'a secret';
    process.env['NODE_OPTIONS'] = '--max-old-space-size=4000';
    const { flags, variables } = await start()
      .run(ann, 'describeProcess')
      .finally(() => {
        delete process.env['WEEKWISE_SECRET'];
        delete process.env['NODE_OPTIONS'];
      });
    expect(flags).toEqual(['--max-old-space-size=128', '--max-semi-space-size=2']);
    expect(variables).not.toContain('WEEKWISE_SECRET');
    expect(variables).not.toContain('NODE_OPTIONS');
  });

  it('reports the kind and the line of an error, but not its words', async () => {
    const planner = start();
    const failed = planner.run(ann, 'throwError', 'my diary.ts:1:1');
    await expect(failed).rejects.toMatchObject({
      reason: 'failed',
      detail: expect.stringMatching(/^TypeError at misbehaving-process\.ts:\d+:\d+$/),
    });
    await expect(failed).rejects.not.toThrow(/diary/);
    expect(await planner.run(ann, 'echo', 1)).toBe(1);
  });

  it.each([
    ['ends', 'exit', [], { reason: 'crashed', detail: 'the process ended with code 3' }],
    ['runs out of memory', 'takeAllMemory', [], { reason: 'crashed', detail: expect.stringContaining('ended with') }],
    ['takes too long', 'loop', [newFile()], { reason: 'timeout' }],
  ] as const)('is replaced if it %s, and the next job works', async (_, name, inputs, error) => {
    const planner = start(name === 'loop' ? { timeoutMs: 1500 } : {});
    const failed = planner.run(ann, name, ...(inputs as [string]));
    const next = planner.run(ben, 'echo', 'next');
    await expect(failed).rejects.toMatchObject(error);
    expect(await next).toBe('next');
  });

  it('is replaced if it is killed while it works or waits', async () => {
    const planner = start();
    const { pid } = await planner.run(ann, 'describeProcess');
    const { done } = block(planner);
    process.kill(pid, 'SIGKILL');
    await expect(done).rejects.toMatchObject({ reason: 'crashed', detail: 'the process ended with SIGKILL' });
    const second = await planner.run(ann, 'describeProcess');
    process.kill(second.pid, 'SIGKILL');
    // A job that is sent before the server notices it fails.
    const tryAgain = () => planner.run(ann, 'describeProcess').catch(() => second);
    await expect.poll(tryAgain, { interval: 5 }).not.toMatchObject({ pid: second.pid });
  });

  it('that cannot be started fails every job', async () => {
    const planner = start({ entry: join(folder, 'missing.ts') });
    for (const caller of [ann, ben])
      await expect(planner.run(caller, 'echo', 1)).rejects.toMatchObject({
        reason: 'crashed',
        detail: 'the process ended with code 1',
      });
  });

  it('stops when it has had nothing to do for a while, and starts again', async () => {
    const planner = start({ idleMs: 20 });
    const { pid } = await planner.run(ann, 'describeProcess');
    await expect.poll(() => isRunning(pid), { interval: 5 }).toBe(false);
    expect((await planner.run(ann, 'describeProcess')).pid).not.toBe(pid);
  });

  it.each(['idle', 'busy'])('ends when its server is killed while it is %s', async (state) => {
    const loopFile = newFile();
    const args = [join(import.meta.dirname, 'testing', 'parent-to-kill.ts'), ...(state === 'busy' ? [loopFile] : [])];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = (await Array.fromAsync(parent.stdout.take(1))) as Buffer[];
    const pid = Number(output);
    expect(isRunning(pid)).toBe(true);
    if (state === 'busy') await expect.poll(() => existsSync(loopFile), { interval: 5 }).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { interval: 5 }).toBe(false);
  });

  it('leaves it to the server when to stop, if both are asked to', async () => {
    const planner = start();
    const { pid } = await planner.run(ann, 'describeProcess');
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect((await planner.run(ann, 'describeProcess')).pid).toBe(pid);
  });

  it('does not keep the server from ending', async () => {
    const script = `import { PlannerProcess } from './process.ts';
      const planner = new PlannerProcess({ entry: ${JSON.stringify(entry)}, shutdownSignal: new AbortController().signal });
      void planner.run({ key: '' }, 'echo', 1);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(parent.stderr)).toBe('');
  });
});

describe('waiting jobs', () => {
  it('are run in turns between callers', async () => {
    const planner = start();
    const { done, release } = block(planner);
    const order: string[] = [];
    const add = async (caller: typeof ann, name: string) => {
      await planner.run(caller, 'echo', name);
      order.push(name);
    };
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((name) => add({ key: name[0]! }, name));
    release();
    await done;
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('are rejected above four of one caller or a hundred in all', async () => {
    const planner = start();
    const { done, release } = block(planner);
    const echo = (key: string) => planner.run({ key }, 'echo', key);
    const own = Array.from({ length: 4 }, () => echo('ann'));
    await expect(echo('ann')).rejects.toMatchObject({ reason: 'busy' });
    const others = Array.from({ length: 96 }, (_, n) => echo(`user ${n}`));
    await expect(echo('ben')).rejects.toMatchObject({ reason: 'busy' });
    release();
    await done;
    expect(await Promise.all([...own, ...others])).toHaveLength(100);
    expect(await echo('ben')).toBe('ben');
  });

  it('are dropped when their caller has disconnected', async () => {
    const planner = start();
    const { done, release } = block(planner);
    const caller = new AbortController();
    const gone = newFile();
    const dropped = planner.run({ ...ann, signal: caller.signal }, 'loop', gone);
    const next = planner.run(ben, 'echo', 'next');
    caller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(planner.run({ ...ann, signal: caller.signal }, 'loop', gone)).rejects.toThrow('gone');
    release();
    await done;
    expect(await next).toBe('next');
    expect(existsSync(gone)).toBe(false);
  });

  it('are rejected on shutdown, like the running one and later ones', async () => {
    const planner = start();
    const { pid } = await planner.run(ann, 'describeProcess');
    const { done } = block(planner);
    const waiting = planner.run(ann, 'echo', 1);
    shutdown.abort();
    for (const job of [done, waiting, planner.run(ann, 'echo', 2)])
      await expect(job).rejects.toMatchObject({ reason: 'stopped' });
    await expect.poll(() => isRunning(pid), { interval: 5 }).toBe(false);
  });
});
