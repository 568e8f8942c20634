import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createFixedPart, gzipPage } from './gzip-page.ts';

it.each([
  ['<html>', '<style>body { color: teal }</style>', '<p>Grüße 🗼</p>'],
  ['', 'fixed', ''],
  ['start', '', 'end'],
  ['é'.repeat(1000), 'fixed '.repeat(10_000), 'end '.repeat(50_000)],
])('compresses the three parts into one page: %.20s', async (start, fixed, end) => {
  const zipped = await gzipPage(start, createFixedPart(fixed), end);
  expect(gunzipSync(zipped).toString()).toBe(start + fixed + end);
});
