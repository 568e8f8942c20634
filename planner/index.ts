import type { NumberQuestion, Outline } from '#domain/assistant/outline.ts';
import type { Level } from '#domain/assistant/levels.ts';
import type { Playbook, Range } from './library/playbook.ts';
import { findPlaybook } from './library/playbooks.ts';
import type { Clock, FoundFields, Language, PlanFields, Suggestion, Suggestions, WrittenPlan } from './plan-fields.ts';
import { readOwnLine } from './read/own-line.ts';
import { findOwnLines } from './read/own-lines.ts';
import { readFields } from './read/read-fields.ts';
import { suggest } from './suggest/suggest.ts';
import { outlinePlaybook } from './write/outline.ts';
import { writeFromWords } from './write/write-from-words.ts';
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
  return { ...suggest(answers[0]?.text ?? '', language), language, fields };
}

export interface PlaybookOutline {
  readonly name: string;
  readonly milestones: readonly string[];
  readonly questions: readonly NumberQuestion[];
  /** A sentence; may be empty. */
  readonly audience: string;
  readonly hours: Range;
}

/** Null if there is no such playbook any more. */
export function outlineOf(id: string, level: Level | null): PlaybookOutline | null {
  const playbook = findPlaybook(id);
  return playbook && { name: playbook.name, ...outlinePlaybook(playbook, level) };
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
  const chosen = outline ?? defaultOutline(fields, language);
  if (!chosen) return { ...writeFromWords(fields), playbook: null };
  const playbook = chosen.playbook === null ? null : findPlaybook(chosen.playbook);
  const readLine = (line: string) => readOwnLine(line, clock.today, language);
  return { ...writePlan(playbook, chosen, fields, readLine), playbook: playbook && toSuggestion(playbook) };
}

function defaultOutline({ goal, level }: PlanFields, language: Language | null): Outline | null {
  const { playbooks, isClear } = suggest(goal, language);
  const id = isClear ? playbooks[0]!.id : null;
  const titles = id === null ? findOwnLines(goal) : outlineOf(id, level)!.milestones;
  if (titles.length === 0) return null;
  return { playbook: id, milestones: titles.map((title) => ({ title, state: 'open' })), numbers: {} };
}

/** The first number that is outside its bounds, as a sentence. */
export function findNumberError({ playbook: id, numbers }: Outline): string | undefined {
  const questions = (id === null ? null : outlineOf(id, null))?.questions ?? [];
  const wrong = questions.find(({ key, minimum, maximum }) => {
    const value = numbers[key];
    return value !== undefined && !(value >= minimum && value <= maximum);
  });
  return wrong && `${wrong.label}: please enter a number from ${wrong.minimum} to ${wrong.maximum}.`;
}

const toSuggestion = ({ id, name }: Playbook): Suggestion => ({ id, name });
