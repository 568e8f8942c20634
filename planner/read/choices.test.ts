import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { readChoice } from './choices.ts';
import { readTokens } from './tokens.ts';

test.each<[language: Language, text: string, level: string | null]>([
  ['en', "learn judo, I'm a beginner", 'beginner'],
  ['en', 'learn judo, complete beginner', 'beginner'],
  ['en', 'Learn the guitar. Beginner.', 'beginner'],
  ['en', 'from scratch', 'beginner'],
  ['en', 'learn judo. I have no experience', 'beginner'],
  ['en', 'improve my chess (advanced)', 'advanced'],
  ['en', "I'm not a beginner", null],
  ['en', 'plan a party, no experience with long guest lists', null],
  ['en', 'take a beginner course in judo', null],
  ['en', 'write a book for beginners', null],
  ['en', 'my wife is a complete beginner', null],
  ['en', 'pass the advanced exam', null],
  ['en', 'bake bread from scratch', null],
  ['de', 'Töpfern lernen, ich bin Anfänger', 'beginner'],
  ['de', 'Töpfern lernen, keine Erfahrung', 'beginner'],
  ['de', 'einen Anfängerkurs geben', null],
  ['de', 'Schach lernen, fortgeschritten', 'advanced'],
  ['es', 'aprender a tocar, soy principiante', 'beginner'],
  ['es', 'un curso para principiantes', null],
  ['fr', 'apprendre le judo, je suis débutante', 'beginner'],
  ['fr', 'un cours pour débutants', null],
  ['pt', 'aprender a nadar, sou iniciante', 'beginner'],
  ['pt', 'um curso para iniciantes', null],
  ['ja', '将棋を学びたい。初心者です', 'beginner'],
  ['ja', '初心者向けの本を書く', null],
  ['ja', 'ギター（上級者）', 'advanced'],
])('%s: the level in "%s" is %s', (language, text, level) => {
  expect(readChoice(readTokens(text, language), 'level', false)?.value ?? null).toBe(level);
});

test.each<[language: Language, text: string, effort: string | null, effortOfAnswer: string | null]>([
  ['en', 'Run 10 km, 2 hours a week, light', 'light', 'light'],
  ['en', 'I am all in', 'strong', 'strong'],
  ['en', 'Steady please', null, 'medium'],
  ['en', 'pass a hard exam', null, 'strong'],
  ['en', 'learn easy songs', null, 'light'],
  ['en', 'not too hard', null, null],
  ['en', 'light or hard', null, null],
  ['en', '3 hours', null, null],
  ['de', 'ohne Druck', 'light', 'light'],
  ['de', 'eine harte Prüfung', null, null],
  ['de', 'intensiv', 'strong', 'strong'],
  ['es', 'sin presión', 'light', 'light'],
  ['es', 'a tope', 'strong', 'strong'],
  ['fr', 'sans pression', 'light', 'light'],
  ['fr', 'modéré', 'medium', 'medium'],
  ['pt', 'com calma', 'light', 'light'],
  ['pt', 'intenso', 'strong', 'strong'],
  ['ja', '無理なく続けたい', 'light', 'light'],
  ['ja', '普通', 'medium', 'medium'],
])('%s: the effort in "%s" is %s, as an answer %s', (language, text, effort, effortOfAnswer) => {
  const source = readTokens(text, language);
  expect(readChoice(source, 'effort', false)?.value ?? null).toBe(effort);
  expect(readChoice(source, 'effort', true)?.value ?? null).toBe(effortOfAnswer);
});

test.each<[language: Language, text: string, structure: string | null, structureOfAnswer: string | null]>([
  ['en', 'No fixed date: whenever I have time', 'backlog', 'backlog'],
  ['en', 'read ten books, no deadline', 'backlog', 'backlog'],
  ['en', 'whenever', 'backlog', 'backlog'],
  ['en', 'be calm whenever I see a dog', null, 'backlog'],
  ['en', 'week by week', 'weekly', 'weekly'],
  ['en', 'write a weekly newsletter', null, 'weekly'],
  ['en', 'In 12 weeks', null, null],
  ['de', 'kein fester Termin', 'backlog', 'backlog'],
  ['de', 'Woche für Woche', 'weekly', 'weekly'],
  ['es', 'sin fecha límite', 'backlog', 'backlog'],
  ['fr', 'semaine par semaine', 'weekly', 'weekly'],
  ['pt', 'sem pressa', 'backlog', 'backlog'],
  ['ja', '期限なし', 'backlog', 'backlog'],
  ['ja', '週ごとに', 'weekly', 'weekly'],
])('%s: the structure in "%s" is %s, as an answer %s', (language, text, structure, structureOfAnswer) => {
  const source = readTokens(text, language);
  expect(readChoice(source, 'structure', false)?.value ?? null).toBe(structure);
  expect(readChoice(source, 'structure', true)?.value ?? null).toBe(structureOfAnswer);
});

test('quotes the words that say so', () => {
  expect(readChoice(readTokens('Learn judo – I’m a Beginner!', 'en'), 'level', false)).toEqual({
    value: 'beginner',
    words: 'I’m a Beginner',
  });
});
