import { describe, expect, it } from 'vitest';
import { withQuantities } from './quantities.ts';

describe('quantities', () => {
  it.each([
    ['Save 5,000 euros', '5,000 euros'],
    ['Save €5000 for a car', '€5,000'],
    ['10.000 € zurücklegen', '€10,000'],
    ['put $5k aside', '$5,000'],
    ['5k euros', '5,000 euros'],
    ['save money in 12 weeks', '100 % of the sum'],
  ])('money in %s', (text, money) => {
    expect(withQuantities({ money: '100 % of the sum' }, text)).toEqual({ money });
  });

  it('distances, weights and whatever else is counted', () => {
    const values = { kilometres: '5 km', kilograms: '5 kg', books: '12 books' };
    const text = 'Run 10k, lose 4.5 kilos and read 24 books';
    expect(withQuantities(values, text)).toEqual({ kilometres: '10 km', kilograms: '4.5 kilos', books: '24 books' });
  });

  it('metres as kilometres', () => {
    expect(withQuantities({ kilometres: '1 km' }, 'swim 1,500 m')).toEqual({ kilometres: '1.5 km' });
    expect(withQuantities({ kilometres: '1 km' }, 'swim 750 metres')).toEqual({ kilometres: '0.75 km' });
  });

  it('leaves words alone', () => {
    expect(withQuantities({ paper: 'practice paper' }, 'sit 3 papers')).toEqual({ paper: 'practice paper' });
  });
});
