import { describe, expect, it } from 'vitest';
import { goalTime, isZero, plannedTime, sumTimes, timeLeft } from './planned-time.ts';

const WEEK = '2026-11-16';

const once = (minutes: number | null, fields: object = {}) => ({
  estimatedMinutes: minutes,
  timesPerWeek: null as number | null,
  week: null,
  untilWeek: null,
  isSetAside: false,
  completed: false,
  trackedSec: 0,
  ticks: [],
  ...fields,
});
const repeating = (fields: object = {}) => ({ ...once(20), timesPerWeek: 3, ...fields });
const noWeeks = { goalWeek: null, lastWeek: null };
const total = (minutes: number) => ({ minutes, weeklyMinutes: 0 });
const perWeek = (weeklyMinutes: number) => ({ minutes: 0, weeklyMinutes });

describe('the planned time of a goal', () => {
  it('adds up the sizes of its tasks, without those that are set aside', () => {
    const tasks = [once(45), once(30, { completed: true }), once(null), once(60, { isSetAside: true })];
    expect(plannedTime(tasks, noWeeks)).toEqual(total(75));
  });

  it('counts each repetition of a task, until its last week or that of the plan', () => {
    expect(plannedTime([repeating({ week: 2, untilWeek: 4 })], { goalWeek: 1, lastWeek: 8 })).toEqual(total(180));
    expect(plannedTime([repeating({ week: 2 })], { goalWeek: 1, lastWeek: 8 })).toEqual(total(420));
    expect(plannedTime([repeating()], { goalWeek: null, lastWeek: 8 })).toEqual(total(480));
    expect(plannedTime([repeating({ untilWeek: 4 })], noWeeks)).toEqual(total(240));
  });

  it('counts a repeating task for one week if it belongs to the week of its goal', () => {
    expect(plannedTime([repeating()], { goalWeek: 3, lastWeek: 8 })).toEqual(total(60));
  });

  it('does not add a repeating task without an end to the total', () => {
    expect(plannedTime([once(45), repeating(), repeating({ week: 2 })], noWeeks)).toEqual({
      minutes: 45,
      weeklyMinutes: 120,
    });
  });

  it('is that of its resources if no task has a size', () => {
    const resources = [{ estimatedMinutes: 300 }, { estimatedMinutes: null }];
    expect(goalTime(plannedTime([once(null)], noWeeks), resources)).toEqual(total(300));
    expect(goalTime(plannedTime([once(45)], noWeeks), resources)).toEqual(total(45));
    expect(goalTime(plannedTime([repeating()], noWeeks), resources)).toEqual(perWeek(60));
  });
});

describe('the time left of a goal', () => {
  const goal = { goalWeek: null, lastWeek: 8 };
  const inWeek = (planWeek: number) => ({ planWeek, weekStart: WEEK });

  it('is without what is done, and without what was tracked on open tasks', () => {
    const tasks = [
      once(45, { trackedSec: 20 * 60 }),
      once(30, { trackedSec: 3600 }),
      once(60, { completed: true }),
      once(60, { isSetAside: true }),
    ];
    expect(timeLeft(tasks, goal, inWeek(1))).toEqual(total(25));
  });

  it('counts what is left of repetitions this week, and those of the weeks ahead', () => {
    const ticks = ['2026-11-15', '2026-11-16', '2026-11-18'];
    expect(timeLeft([repeating({ ticks })], goal, inWeek(6))).toEqual(total(20 + 2 * 60));
    expect(timeLeft([repeating({ ticks, week: 7 })], goal, inWeek(6))).toEqual(total(2 * 60));
    expect(timeLeft([repeating({ ticks, week: 2, untilWeek: 6 })], goal, inWeek(6))).toEqual(total(20));
    expect(timeLeft([repeating({ ticks, week: 2, untilWeek: 5 })], goal, inWeek(6))).toEqual(total(0));
    expect(timeLeft([repeating()], goal, inWeek(9))).toEqual(total(0));
  });

  it('is as much as planned before anything was done', () => {
    const tasks = [once(45), repeating(), repeating({ week: 3, untilWeek: 5 })];
    expect(timeLeft(tasks, goal, inWeek(1))).toEqual(plannedTime(tasks, goal));
    expect(timeLeft(tasks, noWeeks, inWeek(1))).toEqual(plannedTime(tasks, noWeeks));
  });

  it('goes on each week if a task repeats without an end', () => {
    expect(timeLeft([repeating({ ticks: ['2026-11-16'] })], noWeeks, inWeek(1))).toEqual(perWeek(60));
  });
});

it('adds up times', () => {
  expect(isZero(sumTimes([]))).toBe(true);
  expect(sumTimes([total(30), perWeek(60), total(15)])).toEqual({ minutes: 45, weeklyMinutes: 60 });
});
