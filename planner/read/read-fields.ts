import { type Pillar } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { Clock, Found, FoundFields, Language } from '../plan-fields.ts';
import { readBudget } from './budget.ts';
import { readEffort, readLevel, readStructure } from './choices.ts';
import { readDeadline } from './deadline.ts';
import { detectLanguage } from './detect-language.ts';
import { readTokens, type Source } from './tokens.ts';
import { readWeeklyMinutes } from './weekly-minutes.ts';
import { readWeeks } from './weeks.ts';

/** What a user has written to a question of the assistant, or in its form. */
export interface WrittenStep {
  readonly pillar: string;
  readonly text: string;
}

type Read<T> = (source: Source, isAnswer: boolean) => Found<T> | null;

/** What can be filled in from the user's own words. */
export function readFields(steps: readonly WrittenStep[], clock: Clock): { language: Language | null; fields: FoundFields } {
  const texts = steps.map(({ pillar, text }) => ({ pillar, text: text.slice(0, limits.prompt) }));
  const language = detectLanguage(texts.map(({ text }) => text).join('\n'));
  const sources = texts.map(({ pillar, text }) => ({ pillar, source: readTokens(text, language ?? 'en') }));

  /** Looks at the answer to the matching question first, then at the others, which may mention the value in passing. */
  function find<T>(read: Read<T>, question?: Pillar): Found<T> | null {
    const matches = sources.filter(({ pillar }) => pillar === question);
    const others = sources.filter((step) => !matches.includes(step));
    for (const { source, pillar } of [...matches, ...others]) {
      const found = read(source, pillar === question);
      if (found) return found;
    }
    return null;
  }

  const fields = {
    deadline: find((source, isAnswer) => readDeadline(source, clock, isAnswer), 'Time-bound'),
    weeks: find(readWeeks, 'Time-bound'),
    weeklyMinutes: find(readWeeklyMinutes, 'Commitment'),
    structure: find(readStructure, 'Time-bound'),
    effort: find(readEffort, 'Commitment'),
    level: find(readLevel),
    budget: find(readBudget),
  };
  return { language, fields };
}
