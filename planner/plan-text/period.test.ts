import { expect, test } from 'vitest';
import { isPeriodLine, parsePeriod } from './period.ts';

test.each([
  ['Week 3: Find the spark', 'week', 3, 3, 'Find the spark'],
  ['🗓️ Weeks 3–5 – Strength', 'week', 3, 5, 'Strength'],
  ['WEEK 1', 'week', 1, 1, ''],
  ['Phase 2 (weeks 3-5)', 'week', 3, 5, ''],
  ['Phase 2: Build (Weeks 3–5)', 'week', 3, 5, 'Build'],
  ['Foundations (Week 1)', 'week', 1, 1, 'Foundations'],
  ['Day 10 - Rest', 'day', 10, 10, 'Rest'],
  ['Month 2. Speed', 'month', 2, 2, 'Speed'],
  ['Step 4) Paint', 'phase', 4, 4, 'Paint'],
  ['Woche 2: Grundlagen', 'week', 2, 2, 'Grundlagen'],
  ['Semana 1 — Empezar', 'week', 1, 1, 'Empezar'],
  ['Semaine 12 : Finir', 'week', 12, 12, 'Finir'],
  ['第3週：基礎', 'week', 3, 3, '基礎'],
  ['【2ヶ月目】走る', 'month', 2, 2, '走る'],
  ['First week: Float', 'week', 1, 1, 'Float'],
  ['Week Two', 'week', 2, 2, ''],
  ['2. Woche: Kraulen', 'week', 2, 2, 'Kraulen'],
  ['1日目', 'day', 1, 1, ''],
  ['Неделя 4. Бег', 'week', 4, 4, 'Бег'],
] as const)('%s', (heading, unit, first, last, title) => {
  expect(parsePeriod(heading)).toEqual({ unit, first, last, title });
});

test.each(['Weekly review', 'Weekend', 'Dayton 500', 'Run 5 km', 'Resources', '', '3 weeks of rest', 'Parting words'])(
  'no period: %s',
  (heading) => {
    expect(parsePeriod(heading)).toBeUndefined();
  },
);

test.each([
  '*Week 3*',
  '***Week 3***',
  '_Week 3: Swim_',
  'Nov 16–22',
  '16.–22. November: Los',
  'Semaine du 16 novembre',
])('"%s" is a line of its own for a period', (line) => {
  expect(isPeriodLine(line)).toBe(true);
  expect(parsePeriod(line)?.unit).toBe('week');
});

test.each(['Week 3 was hard', 'Nov 16: Dentist', 'Nov 16 – Dec 31: My plan', 'Kicking (Nov 16–22)', '1–7 pages'])(
  '"%s" is none',
  (line) => {
    expect(isPeriodLine(line)).toBe(false);
  },
);
