import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Something that ends when it is told to. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    act: () => {
      hasBegun = true;
      return promise;
    },
    hasBegun: () => hasBegun,
    resolve,
    reject,
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('in turn', () => {
  it('one thing waits for what was begun with it before, another does not', async () => {
    const [first, second, other] = [task(), task(), task()];
    const answers = [inTurn('a', first.act), inTurn('a', second.act), inTurn('b', other.act)];
    await soon();
    expect([first.hasBegun(), second.hasBegun(), other.hasBegun()]).toEqual([true, false, true]);
    first.resolve('first');
    await soon();
    expect(second.hasBegun()).toBe(true);
    second.resolve('second');
    other.resolve('other');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'other']);
  });

  it('goes on after what failed', async () => {
    const [first, second] = [task(), task()];
    const failing = inTurn('a', first.act);
    const next = inTurn('a', second.act);
    first.reject(new Error('No.'));
    await expect(failing).rejects.toThrow('No.');
    second.resolve('second');
    expect(await next).toBe('second');
  });
});
