import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { parsePlanText } from './parse-plan-text.ts';
import type { PlanText, PlanTextGoal, PlanTextResource, PlanTextScope } from './plan-text.ts';
import { printPlanText } from './print-plan-text.ts';

const confusingTexts = [
  '# ',
  '- ',
  '1. ',
  '> ',
  '[ ] ',
  '[x] ',
  '**',
  '_',
  '`',
  '~~',
  '|',
  '\\',
  '<b>',
  '&amp;',
  '===',
  '---',
  '<!--',
  'Resources',
  'Week 1: ',
  ' – ',
  ' (2 h)',
  '(45 min)',
  'https://example.com/a_b',
  'www.example.com',
  'a@b.example',
  '[a](b)',
  '![a](b)',
  '[^1]',
  '+ ',
  '* ',
  '```',
  'ä 日本 👩‍👧',
  '4 weeks, 5 h a week, Light',
  ':',
  '\t',
  ' ',
];

/** Any text, often with fragments that mean something in Markdown. */
const fragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...confusingTexts));

const isStored = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll('\t', ''));
const line = fc
  .array(fragment, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && isStored(text));

const paragraphs = fc.array(fc.array(line, { minLength: 1, maxLength: 2 }), { maxLength: 2 });
const longNotes = paragraphs.map((parts) => parts.map((lines) => lines.join('\n')).join('\n\n'));

const resource: fc.Arbitrary<PlanTextResource> = fc.record({
  title: line,
  url: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
  notes: longNotes,
  minutes: fc.option(fc.integer({ min: 1, max: 6000 })),
});

const goal: fc.Arbitrary<PlanTextGoal> = fc.record({
  title: line,
  notes: fc.array(line, { maxLength: 2 }),
  tasks: fc.array(fc.record({ title: line, done: fc.boolean() }), { maxLength: 3 }),
  resources: fc.array(resource, { maxLength: 3 }),
});

const scope: fc.Arbitrary<PlanTextScope> = fc
  .record({
    weeks: fc.option(fc.integer({ min: 1, max: 52 })),
    weeklyHours: fc.integer({ min: 1, max: 168 }),
    level: fc.constantFrom(...commitmentLevels),
  })
  .map((size) => ({ ...size, structure: size.weeks === null ? 'backlog' : 'weekly' }));

const plan: fc.Arbitrary<PlanText> = fc.record({
  title: line,
  scope,
  notes: fc.array(line, { maxLength: 3 }),
  goals: fc.array(goal, { maxLength: 3 }),
});

test('a printed plan is parsed to the same plan, whatever its texts contain', () => {
  fc.assert(
    fc.property(plan, (original) => {
      expect(parsePlanText(printPlanText(original))).toEqual(original);
    }),
    { numRuns: 150 },
  );
});
