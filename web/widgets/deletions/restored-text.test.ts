import { expect, it } from 'vitest';
import { formatRestored } from './restored-text.ts';

const rename = (from: string) => ({ kind: 'goal', from, to: `${from} 2` }) as const;
const format = (...names: string[]) =>
  formatRestored({ kind: 'focusArea', _id: 'a', renamed: names.map(rename) }, 'Health');

it('says which names have changed', () => {
  expect(format()).toBe('restored.');
  expect(format('Health')).toBe('restored as “Health 2”, because the name is now used elsewhere.');
  expect(format('Run')).toBe('restored. “Run” is now “Run 2”, because the name is now used elsewhere.');
  const several = 'restored. Some names are now used elsewhere, so they got a number:';
  expect(format('Health', 'Run')).toBe(`${several} “Health 2” and “Run 2”.`);
  expect(format('Health', 'Run', 'Swim', 'Bike')).toBe(`${several} “Health 2”, “Run 2” and 2 more.`);
});
