import { describe, expect, it } from 'vitest';
import { defaultFormats } from './format-settings.ts';
import { formatsForLanguage } from './language-formats.ts';

describe('formatsForLanguage', () => {
  it.each([
    ['en-US', 'month-first', '12h'],
    ['en-GB', 'day-first', '24h'],
    ['en-AU', 'day-first', '12h'],
    ['de-DE', 'day-first', '24h'],
    ['de', 'day-first', '24h'],
    ['sv-SE', 'iso', '24h'],
    ['ja-JP', 'iso', '24h'],
    ['ko-KR', 'iso', '12h'],
  ])('knows how dates and times are written in %s', (language, date, time) => {
    expect(formatsForLanguage(language)).toEqual({ date, time });
  });

  it.each([undefined, '', '*', 'x', 'xx-YY', 'de_DE'])('uses the default for the unknown language %j', (language) => {
    expect(formatsForLanguage(language)).toBe(defaultFormats);
  });

  it('caches the formats of a language, but not of any number of them', () => {
    const cached = formatsForLanguage('en-US');
    expect(formatsForLanguage('en-US')).toBe(cached);
    for (let n = 0; n < 100; n++) formatsForLanguage(`x${n}`);
    expect(formatsForLanguage('en-US')).not.toBe(cached);
    expect(formatsForLanguage('en-US')).toEqual(cached);
  });
});
