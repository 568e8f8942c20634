import { describe, expect, it } from 'vitest';
import type { WrittenDraft } from '#contract/plan-draft.ts';
import {
  editedOf,
  exchanged,
  linesIn,
  moved,
  newKey,
  without,
  withoutEmptyTasks,
  withGoal,
  withPart,
  writtenOf,
} from './draft-edits.ts';

const draft: WrittenDraft = {
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

const titles = ({ goals }: WrittenDraft) => goals.map(({ title }) => title);

describe('editing a draft', () => {
  it('changes nothing by itself', () => {
    expect(writtenOf(editedOf(draft))).toEqual(draft);
    expect(writtenOf(editedOf({ ...draft, isEdited: true }))).toEqual(draft);
    const backlog = { ...draft, structure: 'backlog', weeks: null } as const;
    expect(writtenOf(editedOf(backlog))).toEqual(backlog);
  });

  it('numbers the weeks by where they stand', () => {
    const edited = editedOf(draft);
    expect(edited.goals.map(({ title }) => title)).toEqual(['Greet', 'Shop', 'Talk']);
    const [greet, shop] = edited.goals;
    const written = (goals: typeof edited.goals) => writtenOf({ ...edited, goals });
    expect(titles(written(moved(edited.goals, shop!.key, -1)))).toEqual([
      'Week 1: Shop',
      'Week 2: Greet',
      'Week 3: Talk',
    ]);
    const left = without(edited.goals, greet!.key);
    expect(titles(written(left))).toEqual(['Week 1: Shop', 'Week 2: Talk']);
    expect(written(left).weeks).toBe(2);
    expect(titles(written(withPart(left, 0, greet!)))).toEqual(titles(draft));
  });

  it('leaves a goal without a title without one, so that it is asked for', () => {
    const edited = editedOf(draft);
    const nameless = withGoal(edited, edited.goals[1]!.key, (goal) => ({ ...goal, title: ' ' }));
    expect(writtenOf(nameless).goals[1]!.title.trim()).toBe('');
  });

  it('moves nothing over the edge', () => {
    const { goals } = editedOf(draft);
    expect(moved(goals, goals[0]!.key, -1)).toBe(goals);
    expect(moved(goals, goals[2]!.key, 1)).toBe(goals);
    expect(moved(goals, 'gone', 1)).toBe(goals);
  });

  it('keeps the goals that were not changed the same objects', () => {
    const edited = editedOf(draft);
    const after = withGoal(edited, edited.goals[0]!.key, (goal) => ({ ...goal, title: 'Wave' }));
    expect(after.goals[0]).not.toBe(edited.goals[0]);
    expect(after.goals[1]).toBe(edited.goals[1]);
  });

  it('makes two tasks of one by Enter, and of what was pasted as many as say something', () => {
    expect(linesIn('Say \n hello')).toEqual(['Say', 'hello']);
    expect(linesIn('Say hello\n')).toEqual(['Say hello', '']);
    expect(linesIn('\nSay hello')).toEqual(['', 'Say hello']);
    expect(linesIn('Say hello\n\n  Wave\nBow\n')).toEqual(['Say hello', 'Wave', 'Bow']);
    expect(linesIn('\n\n')).toEqual(['']);
    const [greet] = editedOf(draft).goals;
    const [hello, wave] = greet!.tasks;
    const bow = { key: newKey(), title: 'Bow' };
    expect(exchanged(greet!.tasks, hello!.key, [hello!, bow])).toEqual([hello, bow, wave]);
  });

  it('saves no line that was left empty', () => {
    const edited = editedOf(draft);
    const key = edited.goals[0]!.key;
    const after = withGoal(edited, key, (goal) => ({
      ...goal,
      tasks: [{ key: newKey(), title: '  ' }, ...goal.tasks],
    }));
    expect(writtenOf(withoutEmptyTasks(after))).toEqual(draft);
  });
});
