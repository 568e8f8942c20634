import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { planBacklog } from './backlog.ts';
import type { SlotFiller } from './fill-slots.ts';
import type { Stage, WeekPlan } from './plan-stages.ts';
import { planPractice } from './practice-weeks.ts';
import { planProject, type ProjectWeeks } from './project-weeks.ts';
import { isEvent, neededPracticeWeeks, reachableStages } from './reach.ts';
import { overlap } from './user-words.ts';
import { openDays } from './week-capacity.ts';

/** A playbook in the user's words. */
export interface Prepared {
  readonly playbook: Playbook;
  readonly filler: SlotFiller;
  readonly stages: readonly Stage[];
}

/** How much more than usual a week may hold. */
const MAX_GROWTH = { practice: 2, habit: 1.5 } as const;
/** Milestones with this share of common words are the same. */
const SAME_TITLE = 0.6;
/** Fewer things do not grow from week to week. */
const MIN_TARGET = 10;

/** Plans one or two playbooks over the weeks: one after the other, or both in a single week. */
export function composeWeeks(
  prepared: readonly Prepared[],
  capacities: readonly number[],
  input: PlanInput,
): ProjectWeeks {
  const [first, second] = prepared as [Prepared, Prepared?];
  if (!second) return planOne(first, capacities, input);
  const others = second.stages.filter(({ title }) =>
    first.stages.every((stage) => overlap(stage.title, title) < SAME_TITLE),
  );
  if (others.length === 0) return planOne(first, capacities, input);
  if (first.playbook.kind === 'project' && second.playbook.kind === 'project') {
    const hours = { from: sumHours(prepared, 'from'), to: sumHours(prepared, 'to') };
    const both = { ...first, playbook: { ...first.playbook, hours }, stages: [...first.stages, ...others] };
    return planOne(both, capacities, input);
  }
  const share = first.playbook.hours.from / sumHours(prepared, 'from');
  const rest = { ...second, stages: others };
  if (capacities.length === 1) {
    const half = capacities.map((minutes) => minutes / 2);
    return join(planOne(first, half, input), planOne(rest, half, input), true);
  }
  const end = Math.min(capacities.length - 1, Math.max(1, Math.round(capacities.length * share)));
  return join(planOne(first, capacities.slice(0, end), input), planOne(rest, capacities.slice(end), input), false);
}

function planOne(
  { playbook, filler, stages }: Prepared,
  capacities: readonly number[],
  input: PlanInput,
): ProjectWeeks {
  if (playbook.kind !== 'project') {
    const weeks = canEndEarly(input) ? neededPracticeWeeks(stages, playbook, input) : capacities.length;
    const needed = capacities.slice(0, Math.max(1, weeks));
    const scope = {
      capacities: needed,
      maxGrowth: MAX_GROWTH[playbook.kind],
      days: openDays(input).slice(-capacities.length).slice(0, needed.length),
      target: targetOf(stages, filler, input),
    };
    const reachable = reachableStages(stages, playbook, input);
    const isWhole = reachable.at(-1)!.title === stages.at(-1)!.title;
    const lastStage = isWhole ? null : reachable.at(-1)!.title;
    return { weeks: planPractice(reachable, scope, filler), dropped: [], lastStage };
  }
  return input.structure === 'backlog'
    ? planBacklog(stages, capacities, playbook.hours, filler)
    : planProject(stages, capacities, playbook.hours, filler, {
        isEvent: (text) => isEvent(text, input),
        canEndEarly: canEndEarly(input) && capacities.length === input.weeks.length,
      });
}

/** What the user counts, unless each one has its own task, or there are few. */
function targetOf(stages: readonly Stage[], { count }: SlotFiller, { facts, language }: PlanInput) {
  const hasOwnTasks = stages.some(({ steps }) => steps.some(({ each }) => each !== undefined));
  const isEnglish = language === null || language === 'en';
  return count === null || count < MIN_TARGET || hasOwnTasks || !isEnglish ? null : facts.count;
}

/** Weeks that the user asked for are kept; otherwise a plan ends when the work is done. */
const canEndEarly = (input: PlanInput) => !(input.hasFixedWeeks ?? input.facts.deadline === null);

const sumHours = (prepared: readonly Prepared[], end: 'from' | 'to') =>
  prepared.reduce((sum, { playbook }) => sum + playbook.hours[end], 0);

function join(first: ProjectWeeks, second: ProjectWeeks, inOneWeek: boolean): ProjectWeeks {
  const [a, b] = [first.weeks[0]!, second.weeks[0]!];
  const shared: WeekPlan = {
    title: `${a.title}; ${b.title}`,
    tasks: [...a.tasks.slice(0, 3), ...b.tasks.slice(0, 3)],
    resources: [...a.resources, ...b.resources],
  };
  return {
    weeks: inOneWeek ? [shared] : [...first.weeks, ...second.weeks],
    dropped: [...first.dropped, ...second.dropped],
    lastStage: second.lastStage ?? first.lastStage,
  };
}
