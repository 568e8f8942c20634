import { limits } from '../../limits.ts';
import { normalizeForSearch } from '../../search/search.ts';
import { type Size, type SizedTask, sizeFromTitle, taskName, weeklyTaskMinutes } from '../task-size.ts';
import type { KnownGoal, KnownPlan, KnownTask, ReplyGoal, ReplyPlan, ReplyTask } from './known-plan.ts';
import { matchGoals, namesOfGoal, splitWeek, toName } from './match-goals.ts';
import { type Line, type Match, TaskMatcher } from './match-tasks.ts';

export interface PlanDiff {
  readonly added: (SizedTask & { readonly goalId: string })[];
  readonly edited: (SizedTask & { readonly taskId: string; readonly from: SizedTask })[];
  readonly moved: {
    readonly taskId: string;
    readonly title: string;
    readonly from: number | null;
    readonly to: number;
  }[];
  readonly removed: { readonly taskId: string; readonly title: string; readonly week: number | null }[];
  readonly renamed: { readonly goalId: string; readonly title: string; readonly from: string }[];
  /** What the plan has no place for. */
  readonly leftOut: readonly string[];
}

/**
 * What a reply changes in a plan, or in one of its goals. A goal that is not in the reply stays as it is: chatbots leave out what
 * does not change, and some stop early.
 */
export function diffPlan(plan: KnownPlan, reply: ReplyPlan, goalId: string | null = null): PlanDiff {
  const isWeekly = plan.structure === 'weekly';
  const goals = matchGoals(plan, reply.goals, goalId);
  const written = new Set(goals.values());
  const isCompared = (goal: KnownGoal) => goal.isChangeable && (goalId === null || goal.id === goalId);
  const matcher = new TaskMatcher(plan, reply.goals, goals);
  matcher.matchInGoals();
  for (const goal of findEmptied(matcher, plan, written)) written.add(goal);
  const hasWeek = (goal: KnownGoal | undefined) => isWeekly && goal?.isChangeable === true && goal.week !== null;
  matcher.matchAcrossGoals(
    ({ task, goal }) => !task.isProtected && isCompared(goal) && written.has(goal) && hasWeek(goal),
    ({ task, goal }) => !task.done && hasWeek(goal),
  );
  // What is done may be written anywhere.
  matcher.matchAcrossGoals(
    ({ task, goal }) => task.isProtected && isCompared(goal),
    () => true,
  );
  matcher.matchAcrossGoals(
    ({ task }) => task.isProtected,
    ({ task }) => task.done,
  );
  const resources = new Set(plan.resources.map(toName));
  matcher.drop(({ names }) => names.some((name) => resources.has(name)));
  for (const goal of written) if (isCompared(goal)) matcher.matchSimilar(goal);

  const matches = matcher.matches.filter(({ task, goal }) => !task.isProtected && isCompared(goal));
  const isPlaced = ({ task, goal }: Line) => goal !== undefined && isCompared(goal) && !task.done;
  const unplaced = matcher.rest.filter((line) => !isPlaced(line) && (!line.goal || !isHidden(line.goal)));
  const elsewhere = new Set(unplaced.flatMap(({ names }) => names));
  function isHidden(goal: KnownGoal): boolean {
    return goal.isChangeable && !isCompared(goal);
  }

  const leftOut = [
    ...reply.goals.flatMap((part) => (goals.has(part) || part.heading === '' ? [] : [part.heading])),
    ...unplaced.map(({ task, part }) => `${labelOf(part)}${task.title}`),
    ...reply.goals.flatMap((goal) => goal.resources.filter((title) => !resources.has(toName(title)))),
    ...reply.leftOut,
  ];
  function limited<T extends { readonly title: string }>(list: readonly T[]): T[] {
    leftOut.push(...list.slice(limits.tasksPerRequest).map(({ title }) => title));
    return list.slice(0, limits.tasksPerRequest);
  }
  return {
    added: limited(
      matcher.rest.flatMap((line) =>
        isPlaced(line) ? [{ goalId: line.goal!.id, title: line.task.name, ...sizeOf(line.task, null, isWeekly) }] : [],
      ),
    ),
    edited: limited(matches.flatMap((match) => findEdit(match, isWeekly))),
    moved: limited(
      matches.flatMap(({ task, goal: from, line: { goal: to } }) =>
        !to || to === from ? [] : [{ taskId: task.id, title: taskName(task), from: from.week, to: to.week! }],
      ),
    ),
    removed: limited(
      matcher.missing.flatMap(({ task, goal, name }) =>
        // A task that was moved to a week that the plan does not have is not lost.
        task.isProtected || !isCompared(goal) || !written.has(goal) || elsewhere.has(name)
          ? []
          : [{ taskId: task.id, title: taskName(task), week: goal.week }],
      ),
    ),
    renamed: limited([...goals].flatMap(([part, goal]) => (isCompared(goal) ? findRename(goal, part, isWeekly) : []))),
    leftOut,
  };
}

/** Goals that are not in the reply because all of their tasks were moved away. */
function findEmptied(matcher: TaskMatcher, plan: KnownPlan, written: ReadonlySet<KnownGoal>): KnownGoal[] {
  const names = new Set(matcher.rest.flatMap((line) => line.names));
  return plan.goals.filter((goal) => {
    const open = goal.tasks.filter((task) => !task.isProtected);
    return open.length > 0 && !written.has(goal) && open.every(({ title }) => names.has(toName(title)));
  });
}

function labelOf({ week, heading }: ReplyGoal): string {
  if (week !== null) return `Week ${week}: `;
  return heading === '' ? '' : `${heading}: `;
}

/** A size that the line does not state stays as it is. */
function sizeOf({ sized }: ReplyTask, task: KnownTask | null, isWeekly: boolean): Size {
  const stated = sizeFromTitle(sized);
  const { estimatedMinutes, timesPerWeek }: Size = task ?? { estimatedMinutes: null, timesPerWeek: null };
  if (stated.estimatedMinutes === null) return { estimatedMinutes, timesPerWeek };
  // In a backlog, several sessions are one task, which is done once.
  if (!isWeekly && timesPerWeek === null) return { estimatedMinutes: weeklyTaskMinutes(stated), timesPerWeek: null };
  const isPrinted = estimatedMinutes !== null && (timesPerWeek ?? 0) > 1;
  return isPrinted ? stated : { ...stated, timesPerWeek: stated.timesPerWeek ?? timesPerWeek };
}

function findEdit({ task, line }: Match, isWeekly: boolean): PlanDiff['edited'] {
  // A title that the planner reads differently, such as 'Read - 45 minutes', may have been copied word for word.
  const isVerbatim = [task.printed, task.title].some((text) => collapse(text) === collapse(line.task.title));
  if (isVerbatim) return [];
  const { estimatedMinutes, timesPerWeek } = task;
  const from = { title: taskName(task), estimatedMinutes, timesPerWeek };
  const size = sizeOf(line.task, task, isWeekly);
  const isSameName = line.names.includes(toName(task.title));
  const isSameSize = size.estimatedMinutes === estimatedMinutes && size.timesPerWeek === timesPerWeek;
  if (isSameName && isSameSize) return [];
  return [{ taskId: task.id, title: isSameName ? from.title : line.task.name, ...size, from }];
}

const collapse = (text: string) => normalizeForSearch(text).replaceAll(/\s+/g, ' ').trim();

function findRename(goal: KnownGoal, part: ReplyGoal, isWeekly: boolean): PlanDiff['renamed'] {
  const [prefix, rest] = isWeekly && goal.week !== null ? splitWeek(goal.title) : ['', goal.title];
  const name = part.undated || part.name;
  if (name === '' || namesOfGoal(part).has(toName(rest))) return [];
  const label = prefix === '' ? '' : `${prefix.replace(/[\s:.–—-]+$/, '')}: `;
  const title = Array.from(`${label}${name}`).slice(0, limits.title).join('');
  return [{ goalId: goal.id, title, from: goal.title }];
}
