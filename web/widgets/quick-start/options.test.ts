import { expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { buildOptions } from './options.ts';

function area(name: string, ...goals: readonly (string | Partial<Goal>)[]): FocusAreaWithGoals {
  const fullGoals = goals.map((goal) => ({
    status: 'Active',
    isFavorite: false,
    ...(typeof goal === 'string' ? { _id: goal, title: goal } : goal),
  }));
  return { _id: name, name, goals: fullGoals as Goal[] } as FocusAreaWithGoals;
}

const areas = [
  area('Fitness', 'Outrun the bear', 'Morning run', 'Run a marathon', { _id: 'old', title: 'Run', status: 'Archived' }),
  area('Coding', 'Learn Rust', { _id: 'Tests', title: 'Tests', isFavorite: true }),
];

/** The titles, then '+title' if it can be created; brackets mark the option that Enter chooses. */
function describeOptions(text: string, running: readonly string[] = []): string[] {
  const { goals, newTitle, preferredIndex } = buildOptions(text, areas, new Set(running));
  const labels = goals.map(({ goal, isRunning }) => goal.title + (isRunning ? ' (running)' : ''));
  return [...labels, ...(newTitle === undefined ? [] : [`+${newTitle}`])].map((label, n) =>
    n === preferredIndex ? `[${label}]` : label,
  );
}

it('prefers the best match, and offers to create a goal last', () => {
  expect(describeOptions('run')).toEqual(['[Run a marathon]', 'Morning run', 'Outrun the bear', '+run']);
  expect(describeOptions('rúst')).toEqual(['[Learn Rust]', '+rúst']);
});

it('prefers to create a goal if nothing matches, or only the middle of a word or the area does', () => {
  expect(describeOptions('  Tax return ')).toEqual(['[+Tax return]']);
  expect(describeOptions('ear')).toEqual(['Learn Rust', 'Outrun the bear', '[+ear]']);
  expect(describeOptions('coding')).toEqual(['Learn Rust', 'Tests', '[+coding]']);
});

it('does not offer to create a goal whose title exists, ignoring case', () => {
  expect(describeOptions('LEARN RUST')).toEqual(['[Learn Rust]']);
});

it('prefers an exact match to a goal that only begins with the text', () => {
  const twice = [area('A', 'Runs', 'Run')];
  expect(buildOptions('run', twice, new Set()).goals.map(({ goal }) => goal.title)).toEqual(['Run', 'Runs']);
});

it('lists running goals and favourites first if nothing was typed', () => {
  expect(describeOptions('', ['Morning run'])).toEqual([
    '[Morning run (running)]',
    'Tests',
    'Learn Rust',
    'Outrun the bear',
    'Run a marathon',
  ]);
});

it('lists at most eight goals', () => {
  const many = [area('A', ...Array.from({ length: 100 }, (_, n) => `Goal ${n}`))];
  expect(buildOptions('goal', many, new Set()).goals).toHaveLength(8);
});

it('offers to create a goal even without a focus area', () => {
  expect(buildOptions('Tax', [], new Set())).toEqual({ goals: [], newTitle: 'Tax', preferredIndex: 0 });
});
