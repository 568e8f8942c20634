import type { Outline } from '#domain/assistant/outline.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { Playbook } from '../library/playbook.ts';
import type { Clock, PlanFields } from '../plan-fields.ts';
import { applySumLimits, fitCount, type PlanNumbers, planNumbers } from './numbers.ts';
import { sizeOwnLines } from './own-lines.ts';
import { fitSeason } from './seasons.ts';
import { type FillSlots, slotFiller } from './slots.ts';
import { buildStages, type OwnLine } from './stages.ts';
import { type Stage, stepMinutes, sum } from './stage.ts';
import { goalInWords } from './text.ts';

export type ReadLine = (line: string, today: string) => OwnLine;

interface Scope {
  readonly fields: PlanFields;
  /** The weeks in which work can be done, and their time altogether. */
  readonly working: readonly PlanWeek[];
  readonly minutes: number;
  readonly clock: Clock;
  readonly readLine: ReadLine;
}

interface PreparedStages {
  /** Null if none of its milestones is left. */
  readonly playbook: Playbook | null;
  /** At least one. */
  readonly stages: readonly Stage[];
  readonly fill: FillSlots;
  readonly notes: readonly string[];
}

/** The milestones of the outline with their numbers, sizes of the user's lines, and without what is out of season. */
export function prepareStages(given: Playbook | null, outline: Outline, scope: Scope): PreparedStages {
  const { fields, working, minutes, clock } = scope;
  const build = (playbook: Playbook | null, numbers: PlanNumbers, from: Outline) => {
    const fill = slotFiller(numbers, fields, clock.today);
    const readLine = (line: string) => scope.readLine(line, clock.today);
    return { fill, stages: buildStages(playbook, from, { level: fields.level, numbers, fill, readLine }) };
  };
  const limited = given
    ? applySumLimits(given, planNumbers(given, outline.numbers), working.length)
    : { numbers: new Map() as PlanNumbers, notes: [] };
  const first = build(given, limited.numbers, outline);
  const playbook = first.stages.some(({ isOwn }) => !isOwn) ? given : null;
  const fewer = playbook && fitCount(playbook, limited.numbers, { things: minutesOfThing(first.stages), minutes });
  const fitted = fewer ? build(playbook, fewer.numbers, outline) : first;
  const known = fitted.stages.length > 0 ? fitted : build(null, limited.numbers, goalOutline(fields.goal));
  const sized = sizeOwnLines(known.stages, playbook !== null, minutes, working.length);
  const season = fields.structure === 'weekly' ? fitSeason(sized, working) : { stages: sized, notes: [] };
  const notes = [...(playbook ? limited.notes : []), ...(fewer ? [fewer.note] : []), ...season.notes];
  return { playbook, stages: season.stages, fill: known.fill, notes };
}

/** If nothing else is known, the goal itself is what there is to do. */
export const goalOutline = (goal: string): Outline => ({
  playbook: null,
  milestones: [{ title: goalInWords(goal), state: 'open' }],
  numbers: {},
});

const minutesOfThing = (stages: readonly Stage[]) =>
  sum(stages.flatMap(({ steps }) => steps).map((step) => (step.count ? stepMinutes(step) / step.count : 0)));
