import { expect, test } from 'vitest';
import { understandText } from '../understand.ts';

const factsOf = (text: string) => understandText(text, { today: '2026-11-18', timeZone: 'Europe/Berlin' }).facts;

test.each([
  ['restore my old tractor by May', 'my old tractor'],
  ['learn to play the cello', 'the cello'],
  ['turn the garage into a workshop', 'the garage'],
  ['take my mum to the sea', null],
  ['ring the tenor without help', null],
  ['reach the top shelf again', null],
  ['Mended a sore knee, now I want to run', null],
  ['my cats fight', null],
])('reads the thing of "%s" as %s', (text, thing) => {
  expect(factsOf(text).thing).toBe(thing);
});

test.each([
  [
    'open a stall. I need a licence, a van and three friends who help',
    ['a licence', 'a van', 'three friends who help'],
  ],
  ['move house. First I have to find a van', ['find a van']],
  ['Choir practice is on Monday. I want to sing a solo', []],
  ['sew a coat. I have to pick up the children at three', []],
  ['Sprained my wrist (right, I am left handed), and the doctor gave me a brace. I want to play tennis again', []],
  ['Quero ler mais, mas preciso do telemóvel por causa dos miúdos', []],
  ['My back hurts, I am 60 and I sit a lot. I want to walk the coast path', []],
])('finds only what is to be done in "%s"', (text, parts) => {
  expect(factsOf(text).parts).toEqual(parts);
});
