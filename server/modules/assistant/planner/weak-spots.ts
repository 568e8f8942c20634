import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { cleanPhrase } from './clean-phrase.ts';
import { once, type Placed } from './placed-step.ts';
import type { Stage, Step } from './plan-stages.ts';
import { mentions } from './user-words.ts';
import { drillsFor } from './weak-spot-texts.ts';

/** More would leave too little time for the rest. */
const MAX_WEEKLY = 2;
/** An exercise takes half an hour, and that should be less than a third of the week. */
const MINUTES_PER_SPOT = 100;
const MAX_SPOTS = 4;

/** The first words, as one would say them: 'plant identification'. */
export const weakSpotsOf = ({ facts }: PlanInput) =>
  facts.weakSpots.slice(0, MAX_SPOTS).flatMap((spot) => cleanPhrase(spot) ?? []);

/** Work on exactly what the user finds hard: in each week of a practice, in each milestone of a project. */
export function weakSpotSteps(stages: readonly Stage[], input: PlanInput, { kind, name }: Playbook): Placed[] {
  const spots = weakSpotsOf(input);
  const weekly = Math.min(MAX_WEEKLY, Math.floor(input.weeklyMinutes / MINUTES_PER_SPOT));
  if (kind !== 'project') return spots.slice(0, weekly).flatMap((spot) => weeklySteps(stages, spot, name));
  return spots.flatMap((spot) => {
    const texts = drillsFor(spot, name);
    // The last milestone is the end itself.
    const open = [...stages.keys()].slice(0, Math.max(1, stages.length - 1));
    return open.slice(0, texts.length).map((stage, n) => ({ stage, step: once(texts[n]!, 40) }));
  });
}

/** Each week from another side, unless the milestone has a weekly task on it. */
function weeklySteps(stages: readonly Stage[], spot: string, name: string): Placed[] {
  const texts = drillsFor(spot, name);
  return [...stages.keys()].flatMap((stage) => {
    if (stages[stage]!.steps.some(({ text, weekly }) => weekly && mentions(text, spot))) return [];
    const rotated = texts.map((_, n) => texts[(n + stage) % texts.length]!);
    const step: Step = {
      ...once(rotated[0]!, 30),
      variants: rotated.slice(1),
      minutes: { from: 20, to: 40 },
      weekly: true,
    };
    return [{ stage, step }];
  });
}
