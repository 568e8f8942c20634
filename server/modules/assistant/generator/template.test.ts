import { describe, expect, it } from 'vitest';
import { fillTemplate } from './template.ts';

function fillAt(text: string, progress = 0, values: Record<string, string> = {}, reach = 1): string {
  return fillTemplate(text, { values, progress, reach });
}

describe('fillTemplate', () => {
  it('replaces placeholders by their values', () => {
    expect(fillAt('Talk about {theme} in {subject}', 0, { theme: 'food', subject: 'Spanish' })).toBe(
      'Talk about food in Spanish',
    );
  });

  it('does not expand placeholders in user input', () => {
    expect(fillAt('Show it: {measure}', 0, { measure: 'a {subject} $& {1..9}', subject: 'no' })).toBe(
      'Show it: a {subject} $& {1..9}',
    );
  });

  it('lets numbers grow with progress, in round steps', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((progress) => fillAt('{20..90}', progress))).toEqual([
      '20',
      '40',
      '55',
      '75',
      '90',
    ]);
    expect([0, 0.5, 1].map((progress) => fillAt('{20..90/10}', progress))).toEqual(['20', '60', '90']);
    expect([0, 0.3, 1].map((progress) => fillAt('{3..8}', progress))).toEqual(['3', '5', '8']);
    expect([0.3, 0.5, 0.8].map((progress) => fillAt('{8..24}', progress))).toEqual(['15', '15', '20']);
    expect([0, 0.4, 1].map((progress) => fillAt('{0.5..3/0.5}', progress))).toEqual(['0.5', '1.5', '3']);
    expect([0, 0.5, 1].map((progress) => fillAt('{90..60}', progress))).toEqual(['90', '75', '60']);
  });

  it('limits ranges by reach, but not amounts named by the user', () => {
    expect(fillAt('{20..90}', 1, {}, 0.8)).toBe('75');
    expect(fillAt('{0..money}', 1, { money: '5,000 euros' }, 0.8)).toBe('5,000 euros');
  });

  it('keeps the unit of the upper bound', () => {
    expect(fillAt('Have {0..money} set aside', 0.5, { money: '5,000 euros' })).toBe('Have 2,500 euros set aside');
    expect(fillAt('{0..money}', 0.5, { money: '€12,000' })).toBe('€6,000');
    expect(fillAt('{2..books}', 0.5, { books: '24 books' })).toBe('13 books');
    expect(fillAt('{0..part}', 0.5, { part: '100 % of the amount' })).toBe('50 % of the amount');
  });

  it('does not exceed the maximum', () => {
    expect(fillTemplate('{1..42}', { values: {}, progress: 1, reach: 1, max: 18 })).toBe('15');
  });

  it('uses the singular for one', () => {
    expect(fillTemplate('Walk on {2..5} days', { values: {}, progress: 1, reach: 1, max: 1 })).toBe('Walk on 1 day');
  });

  it('throws for an unknown placeholder', () => {
    expect(() => fillAt('{thema}')).toThrow('{thema}');
  });
});
