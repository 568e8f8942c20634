import { type Item, unitSize } from './sizes.ts';
import { numberThings } from './slots.ts';
import { roundDown, sum, taskMinutes, type WeekTask } from './stage.ts';

/** Beyond this number, the sessions of a task are spread over weeks, beside the tasks that follow. */
const SESSIONS_A_WEEK = 3;
const DAILY = 7;
const SHORT_SESSION = 20;
/** A task of at least this length may be continued in the next week if both parts are worth beginning. */
const MIN_DIVISIBLE = 120;
const LONG_PART = 45;
const MIN_PART = 15;
/** A task that is hardly too long for the rest of a week is shortened to it rather than moved to the next one. */
const SHORTER = 0.8;

/** An item of which a part may be done already. */
interface Open {
  readonly item: Item;
  /** Sessions or things that are finished, and minutes of the next one. */
  done: number;
  minutes: number;
}

interface Week {
  readonly tasks: WeekTask[];
  readonly maxTasks: number;
  /** The most that a week can hold; a longer task is divided. */
  readonly longest: number;
  left: number;
}

/** Fills the weeks with the items in their order. */
export function packWeeks(
  items: readonly Item[],
  capacities: readonly number[],
  maxTasks: number,
  longest = Math.max(...capacities),
) {
  const weeks = capacities.map((left): Week => ({ tasks: [], maxTasks, longest, left }));
  const queue = items.map((item): Open => ({ item, done: 0, minutes: 0 }));
  let running: Open[] = [];
  let next = queue.shift();
  for (const [n, week] of weeks.entries()) {
    const limitOf = (open: Open) => weeklyLimit(open, capacities.length - n);
    running = running.filter((open) => !place(open, week, limitOf(open)));
    while (next) {
      const limit = limitOf(next);
      if (place(next, week, limit)) next = queue.shift();
      else if (next.item.units > limit && next.done > 0) {
        running.push(next);
        next = queue.shift();
      } else break;
    }
  }
  // What is still running has been done often enough.
  return { weeks: weeks.map(({ tasks }) => tasks), isComplete: next === undefined };
}

function weeklyLimit({ item: { units, unitMinutes, stage, step }, done }: Open, weeksLeft: number): number {
  if (step.count !== null || stage.line) return Infinity;
  const usual = unitMinutes <= SHORT_SESSION ? DAILY : SESSIONS_A_WEEK;
  return Math.min(DAILY, Math.max(usual, Math.ceil((units - done) / weeksLeft)));
}

/** Puts as much of an item into the week as fits, up to so many sessions. Returns whether that was all. */
function place(open: Open, week: Week, limit: number): boolean {
  const { item } = open;
  const { longest, maxTasks } = week;
  // What is hardly too long is not divided.
  const isWhole = item.isWhole || item.unitMinutes < longest + MIN_PART;
  const unit = isWhole ? Math.min(unitSize(item), roundDown(longest)) : unitSize(item);
  const most = open.done + limit;
  while (open.done < Math.min(item.units, most) && week.tasks.length < maxTasks) {
    const rest = unit - open.minutes;
    const isFixed = item.step.isDay || week.tasks.at(-1)?.step === item.step;
    const shortest = isFixed ? rest : Math.max(rest * SHORTER, item.least - open.minutes);
    if (open.minutes === 0 && unit <= week.left) {
      const units = Math.min(item.units, most, open.done + Math.floor(week.left / unit)) - open.done;
      add(week, toTask(open, units, unit));
      open.done += units;
    } else if (shortest <= week.left) {
      add(week, toTask(open, 1, Math.min(rest, roundDown(week.left))));
      open.done += 1;
      open.minutes = 0;
    } else {
      // What remains is worth beginning, too.
      const part = roundDown(Math.min(week.left, Math.max(rest - MIN_PART, rest / 2)));
      const isDivisible = unit > longest || (item.units === 1 && unit >= MIN_DIVISIBLE && part >= LONG_PART);
      const isPart = part <= week.left && part >= roundDown(Math.min(MIN_PART, rest / 2));
      if (!isDivisible || !isPart || item.isWhole) break;
      add(week, toTask(open, 1, part));
      open.minutes += part;
      break;
    }
  }
  return open.done >= item.units;
}

function add(week: Week, task: WeekTask) {
  week.tasks.push(task);
  week.left -= taskMinutes(task);
}

function toTask({ item, done, minutes: before }: Open, units: number, minutes: number): WeekTask {
  const { stage, step } = item;
  const isContinued = before > 0 && !stage.line;
  const text = isContinued ? `Continue: ${item.text.charAt(0).toLowerCase()}${item.text.slice(1)}` : item.text;
  if (step.count === null) return { stage, step, text, sessions: units, minutes };
  return { stage, step, text: numberThings(text, done + 1, done + units), sessions: 1, minutes: units * minutes };
}

/** So much more is tried in a week each time, until all items have found one. */
const STEP = 0.05;

/** Fills the weeks evenly, but no more of them than necessary; up to the day of a deadline all of them. */
export function packEvenly(items: readonly Item[], all: readonly number[], maxTasks: number, toEnd = false) {
  const packed = packWeeks(items, all, maxTasks);
  const used = toEnd ? all.length : packed.weeks.findLastIndex((tasks) => tasks.length > 0) + 1;
  const open = all.slice(0, used);
  const total = sum(items.map(({ units, unitMinutes }) => units * unitMinutes));
  for (let share = total / Math.max(1, sum(open)); packed.isComplete && share < 1; share += STEP) {
    const reduced = open.map((minutes) => Math.min(minutes, roundDown(minutes * share)));
    const even = packWeeks(items, reduced, maxTasks, Math.max(...all));
    if (even.isComplete) return { weeks: [...even.weeks, ...packed.weeks.slice(used)], isComplete: true };
  }
  return packed;
}
