import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractGoalPhrase } from './goal-phrase.ts';

const phrases: readonly (readonly [text: string, phrase: string, title: string])[] = [
  ['I want to learn Spanish so that I can travel with my kids in 8 weeks!', 'learn Spanish', 'Learn Spanish'],
  ['learn spanish', 'learn Spanish', 'Learn Spanish'],
  ['Hello, please help me to run a marathon by October.', 'run a marathon', 'Run a marathon'],
  ['My goal is to save 5,000 euros within 6 months', 'save 5,000 euros', 'Save 5,000 euros'],
  ["I'd like to get better at chess because my son beats me", 'get better at chess', 'Get better at chess'],
  ['I’m a nurse, 40. I want to become a midwife.', 'become a midwife', 'Become a midwife'],
  ['learn the piano, I am 45', 'learn the piano', 'Learn the piano'],
  ['SAVE MONEY', 'save money', 'Save money'],
  ['learn spannish', 'learn Spanish', 'Learn Spanish'],
  ['finish my phd', 'finish my PhD', 'Finish my PhD'],
  ['AWS certificate', 'AWS certificate', 'AWS certificate'],
  ['polish the car', 'polish the car', 'Polish the car'],
  ['Write a novel\nI have 3 chapters', 'write a novel', 'Write a novel'],
  ['Boot restaurieren', '“Boot restaurieren”', 'Boot restaurieren'],
  ['Ich möchte Klavier lernen', '“Ich möchte Klavier lernen”', 'Ich möchte Klavier lernen'],
  ['أريد أن أتعلم السباحة', '“أريد أن أتعلم السباحة”', 'أريد أن أتعلم السباحة'],
  ['🚀🚀', '“🚀🚀”', '🚀🚀'],
  ['  \n ', 'reach the goal', 'Reach the goal'],
];

describe('extractGoalPhrase', () => {
  it.each(phrases)('extracts the goal from “%s”', (text, phrase, title) => {
    expect(extractGoalPhrase(text)).toEqual({ phrase, title });
  });

  it('truncates between words', () => {
    const { title } = extractGoalPhrase(`Build ${'a very long wall '.repeat(30)}`);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/(?:very|long|wall| a)…$/);
  });

  it('returns one visible line of at most 80 characters for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { title } = extractGoalPhrase(text);
        expect(Array.from(title).length).toBeLessThanOrEqual(80);
        expect(title).toMatch(/^\S/u);
        expect(title).not.toMatch(/\p{Cc}/u);
        expect(title.isWellFormed()).toBe(true);
      }),
    );
  });
});
