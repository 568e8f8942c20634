import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { readTokens } from './tokens.ts';
import { readWeeklyMinutes } from './weekly-minutes.ts';

const minutesOf = (language: Language, text: string, isAnswer = false) =>
  readWeeklyMinutes(readTokens(text, language), isAnswer);

test.each<[language: Language, text: string, minutes: number, words: string]>([
  ['en', 'learn chess, 30 minutes a day', 210, '30 minutes a day'],
  ['en', 'learn chess, 5h a week', 300, '5h a week'],
  ['en', 'learn chess, 5 hours/week', 300, '5 hours/week'],
  ['en', 'about 2-4 hours per week for chess', 180, '2-4 hours per week'],
  ['en', 'half an hour every morning', 210, 'half an hour every morning'],
  ['en', '45 min three times a week', 135, '45 min three times a week'],
  ['en', '2 hours, 3 evenings a week', 360, '2 hours, 3 evenings a week'],
  ['en', 'two evenings a week, an hour and a half each', 180, 'two evenings a week, an hour and a half'],
  ['en', '1 hour on weekdays', 300, '1 hour on weekdays'],
  ['en', 'learn chess, 10 hours a month', 138, '10 hours a month'],
  ['en', '1 h 30 min every Saturday', 90, '1 h 30 min every Saturday'],
  ['en', 'I work 40 hours a week, but can spare 3 hours a week', 180, '3 hours a week'],
  ['en', 'build a wall, every other Saturday, four hours', 120, 'every other Saturday, four hours'],
  ['en', '5 hours a week, at weekends', 300, '5 hours a week, at weekends'],
  ['en', 'practise 20 hours a week', 1200, '20 hours a week'],
  ['en', '3 x 20 min a week', 60, '3 x 20 min a week'],
  ['de', 'Klavier üben, 30 Minuten pro Tag', 210, '30 Minuten pro Tag'],
  ['de', 'Klavier üben, dreimal pro Woche 45 Minuten', 135, 'dreimal pro Woche 45 Minuten'],
  ['de', 'dienstags und donnerstags je 45 Minuten', 90, 'dienstags und donnerstags je 45 Minuten'],
  ['de', 'ich habe ca. 5 Std. pro Woche', 300, '5 Std. pro Woche'],
  ['de', 'jeden Abend eine halbe Stunde', 210, 'jeden Abend eine halbe Stunde'],
  ['es', 'coser, hora y media los sábados', 90, 'hora y media los sábados'],
  ['es', 'media hora al día', 210, 'media hora al día'],
  ['es', '3 horas a la semana', 180, '3 horas a la semana'],
  ['fr', 'une demi-heure par jour', 210, 'une demi-heure par jour'],
  ['fr', '3 séances par semaine de 40 minutes', 120, '3 séances par semaine de 40 minutes'],
  ['fr', '1h30 par semaine', 90, '1h30 par semaine'],
  ['pt', 'meia hora por dia', 210, 'meia hora por dia'],
  ['pt', '2 horas, três vezes por semana', 360, '2 horas, três vezes por semana'],
  ['ja', '毎日30分、絵を描きたい', 210, '毎日30分'],
  ['ja', '週3回、1時間ずつ練習する', 180, '週3回、1時間'],
  ['ja', '週に5時間使えます', 300, '週に5時間'],
])('%s: finds the time in "%s"', (language, text, value, words) => {
  expect(minutesOf(language, text)).toEqual({ value, words });
});

test.each<[language: Language, text: string]>([
  ['en', 'I sleep 7 hours a night'],
  ['en', 'The film lasts 2 hours'],
  ['en', 'run 10 km in 50 minutes, three times a week'],
  ['en', 'I work 50 hours a week and want to learn the harp'],
  ['en', 'I spend five hours a day on my phone'],
  ['en', 'use my phone less, get it down to two hours a day'],
  ['en', 'The course takes 50 hours'],
  ['en', 'swim for 30 minutes'],
  ['en', 'a 2-hour drive every day'],
  ['en', '2 hours a week, or 30 minutes a day'],
  ['en', '25 min on weekdays and an hour on Sundays'],
  ['en', '100 hours a week'],
  ['en', 'two hours on Mondays and one on Sundays'],
  ['en', 'read on the train, 35 mins each way, 3 days a week'],
  ['de', 'Ich schlafe 6 Stunden pro Nacht'],
  ['de', 'Ich arbeite 40 Stunden pro Woche'],
  ['de', 'ich verbringe drei Stunden am Tag am Handy'],
  ['es', 'Trabajo 8 horas al día'],
  ['es', 'duermo 5 horas por noche'],
  ['fr', 'Je dors 6 heures par jour'],
  ['fr', 'ouvert tous les jours de 10h à 12h'],
  ['fr', 'le marché est ouvert le samedi de 10h à 12h'],
  ['pt', 'Passo três horas por dia no telemóvel'],
  ['ja', '睡眠は毎日5時間です'],
  ['ja', '毎日通勤に2時間かかる'],
])('%s: finds no time for the goal in "%s"', (language, text) => {
  expect(minutesOf(language, text)).toBeNull();
});

test.each<[language: Language, text: string, minutes: number | null]>([
  ['en', '5h', 300],
  ['en', '10 minutes', 10],
  ['en', 'two evenings of an hour', 120],
  ['en', 'as much as it takes', null],
  ['en', '1000 hours', null],
  ['de', '3 Stunden', 180],
  ['es', 'dos tardes de una hora', 120],
  ['fr', 'deux soirs, une heure', 120],
  ['pt', '4 horas', 240],
  ['ja', '5時間', 300],
])('%s: the answer "%s" to the question for the commitment', (language, text, minutes) => {
  expect(minutesOf(language, text, true)?.value ?? null).toBe(minutes);
});
