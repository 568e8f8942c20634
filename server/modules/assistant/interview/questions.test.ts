import { describe, expect, it } from 'vitest';
import type { AnsweredStep } from './brief.ts';
import { pillars } from './brief.ts';
import { nextQuestion, pillarOf } from './questions.ts';
import { frameIn } from './read-frame.ts';

const answers = ['Learn Italian', 'I can order a meal', 'A few words', 'Fun', 'In 8 weeks', '3 hours', 'Time'];
const history: AnsweredStep[] = answers.map((a, n) => ({ q: `Question ${n}`, a, pillar: pillars[n]! }));

describe('the questions of the built-in planner', () => {
  it('are eight, one for each pillar, Specific first, each with examples', () => {
    const asked = pillars.map((_, n) => nextQuestion(history.slice(0, n)));
    expect(asked.map(({ pillar }) => pillar)).toEqual(pillars);
    expect(new Set(asked.map(({ question }) => question)).size).toBe(8);
    for (const { question, examples, pillar } of asked) {
      expect(pillarOf(question)).toBe(pillar);
      expect(examples.length).toBeGreaterThanOrEqual(3);
      expect(examples.join(' ')).not.toMatch(/[{}]|undefined|NaN/);
      expect(new Set(examples).size).toBe(examples.length);
    }
    expect(asked.filter(({ multiSelect }) => multiSelect).map(({ pillar }) => pillar)).toEqual([
      'Obstacles',
      'Learning',
    ]);
  });

  it('offer examples that fit what was said', () => {
    expect(nextQuestion(history.slice(0, 1)).examples.join(' ')).toContain('Italian');
    const other = nextQuestion([{ q: '', a: 'Run a marathon', pillar: 'Specific' }]).examples;
    expect(other).not.toEqual(nextQuestion(history.slice(0, 1)).examples);
  });

  it('offer times that can be read again', () => {
    for (const a of nextQuestion(history.slice(0, 4)).examples.slice(0, -1)) {
      expect(a).toBe(`In ${frameIn([{ q: '', a, pillar: 'Time-bound' }]).weeks} weeks`);
    }
    for (const [n, a] of nextQuestion(history.slice(0, 5)).examples.entries()) {
      const { weeklyHours, effort } = frameIn([{ q: '', a, pillar: 'Commitment' }]);
      expect(effort).toBe(['light', 'medium', 'strong', 'medium'][n]);
      if (n < 3) expect(a).toMatch(new RegExp(`^${weeklyHours} hours?`));
    }
  });
});
