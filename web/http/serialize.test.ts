import { describe, expect, it } from 'vitest';
import { serialize } from './serialize.ts';

/** A task that settles on command. */
function createTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasStarted = false;
  return {
    run: () => {
      hasStarted = true;
      return promise;
    },
    hasStarted: () => hasStarted,
    resolve,
    reject,
  };
}

const nextMacrotask = () => new Promise((resolve) => setTimeout(resolve));

describe('serialize', () => {
  it('waits for earlier tasks with the same key, but not for those with another key', async () => {
    const [first, second, other] = [createTask(), createTask(), createTask()];
    const results = [serialize('a', first.run), serialize('a', second.run), serialize('b', other.run)];
    await nextMacrotask();
    expect([first.hasStarted(), second.hasStarted(), other.hasStarted()]).toEqual([true, false, true]);
    first.resolve('first');
    await nextMacrotask();
    expect(second.hasStarted()).toBe(true);
    second.resolve('second');
    other.resolve('other');
    expect(await Promise.all(results)).toEqual(['first', 'second', 'other']);
  });

  it('runs the next task after one that failed', async () => {
    const [first, second] = [createTask(), createTask()];
    const failing = serialize('a', first.run);
    const next = serialize('a', second.run);
    first.reject(new Error('No.'));
    await expect(failing).rejects.toThrow('No.');
    second.resolve('second');
    expect(await next).toBe('second');
  });
});
