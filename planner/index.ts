import type { LabelledOutline, Outline } from '#domain/assistant/outline.ts';
import type { Level } from '#domain/assistant/levels.ts';
import type { Playbook } from './library/playbook.ts';
import { openPlaybook } from './library/playbooks.ts';
import type { Clock, FoundFields, Language, PlanFields, Suggestion, Suggestions, WrittenPlan } from './plan-fields.ts';
import { detectLanguage } from './read/detect-language.ts';
import { findOwnLines } from './read/own-lines.ts';
import { readFields, subjectOf } from './read/read-fields.ts';
import { suggest } from './suggest/suggest.ts';
import { formatNumber, planNumbers } from './write/numbers.ts';
import { defaultFiller, outlinePlaybook, type PlaybookOutline, titleFiller } from './write/outline.ts';
import { writePlan } from './write/write-plan.ts';

export interface Answer {
  readonly pillar: string;
  readonly text: string;
}

export interface Reading extends Suggestions {
  readonly language: Language | null;
  readonly fields: FoundFields;
}

/** What the user's words suggest. Only the first answer, which is the goal, is compared with playbooks. */
export function readAnswers(answers: readonly Answer[], clock: Clock): Reading {
  const { language, fields } = readFields(answers, clock);
  return { ...suggest(subjectOf(answers[0]?.text ?? '', clock), language), language, fields };
}

/** Null if the playbook no longer exists. */
export function outlineOf(id: string, level: Level | null): PlaybookOutline | null {
  const playbook = openPlaybook(id);
  return playbook && outlinePlaybook(playbook, level);
}

/** The playbook that a goal is clearly about. */
export function clearPlaybook(goal: string, language = detectLanguage(goal)): Playbook | null {
  const { playbooks, isClear } = suggest(goal, language);
  return isClear ? openPlaybook(playbooks[0]!.id) : null;
}

export interface WriteRequest {
  readonly fields: PlanFields;
  /** Null if the user has chosen nothing. */
  readonly outline: Outline | null;
  readonly language: Language | null;
  readonly clock: Clock;
}

export interface Written extends WrittenPlan {
  /** What the plan was written from; null for the user's own words. */
  readonly playbook: Suggestion | null;
}

/** Always yields a plan: from the outline, else from a playbook that clearly fits, else from the user's own lines or words. */
export function write({ fields, outline, language, clock }: WriteRequest): Written {
  const chosen = outline ?? defaultOutline(fields.goal, language, clock);
  const playbook = chosen.playbook === null ? null : openPlaybook(chosen.playbook);
  const written = writePlan(playbook, chosen, fields, clock, language);
  return { ...written, playbook: playbook && toSuggestion(playbook) };
}

function defaultOutline(goal: string, language: Language | null, clock: Clock): Outline {
  const id = clearPlaybook(subjectOf(goal, clock), language)?.id ?? null;
  const lines = id === null ? findOwnLines(goal) : [];
  return { playbook: id, milestones: lines.map((title) => ({ title, state: 'open' })), numbers: {} };
}

/** The first number that is outside its bounds, or a number of things that is not whole, as a sentence. */
export function findNumberError({ playbook: id, numbers }: Outline): string | undefined {
  const questions = (id === null ? null : outlineOf(id, null))?.questions ?? [];
  const wrong = questions.find(({ key, minimum, maximum }) => {
    const value = numbers[key];
    const isCount = key !== 'count' || Number.isInteger(value);
    return value !== undefined && !(isCount && value >= minimum && value <= maximum);
  });
  const kind = wrong?.key === 'count' ? 'whole number' : 'number';
  return wrong && `${wrong.label}: please enter a ${kind} from ${wrong.minimum} to ${wrong.maximum}.`;
}

/** An outline as its playbook words it with the numbers that were chosen. */
export function labelOutline(outline: Outline): LabelledOutline {
  const playbook = outline.playbook === null ? null : openPlaybook(outline.playbook);
  if (!playbook) return outline;
  const chosen = planNumbers(playbook, outline.numbers);
  const [fill, fillByDefault] = [titleFiller(chosen), defaultFiller(playbook)];
  const titles = new Map(playbook.milestones.map(({ title }) => [fillByDefault(title), fill(title)]));
  const numbers = [...chosen.values()].filter(({ isGiven }) => isGiven);
  return {
    milestones: outline.milestones.map((milestone) => ({
      ...milestone,
      title: titles.get(milestone.title) ?? milestone.title,
    })),
    numbers: Object.fromEntries(numbers.map((number) => [number.question.label, formatNumber(number)])),
  };
}

const toSuggestion = ({ id, name }: Playbook): Suggestion => ({ id, name });
