import { describe, expect, it } from 'vitest';
import { planInput } from '#server/testing/fixtures/plan-input.ts';
import { hasEnoughLines, ownLines, planLines } from './own-lines.ts';

const input = (text: string, parts: string[], goal = 'the goal') => planInput({ goal, parts }, { text });

describe('the lines of a plan', () => {
  it('are what the user answered, whatever it says', () => {
    const answers = ["I've told my aunt", 'the roof (front', 'a pond'];
    expect(ownLines(input('build a pond', answers))).toEqual(answers);
    expect(hasEnoughLines(input('build a pond', answers))).toBe(true);
  });

  it('are a list in the text', () => {
    expect(
      hasEnoughLines(
        input('get ready. Find a room, get a licence and hire a cook', ['Find a room', 'get a licence', 'hire a cook']),
      ),
    ).toBe(true);
    expect(
      hasEnoughLines(
        input('Move out:\n- sell the bed\n- paint\n- hand over the keys', [
          'sell the bed',
          'paint',
          'hand over the keys',
        ]),
      ),
    ).toBe(true);
  });

  it('are no fragments of a story', () => {
    const text =
      'I have a stiff knee (right, I am left handed), the doctor sent me home with a leaflet. Some day I need to find a pool. My brother says I have to buy fins.';
    const parts = [
      'I have a stiff knee (right',
      'I am left handed)',
      'the doctor sent me home with a leaflet',
      'find a pool',
      'buy fins',
    ];
    expect(ownLines(input(text, parts))).toEqual([]);
    expect(planLines(input(text, parts, 'swim again'))).toEqual(['find a pool', 'buy fins', 'swim again']);
  });

  it('begin with what the user answered to the question for them', () => {
    const parts = ['find a pool', 'one lap', 'ten laps', 'no pain'];
    expect(ownLines(input('Some day I need to find a pool', parts))).toEqual(parts.slice(1));
  });

  it('need three, whatever is in the way', () => {
    expect(hasEnoughLines(planInput({ parts: ['a', 'b'], obstacles: ['c'] }, { text: 'x' }))).toBe(false);
    expect(hasEnoughLines(planInput({ parts: ['a', 'b', 'c'] }, { text: 'x' }))).toBe(true);
  });
});
