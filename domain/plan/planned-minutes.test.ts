import { describe, expect, it } from 'vitest';
import { plannedMinutes, type PlannedTask } from './planned-minutes.ts';

const once = (minutes: number | null): PlannedTask => ({
  estimatedMinutes: minutes,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
  isSetAside: false,
});
const daily = (weeks: Partial<PlannedTask> = {}): PlannedTask => ({ ...once(20), timesPerWeek: 3, ...weeks });
const noWeeks = { goalWeek: null, lastWeek: null };

describe('the planned time of a goal', () => {
  it('adds up the sizes of its tasks, without those that are set aside', () => {
    expect(plannedMinutes([once(45), once(30), once(null), { ...once(60), isSetAside: true }], noWeeks)).toBe(75);
  });

  it('counts each repetition of a task, until its last week or that of the plan', () => {
    expect(plannedMinutes([daily({ week: 2, untilWeek: 4 })], { goalWeek: 1, lastWeek: 8 })).toBe(180);
    expect(plannedMinutes([daily({ week: 2 })], { goalWeek: 1, lastWeek: 8 })).toBe(420);
    expect(plannedMinutes([daily()], { goalWeek: null, lastWeek: 8 })).toBe(480);
  });

  it('counts a repeating task for one week if it belongs to the week of its goal, or its end is not known', () => {
    expect(plannedMinutes([daily()], { goalWeek: 3, lastWeek: 8 })).toBe(60);
    expect(plannedMinutes([daily()], noWeeks)).toBe(60);
  });
});
