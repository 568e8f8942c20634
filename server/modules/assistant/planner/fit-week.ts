import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { PracticeScope, Step, WeekTask } from './plan-stages.ts';
import { namesSessions } from './session-words.ts';
import { exactMinutes, statedMinutes } from './stated-minutes.ts';
import { roundSession, trimToCapacity } from './task-size.ts';

/** A step in one week, with its numbers of that week. */
export interface WeekEntry {
  readonly step: Step;
  readonly text: string;
  /** Of a session. */
  readonly minutes: number;
}

/** Sessions are not shortened below this share, */
const MIN_SESSION = 0.6;
/** or this one if the text says how much is done: 'Run 9 km'. */
const MIN_WORK_SESSION = 0.85;
/** With less time than this share, there is no room for whole pieces of work. */
const MIN_WORK_FACTOR = 0.5;
/** Nor are they lengthened beyond this. */
const MAX_SESSION = 1.25;
const workPattern = /^[^;:]*\b\d[\d.,]* ?(?:km|miles?|m|laps|words|pages|questions|problems)\b/i;
const MIN_MINUTES = 5;
/** A week of this many minutes has at least three tasks. */
const FULL_WEEK = 80;
/** One-off tasks take at most this share of a week, unless there is nothing else. */
const MAX_ONCE_SHARE = 0.5;

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
const minutesOf = ({ step, minutes }: WeekEntry) => step.sessions * minutes;

const shortestSession = (entry: WeekEntry) =>
  Math.max(
    Math.min(MIN_MINUTES, entry.minutes),
    entry.minutes * smallestShare(entry),
    statedMinutes(entry.text, entry.minutes),
  );

const isCounted = ({ step, text }: WeekEntry) => step.weekly && step.sessions > 1 && namesSessions(text);

const smallest = (entry: WeekEntry) => (isCounted(entry) ? entry.step.sessions : 1) * shortestSession(entry);

function smallestShare({ step, text }: WeekEntry): number {
  if (step.fixed) return 1;
  return step.each !== undefined || workPattern.test(text) ? MIN_WORK_SESSION : MIN_SESSION;
}

/** Selects and sizes the tasks of a week so that they fill its time, and no more. */
export function fitWeek(entries: readonly WeekEntry[], week: number, scope: PracticeScope): WeekTask[] {
  const capacity = scope.capacities[week]!;
  // The day itself takes its own time.
  const ordinary = chooseEntries(
    entries.filter(({ step }) => !step.fixed),
    week,
    { capacity, max: tasksPerWeek.max - entries.filter(({ step }) => step.fixed).length },
  );
  const chosen = entries.filter((entry) => entry.step.fixed || ordinary.includes(entry));
  const isMain = ({ step }: WeekEntry) => step.weekly || step.each !== undefined;
  const weekly = ordinary.filter(isMain);
  const onceMinutes = sum(ordinary.filter((entry) => !isMain(entry)).map(minutesOf));
  const onceFactor = Math.min(1, ((weekly.length > 0 ? MAX_ONCE_SHARE : 1) * capacity) / Math.max(1, onceMinutes));
  const rest = capacity - onceMinutes * onceFactor;
  const factor = Math.min(rest / Math.max(1, sum(weekly.map(minutesOf))), scope.maxGrowth);
  const tasks = chosen.map((entry) => resize(entry, isMain(entry) ? factor : onceFactor, scope.days[week]!));
  return trimToCapacity(tasks, capacity);
}

/** Leaves out optional entries, then others by turns, until the rest fits when it is shortened. */
function chooseEntries(
  entries: readonly WeekEntry[],
  week: number,
  { capacity, max }: { readonly capacity: number; readonly max: number },
): WeekEntry[] {
  let chosen = [...entries];
  const isTooMuch = () => sum(chosen.map(smallest)) > capacity || chosen.length > max;
  const minimum = capacity >= FULL_WEEK && !entries.some(isCounted) ? tasksPerWeek.min : 1;
  const dropOne = (candidates: readonly WeekEntry[]) => {
    // By turns, so that everything is practised in some week.
    const dropped = candidates[week % candidates.length];
    chosen = chosen.filter((entry) => entry !== dropped);
  };
  for (;;) {
    const optional = chosen.filter(({ step }) => step.optional);
    if (optional.length === 0 || chosen.length <= minimum) break;
    if (!isTooMuch() && sum(chosen.map(minutesOf)) <= capacity) break;
    dropOne(optional);
  }
  while (isTooMuch() && chosen.length > minimum) {
    const others = chosen.filter(({ step }) => !step.essential);
    dropOne(others.length > 0 ? others : chosen.slice(-1));
  }
  return chosen;
}

/** Changes how often and how long. */
function resize(entry: WeekEntry, factor: number, days: number): WeekTask {
  const { step, text, minutes } = entry;
  const total = step.sessions * minutes * factor;
  const stated = statedMinutes(text, minutes);
  const least = Math.min(MIN_MINUTES, minutes);
  const shortest = Math.max(minutes * smallestShare(entry), stated, least);
  const usual = factor < 1 ? Math.min(step.sessions, Math.floor(total / shortest)) : step.sessions;
  const grown = factor > 1 && step.sessions > 1 ? Math.round(step.sessions * Math.sqrt(factor)) : usual;
  const wanted = isCounted(entry) ? step.sessions : grown;
  const sessions = step.fixed ? step.sessions : Math.max(1, Math.min(wanted, days));
  const longest = stated || step.fixed ? Math.max(minutes, stated) : Math.min(total / sessions, minutes * MAX_SESSION);
  const fitting = roundSession(Math.max(least, stated, Math.min(total / sessions, longest)));
  const isWork = factor > MIN_WORK_FACTOR && (step.each !== undefined || workPattern.test(text));
  const floor = isWork ? Math.floor(shortest / 5) * 5 : stated;
  const whole = step.fixed ? minutes : Math.max(fitting, Math.ceil(floor / 5) * 5);
  const length = Math.min(whole, exactMinutes(text, minutes) ?? whole);
  return { text, sessions, minutes: length, ...(floor ? { atLeast: floor } : {}), ...(step.fixed && { fixed: true }) };
}
