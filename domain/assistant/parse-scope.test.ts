import { describe, expect, it } from 'vitest';
import type { AnsweredStep, Pillar } from './brief.ts';
import { parseEffort, parseScope, parseStructure, parseWeeklyHours, parseWeeks } from './parse-scope.ts';

const step = (pillar: Pillar, a: AnsweredStep['a']): AnsweredStep => ({ q: `About ${pillar}?`, a, pillar });

describe('parsing the scope of a plan from answers', () => {
  it.each<[text: string, weeks: number]>([
    ['In 12 weeks', 12],
    ['within 3 months', 13],
    ['a month', 4],
    ['half a year', 26],
    ['in two years', 52],
    ['8-10 weeks', 9],
    ['six weeks from now', 6],
    ['30 days', 4],
    ['2 days', 1],
    ['a fortnight', 2],
    ['4 hours a week for 10 weeks', 10],
    ['999999 weeks', 52],
    ['0 weeks', 1],
  ])('reads %j as %s weeks', (text, weeks) => expect(parseWeeks(text)).toBe(weeks));

  it.each(['4 hours a week', '30 minutes a day, 3 times a week', 'by Christmas'])(
    'finds no number of weeks in %j',
    (text) => expect(parseWeeks(text)).toBeUndefined(),
  );

  it.each<[text: string, hours: number]>([
    ['4 hours a week', 4],
    ['5h', 5],
    ['about 2-4 hours per week', 3],
    ['30 minutes a day', 4],
    ['half an hour a day', 4],
    ['an hour every morning', 7],
    ['45 min three times a week', 2],
    ['2 hours, 3 evenings a week', 6],
    ['1 hour on weekdays', 5],
    ['10 minutes', 1],
    ['1000 hours', 168],
  ])('reads %j as %s hours a week', (text, hours) => expect(parseWeeklyHours(text)).toBe(hours));

  it('finds no hours a week in an answer without a duration', () => {
    expect(parseWeeklyHours('as much as it takes')).toBeUndefined();
  });

  it('recognizes effort and structure', () => {
    expect(parseEffort('2 hours a week, light')).toBe('light');
    expect(parseEffort('I am all in')).toBe('strong');
    expect(parseEffort('Steady please')).toBe('medium');
    expect(parseEffort('3 hours')).toBeUndefined();
    expect(parseStructure('No fixed date: whenever I have time')).toBe('backlog');
    expect(parseStructure('week by week')).toBe('weekly');
    expect(parseStructure('In 12 weeks')).toBeUndefined();
  });

  it('prefers the answer to the matching question over a mention in another answer', () => {
    const history = [
      step('Specific', 'Run 10 km in 6 weeks, 2 hours a week, light'),
      step('Time-bound', 'In 12 weeks'),
      step('Commitment', ['5 hours a week, strong']),
    ];
    expect(parseScope(history)).toEqual({ structure: 'weekly', weeks: 12, weeklyHours: 5, effort: 'strong' });
    expect(parseScope(history.slice(0, 1))).toEqual({ structure: 'weekly', weeks: 6, weeklyHours: 2, effort: 'light' });
  });

  it('falls back to the defaults when no answer says anything about the scope', () => {
    const defaults = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' };
    expect(parseScope([])).toEqual(defaults);
    expect(parseScope([step('Time-bound', 'Some day'), step('Commitment', 'No preference')])).toEqual(defaults);
  });

  it('parses very long answers within 250 ms', () => {
    for (const piece of ['1', '1 ', '- ', 'a ', '1-', 'half a ', '/ ']) {
      const longAnswer = piece.repeat(20_000 / piece.length);
      const startedAt = performance.now();
      parseScope([step('Commitment', longAnswer), step('Time-bound', `1${' '.repeat(20_000)}`)]);
      expect(performance.now() - startedAt).toBeLessThan(250);
    }
  });
});
