import { describe, expect, it } from 'vitest';
import { concerns } from './concerns.ts';
import { findCountry, findHelpline, helplines } from './helplines.ts';

const all = Object.values(helplines).flatMap((byCountry) => Object.entries(byCountry));

describe('helplines', () => {
  it.each(all)('of %s name a page that gives the number, and the day on which it was read', (country, helpline) => {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(helpline.phone).toMatch(/^[\d -]{3,16}$/);
    expect(new URL(helpline.source).protocol).toBe('https:');
    expect(helpline.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('are picked by the first language with a country', () => {
    expect(findHelpline('selfHarm', findCountry(['de-AT', 'en-US']))?.phone).toBe('142');
    expect(findCountry(['en', 'de-DE'])).toBe('DE');
    expect(findCountry(['de', 'zh-Hans'])).toBeUndefined();
  });

  it('are those for violence at home if somebody is being hurt', () => {
    expect(findHelpline('abuse', 'DE')?.phone).toBe('116 016');
    expect(findHelpline('selfInjury', 'DE')).toEqual(findHelpline('selfHarm', 'DE'));
  });

  it('leave the directory to stand alone where no number is known, and medication to doctors', () => {
    for (const concern of concerns) expect(findHelpline(concern, 'XX')).toBeUndefined();
    expect(findHelpline('abuse', 'CA')).toBeUndefined();
    expect(findHelpline('medication', 'GB')).toBeUndefined();
  });
});
