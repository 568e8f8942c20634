import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { normalizeLine, truncate } from '../user-text.ts';
import type { SlotFiller } from './fill-slots.ts';
import { cleanPhrase } from './clean-phrase.ts';
import { once, type Placed } from './placed-step.ts';
import type { Stage } from './plan-stages.ts';
import type { Refuses } from './refusals.ts';
import { remedyFor } from './remedies.ts';
import { capitalize, list, lowerFirst, nounPhrase, overlap, toSecondPerson } from './user-words.ts';
import { weakSpotSteps } from './weak-spots.ts';

const personPattern =
  /\b(?:friend|mum|mom|mother|dad|father|sister|brother|cousin|uncle|aunt|wife|husband|partner|girlfriend|boyfriend|neighbou?r|colleague|boss|son|daughter|grand(?:mother|father|ma|pa|son|daughter)|team|teacher|coach|niece|nephew)\b/i;

export const isPerson = (words: string) => personPattern.test(words);

/** Personal tasks take at most this share of the time, the most telling first. */
const MAX_SHARE = 0.3;

export interface PersonalContext {
  readonly input: PlanInput;
  readonly playbook: Playbook;
  readonly filler: SlotFiller;
  readonly refuses: Refuses;
  /** Minutes of the whole plan. */
  readonly budget: number;
}

/** Adds tasks for what the user said and the playbook does not cover. */
export function addPersonalSteps(stages: readonly Stage[], context: PersonalContext): Stage[] {
  if (stages.length === 0) return [];
  const { input, playbook, filler, refuses } = context;
  const candidates = [
    ...weakSpotSteps(stages, input, playbook),
    ...partSteps(stages, input),
    ...obstacleSteps(stages, input),
    ...detailSteps(stages, input, filler),
    ...possessionSteps(stages, input, playbook),
  ].filter(({ step }) => !refuses(step.text));
  const placed = withinBudget(candidates, context.budget * MAX_SHARE);
  return stages.map((stage, n) => {
    const own = placed.filter((candidate) => candidate.stage === n);
    const [first, ...rest] = stage.steps;
    const early = own.filter(({ atEnd }) => !atEnd).map(({ step }) => step);
    const late = own.filter(({ atEnd }) => atEnd).map(({ step }) => step);
    return { ...stage, steps: [first!, ...early, ...rest, ...late] };
  });
}

function withinBudget(candidates: readonly Placed[], minutes: number): Placed[] {
  let left = minutes;
  return candidates.filter(({ step }, n) => {
    left -= step.weekly ? 0 : step.minutes.to;
    return left >= 0 || n === 0;
  });
}

/** What the user listed and the playbook lacks. */
function partSteps(stages: readonly Stage[], { facts }: PlanInput): Placed[] {
  return facts.parts.slice(0, 8).flatMap((part, n) => {
    const best = stages.map(({ title, steps }) =>
      Math.max(overlap(title, part), ...steps.map(({ text }) => overlap(text, part))),
    );
    const highest = Math.max(...best);
    if (highest >= 0.7) return [];
    const stage = highest > 0 ? best.indexOf(highest) : Math.floor((n * stages.length) / facts.parts.length);
    return [{ stage, atEnd: true, step: once(capitalize(truncate(toSecondPerson(normalizeLine(part)), 140)), 60) }];
  });
}

/** What helps against each obstacle, once, in the first weeks. */
function obstacleSteps(stages: readonly Stage[], { facts }: PlanInput): Placed[] {
  const answers = facts.obstacles.slice(0, 4).flatMap((obstacle) => remedyFor(obstacle) ?? []);
  const different = answers.filter(({ text }, n) => answers.findIndex((other) => other.text === text) === n);
  return different.map(({ text, minutes }, n) => ({
    stage: n < 2 ? 0 : Math.min(1, stages.length - 1),
    step: once(text, minutes),
  }));
}

/** What cannot be tried out. */
const abstractPattern =
  /\b(?:experience|degree|time|money|years?|knowledge|ideas?|garage|house|flat|garden|job|dog|cat|kids|child|space|room|subscription|account|licen[cs]e|savings|budget|plan|draft|membership|friend|cert|certs|certificates?|diploma|qualifications?|permit|permission|visa|passport|tickets?|insurance|contract|place|mortgage|receipts?)\b/i;

/** Things are tried out before they are needed, and people are asked for their help. */
function possessionSteps(stages: readonly Stage[], { facts }: PlanInput, { kind }: Playbook): Placed[] {
  const people = facts.has.filter(isPerson).slice(0, 2);
  const things = facts.has
    .filter((thing) => !isPerson(thing) && !abstractPattern.test(thing) && /^(?:an?|the|some|my|our) /i.test(thing))
    .flatMap((thing) => cleanPhrase(thing)?.replace(/^(?:an?|the|some) /i, 'your ') ?? [])
    .slice(0, 3);
  const next = Math.min(1, stages.length - 1);
  return [
    ...people.map((person) => ({
      stage: 0,
      step: once(`Ask ${yourPerson(person)} for help with one task of the next three weeks, and agree on a day`, 15),
    })),
    ...(things.length > 0 && kind === 'project'
      ? [
          {
            stage: next,
            step: once(`Try out ${list(things)}, and write down what is worn, missing or out of date`, 20),
          },
        ]
      : []),
  ];
}

/** 'a friend who is an accountant' → 'your friend who is an accountant' */
const yourPerson = (words: string) => nounPhrase(words).replace(/^the /, 'your ');

/** The budget and the person, if no task mentions them. */
function detailSteps(stages: readonly Stage[], { facts, language }: PlanInput, { used }: SlotFiller): Placed[] {
  const isEnglish = language === null || language === 'en';
  const last = stages.length - 1;
  const finish = stages[last]!.title;
  return [
    ...(facts.budget && !used.has('budget')
      ? [
          {
            stage: 0,
            step: once(
              `List everything that costs money, with prices, and cut the list until it stays within ${facts.budget} altogether`,
              30,
            ),
          },
        ]
      : []),
    ...(facts.person && isEnglish && !used.has('person')
      ? [
          {
            stage: last,
            atEnd: true,
            step: once(`Show ${nounPhrase(facts.person)} what you have reached: ${lowerFirst(finish)}`, 30),
          },
        ]
      : []),
  ];
}
