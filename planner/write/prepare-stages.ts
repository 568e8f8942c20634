import type { Outline } from '#domain/assistant/outline.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { Playbook } from '../library/playbook.ts';
import type { Clock, Language, PlanFields } from '../plan-fields.ts';
import { readOwnLine } from '../read/own-line.ts';
import { applySumLimits, fitCount, type PlanNumbers, planNumbers } from './numbers.ts';
import { sizeOwnLines } from './own-lines.ts';
import { fitSeason } from './seasons.ts';
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

/**
 * The milestones of the outline with their numbers, sizes of the user's lines, and without what is out of season; at least
 * one. The playbook is null if none of its milestones is left.
 */
export function prepareStages(given: Playbook | null, outline: Outline, scope: Scope) {
  const { fields, weeks, minutes, clock, language } = scope;
  const readLine = (line: string) => readOwnLine(line, clock.today, language);
  const build = (numbers: PlanNumbers) => {
    const fill = slotFiller(numbers, fields, clock.today);
    return { fill, open: buildStages(given, outline, { level: fields.level, numbers, fill, readLine }) };
  };
  const limited = given
    ? applySumLimits(given, planNumbers(given, outline.numbers), weeks.length)
    : { numbers: new Map() as PlanNumbers, notes: [] };
  const fitted = fitCount(limited.numbers, minutesOfThing(build(limited.numbers).open), minutes);
  const { fill, open } = build(fitted.numbers);
  const playbook = open.some(({ isOwn }) => !isOwn) ? given : null;
  const known = open.length > 0 ? open : [goalStage(fields.goal)];
  const sized = sizeOwnLines(known, playbook !== null, minutes, weeks.length);
  const season = fields.structure === 'weekly' ? fitSeason(sized, weeks) : { stages: sized, notes: [] };
  const notes = [...(playbook ? [...limited.notes, ...fitted.notes] : []), ...season.notes];
  return { playbook, stages: season.stages, fill, notes };
}

const minutesOfThing = (stages: readonly Stage[]) =>
  sum(stages.flatMap(({ steps }) => steps).map((step) => (step.count ? stepMinutes(step) / step.count : 0)));
