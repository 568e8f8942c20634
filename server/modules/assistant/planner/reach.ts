import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import type { Stage } from './plan-stages.ts';

/** With less than this share of the usual hours, the goal is out of reach. */
const MIN_HOURS = 0.6;
/** Motivated people need somewhat fewer hours than usual. */
const HEAD_START = 1.4;
/** If this share of the time until the deadline is in the plan, the plan goes to the end. */
const WHOLE = 0.85;
/** A milestone that is reached to this share is reached, */
const MOST_OF_STAGE = 0.85;
/** and one that is begun gets at least this share of its weeks. */
const MIN_PART = 0.25;
const DAY = 86_400_000;
/** What cannot be done earlier, unlike a test of oneself. */
const event =
  /^(?:Race|Hold|Host|Marry|Sit|Perform|Give|Take|Fly|Travel|Serve|Celebrate|Present|Compete|Open|Attend)\b/;
/** 'On 20 March', unlike 'by 20 March'. */
const onDayPattern = /\bon (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day,? |[A-Z][a-z]+ \d)/;

/** The milestones of a practice that can be reached in the time of the plan; the last one perhaps in part. */
export function reachableStages(stages: readonly Stage[], { kind, hours }: Playbook, input: PlanInput): Stage[] {
  const hoursShare = (input.weeklyMinutes * input.weeks.length) / (hours.from * 60);
  const byHours = kind === 'practice' && hoursShare < MIN_HOURS ? hoursShare * HEAD_START : 1;
  const horizon = horizonOf(input);
  const share = Math.min(byHours, horizon < WHOLE ? horizon : 1);
  if (share >= 1) return [...stages];
  let left = share * stages.reduce((sum, stage) => sum + (stage.share ?? 1), 0);
  return stages.flatMap((stage) => {
    const own = stage.share ?? 1;
    const part = left / own;
    left -= own;
    if (part <= 0) return [];
    return part >= MOST_OF_STAGE ? [stage] : [beginningOf(stage, Math.max(MIN_PART, part))];
  });
}

/** A practice that leads to no certain day takes no longer than it should, however far its last day is; the rest is reserve. */
export function neededPracticeWeeks(stages: readonly Stage[], { weeks, hours }: Playbook, input: PlanInput): number {
  const hasEvent = stages.some(({ steps }) => steps.some(({ fixed, text }) => fixed && isEvent(text, input)));
  if (hasEvent || weeks === null) return input.weeks.length;
  return Math.max(weeks.to, Math.ceil((((hours.from + hours.to) / 2) * 60) / input.weeklyMinutes));
}

/** Whether a task is what happens on the user's day, which cannot be done earlier. */
export const isEvent = (text: string, input: PlanInput) => event.test(text) || onDayPattern.test(input.text);

/** The first part of a milestone: its first results, and numbers that grow only so far. */
function beginningOf(stage: Stage, part: number): Stage {
  const checks = stage.checks.slice(0, Math.max(1, Math.round(part * stage.checks.length)));
  const growLess = (text: string) =>
    text.replaceAll(/\{([\d.]+)\.\.([\d.]+)\}/g, (_, from: string, to: string) => {
      const end = Number(from) + (Number(to) - Number(from)) * part;
      return `{${from}..${/\./.test(from + to) ? end.toFixed(1) : Math.round(end)}}`;
    });
  return {
    ...stage,
    title: checks.at(-1) ?? stage.title,
    checks: checks.slice(0, -1),
    share: (stage.share ?? 1) * part,
    steps: stage.steps.map((step) => ({ ...step, text: growLess(step.text) })),
  };
}

/** The share of the time until the deadline that the plan covers: a plan has a limited number of weeks. */
export function horizonOf({ facts, weeks }: PlanInput): number {
  if (facts.deadline === null) return 1;
  const [from, to, end] = [weeks[0]!.from, weeks.at(-1)!.to, facts.deadline].map((day) => Date.parse(day) / DAY);
  return Math.min(1, (to! - from! + 7) / Math.max(1, end! - from!));
}
