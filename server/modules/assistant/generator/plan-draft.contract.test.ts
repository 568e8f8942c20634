import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { efforts } from '#domain/assistant/brief.ts';
import { writePlan } from '#domain/assistant/planner.ts';
import { limits } from '#domain/limits.ts';
import { planDraft } from './plan-draft.ts';

const words = fc.oneof(
  fc.constantFrom(
    '',
    'learn Spanish',
    'run a marathon',
    'restore a boat',
    'x'.repeat(5000),
    '\u2800',
    '\u0000',
    '{goal}',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('a draft of the built-in planner', () => {
  it('passes what holds for plans made by hand, whatever the user typed', () => {
    const brief = fc.record({
      goal: words,
      measure: words,
      start: words,
      reason: words,
      obstacles: fc.array(words, { maxLength: 4 }),
      learning: fc.array(words, { maxLength: 4 }),
      title: words,
      structure: fc.constantFrom('weekly' as const, 'backlog' as const),
      weeks: fc.integer({ min: 1, max: limits.planWeeks }),
      weeklyHours: fc.integer({ min: 1, max: limits.weeklyHours }),
      effort: fc.constantFrom(...efforts),
    });
    fc.assert(
      fc.property(brief, (given) => {
        expect(planDraft.safeParse(writePlan(given)).error?.issues ?? []).toEqual([]);
      }),
    );
  });
});
