import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import type { Language } from '../plan-fields.ts';
import { findOwnLines } from './own-lines.ts';
import { readOwnLine } from './own-line.ts';
import { readFields } from './read-fields.ts';

/** A Wednesday. */
const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
const nothing = {
  deadline: null,
  weeks: null,
  weeklyMinutes: null,
  structure: null,
  effort: null,
  level: null,
  budget: null,
};
const valuesOf = (...steps: [pillar: string, text: string][]) => {
  const { fields } = readFields(
    steps.map(([pillar, text]) => ({ pillar, text })),
    clock,
  );
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, found?.value ?? null]));
};

describe('the fields of a plan', () => {
  it.each<[language: Language, text: string, values: Record<string, unknown>]>([
    [
      'en',
      'Run 10 km by 20 December, 30 minutes a day, light. I’m a beginner, at most €100.',
      { deadline: '2026-12-20', weeklyMinutes: 210, effort: 'light', level: 'beginner', budget: '€100' },
    ],
    [
      'de',
      'Ich möchte in 8 Wochen 10 km laufen, 3 Stunden pro Woche, ohne Druck. Bin Anfängerin.',
      { deadline: '2027-01-13', weeks: 8, weeklyMinutes: 180, effort: 'light', level: 'beginner' },
    ],
    [
      'es',
      'Quiero terminar la mesa antes del 15 de enero, media hora al día, como mucho 200 euros',
      { deadline: '2027-01-14', weeklyMinutes: 210, budget: '200 euros' },
    ],
    [
      'fr',
      'Je veux finir mon roman avant Noël, deux heures par semaine, sans pression',
      { deadline: '2026-12-24', weeklyMinutes: 120, effort: 'light' },
    ],
    [
      'pt',
      'Quero aprender a nadar até ao fim de março, uma hora por semana, sou principiante',
      { deadline: '2027-03-31', weeklyMinutes: 60, level: 'beginner' },
    ],
    [
      'ja',
      '3月末までに5km走れるようになりたいです。毎日30分。初心者です。',
      { deadline: '2027-03-31', weeklyMinutes: 210, level: 'beginner' },
    ],
  ])('are found in a goal (%s)', (language, text, values) => {
    expect(valuesOf(['Specific', text])).toEqual({ ...nothing, ...values });
    expect(readFields([{ pillar: 'Specific', text }], clock).language).toBe(language);
  });

  it('come from the answer to the matching question rather than from a mention in another one', () => {
    const goal: [string, string] = ['Specific', 'Run 10 km in 6 weeks, 2 hours a week, light'];
    expect(valuesOf(goal, ['Time-bound', 'In 12 weeks'], ['Commitment', '5 hours a week, strong'])).toMatchObject({
      weeks: 12,
      deadline: '2027-02-10',
      weeklyMinutes: 300,
      effort: 'strong',
    });
    expect(valuesOf(goal)).toMatchObject({ weeks: 6, weeklyMinutes: 120, effort: 'light' });
    expect(valuesOf(goal, ['Time-bound', 'No preference'])).toMatchObject({ weeks: 6 });
  });

  it('stay empty if the words say nothing about them', () => {
    expect(valuesOf()).toEqual(nothing);
    expect(valuesOf(['Time-bound', 'Some day'], ['Commitment', 'No preference'])).toEqual(nothing);
    expect(valuesOf(['Specific', 'Научиться играть на гитаре за 3 месяца'])).toEqual(nothing);
  });
});

describe('the language of a text', () => {
  it.each<[text: string, language: Language | null]>([
    ['learn to play the guitar', 'en'],
    ['Run 10 km in 6 weeks', 'en'],
    ['Gitarre spielen lernen', 'de'],
    ['12 Wochen', 'de'],
    ['aprender a tocar la guitarra', 'es'],
    ['jouer de la guitare', 'fr'],
    ['aprender a tocar violão', 'pt'],
    ['ギターを弾きたい', 'ja'],
    ['Voglio imparare a suonare la chitarra entro tre mesi', null],
    ['Научиться играть на гитаре', null],
    ['학교에 가고 싶어요', null],
    ['10 km', null],
    ['', null],
  ])('of %j is %s', (text, language) => {
    expect(readFields([{ pillar: 'Specific', text }], clock).language).toBe(language);
  });
});

const pieces =
  'by ,until ,1,1 ,٣,9999999999,1/,1.,1-,12/12/,2026-,(,),[,- ,\n,\t,a ,half a ,€,€1 ,h,1 h ,not ,May ,Friday ,in 3 weeks ,' +
  '👍,אבג ,\u202E,\u0000,\uD800,é,あ,一,月,12月,まで,、,. ,½,1 1/2 ,x ,: ,antes del ,bis ,d’ici ,a week ,every ,- [ ] ';

test.each(pieces.split(','))('reads 20,000 characters of %j in linear time (AI-10)', (piece) => {
  const text = piece.repeat(5000 / piece.length);
  const steps = ['Time-bound', 'Commitment', 'Specific', 'Learning'].map((pillar) => ({ pillar, text }));
  const before = process.threadCpuUsage();
  readFields(steps, clock);
  findOwnLines(text.repeat(4));
  readOwnLine(text.slice(0, 200), clock.today, null);
  const { user, system } = process.threadCpuUsage(before);
  // In microseconds: about 30,000 when the code is compiled, 200,000 before. A pattern that backtracks takes seconds.
  expect(user + system).toBeLessThan(500_000);
});

test('quotes the user and keeps the bounds of each field, whatever the text (AI-10)', () => {
  const words = fc.constantFrom(
    ...pieces.split(','),
    'hours',
    'per day',
    'before',
    'Christmas',
    '3 evenings',
    'at most',
  );
  const texts = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.constantFrom('Specific', 'Time-bound', 'Commitment'), (parts, pillar) => {
      const text = parts.join(' ');
      const { fields } = readFields([{ pillar, text }], clock);
      const found = Object.values(fields).filter((each) => each !== null);
      expect(found.filter((each) => each.words === '' || !text.normalize('NFC').includes(each.words))).toEqual([]);
      const deadline = fields.deadline?.value ?? clock.today;
      expect(isSupportedDay(deadline) && deadline >= clock.today).toBe(true);
      expect(fields.weeks?.value ?? 1).toBeOneOf(Array.from({ length: 52 }, (_, n) => n + 1));
      expect(fields.weeklyMinutes?.value ?? 1).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
