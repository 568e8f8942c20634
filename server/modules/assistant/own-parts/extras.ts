import type { Facts } from '#domain/assistant/facts.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { capitalize, normalizeLine, truncate } from '../user-text.ts';
import { contract, fillSlots, parseStep, type SlotValues } from './fill.ts';
import type { OwnStep } from './milestones.ts';
import { obstacleKind } from './obstacles.ts';
import { mentions } from './refusals.ts';
import { texts } from './texts.ts';
import { withoutPeople } from './things.ts';

export interface ExtraStep {
  /** From 0 at the beginning of the plan to 1 at its end. */
  readonly at: number;
  readonly step: OwnStep;
}

const distinct = (list: readonly string[]) => [...new Set(list)];

const MAX_TEXT_LENGTH = 70;
const MAX_OBSTACLES = 4;
const MAX_WEAK_SPOTS = 3;
const MAX_OF_FEW = 3;

/** Tasks about the user's obstacles, weak spots and possessions; at most a third of all tasks, or three. */
export function planExtras(facts: Facts, taskCount: number, language: PlaybookLanguage): ExtraStep[] {
  const { remedies, weakSpots, possessions } = texts[language];
  const short = (text: string) => truncate(normalizeLine(text), MAX_TEXT_LENGTH);
  const toExtra = (at: number, source: string, values: SlotValues): ExtraStep[] => {
    const { text, minutes } = parseStep(source);
    const filled = fillSlots(text, values);
    if (!filled || mentions(text, facts.refusals)) return [];
    return [{ at, step: { text: capitalize(contract(filled, language)), minutes, isMain: false } }];
  };
  // Both in the first two weeks of a usual plan.
  const obstacles = distinct(facts.obstacles)
    .slice(0, MAX_OBSTACLES)
    .flatMap((obstacle, n) => toExtra(n * 0.1, remedies[obstacleKind(obstacle)], { o: short(obstacle) }));
  const things = withoutPeople(distinct(facts.has), language);
  const has = things.length === 0 ? [] : toExtra(0, possessions, { has: short(things.join(', ')) });
  const [first = [], ...later] = weakSpots.map((source, round) =>
    distinct(facts.weakSpots)
      .slice(0, MAX_WEAK_SPOTS)
      .flatMap((spot) => toExtra(0.1 + round * 0.3, source, { w: short(spot) })),
  );
  const extras = [...obstacles, ...first, ...has, ...later.flat()].slice(
    0,
    Math.max(MAX_OF_FEW, Math.floor(taskCount / 3)),
  );
  return extras.toSorted((a, b) => a.at - b.at);
}
