import { weekOf } from './dates.ts';
import type { ProjectScope } from './project.ts';
import { roundDown, type Stage, type Step, stepMinutes, sum, taskMinutes, type WeekTask } from './stage.ts';

/** Beside the tasks of a playbook, and of what is done on one day. */
const USUAL_MINUTES = 60;
const MIN_MINUTES = 15;

/** Lines without a size share the time that those with one leave; beside a playbook or on a day of their own they get an hour. */
export function sizeOwnLines(stages: readonly Stage[], hasPlaybook: boolean, minutes: number, weeks: number): Stage[] {
  const own = stages.flatMap(({ isOwn, steps }) => (isOwn ? steps : []));
  const open = own.filter((step) => stepMinutes(step) === 0);
  const times = ({ weekly }: Step) => (weekly ? weeks : 1);
  const sized = sum(own.map((step) => stepMinutes(step) * times(step)));
  const share = Math.max(0, minutes - sized) / Math.max(1, open.length);
  const aWeek = minutes / weeks;
  const withSize = (step: Step): Step => {
    if (!open.includes(step)) return step;
    const usual = hasPlaybook || step.day !== null ? Math.min(USUAL_MINUTES, aWeek) : share / times(step);
    const each = Math.max(Math.min(MIN_MINUTES, aWeek), roundDown(usual)) / step.sessions;
    return { ...step, minutes: { from: each, to: each } };
  };
  return stages.map((stage) => ({ ...stage, steps: stage.steps.map(withSize) }));
}

/** Beside the user's lines, there is time for the playbook in each week. */
const MOST_OF_WEEK = 0.6;

/**
 * Lines for every week or with a day of their own in their weeks, and others where `placeOf` puts them, if anywhere. They
 * keep their sizes if the week can hold them.
 */
export function placeOwnLines(
  stages: readonly Stage[],
  { weeks, capacities, hasPlaybook }: ProjectScope,
  placeOf: (index: number) => number | null,
): WeekTask[][] {
  const byWeek = weeks.map((): WeekTask[] => []);
  for (const [n, stage] of stages.entries()) {
    const place = stage.isOwn ? placeOf(n) : null;
    for (const step of stage.isOwn ? stage.steps : []) {
      const week = step.day === null ? place : weekOf(step.day, weeks);
      const chosen = step.weekly ? [...weeks.keys()].slice(place ?? 0) : week === null ? [] : [week];
      const task = { stage, step, text: step.text, sessions: step.sessions, minutes: step.minutes.to };
      for (const index of chosen) byWeek[index]!.push(task);
    }
  }
  return byWeek.map((tasks, week) => {
    const capacity = capacities[week]! * (hasPlaybook ? MOST_OF_WEEK : 1);
    const scale = Math.min(1, capacity / Math.max(1, sum(tasks.map(taskMinutes))));
    const shorten = (task: WeekTask) => ({ ...task, sessions: 1, minutes: roundDown(taskMinutes(task) * scale) });
    return scale === 1 ? tasks : tasks.map(shorten);
  });
}
