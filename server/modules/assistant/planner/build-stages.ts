import type { PlanInput } from '../plan-input.ts';
import type { Milestone, Playbook, PlaybookTask } from '../playbooks/playbook.ts';
import type { SlotFiller } from './fill-slots.ts';
import { createDayTasks } from './last-day.ts';
import { numbered, type Stage, type Step, stepMinutes } from './plan-stages.ts';
import { isAboutGetting, soundPossessions } from './owned.ts';
import { type Refuses, withoutRefused } from './refusals.ts';
import { contentStems, headClause, mentions, stemsOf } from './user-words.ts';

export interface BuiltStages {
  readonly stages: readonly Stage[];
  /** Tasks that are unnecessary, because the user has what they would get. */
  readonly owned: readonly string[];
  /** Whether something was dropped because the user does not want it. */
  readonly refused: boolean;
}

/** Beyond this number, or if one takes less than this time, several are made in one go: 'chapters 1–3 of 30'. */
const MAX_REPEATS = 6;
const MIN_REPEAT_MINUTES = 90;
/** Of what is done so rarely, a week has one session. */
const monthlyPattern = /\b(?:once|twice) a month\b|\bmonthly\b|\bevery (?:second week|month)\b/i;
/** Weak spots get half as much time again. */
const WEAK_SPOT_FACTOR = 1.5;
/** What experience saves in the first milestone. */
const EXPERIENCED_FACTOR = 0.6;

interface TaskPosition {
  /** In its milestone. */
  readonly isFirst: boolean;
  /** One of the first of all, to which others refer. */
  readonly isEarly: boolean;
  /** How many milestones come after. */
  readonly after: number;
  readonly share: number | null;
}

/** The milestones of a playbook with the user's details, without what they refuse, have already or know already. */
export function buildStages(playbook: Playbook, input: PlanInput, filler: SlotFiller, refuses: Refuses): BuiltStages {
  const { level } = input.facts;
  const has = soundPossessions(input);
  const owned: string[] = [];
  let refused = false;
  const isForLevel = (experience: PlaybookTask['experience']) =>
    experience === null || experience === (level ?? 'beginner');

  const days = createDayTasks(input);

  const goalWords = new Set(contentStems(input.facts.goal));
  for (const stem of contentStems(`${playbook.name} ${playbook.title}`)) goalWords.delete(stem);
  // At least two, since one word may mean something else.
  const isAboutGoal = (text: string) => new Set(stemsOf(text).filter((stem) => goalWords.has(stem))).size >= 2;

  const toSteps = (task: PlaybookTask, position: TaskPosition): Step[] => {
    const { isFirst, after, share } = position;
    const filled = isFirst ? filler.fill(task.text) : filler.fillBriefly(task.text);
    const text = refuses(filled) ? withoutRefused(filled, refuses) : filled;
    if (text !== filled) refused = true;
    if (text === null) return [];
    const possession = has.find((thing) => isAboutGetting(text, thing));
    if (possession !== undefined) {
      owned.push(text);
      return [];
    }
    const { sessions, minutes, weekly, optional } = task;
    const isWeak = input.facts.weakSpots.some((spot) => mentions(text, spot));
    const isDay = days.isDay(task, after);
    const factor = isWeak && !isDay ? WEAK_SPOT_FACTOR : 1;
    const step: Step = {
      text,
      sessions: monthlyPattern.test(text) ? 1 : sessions,
      minutes: { from: minutes.from * factor, to: minutes.to * factor },
      weekly,
      optional: optional && !isWeak,
      essential: isFirst || position.isEarly || isWeak || isDay || task.each || isAboutGoal(task.text),
      late: days.isLate(task, after),
      fixed: isDay,
    };
    if (!task.each) return [step];
    const count = filler.count ?? countOf(task.text);
    // In a practice, the weeks of the milestone share them.
    return share === null ? repeat(step, count) : [{ ...step, weekly: false, each: count }];
  };

  /** What is reached in the end: numbers that grow have grown. */
  const toResult = (text: string) => filler.grow(filler.fillBriefly(text), 1);
  const toStage = (milestone: Milestone, isFirstStage: boolean, after: number): Stage => {
    const tasks = milestone.tasks.filter(({ experience }) => isForLevel(experience));
    const result = toResult(milestone.title);
    const checks = milestone.checks.map(toResult).filter((check) => !refuses(check));
    const steps = tasks.flatMap((task, n) =>
      toSteps(task, { isFirst: n === 0, isEarly: isFirstStage && n < 2, after, share: milestone.share }),
    );
    return {
      title: refuses(result) ? (checks.at(-1) ?? headClause(filler.grow(steps[0]?.text ?? '', 1))) : result,
      share: milestone.share,
      checks,
      steps,
      resources: milestone.resources
        .map((resource) => ({
          ...resource,
          title: filler.fillBriefly(resource.title),
          notes: filler.fillBriefly(resource.notes),
        }))
        .filter(({ title, notes }) => !refuses(`${title} ${notes}`) && !has.some((thing) => mentions(title, thing))),
    };
  };

  const stages = playbook.milestones
    .filter(({ experience }) => isForLevel(experience))
    .map((milestone, n, { length }) => toStage(milestone, n === 0, length - 1 - n))
    .filter(({ steps }) => steps.length > 0);
  return { stages: level === 'advanced' ? shortenFirst(stages) : stages, owned, refused };
}

/** Once for each thing; several at a time if there are many. */
function repeat(step: Step, count: number): Step[] {
  const short = Math.max(1, Math.floor(MIN_REPEAT_MINUTES / stepMinutes(step)));
  const group = Math.max(Math.ceil(count / MAX_REPEATS), short);
  return Array.from({ length: Math.ceil(count / group) }, (_, n) =>
    numbered(step, n * group + 1, Math.min(count, (n + 1) * group)),
  );
}

const countOf = (text: string) => Number(/\{count\|(\d+)\}/.exec(text)?.[1] ?? 1);

function shortenFirst(stages: readonly Stage[]): Stage[] {
  return stages.map((stage, n) => {
    if (n > 0) return stage;
    const steps = stage.steps.map((step) => ({
      ...step,
      minutes: { from: step.minutes.from * EXPERIENCED_FACTOR, to: step.minutes.to * EXPERIENCED_FACTOR },
    }));
    return stage.share === null ? { ...stage, steps } : { ...stage, share: stage.share * EXPERIENCED_FACTOR };
  });
}
