import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_FINISHED_TASKS, projectFinish, type ProjectionInput } from './projection.ts';

const task = (estimatedMinutes: number, ratio: number) => ({
  estimatedMinutes,
  trackedMinutes: estimatedMinutes * ratio,
});

const plan: ProjectionInput = {
  finished: [task(30, 1.1), task(60, 1.6), task(120, 1.2), task(45, 0.9), task(90, 1.4), task(60, 2.1)],
  recentWeeks: [240, 300, 180, 280],
  commitmentMinutes: 300,
  remaining: [
    { inWeeks: 0, minutes: 600 },
    { inWeeks: 0.5, minutes: 240 },
    { inWeeks: 5.5, minutes: 120 },
  ],
};

const project = (changes: Partial<ProjectionInput> = {}) => projectFinish({ ...plan, ...changes })!;

describe('projectFinish', () => {
  it('projects a plan from what its tasks took and the time that it gets per week', () => {
    const { earliest, likely, latest, taskCount } = project({ remaining: [{ inWeeks: 0, minutes: 1000 }] });
    const weeksAtUsualPace = (1000 * 1.4) / 250;
    expect(likely).toBeGreaterThan(weeksAtUsualPace * 0.85);
    expect(likely).toBeLessThan(weeksAtUsualPace * 1.15);
    expect(earliest).toBeGreaterThan(likely / 2);
    expect(latest).toBeLessThan(likely * 2);
    expect(taskCount).toBe(6);
  });

  it('needs five finished tasks with a size and tracked time', () => {
    const four = plan.finished.slice(0, MIN_FINISHED_TASKS - 1);
    const unusable = [
      { estimatedMinutes: 0, trackedMinutes: 30 },
      { estimatedMinutes: 30, trackedMinutes: 0 },
    ];
    expect(projectFinish({ ...plan, finished: [...four, ...unusable] })).toBeUndefined();
    expect(project({ finished: [...four, ...unusable, task(60, 1)] }).taskCount).toBe(5);
  });

  it('is undefined for a plan with nothing left', () => {
    expect(projectFinish({ ...plan, remaining: [] })).toBeUndefined();
    expect(projectFinish({ ...plan, remaining: [{ inWeeks: 3, minutes: 0 }] })).toBeUndefined();
  });

  it('projects a later finish for a user whose tasks took longer', () => {
    const slower = plan.finished.map(({ estimatedMinutes, trackedMinutes }) => ({
      estimatedMinutes,
      trackedMinutes: trackedMinutes * 1.5,
    }));
    const [before, after] = [project(), project({ finished: slower })];
    expect(after.earliest).toBeGreaterThan(before.earliest);
    expect(after.likely).toBeGreaterThan(before.likely);
    expect(after.latest).toBeGreaterThan(before.latest);
  });

  it('projects an earlier finish for a plan that gets more time per week', () => {
    const doubled = plan.recentWeeks.map((minutes) => minutes * 2);
    expect(project({ recentWeeks: doubled, commitmentMinutes: 600 }).likely).toBeLessThan(project().likely);
  });

  it('uses the commitment while there are no full weeks, with a wider range', () => {
    const [known, unknown] = [project(), project({ recentWeeks: [] })];
    expect(unknown.latest / unknown.earliest).toBeGreaterThan(known.latest / known.earliest);
    expect(project({ recentWeeks: [], commitmentMinutes: 600 }).likely).toBeLessThan(unknown.likely);
  });

  it('expects a plan that got no time lately to take longer, with a wider range', () => {
    const [idle, unknown] = [project({ recentWeeks: [0, 0, 0] }), project({ recentWeeks: [] })];
    expect(idle.likely).toBeGreaterThan(2 * unknown.likely);
    expect(idle.latest / idle.earliest).toBeGreaterThan(unknown.latest / unknown.earliest);
  });

  it('narrows the range with more finished tasks', () => {
    const many = Array.from({ length: 8 }, () => plan.finished).flat();
    const [few, after] = [project(), project({ finished: many })];
    expect(after.latest / after.earliest).toBeLessThan(few.latest / few.earliest);
  });

  it.each([40, 0.01])('hardly changes if one task of thirty has a ratio of %d', (ratio) => {
    const usual = Array.from({ length: 5 }, () => plan.finished).flat();
    const { likely } = project({ finished: [...usual.slice(1), task(30, ratio)] });
    expect(likely / project({ finished: usual }).likely).toBeGreaterThan(0.85);
    expect(likely / project({ finished: usual }).likely).toBeLessThan(1.15);
  });

  it('waits for the weeks that work is planned for', () => {
    const remaining = [
      { inWeeks: 0, minutes: 60 },
      { inWeeks: 20.5, minutes: 60 },
    ];
    const { earliest, latest } = project({ remaining });
    expect(earliest).toBeGreaterThan(20.5);
    expect(latest).toBeLessThan(22);
  });
});

const minutes = fc.double({ min: 0, max: 1e6, noNaN: true });
const inputs = fc.record({
  finished: fc.array(fc.record({ estimatedMinutes: minutes, trackedMinutes: minutes }), {
    minLength: 5,
    maxLength: 12,
  }),
  recentWeeks: fc.array(fc.oneof(fc.constant(0), minutes), { maxLength: 6 }),
  commitmentMinutes: minutes,
  remaining: fc
    .array(fc.record({ inWeeks: fc.double({ min: 0, max: 100, noNaN: true }), minutes }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((weeks) => weeks.toSorted((a, b) => a.inWeeks - b.inWeeks)),
});

describe('projectFinish, for any input', () => {
  it('returns finite weeks in order, not before the last planned week begins, and the same each time', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const projection = projectFinish(input);
        expect(projectFinish(input)).toEqual(projection);
        if (projection === undefined) return;
        const { earliest, likely, latest } = projection;
        const lastBegin = input.remaining.findLast((week) => week.minutes > 0)!.inWeeks;
        expect([lastBegin, earliest, likely, latest]).toEqual(
          [lastBegin, earliest, likely, latest].toSorted((a, b) => a - b),
        );
        expect(Number.isFinite(latest)).toBe(true);
      }),
    );
  });

  it('never projects an earlier finish for more work', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), minutes, (input, index, added) => {
        const at = index % input.remaining.length;
        const remaining = input.remaining.map((week, n) =>
          n === at ? { ...week, minutes: week.minutes + added } : week,
        );
        const [before, after] = [projectFinish(input), projectFinish({ ...input, remaining })];
        if (before === undefined || after === undefined) return;
        const tolerance = 1 - 1e-9;
        expect(after.earliest).toBeGreaterThanOrEqual(before.earliest * tolerance);
        expect(after.likely).toBeGreaterThanOrEqual(before.likely * tolerance);
        expect(after.latest).toBeGreaterThanOrEqual(before.latest * tolerance);
      }),
    );
  });
});
