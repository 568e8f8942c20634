import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { readTokens } from './tokens.ts';
import { readWeeks } from './weeks.ts';

const weeksOf = (language: Language, text: string, isAnswer = false) => readWeeks(readTokens(text, language), isAnswer);

test.each<[language: Language, text: string, weeks: number, words: string]>([
  ['en', 'Run 10 km in 6 weeks', 6, 'in 6 weeks'],
  ['en', 'learn chess within 3 months', 13, 'within 3 months'],
  ['en', 'learn chess in about two months', 9, 'in about two months'],
  ['en', 'a 12-week plan for my knee', 12, '12-week'],
  ['en', 'Learn Thai, 10 weeks, 2 hours a week', 10, '10 weeks'],
  ['en', '4 hours a week for 10 weeks', 10, '10 weeks'],
  ['en', 'I have 3 months to get ready', 13, '3 months'],
  ['en', 'get ready, I have six weeks left', 6, 'six weeks left'],
  ['en', 'read 50 books in a year', 52, 'in a year'],
  ['en', 'write a book in half a year', 26, 'in half a year'],
  ['en', 'over the next 8 to 10 weeks', 9, 'over the next 8 to 10 weeks'],
  ['de', 'Schach lernen in 8 Wochen', 8, 'in 8 Wochen'],
  ['de', 'innerhalb von drei Monaten 5 kg abnehmen', 13, 'innerhalb von drei Monaten'],
  ['de', 'in einem halben Jahr schwimmen lernen', 26, 'in einem halben Jahr'],
  ['de', 'ein 12-Wochen-Plan für den Rücken', 12, '12-Wochen'],
  ['es', 'aprender a nadar en tres meses', 13, 'en tres meses'],
  ['es', 'un plan de 12 semanas', 12, '12 semanas'],
  ['fr', 'apprendre à nager en trois mois', 13, 'en trois mois'],
  ['fr', 'un programme de 8 semaines', 8, '8 semaines'],
  ['pt', 'aprender a nadar em seis semanas', 6, 'em seis semanas'],
  ['pt', 'dentro de 2 meses quero nadar', 9, 'dentro de 2 meses'],
  ['ja', '8週間で泳げるようになりたい', 8, '8週間で'],
  ['ja', '半年以内に話せるようになりたい', 26, '半年以内に'],
])('%s: finds the weeks in "%s"', (language, text, value, words) => {
  expect(weeksOf(language, text)).toEqual({ value, words });
});

test.each<[language: Language, text: string]>([
  ['en', 'prepare a 3-day trip'],
  ['en', 'plan a trip to Rome, two weeks'],
  ['en', 'spend 3 weeks in Japan'],
  ['en', 'I have had 3 weeks of holiday'],
  ['en', 'my baby is 3 months old'],
  ['en', 'I quit 2 years ago'],
  ['en', 'I have smoked for 5 years'],
  ['en', 'train 3 days a week'],
  ['en', 'call mum every two weeks'],
  ['en', '4 hours a week'],
  ['en', '20 hours in a week'],
  ['en', 'cycle 100 miles in a day'],
  ['en', 'I lost 5 kg in 3 weeks'],
  ['en', 'finish 3 weeks before the wedding'],
  ['en', 'in 6 weeks or in 3 months'],
  ['en', 'my son is 8 weeks early'],
  ['de', 'Mein Sohn ist 3 Monate alt'],
  ['de', 'zwei Wochen Urlaub planen'],
  ['de', 'seit 3 Jahren rauche ich'],
  ['es', 'tengo 8 semanas de embarazo'],
  ['es', 'hace dos años que fumo'],
  ['fr', 'mon fils a 3 mois'],
  ['fr', 'je fume depuis 10 ans'],
  ['pt', 'há três anos que fumo'],
  ['ja', '3年前に始めた'],
  ['ja', '生後3か月の子供'],
])('%s: finds no weeks in "%s"', (language, text) => {
  expect(weeksOf(language, text)).toBeNull();
});

test.each<[language: Language, text: string, weeks: number | null]>([
  ['en', 'In 12 weeks', 12],
  ['en', 'a month', 4],
  ['en', 'a fortnight', 2],
  ['en', '8-10 weeks', 9],
  ['en', 'six weeks from now', 6],
  ['en', '30 days', 4],
  ['en', '2 days', 1],
  ['en', 'in two years', 52],
  ['en', '0 weeks', null],
  ['en', '999999 weeks', null],
  ['en', '4 hours a week', null],
  ['en', '30 minutes a day, 3 times a week', null],
  ['en', 'by Christmas', null],
  ['de', 'zwölf Wochen', 12],
  ['es', 'un mes y medio', 7],
  ['fr', 'deux mois', 9],
  ['pt', 'um ano', 52],
  ['ja', '3か月', 13],
])('%s: the answer "%s" to the question for a time frame', (language, text, weeks) => {
  expect(weeksOf(language, text, true)?.value ?? null).toBe(weeks);
});
