import { describe, expect, it } from 'vitest';
import { projectFinish } from './projection.ts';
import { createRandom } from './simulation/random.ts';
import { type SimulatedUser, simulateUser } from './simulation/users.ts';
import { otherWorlds, usualWorld, type World } from './simulation/worlds.ts';

interface Outcome extends SimulatedUser {
  readonly isInRange: boolean;
  readonly isBeforeLikely: boolean;
}

function simulate(world: World, users: number, seed: number): Outcome[] {
  const random = createRandom(seed);
  return Array.from({ length: users }, () => {
    const user = simulateUser(random, world);
    const { earliest, likely, latest } = projectFinish(user.input)!;
    const isInRange = earliest <= user.finish && user.finish <= latest;
    return { ...user, isInRange, isBeforeLikely: user.finish < likely };
  });
}

function percentage(outcomes: readonly Outcome[], isCounted: (outcome: Outcome) => boolean): number {
  return (100 * outcomes.filter(isCounted).length) / outcomes.length;
}

const coverage = (outcomes: readonly Outcome[]) => percentage(outcomes, ({ isInRange }) => isInRange);

const groups: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  'five to eight finished tasks': ({ input }) => input.finished.length <= 8,
  'more than 20 finished tasks': ({ input }) => input.finished.length > 20,
  'one or two recent weeks': ({ input }) => input.recentWeeks.length <= 2,
  'three or more recent weeks': ({ input }) => input.recentWeeks.length > 2,
  'up to eight remaining tasks': ({ remainingTasks }) => remainingTasks <= 8,
  'more than 25 remaining tasks': ({ remainingTasks }) => remainingTasks > 25,
  'up to three planned weeks': ({ planWeeks }) => planWeeks <= 3,
  'ten or more planned weeks': ({ planWeeks }) => planWeeks >= 10,
  'empty weeks': ({ hasEmptyWeeks }) => hasEmptyWeeks,
};

describe('projections for simulated users', () => {
  it.each([1, 2, 3])(
    'contain the finish for 75 to 85 % of 1,000 users, half of them before it is likely (%d)',
    (seed) => {
      const outcomes = simulate(usualWorld, 1000, seed);
      expect(coverage(outcomes)).toBeGreaterThan(75);
      expect(coverage(outcomes)).toBeLessThan(85);
      const beforeLikely = percentage(outcomes, ({ isBeforeLikely }) => isBeforeLikely);
      expect(beforeLikely).toBeGreaterThan(45);
      expect(beforeLikely).toBeLessThan(55);
    },
  );

  const usual = simulate(usualWorld, 4000, 4);

  it.each(Object.keys(groups))('contain the finish for about 80 %% of users with %s', (group) => {
    expect(coverage(usual.filter(groups[group]!))).toBeGreaterThan(73);
    expect(coverage(usual.filter(groups[group]!))).toBeLessThan(87);
  });

  // Nobody knows which of these worlds is the real one. With many users, 75 to 86 % are in range; 1,000 users add chance.
  it.each(Object.keys(otherWorlds))('contain the finish for about 80 %% of users in another world: %s', (name) => {
    const outcomes = simulate(otherWorlds[name]!, 1000, 5);
    expect(coverage(outcomes)).toBeGreaterThan(72);
    expect(coverage(outcomes)).toBeLessThan(89);
  });
});
