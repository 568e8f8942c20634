import { describe, expect, it } from 'vitest';
import type { AnsweredStep } from '#domain/assistant/brief.ts';
import { pillars } from '#domain/assistant/brief.ts';
import { nextQuestion, findPillar } from './questions.ts';
import { exampleAnswers } from '#planner/example-answers.ts';
import { readFields } from '#planner/read/read-fields.ts';

const answers = ['Learn Italian', 'I can order a meal', 'A few words', 'Fun', 'In 8 weeks', '3 hours', 'Time'];
const italian = exampleAnswers('Learn Italian')!;
const clock = { today: '2026-11-18', timeZone: 'UTC' };
const read = (pillar: string, text: string) => readFields([{ pillar, text }], clock).fields;
const history: AnsweredStep[] = answers.map((a, n) => ({ q: `Question ${n}`, a, pillar: pillars[n]! }));

describe('built-in questions', () => {
  it.each([null, italian])('cover each of the eight pillars once, in order, with examples', (playbook) => {
    const questions = pillars.map((_, n) => nextQuestion(history.slice(0, n), playbook));
    expect(questions.map(({ pillar }) => pillar)).toEqual(pillars);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(8);
    for (const { question, examples, pillar } of questions) {
      expect(findPillar(question)).toBe(pillar);
      expect(examples.length).toBeGreaterThanOrEqual(3);
      expect(examples.join(' ')).not.toMatch(/[{}]|undefined|NaN/);
      expect(new Set(examples).size).toBe(examples.length);
    }
    expect(questions.filter(({ multiSelect }) => multiSelect).map(({ pillar }) => pillar)).toEqual([
      'Obstacles',
      'Learning',
    ]);
  });

  it('offer examples that fit the goal', () => {
    const [measures, obstacles] = [1, 6].map((n) => nextQuestion(history.slice(0, n), italian).examples.join(' '));
    expect(measures).toContain('Italian');
    expect(measures).toMatch(/\bI\b/);
    expect(obstacles).not.toEqual(nextQuestion(history.slice(0, 6), null).examples.join(' '));
  });

  it('offer time and effort examples that are read as they are meant', () => {
    for (const a of nextQuestion(history.slice(0, 4), italian).examples.slice(0, -1))
      expect(a).toBe(`In ${read('Time-bound', a).weeks?.value} weeks`);
    for (const [n, a] of nextQuestion(history.slice(0, 5), italian).examples.entries()) {
      const { weeklyMinutes, effort } = read('Commitment', a);
      expect([effort?.value, weeklyMinutes?.value]).toEqual([
        ['light', 'medium', 'strong', 'medium'][n],
        [120, 240, 360, 210][n],
      ]);
    }
  });
});
