import { expect, it } from 'vitest';
import { monthsOf } from './season-of-task.ts';

it.each([
  ['Prune the vine from late autumn to January', [10, 11, 12, 1]],
  ['Sow the borders between March and May', [3, 4, 5]],
  ['Feed the pond fish by September', [7, 8, 9]],
  ['Sow green manure in early autumn', [9, 10]],
  ['Divide the irises in spring or autumn', [3, 4, 5, 9, 10, 11]],
])('reads the months of “%s”', (text, months) => {
  expect([...monthsOf(text)!].toSorted((a, b) => a - b)).toEqual(months.toSorted((a, b) => a - b));
});

it.each([
  'Order bulbs in autumn',
  'Fell the ash, and keep its logs for winter',
  'Fit a closing spring to the gate',
  'Hold the fair in May 2027',
  'Hold the fair on 3 May',
  'You may ask a neighbour',
  'Stack the logs under cover, and burn none of them in summer',
])('finds no season in “%s”', (text) => {
  expect(monthsOf(text)).toBeNull();
});
