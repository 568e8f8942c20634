import { describe, expect, it } from 'vitest';
import type { Language } from '../facts/detect-language.ts';
import { type OwnLine, readLine } from './read-line.ts';

const TODAY = '2026-11-16';
const nothing = { minutes: null, count: null, timesPerWeek: null, weeks: null, day: null };

describe('a line of the user', () => {
  it.each<[language: Language | null, line: string, found: Partial<OwnLine>]>([
    ['en', 'call the council (1 h)', { text: 'Call the council', minutes: 60 }],
    ['en', 'five chapters read - 3 h', { text: 'Five chapters read', minutes: 180, count: 5 }],
    ['de', 'Übung: 3 x 20 min', { text: 'Übung', minutes: 60, count: 3 }],
    ['en', 'sleep 7 hours', {}],
    ['en', '4 gardens visited', { count: 4 }],
    ['en', 'two mock interviews', { count: 2 }],
    ['en', 'send 12 letters to museums', { count: 12 }],
    ['en', 'the speech held three times', { count: 3 }],
    ['de', 'Drei Probestunden', { count: 3 }],
    ['de', 'alle fünf Fenster geputzt', { count: 5 }],
    ['de', 'Vortrag zweimal gehalten', { count: 2 }],
    ['fr', 'écrire 4 lettres', { count: 4 }],
    ['es', 'leer dos libros', { count: 2 }],
    ['pt', 'três bolos testados', { count: 3 }],
    ['ja', '模擬面接を三回', { count: 3 }],
    [null, '10 писем отправлено', { count: 10 }],
    [null, '3 mektup yaz', { count: 3 }],
    [null, '5 رسائل', { count: 5 }],
    ['en', 'a talk every Sunday', { timesPerWeek: 1 }],
    ['en', '20 minutes of scales every evening', { timesPerWeek: 7, minutes: 20 }],
    ['en', 'swim twice a week', { timesPerWeek: 2 }],
    ['de', 'jeden Abend lesen', { timesPerWeek: 7 }],
    ['de', 'dreimal pro Woche üben', { timesPerWeek: 3 }],
    ['es', 'llamar a mi madre cada domingo', { timesPerWeek: 1 }],
    ['fr', 'courir chaque semaine', { timesPerWeek: 1 }],
    ['pt', 'ligar toda semana', { timesPerWeek: 1 }],
    ['ja', '毎週走る', { timesPerWeek: 1 }],
    [null, 'каждый вечер читать', { timesPerWeek: 7 }],
    [null, 'her hafta bir mektup', { timesPerWeek: 1 }],
    ['en', '4 weeks of sleep log', { timesPerWeek: 1, weeks: 4 }],
    ['de', 'seit 4 Wochen ohne Zucker', { timesPerWeek: 1, weeks: 4 }],
    ['en', 'no sugar for a month', { timesPerWeek: 1, weeks: 4 }],
    ['en', 'registered by 15 January', { day: '2027-01-15' }],
    ['de', 'letzte Probe im März', { day: '2027-03-31' }],
    ['en', '4 interviews of 30 min each', { count: 4, minutes: 120 }],
    ['fr', '3 séances de 40 minutes chacune', { count: 3, minutes: 120 }],
    ['de', 'Kartei mit 150 Vokabeln', {}],
    ['de', '150 Vokabeln gelernt', { count: 150 }],
    ['fr', 'concert le 12 mars', { day: '2027-03-12' }],
    ['es', 'examen el 12 de marzo', { day: '2027-03-12' }],
    ['pt', '20 convites enviados até 12 de março', { day: '2027-03-12', count: 20 }],
  ])('%s: %s', (language, line, found) => {
    const { text, when: _, ...rest } = readLine(line, language, TODAY);
    const { text: expectedText = line.charAt(0).toUpperCase() + line.slice(1), ...expected } = found;
    expect(text).toBe(expectedText);
    expect(rest).toEqual({ ...nothing, ...expected });
  });

  it.each<[language: Language, line: string, when: OwnLine['when']]>([
    ['en', 'market stall on 5 December', 'on'],
    ['en', 'licence granted by 5 December', 'by'],
    ['de', 'Aufführung am 5. Dezember', 'on'],
    ['de', 'bis 5. Dezember angemeldet', 'by'],
    ['es', 'estreno el 5 de diciembre', 'on'],
    ['es', 'inscrita antes del 5 de diciembre', 'by'],
    ['fr', 'premier jet en mars', 'in'],
    ['fr', 'inscrit avant le 5 décembre', 'by'],
    ['pt', 'estreia a 5 de dezembro', 'on'],
    ['pt', 'inscrição até 5 de dezembro', 'by'],
    ['ja', '12月5日に発表会', 'on'],
    ['ja', '12月5日までに申し込む', 'by'],
    ['en', 'paint the door', null],
  ])('has a day, a last day or a period: %s %s', (language, line, when) => {
    expect(readLine(line, language, TODAY).when).toBe(when);
  });

  it.each<[language: Language | null, line: string]>([
    ['en', 'grade 5 passed'],
    ['en', 'run 5 km without stopping'],
    ['en', 'dinner for 12 friends'],
    ['en', 'total under 9 pounds'],
    ['en', 'visit 3 of 5 gardens'],
    ['en', 'turn 30'],
    ['en', 'version 2 released'],
    ['en', 'hits nine in ten'],
    ['en', 'twice as fast'],
    ['en', 'done in 4 weeks'],
    ['de', 'Golf 7 verkauft'],
    ['de', '20 Grad im Zimmer'],
    ['fr', 'parler 10 minutes'],
    ['ja', '第3章を読む'],
    [null, '30 минут бега'],
  ])('has no count and does not recur: %s %s', (language, line) => {
    expect(readLine(line, language, TODAY)).toMatchObject({ count: null, timesPerWeek: null });
  });
});
