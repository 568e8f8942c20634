import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

function filled(text: string, progress = 0, values: Record<string, string> = {}, reach = 1): string {
  return fill(text, { values, progress, reach });
}

describe('fill', () => {
  it('puts values where their names stand', () => {
    expect(filled('Talk about {theme} in {subject}', 0, { theme: 'food', subject: 'Spanish' })).toBe(
      'Talk about food in Spanish',
    );
  });

  it('never reads what the user typed as a text of ours', () => {
    expect(filled('Show it: {measure}', 0, { measure: 'a {subject} $& {1..9}', subject: 'no' })).toBe(
      'Show it: a {subject} $& {1..9}',
    );
  });

  it('lets numbers grow with the weeks, in steps that people choose', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((progress) => filled('{20..90}', progress))).toEqual([
      '20',
      '40',
      '55',
      '75',
      '90',
    ]);
    expect([0, 0.5, 1].map((progress) => filled('{20..90/10}', progress))).toEqual(['20', '60', '90']);
    expect([0, 0.3, 1].map((progress) => filled('{3..8}', progress))).toEqual(['3', '5', '8']);
    expect([0.3, 0.5, 0.8].map((progress) => filled('{8..24}', progress))).toEqual(['15', '15', '20']);
    expect([0, 0.4, 1].map((progress) => filled('{0.5..3/0.5}', progress))).toEqual(['0.5', '1.5', '3']);
    expect([0, 0.5, 1].map((progress) => filled('{90..60}', progress))).toEqual(['90', '75', '60']);
  });

  it('goes only as far as the effort reaches, but all the way to what the user named', () => {
    expect(filled('{20..90}', 1, {}, 0.8)).toBe('75');
    expect(filled('{0..money}', 1, { money: '5,000 euros' }, 0.8)).toBe('5,000 euros');
  });

  it('keeps the unit of the end', () => {
    expect(filled('Have {0..money} set aside', 0.5, { money: '5,000 euros' })).toBe('Have 2,500 euros set aside');
    expect(filled('{0..money}', 0.5, { money: '€12,000' })).toBe('€6,000');
    expect(filled('{2..books}', 0.5, { books: '24 books' })).toBe('13 books');
    expect(filled('{0..part}', 0.5, { part: '100 % of the amount' })).toBe('50 % of the amount');
  });

  it('stops at what there is time for', () => {
    expect(fill('{1..42}', { values: {}, progress: 1, reach: 1, most: 18 })).toBe('15');
  });

  it('counts one thing as one', () => {
    expect(fill('Walk on {2..5} days', { values: {}, progress: 1, reach: 1, most: 1 })).toBe('Walk on 1 day');
  });

  it('refuses a name that nobody knows', () => {
    expect(() => filled('{thema}')).toThrow('{thema}');
  });
});
