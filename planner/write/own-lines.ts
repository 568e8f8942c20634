import { limits } from '#domain/limits.ts';
import { weekOf } from './dates.ts';
import { packWeeks } from './pack-weeks.ts';
import type { ProjectScope } from './project.ts';
import { roundDown, type Stage, type Step, stepMinutes, sum, taskMinutes, type Visit, type WeekTask } from './stage.ts';

/** Beside the tasks of a playbook, and of what is done on one day. */
const USUAL_MINUTES = 60;
const MIN_MINUTES = 15;
/** What recurs leaves some time of each week for what does not. */
const MOST_OF_WEEK = 0.6;
const ROUNDS = 120;
const SMALLER = 0.97;

/** Lines without a size share the time that those with one leave; beside a playbook or on a day of their own they get an hour. */
export function sizeOwnLines(stages: readonly Stage[], hasPlaybook: boolean, minutes: number, weeks: number): Stage[] {
  const own = stages.flatMap(({ isOwn, steps }) => (isOwn ? steps : []));
  const times = ({ weekly }: Step) => (weekly ? weeks : 1);
  const sized = sum(own.map((step) => stepMinutes(step) * times(step)));
  const share = Math.max(0, minutes - sized) / own.filter(({ isSized }) => !isSized).length;
  const aWeek = minutes / weeks;
  const withSize = (step: Step): Step => {
    if (step.isSized) return step;
    const most = hasPlaybook ? aWeek / 3 : aWeek;
    const usual = hasPlaybook || step.day !== null ? Math.min(USUAL_MINUTES, most) : share / times(step);
    const each = roundDown(Math.max(Math.min(MIN_MINUTES, most), usual) / step.sessions);
    return { ...step, minutes: { from: each, to: each } };
  };
  return stages.map((stage) => ({ ...stage, steps: stage.steps.map(withSize) }));
}

/**
 * The user's lines in their order: after the milestone before them, and on their day or before their last day. They keep
 * their sizes if the weeks can hold them. What recurs is in every week.
 */
export function planOwnLines(stages: readonly Stage[], scope: ProjectScope, visits: readonly Visit[][]): WeekTask[][] {
  const { weeks, full, capacities, hasPlaybook } = scope;
  const lines = stages.filter(({ isOwn }) => isOwn);
  const isRecurring = ({ steps }: Stage) => steps[0]!.weekly;
  const recurring = sizeOwnLines(lines, hasPlaybook, sum(capacities), weeks.length).filter(isRecurring);
  const once = lines.filter((line) => !isRecurring(line));
  const planned = full.map((minutes, n): WeekTask[] => {
    const due = recurring.filter(({ steps: [step] }) => step!.day === null || n <= weekOf(step!.day, weeks));
    const most = minutes * (hasPlaybook || once.length > 0 ? MOST_OF_WEEK : 1);
    const scale = most / sum(due.map(({ steps }) => stepMinutes(steps[0]!)));
    return due.map((line) => toTask(line, scale));
  });
  let start = 0;
  for (const group of hasPlaybook ? once.map((line) => [line]) : groupByDay(once)) {
    const { day, isLatest } = group.at(-1)!.steps[0]!;
    const before = stages.slice(0, stages.indexOf(group[0]!)).findLast(({ isOwn }) => !isOwn);
    const reached = visits.findLastIndex((visited) => visited.some(({ stage }) => stage === before));
    const end = day === null ? weeks.length - 1 : weekOf(day, weeks);
    const from = Math.min(Math.max(start, day === null ? reached : 0), end);
    // What has no size of its own gets no more than the planned time.
    const hours = group.some(({ steps }) => steps[0]!.isSized) ? full : capacities;
    const room = hours.slice(from, end + 1).map((minutes, n) => minutes - sum(planned[from + n]!.map(taskMinutes)));
    const share = sum(capacities) / sum(hours);
    const sized = sizeOwnLines(group, hasPlaybook, sum(room) * share, room.length);
    for (const [n, tasks] of fitGroup(sized, room, day !== null && !isLatest).entries()) {
      planned[from + n]!.push(...tasks);
      if (tasks.length > 0) start = from + n;
    }
  }
  return planned;
}

/** In the user's own size, or shortened to whole 5 minutes. */
function toTask(stage: Stage, scale: number): WeekTask {
  const [step] = stage.steps as [Step];
  const { text, sessions, minutes } = step;
  return { stage, step, text, sessions, minutes: scale < 1 ? roundDown(minutes.to * scale) : minutes.to };
}

/** Lines up to and with one that has a day. */
function groupByDay(lines: readonly Stage[]): Stage[][] {
  const starts = lines.flatMap((_, n) => (n === 0 || lines[n - 1]!.steps[0]!.day !== null ? [n] : []));
  return starts.map((start, n) => lines.slice(start, starts[n + 1]));
}

/** Spreads the lines over the weeks; the last one may have to be in the last week. They become shorter until they fit. */
function fitGroup(lines: readonly Stage[], room: readonly number[], endsOnDay: boolean): WeekTask[][] {
  const week = room.length - 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    // What has no size of its own gives way first.
    const tasks = lines.map((line) =>
      toTask(line, SMALLER ** (line.steps[0]!.isSized ? Math.max(0, round - ROUNDS / 4) : round)),
    );
    const day = tasks.slice(endsOnDay ? -1 : tasks.length);
    const rest = room.with(week, room[week]! - sum(day.map(taskMinutes)));
    const items = tasks.slice(0, tasks.length - day.length).map(({ stage, step, text, sessions, minutes }) => {
      const isWhole = step.isSized && minutes <= Math.max(...room);
      return {
        stage,
        step,
        text,
        units: sessions,
        unitMinutes: minutes,
        least: minutes,
        isWhole,
        rank: 'must',
      } as const;
    });
    const fewest = Math.max(1, Math.ceil(items.length / room.length));
    for (const most of rest[week]! < 0 ? [] : [fewest, fewest * 2, limits.draftTasks]) {
      const packed = packWeeks(items, rest, most);
      if (packed.isComplete) return packed.weeks.with(week, [...packed.weeks[week]!, ...day]);
    }
  }
  // Even if the weeks are full, nothing of the user's is lost.
  return room.map((_, n) => (n === week ? lines.map((line) => toTask(line, 0)) : []));
}
