import { limits } from '#domain/limits.ts';
import { weekOf } from './dates.ts';
import { packWeeks } from './pack-weeks.ts';
import { type Item, itemTask, onceItem } from './sizes.ts';
import { roundDown, type Scope, type Stage, stepMinutes, sum, taskMinutes, type WeekTask } from './stage.ts';

/** Of lines without a size: a short step beside a playbook, on one day or each week, and otherwise half a day. */
const SHORT_MINUTES = 60;
const USUAL_MINUTES = 240;
/** What recurs leaves some time of each week for what does not. */
const MOST_OF_WEEK = 0.6;
const SMALLER = 0.97;
const MIN_SCALE = 0.02;
/** What has no size of its own is shortened to this share before the others are shortened. */
const GIVES_WAY = 0.4;

/** Lines without a size get a usual one, and no more than a week can hold. A single line for every week fills the weeks. */
export function sizeOwnLines(stages: readonly Stage[], hasPlaybook: boolean, aWeek: number): Stage[] {
  return stages.map((stage) => {
    const { line, steps } = stage;
    if (line?.minutes !== null) return stage;
    const isShort = hasPlaybook || line.day !== null || (line.weekly && stages.length > 1);
    const usual = isShort ? SHORT_MINUTES : line.weekly ? aWeek : USUAL_MINUTES;
    const each = roundDown(Math.min(usual, hasPlaybook ? aWeek / 3 : aWeek) / steps[0]!.sessions);
    return { ...stage, steps: steps.map((step) => ({ ...step, minutes: { from: each, to: each } })) };
  });
}

/** What each week works on. */
type Worked = readonly (readonly Pick<WeekTask, 'stage'>[])[];

/**
 * The user's lines in their order: after the milestone before them, and on their day or before their last day. They keep
 * their sizes if the weeks can hold them. What recurs is in every week.
 */
export function planOwnLines(stages: readonly Stage[], scope: Scope, worked: Worked): WeekTask[][] {
  const { weeks, full, capacities } = scope;
  const lines = stages.filter(({ line }) => line);
  const hasPlaybook = lines.length < stages.length;
  const sizedLines = sizeOwnLines(lines, hasPlaybook, sum(capacities) / weeks.length);
  const once = sizedLines.filter(({ line }) => !line!.weekly);
  const recurring = sizedLines.filter(({ line }) => line!.weekly);
  const planned = full.map((minutes, n): WeekTask[] => {
    const due = recurring.filter(({ line }) => line!.day === null || n <= weekOf(line!.day, weeks));
    const most = minutes * (hasPlaybook || once.length > 0 ? MOST_OF_WEEK : 1);
    const scale = most / sum(due.map(({ steps }) => stepMinutes(steps[0]!)));
    return due.map((stage) => itemTask(ownItem(stage, scale)));
  });
  let start = 0;
  for (const group of hasPlaybook ? once.map((stage) => [stage]) : groupByDay(once)) {
    const { day, isLatest } = group.at(-1)!.line!;
    const place = stages.findIndex(({ title }) => title === group[0]!.title);
    const before = stages.slice(0, place).findLast(({ line }) => !line);
    const reached = worked.findLastIndex((week) => week.some(({ stage }) => stage === before));
    const end = day === null ? weeks.length - 1 : weekOf(day, weeks);
    const from = Math.min(Math.max(start, day === null ? reached : 0), end);
    // What has no size of its own gets no more than the planned time.
    const hours = group.some(({ line }) => line!.minutes !== null) ? full : capacities;
    const room = hours
      .slice(from, end + 1)
      .map((minutes, n) => Math.max(0, minutes - sum(planned[from + n]!.map(taskMinutes))));
    for (const [n, tasks] of fitGroup(group, room, day !== null && !isLatest).entries()) {
      planned[from + n]!.push(...tasks);
      if (tasks.length > 0) start = from + n;
    }
  }
  return planned;
}

/** In the user's own size, or shortened to whole 5 minutes. */
function ownItem(stage: Stage, scale: number): Item {
  const item = onceItem(stage, stage.steps[0]!, 'must');
  const minutes = scale < 1 ? roundDown(item.unitMinutes * scale) : item.unitMinutes;
  return { ...item, unitMinutes: minutes, least: minutes };
}

/** Lines up to and with one that has a day. */
function groupByDay(lines: readonly Stage[]): Stage[][] {
  const starts = lines.flatMap((_, n) => (n === 0 || lines[n - 1]!.line!.day !== null ? [n] : []));
  return starts.map((start, n) => lines.slice(start, starts[n + 1]));
}

/** Spreads the lines over the weeks; the last one may have to be in the last week. They become shorter until they fit. */
function fitGroup(lines: readonly Stage[], room: readonly number[], endsOnDay: boolean): WeekTask[][] {
  const week = room.length - 1;
  const fewest = Math.max(1, Math.ceil((lines.length - Number(endsOnDay)) / room.length));
  for (let scale = 1; scale > MIN_SCALE; scale *= SMALLER) {
    const items = lines.map((stage) => {
      const item = ownItem(stage, stage.line!.minutes === null ? scale : scale / GIVES_WAY);
      return { ...item, isWhole: item.isWhole && item.unitMinutes <= Math.max(...room) };
    });
    const day = items.splice(endsOnDay ? -1 : items.length).map((item) => itemTask(item));
    const rest = room.with(week, room[week]! - sum(day.map(taskMinutes)));
    const packed = [fewest, limits.draftTasks]
      .map((most) => packWeeks(items, rest, most))
      .find((one) => one.isComplete);
    if (packed && rest[week]! >= 0) return packed.weeks.with(week, [...packed.weeks[week]!, ...day]);
  }
  // Even if the weeks are full, nothing of the user's is lost.
  return room.map((_, n) => (n === week ? lines.map((stage) => itemTask(ownItem(stage, 0))) : []));
}
