import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planDraft } from '#contract/assistant/plan-draft.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { draftToText } from './to-plan-text.ts';
import { printPlanText } from '#planner/plan-text/print-plan-text.ts';
import { readPlan } from '#planner/plan-text/read-plan.ts';
import { toDraft } from '#planner/plan-text/to-draft.ts';

const fragments = [
  '# ',
  '- ',
  '1. ',
  '> ',
  '[x] ',
  '**',
  '_',
  '`',
  '|',
  '<b>',
  '</p></p></p>',
  '&amp;',
  '---',
  'Week 2: ',
  ' (2 h)',
  '~45 min',
  '日本 👩‍👧',
  'שלום',
  'javascript:alert(1)',
  '[a](http://b.example)',
  '\t',
  ' (by 29 Nov)',
  'Resources',
];
const line = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `a${parts.join('')}z`)
  .filter((text) => !/\p{Cc}/u.test(text.replaceAll('\t', '')));
const text = fc.array(line, { maxLength: 3 }).chain((lines) => fc.constantFrom(lines.join('\n'), lines.join('\n\n')));

const resource = fc.record({
  title: line,
  url: fc.option(fc.webUrl()),
  notes: text,
  estimatedMinutes: fc.option(fc.integer({ min: 1, max: limits.estimatedMinutes })),
});
const goal = fc.record({
  title: fc.tuple(fc.constantFrom('Week 1: ', 'Week 12: ', ''), line).map((parts) => parts.join('')),
  tasks: fc.array(fc.record({ title: line }), { maxLength: 3 }),
  resources: fc.array(resource, { maxLength: 2 }),
});
const draft: fc.Arbitrary<PlanDraft> = fc
  .record({
    title: line,
    description: text,
    weeks: fc.option(fc.integer({ min: 1, max: limits.planWeeks })),
    weeklyCommitmentHours: fc.integer({ min: 1, max: limits.weeklyHours }),
    commitmentLevel: fc.constantFrom(...commitmentLevels),
    goals: fc.array(goal, { minLength: 1, maxLength: 3 }),
  })
  .map((plan) => ({ ...plan, structure: plan.weeks === null ? ('backlog' as const) : ('weekly' as const) }));
const startsOn = fc.option(fc.integer({ min: 20_000, max: 30_000 }).map((day) => addDays('1970-01-01', day)));

test('a printed draft is read as the same draft, whatever its texts contain', () => {
  fc.assert(
    fc.property(draft, startsOn, (original, day) => {
      const found = readPlan(printPlanText(draftToText(original, day)));
      expect(toDraft(found)).toEqual({ draft: original, leftOut: [], changes: [] });
      expect(found.scope!.startsOn).toBe(original.structure === 'weekly' ? day : null);
    }),
    { numRuns: 100 },
  );
});

const chatter = fc.oneof(
  fc.constantFrom(
    '## Week 1: ',
    '\n',
    '\n\n',
    '- ',
    '  - ',
    '1. ',
    '| a | b |\n|---|---|\n| 1 | ',
    '### Resources\n',
    'Day 3: ',
    'Phase 2 (weeks 9–70)',
    'Month 4',
    '(2–3 h)',
    '<li>',
    '</p>',
    '[x](javascript:1)',
    '```',
    '\0',
    '\u{D800}',
    '> ',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.lorem({ maxCount: 60 }),
);

test('whatever is pasted, the draft is valid', () => {
  fc.assert(
    fc.property(fc.array(chatter, { maxLength: 60 }), (parts) => {
      const result = toDraft(readPlan(parts.join('')));
      expect(result === undefined || planDraft.safeParse(result.draft).success).toBe(true);
    }),
    { numRuns: 100 },
  );
});
