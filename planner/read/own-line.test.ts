import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { type OwnLine, readOwnLine } from './own-line.ts';

const today = '2026-11-16';
const nothing = { minutes: null, sessions: null, weekly: false, day: null, isLatest: false };

test.each<[language: Language | null, line: string, found: Partial<OwnLine>]>([
  ['en', 'call the council (1 h)', { text: 'call the council', minutes: 60 }],
  ['en', 'read five chapters - 3 h', { text: 'read five chapters', minutes: 180 }],
  ['en', 'Paint the door – 45 min.', { text: 'Paint the door', minutes: 45 }],
  ['en', 'Scales (3 × 20 min)', { text: 'Scales', minutes: 60, sessions: 3 }],
  ['en', 'Record the demo: 2 sessions of 1 h 30 min', { text: 'Record the demo', minutes: 180, sessions: 2 }],
  ['en', 'Scales (20 min x 3)', { text: 'Scales', minutes: 60, sessions: 3 }],
  ['en', 'Sort photos (1-2 h)', { text: 'Sort photos', minutes: 90 }],
  ['en', 'ride for 2 h', { text: 'ride', minutes: 120 }],
  ['en', 'swim twice a week (30 min)', { text: 'swim twice a week', minutes: 60, sessions: 2, weekly: true }],
  ['en', 'Scales (10 min a day)', { text: 'Scales', minutes: 70, sessions: 7, weekly: true }],
  ['en', 'call mum every Sunday', { sessions: 1, weekly: true }],
  ['en', 'registered by 15 January', { day: '2027-01-15', isLatest: true }],
  ['en', 'exam on 15 January', { day: '2027-01-15' }],
  [
    'en',
    'pay the deposit before 3 May (10 min)',
    { text: 'pay the deposit before 3 May', minutes: 10, day: '2027-05-02', isLatest: true },
  ],
  ['de', 'Übung: 3 x 20 min', { text: 'Übung', minutes: 60, sessions: 3 }],
  ['de', 'Antrag schreiben (ca. 2 Std.)', { text: 'Antrag schreiben', minutes: 120 }],
  ['de', 'jeden Abend lesen', { sessions: 7, weekly: true }],
  ['de', 'dreimal pro Woche üben', { sessions: 3, weekly: true }],
  ['es', 'limpiar el taller (media hora)', { text: 'limpiar el taller', minutes: 30 }],
  ['es', 'llamar a mi madre cada domingo', { sessions: 1, weekly: true }],
  ['fr', 'écrire la lettre (1 h 30)', { text: 'écrire la lettre', minutes: 90 }],
  ['fr', 'courir chaque semaine', { sessions: 1, weekly: true }],
  ['pt', 'limpar a oficina – 2 horas', { text: 'limpar a oficina', minutes: 120 }],
  ['ja', '模擬面接（1時間）', { text: '模擬面接', minutes: 60 }],
  ['ja', '毎週走る', { sessions: 1, weekly: true }],
  [null, '30 минут бега', { minutes: 30 }],
  [null, 'написать письмо (2 h)', { text: 'написать письмо', minutes: 120 }],
])('%s: reads "%s"', (language, line, expected) => {
  expect(readOwnLine(line, today, language)).toEqual({ ...nothing, text: line, ...expected });
});

test.each<[language: Language | null, line: string]>([
  ['en', 'run 10 km in 30 min'],
  ['en', 'run 10 km, in 30 min'],
  ['en', 'meet Ann (the builder)'],
  ['en', 'the Christmas market'],
  ['en', ''],
])('%s: finds nothing in "%s"', (language, line) => {
  expect(readOwnLine(line, today, language)).toEqual({ ...nothing, text: line });
});
