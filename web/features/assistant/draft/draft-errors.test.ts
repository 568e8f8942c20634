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

  it('is also that there is no goal left', () => {
    expect(problemsOf({ ...draft, goals: [] }).plan.get('goals')).toBe('A plan has from 1 to 52 weeks.');
    const backlog = { ...draft, structure: 'backlog', goals: [] } as const;
    expect(problemsOf(backlog).plan.get('goals')).toBe('A plan has from 1 to 52 goals.');
  });

  it.each([
    ['weekly', 0, 192],
    ['weekly', 9, 191],
    ['backlog', 0, 200],
  ] as const)(
    'is a title too long for its place in a %s plan: what is seen is what is counted',
    (structure, at, most) => {
      const titled = (title: string) => {
        const long = { ...greet!, key: 'long', title };
        const goals = [...Array.from({ length: at }, () => shop!), long];
        return problemsOf({ ...draft, structure, goals })
          .goals.get('long')
          ?.get('long');
      };
      expect(titled(` ${'🍅'.repeat(most)} `)).toBeUndefined();
      expect(titled('🍅'.repeat(most + 1))).toBe(`Title must be at most ${most} characters.`);
    },
  );
});
