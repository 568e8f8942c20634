import { describe, expect, it } from 'vitest';
import { toKeyedDraft } from './draft-edits.ts';
import { validateDraft } from './draft-errors.ts';

const draft = toKeyedDraft({
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

describe('validateDraft', () => {
  it('accepts a generated draft', () => {
    expect(validateDraft(draft)).toEqual({ plan: new Map(), goals: new Map() });
  });

  it('assigns errors to the parts they belong to', () => {
    const { plan, goals } = validateDraft({
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

  it('requires at least one goal', () => {
    expect(validateDraft({ ...draft, goals: [] }).plan.get('goals')).toBe('A plan must have 1 to 52 weeks.');
    const backlog = { ...draft, structure: 'backlog', goals: [] } as const;
    expect(validateDraft(backlog).plan.get('goals')).toBe('A plan must have 1 to 52 goals.');
  });

  it.each([
    ['weekly', 0, 192],
    ['weekly', 9, 191],
    ['backlog', 0, 200],
  ] as const)(
    'in a %s plan, limits the title at index %d to %d characters plus its prefix',
    (structure, index, maxLength) => {
      const titleError = (title: string) => {
        const long = { ...greet!, key: 'long', title };
        const goals = [...Array.from({ length: index }, () => shop!), long];
        return validateDraft({ ...draft, structure, goals })
          .goals.get('long')
          ?.get('long');
      };
      expect(titleError(` ${'🍅'.repeat(maxLength)} `)).toBeUndefined();
      expect(titleError('🍅'.repeat(maxLength + 1))).toBe(`Title must be at most ${maxLength} characters.`);
    },
  );
});
