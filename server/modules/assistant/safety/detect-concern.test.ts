import { describe, expect, it } from 'vitest';
import { detectConcern } from './detect-concern.ts';
import { concerns } from '#domain/assistant/concerns.ts';
import { helpMessages } from './help-messages.ts';
import { findCountry, helplines } from '#domain/assistant/helplines.ts';
import { findProfessionalAdvice } from './professional-advice.ts';
// Written without knowledge of the patterns, in eight languages.
import phrases from './phrases.json' with { type: 'json' };

describe('detectConcern', () => {
  it.each(concerns.flatMap((concern) => phrases[concern].map((text) => [text] as const)))('detects: %s', (text) => {
    expect(detectConcern(text)).toBeDefined();
  });

  it.each(phrases.harmless.map((text) => [text] as const))('ignores: %s', (text) => {
    expect(detectConcern(text)).toBeUndefined();
  });

  it('returns the right concern for nearly all phrases', () => {
    const all = concerns.flatMap((concern) => phrases[concern].map((text) => ({ concern, text })));
    const misclassified = all.filter(({ concern, text }) => detectConcern(text) !== concern);
    // Setting fire to a house is both a crime and violence.
    expect(misclassified.length).toBeLessThanOrEqual(3);
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
  ])('sees through disguised spelling: %j', (text) => {
    expect(detectConcern(text)).toBe('selfHarm');
  });

  it('stays fast for the longest texts, whatever they contain', () => {
    const adversarial = [
      'a ',
      'kill my ',
      'stop taking all of my ',
      'lose 5 kg in 5 ',
      '\ufdfa',
      '㍿',
      'k ',
      '1 day 2 kg ',
      '死',
    ];
    const baseline = measureDetection('learn spanish with my neighbour ');
    for (const part of adversarial) expect(measureDetection(part)).toBeLessThan(10 * baseline + 50);
  });
});

function measureDetection(part: string): number {
  const text = part.repeat(Math.ceil(20_000 / part.length));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    detectConcern(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('findProfessionalAdvice', () => {
  it.each([
    ['Run 10 km although I have high blood pressure', /doctor/],
    ['Get custody of my kids', /lawyer/],
    ['Start investing 100 a month', /independent adviser/],
    ['Mit dem Rauchen aufhören, ich bin schwanger', /doctor/],
  ])('advises on “%s”', (text, line) => {
    expect(findProfessionalAdvice(text)).toMatch(line);
  });

  it('returns nothing for other goals', () => {
    for (const text of ['Learn Spanish', 'Build a shed', 'Run a marathon'])
      expect(findProfessionalAdvice(text)).toBeUndefined();
  });
});

describe('offers of help', () => {
  it('always name a contact that is available everywhere', () => {
    for (const message of Object.values(helpMessages)) {
      expect(message).toMatch(/findahelpline\.com|emergency number/);
      expect(message.length).toBeLessThan(500);
    }
  });

  it('pick the helpline by the first language with a country', () => {
    expect(helplines[findCountry(['de-AT', 'en-US'])!]?.phone).toBe('142');
    expect(findCountry(['en', 'de-DE'])).toBe('DE');
    expect(findCountry(['de', 'zh-Hans'])).toBeUndefined();
  });
});
