import { limits } from '#domain/limits.ts';
import { answerText, type AnsweredStep } from '#domain/assistant/brief.ts';
import type { LabelledOutline, Outline } from '#domain/assistant/outline.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import type { PlanFields } from '#planner/plan-fields.ts';
import type { PlanRequest } from '../plan-generator.ts';

export function toPromptAnswers(steps: readonly Pick<AnsweredStep, 'q' | 'a'>[]) {
  return steps.map(({ q, a }) => ({
    question: truncate(q, limits.answer),
    answer: truncate(typeof a === 'string' ? a : a.join('; '), limits.answer),
  }));
}

/** The answers that the narrative does not repeat. */
export function answersBeyondPrompt({ prompt, history }: Pick<PlanRequest, 'prompt' | 'history'>) {
  const words = prompt.replaceAll(/\s+/g, ' ');
  return history.filter((step) => !words.includes(answerText(step).replaceAll(/\s+/g, ' ').trim()));
}

/** What the user has chosen, by what it means for the plan. Undefined if there is nothing. */
export function describeOutline(outline: LabelledOutline | null) {
  if (!outline) return undefined;
  const titles = (state: Outline['milestones'][number]['state']) =>
    outline.milestones.filter((milestone) => milestone.state === state).map(({ title }) => title);
  const parts = {
    steps: titles('open'),
    alreadyDone: titles('done'),
    notWanted: titles('unwanted'),
    numbers: outline.numbers,
  };
  const given = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return given.length === 0 ? undefined : (Object.fromEntries(given) as Partial<typeof parts>);
}

/** The weeks in which there is something to do: until the deadline. */
export function openWeeks({ weeks, deadline }: Pick<PlanFields, 'weeks' | 'deadline'>): readonly PlanWeek[] {
  if (deadline === null) return weeks;
  const open = weeks.filter(({ from }, index) => index === 0 || from <= deadline);
  return open.map(({ from, to }) => ({ from, to: from <= deadline && deadline < to ? deadline : to }));
}

const weekdayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

export const weekdayOf = (day: string) => weekdayFormat.format(Date.parse(day));

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** 'de' → 'German' */
export const languageName = (language: string) => languageNames.of(language) ?? language;

/** Cuts by code points, as the limits count them. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('');
}
