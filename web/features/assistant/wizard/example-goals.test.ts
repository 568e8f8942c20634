import { expect, test } from 'vitest';
import { exampleGoals, fewGoals } from './wizard-goals.ts';

test('there are about fifty example goals, all different', () => {
  expect(exampleGoals).toHaveLength(50);
  expect(new Set(exampleGoals).size).toBe(50);
});

test('five are shown, and others than those before', () => {
  let shown = fewGoals();
  const seen = new Set(shown);
  for (let turn = 0; turn < 100; turn++) {
    const others = fewGoals(shown);
    expect(new Set([...shown, ...others]).size).toBe(10);
    for (const goal of others) seen.add(goal);
    shown = others;
  }
  // Each of them comes up some day.
  expect(seen.size).toBe(50);
});
