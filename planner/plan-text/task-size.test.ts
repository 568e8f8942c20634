import { expect, test } from 'vitest';
import { normalizeTaskSize } from './task-size.ts';

test.each([
  ['Read chapter 4 (~45 min)', 'Read chapter 4 (45 min)'],
  ['Read chapter 4 – ca. 1.5 hrs', 'Read chapter 4 (1 h 30 min)'],
  ['Read chapter 4 - 1,5 Std.', 'Read chapter 4 (1 h 30 min)'],
  ["Stretch (45')", 'Stretch (45 min)'],
  ['Sand the hull (2–3 h)', 'Sand the hull (2 h 30 min)'],
  ['Spazieren gehen, eine halbe Stunde', 'Spazieren gehen (30 min)'],
  ['Call Ben [half an hour]', 'Call Ben (30 min)'],
  ['Walk for 30 minutes', 'Walk (30 min)'],
  ['Reading 20 mins', 'Reading (20 min)'],
  ['45 min: draw a hand', 'draw a hand (45 min)'],
  ['Practise scales (3 × 20 min)', 'Practise scales (3 × 20 min)'],
  ['Practise scales (3x/week, 20 min)', 'Practise scales (3 × 20 min)'],
  ['Practise scales (20 min x 3)', 'Practise scales (3 × 20 min)'],
  ['Practise scales (20 min daily)', 'Practise scales (7 × 20 min)'],
  ['Meet the tutor (1h30)', 'Meet the tutor (1 h 30 min)'],
  ['Meet the tutor (1:30 h)', 'Meet the tutor (1 h 30 min)'],
  ['Meet the tutor (1 hour and 15 minutes)', 'Meet the tutor (1 h 15 min)'],
  ['Read (45 min) and take notes.', 'Read and take notes (45 min)'],
  ['Estudiar verbos (2 horas)', 'Estudiar verbos (2 h)'],
  ['単語を覚える（30分）', '単語を覚える (30 min)'],
  ['Lire le journal (1½ h)', 'Lire le journal (1 h 30 min)'],
  ['Write 500 words (90 minutes total)', 'Write 500 words (1 h 30 min)'],
])('%s', (title, normalized) => {
  expect(normalizeTaskSize(title)).toBe(normalized);
});

test.each([
  'Run 5 km in 30 min',
  'Stretch every 2 hours',
  'Swim 50 m',
  'Order plugs (30 pieces)',
  'Read the first 20 pages (chapter 2)',
  'Plan a 2 hour walk with Ann',
  '45 min',
  'Hold a plank for at least 2 minutes',
])('no size: %s', (title) => {
  expect(normalizeTaskSize(title)).toBe(title);
});
