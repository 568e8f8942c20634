import { describe, expect, it } from 'vitest';
import { concernIn } from './concern.ts';
import { concerns } from './concerns.ts';
import { helpMessages } from './help.ts';
import { countryIn, helplines } from './helplines.ts';
import { whomToAsk } from './whom-to-ask.ts';
// Written by people who have not seen the patterns, in eight languages.
import phrases from './phrases.json' with { type: 'json' };

describe('concernIn', () => {
  it.each(concerns.flatMap((concern) => phrases[concern].map((text) => [text] as const)))('notices: %s', (text) => {
    expect(concernIn(text)).toBeDefined();
  });

  it.each(phrases.harmless.map((text) => [text] as const))('leaves alone: %s', (text) => {
    expect(concernIn(text)).toBeUndefined();
  });

  it('names the concern, so that the right help is offered', () => {
    const all = concerns.flatMap((concern) => phrases[concern].map((text) => ({ concern, text })));
    const others = all.filter(({ concern, text }) => concernIn(text) !== concern);
    // Setting fire to a house is both a crime and violence.
    expect(others.length).toBeLessThanOrEqual(3);
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
  ])('is not misled by how it is written: %j', (text) => {
    expect(concernIn(text)).toBe('selfHarm');
  });

  it('takes no time worth mentioning for the longest texts, however they are made', () => {
    const worst = [
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
    const plain = timed('learn spanish with my neighbour ');
    for (const part of worst) expect(timed(part)).toBeLessThan(10 * plain + 50);
  });
});

function timed(part: string): number {
  const text = part.repeat(Math.ceil(20_000 / part.length));
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    concernIn(text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

describe('whomToAsk', () => {
  it.each([
    ['Run 10 km although I have high blood pressure', /doctor/],
    ['Get custody of my kids', /lawyer/],
    ['Start investing 100 a month', /independent adviser/],
    ['Mit dem Rauchen aufhören, ich bin schwanger', /doctor/],
  ])('%s', (text, line) => {
    expect(whomToAsk(text)).toMatch(line);
  });

  it('says nothing about anything else', () => {
    for (const text of ['Learn Spanish', 'Build a shed', 'Run a marathon']) expect(whomToAsk(text)).toBeUndefined();
  });
});

describe('help', () => {
  it('always names a way that is open to everybody', () => {
    for (const message of Object.values(helpMessages)) {
      expect(message).toMatch(/findahelpline\.com|emergency number/);
      expect(message.length).toBeLessThan(500);
    }
  });

  it('goes by the country that the browser names, and by no other', () => {
    expect(helplines[countryIn(['de-AT', 'en-US'])!]?.phone).toBe('142');
    expect(countryIn(['en', 'de-DE'])).toBe('DE');
    expect(countryIn(['de', 'zh-Hans'])).toBeUndefined();
  });
});
