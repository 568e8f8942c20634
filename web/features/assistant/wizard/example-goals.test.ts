import { expect, test } from 'vitest';
import { exampleGoals, pickExampleGoals } from './example-goals.ts';

test('there are fifty different example goals', () => {
  expect(exampleGoals).toHaveLength(50);
  expect(new Set(exampleGoals).size).toBe(50);
});

test('picks five goals other than the current ones, and eventually every goal', () => {
  let shown = pickExampleGoals();
  const seen = new Set(shown);
  for (let turn = 0; turn < 100; turn++) {
    const others = pickExampleGoals(shown);
    expect(new Set([...shown, ...others]).size).toBe(10);
    for (const goal of others) seen.add(goal);
    shown = others;
  }
  expect(seen.size).toBe(50);
});

test('picks the same goals for the same seed', () => {
  expect(pickExampleGoals([], 1_795_000_000_001)).toEqual(pickExampleGoals([], 1_795_000_000_001));
  expect(pickExampleGoals([], 1_795_000_000_001)).not.toEqual(pickExampleGoals([], 1_795_000_000_002));
});
