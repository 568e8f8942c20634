import { expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import { optionsFor } from './options.ts';

function area(name: string, ...goals: readonly (string | Partial<Goal>)[]): FocusAreaWithGoals {
  const made = goals.map((goal) => ({
    status: 'Active',
    isFavorite: false,
    ...(typeof goal === 'string' ? { _id: goal, title: goal } : goal),
  }));
  return { _id: name, name, goals: made as Goal[] } as FocusAreaWithGoals;
}

const areas = [
  area('Fitness', 'Outrun the bear', 'Morning run', 'Run a marathon', { _id: 'old', title: 'Run', status: 'Archived' }),
  area('Coding', 'Learn Rust', { _id: 'Tests', title: 'Tests', isFavorite: true }),
];

/** The titles, then '+title' if that can be created; what Enter does is in brackets. */
function shown(text: string, running: readonly string[] = []): string[] {
  const { goals, newTitle, preferred } = optionsFor(text, areas, new Set(running));
  const labels = goals.map(({ goal, isRunning }) => goal.title + (isRunning ? ' (running)' : ''));
  return [...labels, ...(newTitle === undefined ? [] : [`+${newTitle}`])].map((label, n) =>
    n === preferred ? `[${label}]` : label,
  );
}

it('prefers the best match, and offers to create a goal last', () => {
  expect(shown('run')).toEqual(['[Run a marathon]', 'Morning run', 'Outrun the bear', '+run']);
  expect(shown('rúst')).toEqual(['[Learn Rust]', '+rúst']);
});

it('prefers to create a goal if nothing matches, or only the middle of a word or the area does', () => {
  expect(shown('  Tax return ')).toEqual(['[+Tax return]']);
  expect(shown('ear')).toEqual(['Learn Rust', 'Outrun the bear', '[+ear]']);
  expect(shown('coding')).toEqual(['Learn Rust', 'Tests', '[+coding]']);
});

it('offers no second goal of the same name, whatever the case', () => {
  expect(shown('LEARN RUST')).toEqual(['[Learn Rust]']);
});

it('prefers the goal of that name to one that begins with it', () => {
  const twice = [area('A', 'Runs', 'Run')];
  expect(optionsFor('run', twice, new Set()).goals.map(({ goal }) => goal.title)).toEqual(['Run', 'Runs']);
});

it('lists what is running and favourites first if nothing was typed', () => {
  expect(shown('', ['Morning run'])).toEqual([
    '[Morning run (running)]',
    'Tests',
    'Learn Rust',
    'Outrun the bear',
    'Run a marathon',
  ]);
});

it('lists a few of many', () => {
  const many = [area('A', ...Array.from({ length: 100 }, (_, n) => `Goal ${n}`))];
  expect(optionsFor('goal', many, new Set()).goals).toHaveLength(8);
});

it('offers to create a goal where there is no focus area yet', () => {
  expect(optionsFor('Tax', [], new Set())).toEqual({ goals: [], newTitle: 'Tax', preferred: 0 });
});
