import { describe, expect, it } from 'vitest';
import { applyQuantities } from './quantities.ts';

describe('applyQuantities', () => {
  it.each([
    ['Save 5,000 euros', '5,000 euros'],
    ['Save €5000 for a car', '€5,000'],
    ['10.000 € zurücklegen', '€10,000'],
    ['put $5k aside', '$5,000'],
    ['5k euros', '5,000 euros'],
    ['save money in 12 weeks', '100 % of the sum'],
  ])('finds the money in “%s”', (text, money) => {
    expect(applyQuantities({ money: '100 % of the sum' }, text)).toEqual({ money });
  });

  it('finds distances, weights and other counted units', () => {
    const values = { kilometres: '5 km', kilograms: '5 kg', books: '12 books' };
    const text = 'Run 10k, lose 4.5 kilos and read 24 books';
    expect(applyQuantities(values, text)).toEqual({ kilometres: '10 km', kilograms: '4.5 kilos', books: '24 books' });
  });

  it('converts metres to kilometres', () => {
    expect(applyQuantities({ kilometres: '1 km' }, 'swim 1,500 m')).toEqual({ kilometres: '1.5 km' });
    expect(applyQuantities({ kilometres: '1 km' }, 'swim 750 metres')).toEqual({ kilometres: '0.75 km' });
  });

  it('leaves values without a number unchanged', () => {
    expect(applyQuantities({ paper: 'practice paper' }, 'sit 3 papers')).toEqual({ paper: 'practice paper' });
  });
});
