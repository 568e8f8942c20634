import type { Pillar } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { Clock, FoundFields, Language } from '../plan-fields.ts';
import { readBudget } from './budget.ts';
import { readChoice } from './choices.ts';
import { readDeadline } from './deadline.ts';
import { detectLanguage } from './detect-language.ts';
import { readTokens, type Source } from './tokens.ts';
import { readWeeklyMinutes } from './weekly-minutes.ts';
import { readWeeks } from './weeks.ts';

/** What can be filled in from the user's own words. */
export function readFields(
  steps: readonly { readonly pillar: string; readonly text: string }[],
  clock: Clock,
): { language: Language | null; fields: FoundFields } {
  const texts = steps.map(({ text }) => text.slice(0, limits.prompt));
  const language = detectLanguage(texts.join('\n'));
  const sources = texts.map((text, n) => ({ pillar: steps[n]!.pillar, source: readTokens(text, language ?? 'en') }));

  /** Looks at the answer to the matching question first, then at the others, which may mention the value in passing. */
  function find<T>(read: (source: Source, isAnswer: boolean) => T | null, question?: Pillar): T | null {
    const isAnswer = (step: { pillar: string }) => step.pillar === question;
    for (const step of sources.toSorted((a, b) => Number(isAnswer(b)) - Number(isAnswer(a)))) {
      const found = read(step.source, isAnswer(step));
      if (found) return found;
    }
    return null;
  }

  return {
    language,
    fields: {
      deadline: find((source, isAnswer) => readDeadline(source, clock, isAnswer), 'Time-bound'),
      weeks: find(readWeeks, 'Time-bound'),
      weeklyMinutes: find(readWeeklyMinutes, 'Commitment'),
      structure: find((source, isAnswer) => readChoice(source, 'structure', isAnswer), 'Time-bound'),
      effort: find((source, isAnswer) => readChoice(source, 'effort', isAnswer), 'Commitment'),
      level: find((source) => readChoice(source, 'level', false)),
      budget: find(readBudget),
    },
  };
}

/** The goal without the words that say when, how long, how often and for how much. */
export function subjectOf(goal: string, clock: Clock): string {
  const { fields } = readFields([{ pillar: 'Specific', text: goal }], clock);
  const words = Object.values(fields).flatMap((field) => field?.words ?? []);
  return words.reduce((rest, some) => rest.replace(some, ' '), goal.normalize('NFC'));
}
