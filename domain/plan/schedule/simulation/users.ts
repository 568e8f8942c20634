import type { ProjectionInput } from '../projection.ts';
import type { Random } from './random.ts';
import type { World } from './worlds.ts';

export interface SimulatedUser {
  readonly input: ProjectionInput;
  /** When the plan was really finished, in weeks from now. */
  readonly finish: number;
  readonly remainingTasks: number;
  readonly planWeeks: number;
  readonly hasEmptyWeeks: boolean;
}

interface OpenTask {
  readonly inWeeks: number;
  readonly minutes: number;
}

export function simulateUser(random: Random, world: World): SimulatedUser {
  const ratio = random.logNormal(world.ratio);
  const taskSd = random.between(world.taskSd);
  const size = [random.between([20, 120]), random.between([0.2, 0.9])] as const;
  const drawSize = () => Math.max(5, 5 * Math.round(random.logNormal(size) / 5));
  const drawTracked = (minutes: number) => minutes * ratio * world.taskNoise(random, taskSd);
  const finished = Array.from({ length: random.count(world.finishedTasks) }, () => {
    const estimatedMinutes = drawSize();
    return { estimatedMinutes, trackedMinutes: drawTracked(estimatedMinutes) * world.recordingError(random) };
  });

  const elapsed = random.uniform();
  const planWeeks = random.count(world.planWeeks);
  const open = Array.from({ length: random.count(world.remainingTasks) }, () => ({
    inWeeks: Math.max(0, random.integer([0, planWeeks - 1]) - elapsed),
    minutes: drawSize(),
  })).toSorted((a, b) => a.inWeeks - b.inWeeks);

  const commitmentMinutes = (totalMinutes(open) / planWeeks) * random.logNormal([1, 0.4]);
  const minutes = commitmentMinutes * random.logNormal(world.shareOfCommitment);
  const weekSd = random.between(world.weekSd);
  const emptyWeeks = random.uniform() < world.usersWithEmptyWeeks ? random.between([0.1, 0.4]) : 0;
  const drawWeek = () => (random.uniform() < emptyWeeks ? 0 : random.logNormal([minutes, weekSd]));
  const recentWeeks = Array.from({ length: random.integer(world.recentWeeks) }, drawWeek);

  const tasks = open.map((task) => ({ inWeeks: task.inWeeks, minutes: drawTracked(task.minutes) }));
  return {
    input: { finished, recentWeeks, commitmentMinutes, remaining: groupByWeek(open) },
    finish: findFinish(tasks, drawWeek, 1 - elapsed),
    remainingTasks: open.length,
    planWeeks,
    hasEmptyWeeks: emptyWeeks > 0,
  };
}

function totalMinutes(tasks: readonly OpenTask[]): number {
  return tasks.reduce((sum, { minutes }) => sum + minutes, 0);
}

function groupByWeek(tasks: readonly OpenTask[]): OpenTask[] {
  const weeks = Map.groupBy(tasks, ({ inWeeks }) => inWeeks);
  return [...weeks].map(([inWeeks, ofWeek]) => ({ inWeeks, minutes: totalMinutes(ofWeek) }));
}

/** Works through the tasks in their order. Each starts once its week has begun and those before it are done. */
function findFinish(tasks: readonly OpenTask[], drawWeek: () => number, endOfThisWeek: number): number {
  let now = 0;
  let week = { end: endOfThisWeek, minutes: drawWeek() };
  for (const { inWeeks, minutes } of tasks) {
    while (week.end <= inWeeks) week = { end: week.end + 1, minutes: drawWeek() };
    now = Math.max(now, inWeeks);
    let left = minutes;
    while (left > (week.end - now) * week.minutes) {
      left -= (week.end - now) * week.minutes;
      now = week.end;
      week = { end: week.end + 1, minutes: drawWeek() };
    }
    now += left / week.minutes;
  }
  return now;
}
