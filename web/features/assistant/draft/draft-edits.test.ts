import { describe, expect, it } from 'vitest';
import type { GeneratedDraft } from '#contract/assistant/plan-draft.ts';
import {
  toKeyedDraft,
  replaceWith,
  splitLines,
  moveByKey,
  createKey,
  removeByKey,
  withoutEmptyTasks,
  updateGoal,
  insertAt,
  fromKeyedDraft,
} from './draft-edits.ts';

const draft: GeneratedDraft = {
  title: 'Seville',
  description: '',
  structure: 'weekly',
  weeks: 3,
  weeklyCommitmentHours: 4,
  commitmentLevel: 'Medium',
  goals: [
    { title: 'Week 1: Greet', tasks: [{ title: 'Say hello (20 min)' }, { title: 'Wave' }], resources: [] },
    { title: 'Week 2: Shop', tasks: [], resources: [{ title: 'Book', url: null, notes: '', estimatedMinutes: 30 }] },
    { title: 'Week 3: Talk', tasks: [], resources: [] },
  ],
};

const titles = ({ goals }: GeneratedDraft) => goals.map(({ title }) => title);

describe('editing a draft', () => {
  it('is lossless without changes', () => {
    expect(fromKeyedDraft(toKeyedDraft(draft))).toEqual(draft);
    expect(fromKeyedDraft(toKeyedDraft({ ...draft, isEdited: true }))).toEqual(draft);
    const backlog = { ...draft, structure: 'backlog', weeks: null } as const;
    expect(fromKeyedDraft(toKeyedDraft(backlog))).toEqual(backlog);
  });

  it('numbers the weeks by position', () => {
    const keyed = toKeyedDraft(draft);
    expect(keyed.goals.map(({ title }) => title)).toEqual(['Greet', 'Shop', 'Talk']);
    const [greet, shop] = keyed.goals;
    const withGoals = (goals: typeof keyed.goals) => fromKeyedDraft({ ...keyed, goals });
    expect(titles(withGoals(moveByKey(keyed.goals, shop!.key, -1)))).toEqual([
      'Week 1: Shop',
      'Week 2: Greet',
      'Week 3: Talk',
    ]);
    const remaining = removeByKey(keyed.goals, greet!.key);
    expect(titles(withGoals(remaining))).toEqual(['Week 1: Shop', 'Week 2: Talk']);
    expect(withGoals(remaining).weeks).toBe(2);
    expect(titles(withGoals(insertAt(remaining, 0, greet!)))).toEqual(titles(draft));
  });

  it('adds no week prefix to an empty title, so that validation reports it', () => {
    const keyed = toKeyedDraft(draft);
    const untitled = updateGoal(keyed, keyed.goals[1]!.key, (goal) => ({ ...goal, title: ' ' }));
    expect(fromKeyedDraft(untitled).goals[1]!.title.trim()).toBe('');
  });

  it('does not move a goal beyond the ends of the list', () => {
    const { goals } = toKeyedDraft(draft);
    expect(moveByKey(goals, goals[0]!.key, -1)).toBe(goals);
    expect(moveByKey(goals, goals[2]!.key, 1)).toBe(goals);
    expect(moveByKey(goals, 'unknown', 1)).toBe(goals);
  });

  it('does not copy unchanged goals', () => {
    const keyed = toKeyedDraft(draft);
    const after = updateGoal(keyed, keyed.goals[0]!.key, (goal) => ({ ...goal, title: 'Wave' }));
    expect(after.goals[0]).not.toBe(keyed.goals[0]);
    expect(after.goals[1]).toBe(keyed.goals[1]);
  });

  it('splits a task at Enter, and pasted text into its non-empty lines', () => {
    expect(splitLines('Say \n hello')).toEqual(['Say', 'hello']);
    expect(splitLines('Say hello\n')).toEqual(['Say hello', '']);
    expect(splitLines('\nSay hello')).toEqual(['', 'Say hello']);
    expect(splitLines('Say hello\n\n  Wave\nBow\n')).toEqual(['Say hello', 'Wave', 'Bow']);
    expect(splitLines('\n\n')).toEqual(['']);
    const [greet] = toKeyedDraft(draft).goals;
    const [hello, wave] = greet!.tasks;
    const bow = { key: createKey(), title: 'Bow' };
    expect(replaceWith(greet!.tasks, hello!.key, [hello!, bow])).toEqual([hello, bow, wave]);
  });

  it('drops empty tasks when saving', () => {
    const keyed = toKeyedDraft(draft);
    const key = keyed.goals[0]!.key;
    const after = updateGoal(keyed, key, (goal) => ({
      ...goal,
      tasks: [{ key: createKey(), title: '  ' }, ...goal.tasks],
    }));
    expect(fromKeyedDraft(withoutEmptyTasks(after))).toEqual(draft);
  });
});
