import { describe, expect, it } from 'vitest';
import { type Concern, concerns } from '#domain/assistant/concerns.ts';
import { check, checkInSteps } from './check.ts';
// Written by people who had not seen the patterns.
import phrases from './phrases.json' with { type: 'json' };

/** Some plans are two things at once, such as setting fire to a house with somebody in it. */
const MAX_OTHER_CONCERN = 6;

const cases = concerns.flatMap((concern) => phrases[concern].map((text) => [concern, text] as const));

describe('check', () => {
  it.each(cases)('detects %s: %s (AI-07)', (_, text) => {
    expect(check(text)).toBeDefined();
  });

  it.each(phrases.harmless.map((text) => [text] as const))('ignores: %s', (text) => {
    expect(check(text)).toBeUndefined();
  });

  it('returns the right concern for nearly all phrases', () => {
    const misclassified = cases.filter(([concern, text]) => check(text) !== concern);
    expect(misclassified.length).toBeLessThanOrEqual(MAX_OTHER_CONCERN);
  });

  it('never tells somebody who is being hurt that they hurt people', () => {
    const blamed = phrases.abuse.filter((text) => check(text) === 'violence' || check(text) === 'crime');
    expect(blamed).toEqual([]);
  });

  it.each([
    'KILL MYSELF',
    'k1ll mys3lf',
    'k i l l m y s e l f',
    'kill\u200b myself',
    'ｋｉｌｌ ｍｙｓｅｌｆ',
    'ki\u00adll   my-self',
    'Learn Spanish.\n\nAnd then I will kill myself',
    'I like games and books. I want to die.',
  ])('sees through disguised spelling: %j (AI-07)', (text) => {
    expect(check(text)).toBe('selfHarm');
  });

  it.each<readonly [string, Concern]>([
    ['Learn to sew. My husband hits me. I want to kill myself.', 'selfHarm'],
    ['My husband hits me and I want to poison him', 'abuse'],
  ])('reports the most serious concern of “%s”', (text, concern) => {
    expect(check(text)).toBe(concern);
  });

  it('excuses a story, unless it is about somebody whom the writer knows', () => {
    expect(check('Write a thriller in which a nurse poisons people')).toBeUndefined();
    expect(check('Write a thriller, then poison my boss')).toBe('violence');
  });
});

describe('checkInSteps', () => {
  it.each(['a ', 'kill my ', 'stop taking all of my ', 'lose 5 kg in 5 ', '\ufdfa', '㍿', '1 day 2 kg ', '死', '. '])(
    'takes steps of a few milliseconds for the longest text, if it consists of %j',
    (part) => {
      const text = part.repeat(Math.ceil(20_000 / part.length));
      const baseline = longestStep('learn spanish with my neighbour '.repeat(625));
      expect(longestStep(text)).toBeLessThan(10 * baseline + 20);
    },
  );

  it('finds a phrase wherever it is in a very long text', () => {
    const filler = 'Read ten pages of the book.\n'.repeat(20_000);
    expect(check(`${filler}I want to kill myself.\n${filler}`)).toBe('selfHarm');
  });
});

/** The shortest of several runs, because other processes may interrupt one. */
function longestStep(text: string): number {
  const runs = [1, 2, 3].map(() => {
    let longest = 0;
    let before = performance.now();
    for (const _ of checkInSteps(text)) {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }
    return longest;
  });
  return Math.min(...runs);
}
