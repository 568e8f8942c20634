import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { efforts } from '#domain/assistant/brief.ts';
import { generatePlan } from './generate-plan.ts';
import { limits } from '#domain/limits.ts';
import { planDraft } from '#contract/plan-draft.ts';

const userText = fc.oneof(
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

describe('a generated draft', () => {
  it('passes the validation of saved drafts, whatever the user typed', () => {
    const brief = fc.record({
      goal: userText,
      measure: userText,
      start: userText,
      reason: userText,
      obstacles: fc.array(userText, { maxLength: 4 }),
      learning: fc.array(userText, { maxLength: 4 }),
      title: userText,
      structure: fc.constantFrom('weekly' as const, 'backlog' as const),
      weeks: fc.integer({ min: 1, max: limits.planWeeks }),
      weeklyHours: fc.integer({ min: 1, max: limits.weeklyHours }),
      effort: fc.constantFrom(...efforts),
    });
    fc.assert(
      fc.property(brief, (anyBrief) => {
        expect(planDraft.safeParse(generatePlan(anyBrief)).error?.issues ?? []).toEqual([]);
      }),
    );
  });
});
