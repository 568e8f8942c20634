import { describe, expect, it } from 'vitest';
import { draftReplan } from './replan.ts';
import type { ReplanInput, ReplanTask } from './replan-input.ts';
import { type ReplanKind, replanKinds } from './replan-kinds.ts';

/** '2 Read 60' is 60 minutes of reading in week 2. */
function parseTask(text: string): ReplanTask {
  const [week, id, minutes] = text.split(' ');
  return { id: id!, week: Number(week), minutes: Number(minutes) };
}

const plan = { currentWeek: 3, lastWeek: 4, weeklyMinutes: 120, maxWeek: 104 };

function draft(kind: ReplanKind, tasks: readonly string[], changes: Partial<ReplanInput> = {}) {
  return draftReplan(kind, { ...plan, tasks: tasks.map(parseTask), ...changes });
}

/** The changes in short: 'Read 2 → 3'. */
function changesOf(...args: Parameters<typeof draft>) {
  const result = draft(...args);
  return (
    result && [
      ...result.moves.map(({ id, from, to }) => `${id} ${from} → ${to}`),
      ...result.setAside.map((id) => `${id} set aside`),
    ]
  );
}

const loadOf = (...args: Parameters<typeof draft>) => draft(...args)?.weeklyLoad.map(({ minutes }) => minutes);

describe('every draft for a plan that is behind', () => {
  it.each(replanKinds)('of kind %s is undefined if nothing is overdue', (kind) => {
    expect(draft(kind, ['3 Read 60', '4 Write 600'])).toBeUndefined();
    expect(draft(kind, [])).toBeUndefined();
  });

  it('describes the plan after the change', () => {
    expect(draft('shift', ['1 Read 60', '3 Write 90'], { repeatingMinutes: (week) => week })).toEqual({
      kind: 'shift',
      moves: [
        { id: 'Read', from: 1, to: 3 },
        { id: 'Write', from: 3, to: 4 },
      ],
      setAside: [],
      lastWeek: 4,
      weeklyLoad: [
        { week: 3, minutes: 63 },
        { week: 4, minutes: 94 },
      ],
    });
  });

  it.each(['spread', 'cut'] as const)('of kind %s is undefined if the last week is over', (kind) => {
    expect(draft(kind, ['2 Read 60'], { lastWeek: 2 })).toBeUndefined();
  });
});

describe('shifting a plan', () => {
  it('gives overdue tasks their own weeks and moves the others back by as many', () => {
    const tasks = ['1 Read 60', '1 Note 60', '2 Draft 30', '3 Write 90', '6 Send 30'];
    expect(changesOf('shift', tasks)).toEqual(['Read 1 → 3', 'Note 1 → 3', 'Draft 2 → 4', 'Write 3 → 5', 'Send 6 → 8']);
    expect(draft('shift', tasks)?.lastWeek).toBe(8);
  });

  it('puts one task that is bigger than a usual week into a week of its own', () => {
    expect(changesOf('shift', ['1 Read 30', '1 Build 500', '2 Note 30'])).toEqual([
      'Read 1 → 3',
      'Build 1 → 4',
      'Note 2 → 5',
    ]);
  });

  it('plans less in weeks with repeating tasks', () => {
    const repeatingMinutes = () => 60;
    expect(changesOf('shift', ['1 Read 60', '1 Note 60'], { repeatingMinutes })).toEqual(['Read 1 → 3', 'Note 1 → 4']);
  });

  it('still works after the last week', () => {
    expect(draft('shift', ['2 Read 60'], { lastWeek: 2, currentWeek: 5 })).toMatchObject({ lastWeek: 5 });
  });

  it('is not possible beyond the last week that a task can be in', () => {
    expect(draft('shift', ['1 Read 60', '4 Write 60'], { maxWeek: 5 })).toBeDefined();
    expect(draft('shift', ['1 Read 60', '4 Write 60'], { maxWeek: 4 })).toBeUndefined();
    expect(draft('shift', ['1 Read 120', '1 Write 120'], { maxWeek: 3 })).toBeUndefined();
  });
});

describe('spreading a plan', () => {
  it('makes the remaining weeks equally heavy', () => {
    const tasks = ['1 Read 60', '2 Note 60', '3 Write 60', '4 Send 60'];
    expect(changesOf('spread', tasks)).toEqual(['Read 1 → 3', 'Note 2 → 3', 'Write 3 → 4']);
    expect(loadOf('spread', tasks)).toEqual([120, 120]);
  });

  it('leaves a week as it is if moving its tasks would not make the heaviest week lighter', () => {
    expect(changesOf('spread', ['1 Read 60', '3 Write 60', '4 Exam 300'])).toEqual(['Read 1 → 3']);
  });

  it('shares the overdue work among weeks that are lighter than the heaviest one', () => {
    const tasks = ['1 Read 60', '2 Note 60', '3 Write 60', '4 Send 60', '5 Exam 300'];
    expect(changesOf('spread', tasks, { lastWeek: 5 })).toEqual(['Read 1 → 3', 'Note 2 → 3', 'Write 3 → 4']);
    expect(loadOf('spread', tasks, { lastWeek: 5 })).toEqual([120, 120, 300]);
  });

  it('counts repeating tasks', () => {
    const repeatingMinutes = (week: number) => (week === 3 ? 90 : 0);
    expect(changesOf('spread', ['1 Read 60'], { repeatingMinutes })).toEqual(['Read 1 → 4']);
    expect(loadOf('spread', ['1 Read 60'], { repeatingMinutes })).toEqual([90, 60]);
  });
});

describe('cutting a plan', () => {
  it('sets aside the tasks that are overdue longest', () => {
    const tasks = ['1 Read 60', '2 Note 60', '3 Write 60', '4 Send 120'];
    expect(changesOf('cut', tasks)).toEqual(['Note 2 → 3', 'Read set aside']);
    expect(loadOf('cut', tasks)).toEqual([120, 120]);
  });

  it('keeps a task for which there is room, even if it is overdue longer than one without', () => {
    expect(changesOf('cut', ['1 Read 60', '2 Note 90', '3 Write 60', '4 Send 120'])).toEqual([
      'Read 1 → 3',
      'Note set aside',
    ]);
  });

  it('moves tasks that are on time to later weeks with room before it sets anything aside', () => {
    expect(changesOf('cut', ['1 Note 90', '2 Read 60', '3 Write 60', '3 Edit 60', '4 Send 60'])).toEqual([
      'Read 2 → 3',
      'Edit 3 → 4',
      'Note set aside',
    ]);
  });

  it('is undefined if nothing has to be set aside', () => {
    expect(changesOf('cut', ['2 Read 60', '3 Write 60', '3 Edit 60', '4 Send 60'])).toBeUndefined();
  });

  it('sets aside the end of a week that was planned too heavy', () => {
    const tasks = ['1 Read 60', '3 Write 60', '3 Edit 60', '3 Print 60', '4 Send 120'];
    expect(changesOf('cut', tasks)).toEqual(['Read set aside', 'Print set aside']);
  });

  it('never sets aside the last task of the plan', () => {
    expect(changesOf('cut', ['1 Read 60', '4 Edit 60', '4 Print 60', '4 Send 60'], { currentWeek: 4 })).toEqual([
      'Read set aside',
      'Print set aside',
    ]);
    expect(changesOf('cut', ['1 Read 60', '4 Edit 60', '4 Exam 300'], { currentWeek: 4 })).toEqual([
      'Read set aside',
      'Edit set aside',
    ]);
  });

  it('lets one task that is bigger than a usual week stand alone', () => {
    expect(changesOf('cut', ['1 Read 30', '2 Build 500', '4 Send 60'])).toEqual(['Build 2 → 3', 'Read set aside']);
  });

  it('leaves room for repeating tasks', () => {
    expect(changesOf('cut', ['1 Read 60', '3 Write 60', '4 Send 60'], { repeatingMinutes: () => 60 })).toEqual([
      'Read set aside',
    ]);
  });
});
