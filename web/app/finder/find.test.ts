import { expect, it } from 'vitest';
import { find, type Findable } from './find.ts';

const thing = (label: string, about = ''): Findable => ({ key: label, label, about, run: () => {} });
const labels = (all: readonly Findable[], query: string) => find(all, query).map(({ label }) => label);

const all = [
  thing('Outrun the bear', 'Fitness'),
  thing('Learn Rust', 'Coding'),
  thing('Morning run', 'Fitness'),
  thing('Run a marathon', 'Fitness'),
];

it('finds by every word, wherever it stands, whatever its accents', () => {
  expect(labels(all, 'fit bear')).toEqual(['Outrun the bear']);
  expect(labels(all, 'RÚST')).toEqual(['Learn Rust']);
  expect(labels(all, 'swim')).toEqual([]);
});

it('names first what begins so, then what has a word that does', () => {
  expect(labels(all, ' run ')).toEqual(['Run a marathon', 'Morning run', 'Outrun the bear']);
});

it('keeps the order of what is alike, and ends somewhere', () => {
  const many = Array.from({ length: 100 }, (_, n) => thing(`Goal ${n}`));
  expect(labels(many, '').slice(0, 3)).toEqual(['Goal 0', 'Goal 1', 'Goal 2']);
  expect(find(many, 'goal')).toHaveLength(30);
});
