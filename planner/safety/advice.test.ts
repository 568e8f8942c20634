import { expect, it } from 'vitest';
import { findProfessionalAdvice } from './advice.ts';

it.each([
  ['Run 10 km although I have high blood pressure', /doctor/],
  ['Get custody of my kids', /lawyer/],
  ['Start investing 100 a month', /independent adviser/],
  ['Mit dem Rauchen aufhören, ich bin schwanger', /doctor/],
])('advises on “%s”', (text, line) => {
  expect(findProfessionalAdvice(text)).toMatch(line);
});

it('gives no advice on other goals', () => {
  for (const text of ['Learn Spanish', 'Build a shed', 'Run a marathon'])
    expect(findProfessionalAdvice(text)).toBeUndefined();
});
