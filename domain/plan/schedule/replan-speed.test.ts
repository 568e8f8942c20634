import { expect, it } from 'vitest';
import { draftReplan } from './replan.ts';
import type { ReplanInput } from './replan-input.ts';
import { replanKinds } from './replan-kinds.ts';

const WEEKS = 52;

/** A plan with tasks of many sizes in each of its weeks, the first `overdueWeeks` of which are over. */
function buildPlan(taskCount: number, overdueWeeks: number): ReplanInput {
  const tasks = Array.from({ length: taskCount }, (_, n) => ({
    id: `${n}`,
    week: 1 + Math.floor((n * WEEKS) / taskCount),
    minutes: 5 + ((n * 37) % 120),
  }));
  const weeklyMinutes = Math.round(tasks.reduce((sum, { minutes }) => sum + minutes, 0) / (WEEKS - overdueWeeks));
  return {
    tasks,
    currentWeek: overdueWeeks + 1,
    lastWeek: WEEKS,
    weeklyMinutes,
    maxWeek: 104,
    repeatingMinutes: (week) => week % 5,
  };
}

/** CPU time of this thread, which depends little on how busy the machine is. The first attempts include compilation. */
function leastCpuMs(work: () => void): number {
  const attempts = Array.from({ length: 6 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...attempts);
}

const draftAll = (input: ReplanInput) => replanKinds.map((kind) => draftReplan(kind, input));

it.each([1, 26, 51])(
  'drafts all changes to a plan of 52 weeks and 500 tasks in 50 ms, %d weeks behind',
  (overdueWeeks) => {
    const input = buildPlan(500, overdueWeeks);
    expect(draftAll(input).map((draft) => draft?.kind)).toEqual(replanKinds);
    expect(leastCpuMs(() => draftAll(input))).toBeLessThan(50);
  },
);

it('takes time in proportion to the tasks', () => {
  const [small, large] = [buildPlan(2000, 26), buildPlan(16_000, 26)];
  const eightSmall = leastCpuMs(() => {
    for (let n = 0; n < 8; n++) draftAll(small);
  });
  // If it were quadratic, it would be eight times as much.
  expect(leastCpuMs(() => draftAll(large))).toBeLessThan(4 * Math.max(5, eightSmall));
});
