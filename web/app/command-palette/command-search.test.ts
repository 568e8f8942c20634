import { expect, it } from 'vitest';
import { searchCommands, type Command } from './command-search.ts';

const createCommand = (label: string, description = ''): Command => ({ key: label, label, description, run: () => {} });
const foundLabels = (all: readonly Command[], query: string) => searchCommands(all, query).map(({ label }) => label);

const all = [
  createCommand('Outrun the bear', 'Fitness'),
  createCommand('Learn Rust', 'Coding'),
  createCommand('Morning run', 'Fitness'),
  createCommand('Run a marathon', 'Fitness'),
];

it('matches every word in any position, regardless of case and accents', () => {
  expect(foundLabels(all, 'fit bear')).toEqual(['Outrun the bear']);
  expect(foundLabels(all, 'RÚST')).toEqual(['Learn Rust']);
  expect(foundLabels(all, 'swim')).toEqual([]);
});

it('ranks labels that start with the query first, then those with a word that does', () => {
  expect(foundLabels(all, ' run ')).toEqual(['Run a marathon', 'Morning run', 'Outrun the bear']);
});

it('keeps the order of equally ranked commands, and limits the number of results', () => {
  const many = Array.from({ length: 100 }, (_, n) => createCommand(`Goal ${n}`));
  expect(foundLabels(many, '').slice(0, 3)).toEqual(['Goal 0', 'Goal 1', 'Goal 2']);
  expect(searchCommands(many, 'goal')).toHaveLength(30);
});
