import type { HandlerInput } from '#contract/schema/endpoint.ts';
import type { understandings } from '#contract/understanding.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { formDefaults, type PlanScope, wizardDefaults } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { answerText, parseScope } from '#domain/assistant/parse-scope.ts';
import { planStart, planWeeks, weeksUntil } from '#domain/assistant/plan-weeks.ts';
import { limits } from '#domain/limits.ts';
import { proposeWeeks } from '../feasibility/timeline-estimate.ts';
import { guessLanguage } from '../facts/detect-language.ts';
import { findThing } from '../facts/goal/thing.ts';
import { type Understanding, understandAnswers, understandText } from '../facts/understand.ts';
import { hasEnoughLines } from '../own-parts/own-lines.ts';
import { parseNarrative } from '../interview/narrative.ts';
import { assignPillars } from '../interview/assign-pillars.ts';
import type { PlanInput } from '../plan-input.ts';
import type { PlaybookHeader } from '../playbooks/playbook.ts';
import { playbookHeaders } from '../playbooks/playbooks.ts';
import { thingOfClass } from '../selection/general/thing-of-class.ts';
import { findPlaybooks } from './find-playbook.ts';

export type Description = HandlerInput<typeof understandings.create>['body'] & {
  readonly title?: string | undefined;
  /** The plan is written now, so the user can no longer be asked what the goal is about. */
  readonly guesses?: boolean | undefined;
  /** How long a plan without a deadline is. If it is left out, as long as the goal should take. */
  readonly defaultWeeks?: number | undefined;
};

interface Clock {
  /** In the user's time zone. */
  readonly today: string;
  readonly timeZone: string;
}

/** Everything that is known before a plan is written. */
export interface PreparedPlan {
  readonly input: PlanInput;
  readonly playbooks: readonly PlaybookHeader[];
  readonly alternatives: readonly PlaybookHeader[];
}

/** What the user corrected replaces what the words say, and what the request says about the size replaces both. */
export function preparePlan(description: Description, clock: Clock): PreparedPlan {
  const { userPrompt, history = [], title = '' } = description;
  const answers = history.length > 0 ? assignPillars(history) : parseNarrative(userPrompt);
  const isInterview = history.length > 0 || answers.length > 1;
  const read = isInterview ? understandAnswers(answers, clock) : understandText(userPrompt, clock);
  const text = isInterview ? answers.map(answerText).join('\n') : userPrompt;
  const { goal } = description.facts ?? read.facts;
  const { playbooks, alternatives } = choosePlaybooks(
    description,
    description.facts ?? read.facts,
    text,
    goal,
    read.language,
  );
  const facts = description.facts
    ? withThing(description.facts, read, text)
    : { ...read.facts, thing: thingForPlaybook(playbooks, text, read) };
  const { structure, effort } = parseScope(answers);
  const defaults = isInterview ? { ...wizardDefaults, structure, effort } : formDefaults;
  const [playbook = null] = playbooks;
  const proposedWeeks = isInterview ? undefined : (minutes: number) => proposeWeeks(playbook, minutes);
  return {
    input: {
      ...read,
      text,
      facts,
      corrected: changedFacts(read.facts, description.facts),
      title: hasVisibleCharacter(title) ? title.trim() : '',
      ...scopeOf({ proposedWeeks, ...description }, facts, defaults, clock.today),
    },
    playbooks,
    alternatives,
  };
}

function choosePlaybooks(
  { playbooks: ids, guesses = false }: Description,
  facts: Facts,
  text: string,
  goal: string,
  language: string | null,
) {
  const found = findPlaybooks(text, goal, language);
  // The user's own lines say more than a guess.
  const guess = guesses && !hasEnoughLines({ facts, text }) ? found.guess : null;
  const chosen = found.playbooks.length === 0 && guess ? [guess] : found.playbooks;
  const playbooks = ids ? ids.flatMap((id) => playbookHeaders().find((header) => header.id === id) ?? []) : chosen;
  const candidates = [...found.playbooks, ...found.alternatives];
  return { playbooks, alternatives: [...new Set(candidates)].filter((header) => !playbooks.includes(header)) };
}

const changedFacts = (read: Facts, given: Facts | undefined) =>
  given === undefined
    ? []
    : (Object.keys(given) as (keyof Facts)[]).filter((key) => JSON.stringify(given[key]) !== JSON.stringify(read[key]));

/** The thing of a goal that the user corrected is in the corrected words. */
function withThing(facts: Facts, read: Understanding, text: string): Facts {
  const isStated = facts.thing !== null || facts.goal === read.facts.goal;
  return isStated ? facts : { ...facts, thing: findThing(facts.goal, guessLanguage(text)) };
}

/** The slots of a general playbook stand for different parts of a goal. */
function thingForPlaybook([playbook]: readonly PlaybookHeader[], text: string, { facts, language }: Understanding) {
  const isEnglish = language === null || language === 'en';
  return playbook?.isGeneral && isEnglish ? thingOfClass(playbook.id, facts.goal, text) : facts.thing;
}

type Scope = Description & {
  /** Null if it is not known what the goal takes. */
  readonly proposedWeeks: ((weeklyMinutes: number) => number | null) | undefined;
};

function scopeOf(
  { structure, numberOfWeeks, weeklyCommitmentHours, commitmentLevel, defaultWeeks, proposedWeeks }: Scope,
  { deadline, weeklyMinutes, totalMinutes }: Facts,
  defaults: PlanScope,
  today: string,
) {
  const start = planStart(today, deadline);
  const given = weeklyCommitmentHours ? weeklyCommitmentHours * 60 : weeklyMinutes;
  const proposed = totalMinutes === null ? proposedWeeks?.(given ?? defaults.weeklyHours * 60) : null;
  const usual = deadline === null ? (defaultWeeks ?? proposed) : weeksUntil(start, deadline).length;
  const count = numberOfWeeks ?? usual ?? defaults.weeks;
  const weeks = planWeeks(start, count, deadline);
  const minutes = given ?? (totalMinutes === null ? null : Math.max(1, Math.floor(totalMinutes / weeks.length)));
  return {
    structure: structure ?? defaults.structure,
    effort: commitmentLevel ?? defaults.effort,
    weeks,
    // The page sends the number that it has proposed, which is nobody's wish.
    hasFixedWeeks:
      (numberOfWeeks !== undefined && numberOfWeeks !== usual) || (defaultWeeks !== undefined && deadline === null),
    weeklyMinutes: Math.min(minutes ?? defaults.weeklyHours * 60, limits.weeklyHours * 60),
  };
}
