import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftReplan, type ReplanDraft } from './replan.ts';
import type { ReplanInput, ReplanTask } from './replan-input.ts';
import type { ReplanKind } from './replan-kinds.ts';

const MAX_WEEK = 9;

/** Small enough to try all schedules. */
const anyInput = fc
  .record({
    tasks: fc.array(fc.record({ week: fc.integer({ min: 1, max: 7 }), minutes: fc.integer({ min: 1, max: 9 }) }), {
      maxLength: 7,
    }),
    currentWeek: fc.integer({ min: 1, max: 6 }),
    lastWeek: fc.integer({ min: 3, max: 7 }),
    weeklyMinutes: fc.integer({ min: 1, max: 15 }),
    repeating: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: MAX_WEEK }),
  })
  .map(({ tasks, repeating, ...rest }): Required<ReplanInput> => ({
    ...rest,
    tasks: tasks.toSorted((a, b) => a.week - b.week).map((task, n) => ({ id: `${n}`, ...task })),
    maxWeek: MAX_WEEK,
    repeatingMinutes: (week) => repeating[week - 1] ?? 0,
  }));

type Input = Required<ReplanInput>;

/** The tasks that stay in the plan, in their new weeks. */
function tasksAfter({ tasks }: Input, { moves, setAside }: ReplanDraft): ReplanTask[] {
  const weeks = new Map(moves.map(({ id, to }) => [id, to]));
  return tasks
    .filter(({ id }) => !setAside.includes(id))
    .map((task) => ({ ...task, week: weeks.get(task.id) ?? task.week }));
}

/** Tries many inputs for which there is a draft. */
function check(kinds: readonly ReplanKind[], verify: (input: Input, draft: ReplanDraft, after: ReplanTask[]) => void) {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), anyInput, (kind, input) => {
      const draft = draftReplan(kind, input);
      fc.pre(draft !== undefined);
      verify(input, draft, tasksAfter(input, draft));
    }),
    { numRuns: 500 },
  );
}

const isOverdue = (input: Input, { week }: ReplanTask) => week < input.currentWeek;
const sum = (tasks: readonly ReplanTask[]) => tasks.reduce((minutes, task) => minutes + task.minutes, 0);

function weeksFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
}

/** All schedules up to a week that keep the order and have no task earlier than planned, nor before the current week. */
function schedules(
  input: Input,
  tasks: readonly ReplanTask[],
  last: number,
  first = input.currentWeek,
): ReplanTask[][] {
  const [task, ...others] = tasks;
  if (!task) return [[]];
  return weeksFrom(Math.max(first, task.week), last).flatMap((week) =>
    schedules(input, others, last, week).map((schedule) => [{ ...task, week }, ...schedule]),
  );
}

function loadOf(input: Input, schedule: readonly ReplanTask[], week: number): number {
  return sum(schedule.filter((task) => task.week === week)) + input.repeatingMinutes(week);
}

function heaviestLoad(input: Input, schedule: readonly ReplanTask[]): number {
  return Math.max(...weeksFrom(input.currentWeek, input.lastWeek).map((week) => loadOf(input, schedule, week)));
}

function isUsual(input: Input, schedule: readonly ReplanTask[], last: number): boolean {
  return weeksFrom(input.currentWeek, last).every(
    (week) =>
      loadOf(input, schedule, week) <= input.weeklyMinutes || schedule.filter((task) => task.week === week).length <= 1,
  );
}

describe('properties of every draft', () => {
  it('loses and duplicates no task, and only sets any aside to cut', () => {
    check(['shift', 'spread', 'cut'], ({ tasks }, { kind, setAside }, after) => {
      const ids = [...after.map(({ id }) => id), ...setAside];
      expect(ids.toSorted()).toEqual(tasks.map(({ id }) => id));
      if (kind !== 'cut') expect(setAside).toEqual([]);
    });
  });

  it('lists only real moves, and everything in the order of the plan', () => {
    check(['shift', 'spread', 'cut'], ({ tasks }, { moves, setAside }) => {
      for (const { id, from, to } of moves) {
        expect(from).toBe(tasks[Number(id)]!.week);
        expect(to).not.toBe(from);
      }
      for (const ids of [moves.map(({ id }) => id), setAside]) expect(ids).toEqual([...new Set(ids)].toSorted());
    });
  });

  it('keeps the order of the tasks and moves none to an earlier week than planned or than the current one', () => {
    check(['shift', 'spread', 'cut'], (input, _, after) => {
      after.forEach(({ id, week }, n) => {
        expect(week).toBeGreaterThanOrEqual(Math.max(input.currentWeek, input.tasks[Number(id)]!.week));
        expect(week).toBeGreaterThanOrEqual(after[n - 1]?.week ?? 0);
        expect(week).toBeLessThanOrEqual(MAX_WEEK);
      });
    });
  });

  it('reports the last week and the load of each week', () => {
    check(['shift', 'spread', 'cut'], (input, { lastWeek, weeklyLoad }, after) => {
      expect(lastWeek).toBe(Math.max(input.lastWeek, ...after.map(({ week }) => week)));
      expect(weeklyLoad).toEqual(
        weeksFrom(input.currentWeek, lastWeek).map((week) => ({ week, minutes: loadOf(input, after, week) })),
      );
    });
  });

  it('spreads whenever something is overdue and weeks are left, and leaves later tasks alone, as cutting does', () => {
    fc.assert(
      fc.property(fc.constantFrom('spread', 'cut'), anyInput, (kind, input) => {
        const draft = draftReplan(kind, input);
        const isBehind = input.tasks.some((task) => isOverdue(input, task));
        const canSpread = isBehind && input.currentWeek <= input.lastWeek;
        expect(draft !== undefined).toBe(canSpread && (kind === 'spread' || draft !== undefined));
        const isLater = ({ week }: ReplanTask) => week > input.lastWeek;
        if (draft) expect(tasksAfter(input, draft).filter(isLater)).toEqual(input.tasks.filter(isLater));
      }),
    );
  });
});

describe('properties of shifting', () => {
  it('gives overdue tasks as few weeks as the usual minutes allow, and moves all others back by as many', () => {
    check(['shift'], (input, _, after) => {
      const overdue = input.tasks.filter((task) => isOverdue(input, task));
      const [caughtUp, others] = [after.slice(0, overdue.length), after.slice(overdue.length)];
      const lastWeeks = schedules(input, overdue, MAX_WEEK)
        .filter((schedule) => isUsual(input, schedule, MAX_WEEK))
        .map((schedule) => schedule.at(-1)!.week);
      expect(isUsual(input, caughtUp, MAX_WEEK)).toBe(true);
      expect(caughtUp.at(-1)!.week).toBe(Math.min(...lastWeeks));
      const addedWeeks = caughtUp.at(-1)!.week - input.currentWeek + 1;
      for (const { id, week } of others) expect(week).toBe(input.tasks[Number(id)]!.week + addedWeeks);
    });
  });
});

describe('properties of spreading', () => {
  it('makes the heaviest week as light as possible, and then the heaviest of those that get heavier', () => {
    check(['spread'], (input, _, after) => {
      const open = input.tasks.filter(({ week }) => week <= input.lastWeek);
      const all = schedules(input, open, input.lastWeek);
      const lightest = Math.min(...all.map((schedule) => heaviestLoad(input, schedule)));
      expect(heaviestLoad(input, after)).toBe(lightest);
      const best = all.filter((schedule) => heaviestLoad(input, schedule) === lightest);
      expect(heaviestGrown(input, after)).toBe(Math.min(...best.map((schedule) => heaviestGrown(input, schedule))));
    });
  });
});

/** The load of the heaviest week that has more to do than planned. */
function heaviestGrown(input: Input, schedule: readonly ReplanTask[]): number {
  const weeks = weeksFrom(input.currentWeek, input.lastWeek);
  const grown = weeks.filter((week) => loadOf(input, schedule, week) > loadOf(input, input.tasks, week));
  return Math.max(0, ...grown.map((week) => loadOf(input, schedule, week)));
}

describe('properties of cutting', () => {
  it('never plans more than the usual minutes, except for a task that is alone in its week', () => {
    check(['cut'], (input, _, after) => expect(isUsual(input, after, input.lastWeek)).toBe(true));
  });

  it('keeps each overdue task for which there is room, the least overdue first', () => {
    check(['cut'], (input, _, after) => {
      const open = input.tasks.filter(({ week }) => week <= input.lastWeek);
      const stayed = new Set(after.map(({ id }) => id));
      const onTime = open.filter((task) => !isOverdue(input, task) && stayed.has(task.id));
      const fits = (tasks: readonly ReplanTask[]) =>
        schedules(input, tasks, input.lastWeek).some((schedule) => isUsual(input, schedule, input.lastWeek));
      const expected = [...onTime];
      for (const task of open.filter((each) => isOverdue(input, each)).toReversed()) {
        if (fits([task, ...expected])) expected.unshift(task);
      }
      const stayedOpen = after.filter(({ week }) => week <= input.lastWeek);
      expect(stayedOpen.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    });
  });

  it('sets a task that is on time aside only if its week was planned too heavy, and never the last one', () => {
    check(['cut'], (input, { setAside }) => {
      const onTime = input.tasks.filter((task) => !isOverdue(input, task));
      const tasksSetAside = onTime.filter(({ id }) => setAside.includes(id));
      for (const { week } of tasksSetAside) expect(loadOf(input, onTime, week)).toBeGreaterThan(input.weeklyMinutes);
      const finale = onTime.findLast(({ week }) => week <= input.lastWeek);
      expect(tasksSetAside).not.toContain(finale);
    });
  });
});
