import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import type { WorkItem } from '../weeks/split-items.ts';
import { type Candidate, chooseSteps, MIN_LONG_SIZE, reachedStage, takeBeginning, totalOf } from './choose-steps.ts';
import type { SlotFiller } from './fill-slots.ts';
import { joinShort } from './join-short.ts';
import type { Range } from '../playbooks/playbook.ts';
import { type Stage, type Step, stepMinutes } from './plan-stages.ts';
import { namesSessions } from './session-words.ts';

/** With less than this share of the usual time, the plan is only the beginning. */
const MIN_COVERAGE = 0.5;
/** An exam or a race comes anyway, so a little preparation for all of it is better. */
const MIN_COVERAGE_BEFORE_DAY = 0.2;
const SHORT_WEEK = 120;
const SHORT = 60;
const MIN_MINUTES = 10;
const MAX_RIGID_SHARE = 0.4;
/** The longest step of a plan that is only the beginning, in weeks, */
const LONGEST_AT_BEGINNING = 0.5;
/** the smallest share of their usual size, */
const MIN_SIZE_AT_BEGINNING = 0.45;
/** and of other plans. */
const LONGEST_SHARES = [4, 3, 2, 1.5, 1, 0.75, 0.5];

/** A step of a project, sized, before it has its week. */
export interface ProjectItem extends WorkItem {
  readonly sessions: number;
  readonly late: boolean;
  readonly fixed: boolean;
  /** Done in one go, so it is not spread over several weeks. */
  readonly whole: boolean;
}

const wholePattern =
  /^(?:Attend|Hold|Host|Sit|Perform|Race|Fly|Travel|Meet|Marry|Serve|Drive|Hike|Show|Present|Open|Accompany|Test)\b/;
/** A call, an order or a booking has no first part. */
export const bookingPattern =
  /^(?:Announce|Apply|Ask|Book|Call|Cancel|Email|Enrol|Hire|Invite|Join|Order|Phone|Register|Reserve|Ring|Tell)\b/;

/** Selects and sizes the steps so that they fill the time, and no more. */
export function fitToBudget(
  stages: readonly Stage[],
  capacities: readonly number[],
  hours: Range,
  filler: SlotFiller,
): { items: ProjectItem[]; dropped: string[]; reached: number } {
  const budget = capacities.reduce((sum, minutes) => sum + minutes, 0);
  const minMinutes = hours.from * 60;
  const maxTasks = capacities.length * tasksPerWeek.max;
  const every = stages.flatMap(({ steps }, stage) => steps.map((step): Candidate => ({ step, stage })));
  // The day itself is not part of the hours, and never left out.
  const usual = every.filter(({ step }) => !step.fixed);
  const week = budget / capacities.length;
  // If time is short, long steps become shorter, down to half a week; if only the weeks are, two of them.
  const shares = totalOf(usual) > budget ? LONGEST_SHARES : week < SHORT_WEEK ? [2] : [Infinity];
  const shortened = shares.map((share) => usual.map((candidate) => shorten(candidate, Math.max(SHORT, week * share))));
  const all = shortened.find((candidates) => totalOf(candidates) <= budget) ?? shortened.at(-1)!;
  const hasDay = usual.length < every.length;
  const isHopeless = budget < minMinutes * (hasDay ? MIN_COVERAGE_BEFORE_DAY : MIN_COVERAGE);
  const brief = usual.map((candidate) =>
    shorten(candidate, Math.max(SHORT, week * LONGEST_AT_BEGINNING), MIN_SIZE_AT_BEGINNING),
  );
  const chosen = isHopeless ? takeBeginning(brief, budget, maxTasks * 2) : chooseSteps(all, budget, capacities.length);
  const days = isHopeless ? [] : every.filter(({ step }) => step.fixed);
  const positions = new Map(every.map(({ step, stage }, n) => [`${stage} ${step.text}`, n]));
  const orderOf = ({ step, stage }: Candidate) => positions.get(`${stage} ${step.text}`)!;
  const kept = [...chosen, ...days].toSorted((a, b) => orderOf(a) - orderOf(b));
  const total = Math.max(1, totalOf(chosen));
  // Five tests on five days are not shortened, unless they alone would take most of the time.
  const isRigid = ({ step }: Candidate) => step.sessions > 1 && namesSessions(step.text);
  const given = totalOf(chosen.filter(isRigid));
  const rigid = given < budget * MAX_RIGID_SHARE ? given : 0;
  // A call or a journey does not take longer because there is time.
  const factor = Math.min((budget - rigid) / Math.max(1, total - rigid), 1);
  const items = kept.map((candidate): ProjectItem => {
    const siblings = kept.filter(({ stage }) => stage === candidate.stage);
    const progress = siblings.length > 1 ? siblings.indexOf(candidate) / (siblings.length - 1) : 1;
    return {
      title: filler.grow(candidate.step.text, progress),
      minutes: resize(candidate.step, rigid > 0 && isRigid(candidate) ? 1 : factor),
      milestone: candidate.stage,
      sessions: candidate.step.sessions,
      late: candidate.step.late ?? false,
      fixed: candidate.step.fixed ?? false,
      whole: candidate.step.sessions === 1 && [wholePattern, bookingPattern].some((p) => p.test(candidate.step.text)),
    };
  });
  const lastStage = Math.max(...kept.map(({ stage }) => stage));
  return {
    // A plan that gets to the end may leave out much of a milestone.
    reached: lastStage < stages.length - 1 ? reachedStage(brief, chosen) : lastStage,
    items: joinShort(items, maxTasks),
    dropped: all.map(({ step }) => step.text).filter((text) => kept.every(({ step }) => step.text !== text)),
  };
}

/** Leaves room for other steps. */
function shorten({ step, stage }: Candidate, longest: number, smallest = MIN_LONG_SIZE): Candidate {
  const minutes = stepMinutes(step);
  if (step.fixed) return { step, stage };
  const shorter = Math.max(minutes * smallest, Math.min(minutes, longest)) / step.sessions;
  return { step: { ...step, minutes: { from: shorter, to: shorter } }, stage };
}

function resize(step: Step, factor: number): number {
  const minutes = stepMinutes(step);
  return step.fixed ? minutes : Math.max(Math.min(minutes, MIN_MINUTES), minutes * factor);
}
