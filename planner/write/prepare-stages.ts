import type { Outline } from '#domain/assistant/outline.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { Playbook } from '../library/playbook.ts';
import type { Clock, Language, PlanFields } from '../plan-fields.ts';
import { readOwnLine } from '../read/own-line.ts';
import { applySumLimits, fitCount, formatNumber, type PlanNumbers, planNumbers } from './numbers.ts';
import { slotFiller } from './slots.ts';
import { buildStages, goalStage } from './stages.ts';
import { type Stage, stepMinutes, sum } from './stage.ts';

interface Scope {
  readonly fields: PlanFields;
  /** The weeks in which work can be done, and their time altogether. */
  readonly weeks: readonly PlanWeek[];
  readonly minutes: number;
  readonly clock: Clock;
  readonly language: Language | null;
}

/** The milestones of the outline with their numbers; at least one. The playbook is null if none of its milestones is left. */
export function prepareStages(given: Playbook | null, outline: Outline, scope: Scope) {
  const { fields, weeks, minutes, clock, language } = scope;
  const readLine = (line: string) => readOwnLine(line, clock.today, language);
  // Nothing can be done by a day that has passed.
  const isAhead = fields.deadline !== null && fields.deadline >= weeks[0]!.from;
  const said = { deadline: isAhead ? fields.deadline : null, budget: fields.budget };
  const build = (numbers: PlanNumbers) => {
    const fill = slotFiller(numbers, said, clock.today);
    return { fill, open: buildStages(given, outline, { level: fields.level, numbers, fill, readLine }) };
  };
  const numbers: PlanNumbers = given ? planNumbers(given, outline.numbers) : new Map();
  const usual = build(numbers).open;
  const playbook = usual.some(({ line }) => !line) ? given : null;
  const unlimited = { numbers, notes: [] };
  const limited = playbook ? applySumLimits(playbook, numbers, weeksBeforeLast(usual, weeks.length)) : unlimited;
  const fitted = playbook ? fitCount(limited.numbers, minutesOfThing(usual), minutes) : unlimited;
  const { fill, open } = build(fitted.numbers);
  const reduced = [...numbers.values()].filter(
    ({ question, value }) => fitted.numbers.get(question.key)!.value < value,
  );
  return {
    playbook,
    stages: open.length > 0 ? open : [goalStage(fields.goal)],
    fill,
    notes: [...limited.notes, ...fitted.notes],
    /** Numbers of the goal before they were reduced. */
    before: reduced.map(formatNumber),
  };
}

/** A practice keeps in its last milestone what it has reached before; a project reaches it on its last day. */
function weeksBeforeLast(stages: readonly Stage[], weeks: number): number {
  const shares = stages.filter(({ line }) => !line).map(({ share }) => share ?? 0);
  const before = sum(shares.slice(0, -1));
  return before === 0 ? weeks : Math.max(1, Math.floor((before / sum(shares)) * weeks));
}

const minutesOfThing = (stages: readonly Stage[]) =>
  sum(stages.flatMap(({ steps }) => steps).map((step) => (step.count ? stepMinutes(step) / step.count : 0)));
