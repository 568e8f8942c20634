import { describe, expect, it } from 'vitest';
import type { AnsweredStep, Pillar } from './brief.ts';
import { effortIn, frameIn, structureIn, weeklyHoursIn, weeksIn } from './read-frame.ts';

const step = (pillar: Pillar, a: AnsweredStep['a']): AnsweredStep => ({ q: `About ${pillar}?`, a, pillar });

describe('the frame of a plan, read from answers', () => {
  it.each<[text: string, weeks: number | undefined]>([
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
    ['4 hours a week', undefined],
    ['30 minutes a day, 3 times a week', undefined],
    ['4 hours a week for 10 weeks', 10],
    ['by Christmas', undefined],
    ['999999 weeks', 52],
    ['0 weeks', 1],
  ])('%s takes %s weeks', (text, weeks) => expect(weeksIn(text)).toBe(weeks));

  it.each<[text: string, hours: number | undefined]>([
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
    ['as much as it takes', undefined],
    ['1000 hours', 168],
  ])('%s is %s hours a week', (text, hours) => expect(weeklyHoursIn(text)).toBe(hours));

  it('hears how hard and in which form', () => {
    expect(effortIn('2 hours a week, light')).toBe('light');
    expect(effortIn('I am all in')).toBe('strong');
    expect(effortIn('Steady please')).toBe('medium');
    expect(effortIn('3 hours')).toBeUndefined();
    expect(structureIn('No fixed date: whenever I have time')).toBe('backlog');
    expect(structureIn('week by week')).toBe('weekly');
    expect(structureIn('In 12 weeks')).toBeUndefined();
  });

  it('believes the answer to the question about it before what was said in passing', () => {
    const history = [
      step('Specific', 'Run 10 km in 6 weeks, 2 hours a week, light'),
      step('Time-bound', 'In 12 weeks'),
      step('Commitment', ['5 hours a week, strong']),
    ];
    expect(frameIn(history)).toEqual({ structure: 'weekly', weeks: 12, weeklyHours: 5, effort: 'strong' });
    expect(frameIn(history.slice(0, 1))).toEqual({ structure: 'weekly', weeks: 6, weeklyHours: 2, effort: 'light' });
  });

  it('has the usual frame where nobody said anything', () => {
    const usual = { structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' };
    expect(frameIn([])).toEqual(usual);
    expect(frameIn([step('Time-bound', 'Some day'), step('Commitment', 'No preference')])).toEqual(usual);
  });

  it('reads the longest answer in no time', () => {
    for (const piece of ['1', '1 ', '- ', 'a ', '1-', 'half a ', '/ ']) {
      const long = piece.repeat(20_000 / piece.length);
      const begin = performance.now();
      frameIn([step('Commitment', long), step('Time-bound', `1${' '.repeat(20_000)}`)]);
      expect(performance.now() - begin).toBeLessThan(250);
    }
  });
});
