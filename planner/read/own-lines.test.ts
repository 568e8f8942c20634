import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { findOwnLines } from './own-lines.ts';

test.each<[text: string, lines: string[]]>([
  ['Move out:\n- sell the bed\n- paint (2 h)', ['sell the bed', 'paint (2 h)']],
  ['1. find a room\n2) get a licence\n3. hire a cook', ['find a room', 'get a licence', 'hire a cook']],
  ['[ ] passport\n[x] tickets', ['passport', 'tickets']],
  ['- [ ] passport\n  * [x] tickets', ['passport', 'tickets']],
  ['I want to open a café. To do:\nfind a room\nget a licence\n\nThank you!', ['find a room', 'get a licence']],
  ['# Café\nfind a room\nget a licence', ['find a room', 'get a licence']],
  ['やること：\n部屋を探す\n許可を取る', ['部屋を探す', '許可を取る']],
  ['・部屋を探す\n・許可を取る', ['部屋を探す', '許可を取る']],
  ['find a room\r\nget a licence\r\nhire a cook', ['find a room', 'get a licence', 'hire a cook']],
])('finds the steps in %j', (text, lines) => {
  expect(findOwnLines(text)).toEqual(lines);
});

test.each([
  '',
  'Learn chess by Christmas',
  'Learn chess\nby Christmas',
  '- only one',
  'I am 45.\nI want to run again.\nI hate the gym.',
  'Plan:',
  '20. Dezember: Konzert\n24. Dezember: frei',
  `To do:\n${'a long story '.repeat(20)}\n${'that goes on '.repeat(20)}`,
])('finds no steps in %j', (text) => {
  expect(findOwnLines(text)).toEqual([]);
});

test('returns no more, and no longer ones, than an outline can have', () => {
  const lines = findOwnLines(`- ${'long '.repeat(100)}\n`.repeat(200));
  expect(lines).toHaveLength(limits.outlineMilestones);
  expect(lines[0]!.length).toBeLessThanOrEqual(limits.title);
});
