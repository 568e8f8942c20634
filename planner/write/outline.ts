import type { Level } from '#domain/assistant/levels.ts';
import type { NumberQuestion } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';
import { planNumbers, type PlanNumbers } from './numbers.ts';
import { slotFiller } from './slots.ts';

export interface PlaybookOutline {
  readonly milestones: string[];
  readonly questions: NumberQuestion[];
  readonly audience: string;
  readonly hours: { readonly from: number; readonly to: number };
}

/**
 * Who has not said how much they know gets what beginners need: an expert crosses out a superfluous step faster than a
 * beginner finds a missing one.
 */
export const isFor = (level: Level | null) => (item: { readonly level: Level | null }) =>
  item.level === null || item.level === (level ?? 'beginner');

/** What the user sees before the plan is written. The words after the bar say more than a number nobody has chosen. */
export function outlinePlaybook(playbook: Playbook, level: Level | null): PlaybookOutline {
  const { milestones, questions, audience, hours } = playbook;
  const fill = defaultFiller(playbook);
  return {
    milestones: milestones.filter(isFor(level)).map(({ title }) => fill(title)),
    questions: [...questions],
    audience,
    hours,
  };
}

/** Fills the titles that the user sees in the outline, by which milestones are recognized later. */
export const defaultFiller = (playbook: Playbook) => titleFiller(planNumbers(playbook, {}));

export const titleFiller = (numbers: PlanNumbers) => slotFiller(numbers, null, null);
