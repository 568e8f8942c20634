import { expect, test } from 'vitest';
import { goalTitle } from './goal-title.ts';
import { isPoorTitle } from './poor-goal.ts';

test.each([
  ['den Segelschein', 'Segelschein'],
  ['bake a cake', 'bake a cake'],
  [
    'write a short history of our street with photographs because nobody else remembers the tram',
    'write a short history of our street with photographs',
  ],
  [
    'organizar un torneo de ajedrez para los niños del barrio con la ayuda de la biblioteca',
    'organizar un torneo de ajedrez',
  ],
  [
    'repair the gate, the fence and the shed that the storm in October broke',
    'repair the gate, the fence and the shed that the storm in October broke',
  ],
])('shortens "%s" to "%s"', (goal, title) => {
  expect(goalTitle(goal)).toBe(title);
});

test.each(['My neighbour has agreed to sell', 'I have just moved', 'Unser Dach ist undicht', 'get it fixed'])(
  'does not take "%s" as a title',
  (goal) => {
    expect(isPoorTitle(goal)).toBe(true);
  },
);

test.each([
  'know what I owe',
  'das Dach abdichten',
  'apprendre à se détendre',
  'the Loch Lomond swim',
  'get everything ready for winter',
])('takes "%s" as a title', (goal) => {
  expect(isPoorTitle(goal)).toBe(false);
});
