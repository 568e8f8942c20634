import { describe, expect, it } from 'vitest';
import { editedOf } from './draft-edits.ts';
import { problemsOf } from './draft-problems.ts';

const draft = editedOf({
  title: 'Seville',
  description: '',
  structure: 'weekly',
  weeks: 2,
  weeklyCommitmentHours: 4,
  commitmentLevel: 'Medium',
  goals: [
    { title: 'Week 1: Greet', tasks: [{ title: 'Say hello' }], resources: [] },
    { title: 'Week 2: Shop', tasks: [], resources: [{ title: 'Book', url: null, notes: '', estimatedMinutes: null }] },
  ],
});
const [greet, shop] = draft.goals;

describe('what keeps a draft from being saved', () => {
  it('is nothing in one as it was written', () => {
    expect(problemsOf(draft)).toEqual({ plan: new Map(), goals: new Map() });
  });

  it('is told where it is', () => {
    const { plan, goals } = problemsOf({
      ...draft,
      title: ' ',
      goals: [
        { ...greet!, title: '', tasks: [{ ...greet!.tasks[0]!, title: 'x'.repeat(201) }] },
        { ...shop!, resources: [{ ...shop!.resources[0]!, title: '' }] },
      ],
    });
    expect([...plan]).toEqual([['title', 'The plan needs a title.']]);
    expect([...goals.get(greet!.key)!]).toEqual([
      [greet!.key, 'Goal title is required.'],
      [greet!.tasks[0]!.key, 'Task title must be at most 200 characters.'],
    ]);
    expect([...goals.get(shop!.key)!]).toEqual([[shop!.resources[0]!.key, 'Title is required.']]);
  });

  it('is also that there is no goal left, or a week too long to be told with its number', () => {
    expect(problemsOf({ ...draft, goals: [] }).plan.get('goals')).toBe('A plan has from 1 to 52 goals.');
    const long = { ...greet!, title: 'x'.repeat(195) };
    expect(
      problemsOf({ ...draft, goals: [long] })
        .goals.get(long.key)
        ?.get(long.key),
    ).toBe('Title must be at most 200 characters.');
  });
});
