import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts as factsSchema } from '#contract/facts.ts';
import { understandText } from './understand.ts';

const context = { today: '2026-11-18', timeZone: 'Europe/Berlin' };

const wording = fc.constantFrom(
  'I have',
  'no',
  'without',
  'my',
  'sister',
  'by',
  '3',
  '1.000',
  '€',
  'hours',
  'a week',
  'but',
  'March',
  '99999999999',
  '.',
  ',',
  '\n',
  '- ',
  'ich habe',
  'ohne',
  'bis',
  'Ende',
  'sin',
  'sans',
  'sem',
  'まで',
  '一',
  '千',
  '時間',
  'I want to',
  'afraid of',
  'weak spot is',
  '\u0000',
  '😀',
  '٣',
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.oneof(wording, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 60 })
    .map((words) => words.join(' ')),
  fc.array(wording, { minLength: 100, maxLength: 400 }).map((words) => words.join(' ')),
);

test('returns facts that can be sent back, whatever the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { facts } = understandText(text, context);
      // A text that the contract rejects does not get this far.
      fc.pre(!text.includes('\u0000') && text.isWellFormed());
      expect(factsSchema.safeParse(facts).error?.issues).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test.each(['a', '1', ' ', '.', '-', '£1 ', 'monday ', 'without ', 'i have a ', '1 h ', 'あ', '一', 'for my '])(
  'takes no noticeable time for 5,000 characters of "%s"',
  (part) => {
    const text = part.repeat(5000 / part.length);
    understandText(text, context);
    const start = performance.now();
    understandText(text, context);
    // A pattern that backtracks takes seconds.
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
