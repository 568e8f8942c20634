import { expect, it } from 'vitest';
import { preferredLanguage } from './accept-language.ts';

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
  ['en-US', 'en-US'],
  [' sv ;q=1', 'sv'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
])('finds the first language in %j', (header, language) => {
  expect(preferredLanguage({ headers: { 'accept-language': header } })).toBe(language);
});

it.each([undefined, '', '*', '"><script>', 'de"x', `de-${'a'.repeat(100)}`])('ignores %j', (header) => {
  expect(preferredLanguage({ headers: { 'accept-language': header } })).toBeUndefined();
});
