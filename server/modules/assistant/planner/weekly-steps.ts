import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { SlotFiller } from './fill-slots.ts';
import { type Stage, type Step, stepMinutes, type WeekTask } from './plan-stages.ts';
import { roundSession, taskMinutes } from './task-size.ts';
import { contentStems } from './user-words.ts';

/** What is done every week takes at most this share of a project's time. */
const MAX_SHARE = 0.25;
/** With as many other tasks, a week has enough. */
const ENOUGH = 5;
/** If a week has few tasks, they may be this much shorter than usual. */
const MIN_SIZE = 0.6;
const MIN_MINUTES = 15;
/** The same line in more weeks says nothing new. */
const MAX_REPEATS = 4;

/** The milestones of a project without what is done in each of their weeks, and that. */
export function splitOffWeekly(stages: readonly Stage[]): { once: readonly Stage[]; weekly: readonly Step[][] } {
  const isWeekly = (step: Step, { steps }: Stage) => step.weekly && steps.some((other) => !other.weekly);
  return {
    once: stages.map((stage) => ({ ...stage, steps: stage.steps.filter((step) => !isWeekly(step, stage)) })),
    weekly: stages.map((stage) => stage.steps.filter((step) => isWeekly(step, stage))),
  };
}

/** The minutes of the weeks that are left for other tasks. */
export function withoutWeekly(capacities: readonly number[], weekly: readonly Step[][]): number[] {
  const minutes = weekly.flat().reduce((sum, step) => sum + stepMinutes(step), 0) / weekly.length;
  return capacities.map((capacity) => capacity - Math.min(minutes, capacity * MAX_SHARE));
}

interface WeeklyScope {
  readonly capacity: number;
  /** How far the milestone has got, from 0 to 1. */
  readonly progress: number;
  readonly filler: SlotFiller;
  /** In how many weeks each step stands. */
  readonly counts: Map<Step, number>;
}

/** Adds what is done every week, as far as it fits. */
export function addWeekly(
  tasks: readonly WeekTask[],
  steps: readonly Step[],
  { capacity, progress, filler, counts }: WeeklyScope,
): WeekTask[] {
  const result = [...tasks];
  for (const step of steps) {
    const times = counts.get(step) ?? 0;
    if (times >= MAX_REPEATS) continue;
    const room = capacity - result.reduce((sum, task) => sum + taskMinutes(task), 0);
    const usual = step.minutes.from + (step.minutes.to - step.minutes.from) * progress;
    // A week with few tasks makes room for them.
    const isShort = result.length < tasksPerWeek.min;
    const own = isShort ? Math.max(room, Math.min(usual * step.sessions * MIN_SIZE, capacity * MAX_SHARE)) : room;
    const minutes = Math.min(usual, own / step.sessions);
    if (result.length >= ENOUGH || minutes < Math.min(usual, isShort ? MIN_MINUTES : usual)) continue;
    counts.set(step, times + 1);
    result.push({ text: filler.grow(step.text, progress), sessions: step.sessions, minutes: roundSession(minutes) });
  }
  return result;
}

/**
 * Whether what is done every week has its turn: 'Lay one square metre of tiles' only in the weeks in which tiles are laid, if the milestone has
 * a task of that kind.
 */
export function isDue(text: string, week: number, titlesByWeek: readonly (readonly string[])[]): boolean {
  const [verb, ...nouns] = contentStems(text);
  const isSameWork = (title: string) => {
    const [first, ...others] = contentStems(title);
    return first === verb && others.some((stem) => nouns.includes(stem));
  };
  const isWorked = (titles: readonly string[]) => titles.some(isSameWork);
  const [from, to] = [titlesByWeek.findIndex(isWorked), titlesByWeek.findLastIndex(isWorked)];
  return from === -1 || (from <= week && week <= to);
}
