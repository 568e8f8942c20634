import { describe, expect, it } from 'vitest';
import { classifyGoal } from './classify-goal.ts';

describe('classifyGoal', () => {
  it.each([
    ['I want to learn Spanish so that I can travel with my kids', 'language', 'Spanish'],
    ['learn brazilian portuguese', 'language', 'brazilian Portuguese'],
    ['Run a half marathon', 'running', 'half marathon'],
    ['run a company that sells tea', 'start-up', undefined],
    ['Save 5,000 euros for a new roof', 'saving', undefined],
    ['Learn to play the guitar', 'instrument', 'guitar'],
    ['pass the AWS exam', 'exam', 'AWS'],
    ['write a novel about running', 'writing', undefined],
    ['plant a vegetable garden', 'garden', undefined],
    ['find a new job', 'job-change', undefined],
    ['lose 8 kg', 'weight', undefined],
    ['move to Lisbon', 'move', 'Lisbon'],
    ['start a business', 'start-up', undefined],
    ['meditate every day', 'meditation', undefined],
    ['quit smoking', 'quitting', undefined],
    ['declutter the flat', 'home', undefined],
    ['organise our wedding', 'event', undefined],
    ['finish my dissertation', 'thesis', undefined],
    ['restore a boat', 'anything', undefined],
    ['learn to bake bread', 'anything', undefined],
    ['get better at maths', 'study', 'maths'],
    ['learn excel', 'study', 'Excel'],
    ['invest in stocks', 'study', 'investing'],
    ['learn react', 'coding', undefined],
    ['make a small game', 'coding', undefined],
    ['learn spannish', 'language', 'Spanish'],
    ['Learn Italian to move to Rome', 'language', 'Italian'],
    ['learn to dance salsa for my wedding', 'skill', undefined],
    ['learn Excel because I want a new job', 'study', 'Excel'],
    ['learn for my driving licence', 'exam', 'driving'],
    ['IELTS band 7', 'exam', 'IELTS'],
    ['AWS solutions architect certification', 'exam', 'AWS solutions architect'],
    ['swim 1 km', 'endurance', 'swimming'],
    ['cycle 100 km', 'endurance', 'cycling'],
    ['cycle to work', 'habit', undefined],
    ['stop procrastinating', 'habit', undefined],
    ['be more productive', 'habit', undefined],
    ['drink more water', 'habit', undefined],
    ['be more confident', 'character', undefined],
    ['improve my marriage', 'character', undefined],
    ['become a nurse', 'job-change', undefined],
    ['run a bookshop', 'start-up', undefined],
    ['sell my paintings online', 'start-up', undefined],
    ['paint my living room', 'renovation', 'living room'],
    ['Get married', 'event', 'wedding'],
    ['learn to sing', 'instrument', 'singing'],
    ['drink less', 'quitting', 'alcohol'],
    ['lose weight before my wedding', 'weight', undefined],
    ['Ich will einen Marathon laufen', 'running', 'Marathon'],
    ['Boot restaurieren', 'anything', undefined],
    ['', 'anything', undefined],
  ])('classifies “%s” as %s', (text, name, expectedSubject) => {
    const { kind, subject } = classifyGoal(text);
    expect(kind.name).toBe(name);
    if (expectedSubject !== undefined) expect(subject).toBe(expectedSubject);
    expect(subject).not.toMatch(/ (?:to|for|in|of|the|a)$/);
    expect(subject.length).toBeLessThanOrEqual(40);
  });

  it('gives the goal more weight than the reasons', () => {
    expect(classifyGoal('learn Italian because I want to run a marathon in Rome and write a novel').kind.name).toBe(
      'language',
    );
  });

  it('prefers the goal over other answers', () => {
    const { kind } = classifyGoal('learn Spanish', 'I want to talk with my grandmother about her recipes');
    expect(kind.name).toBe('language');
  });

  it('uses the values and hours of the best matching variant', () => {
    expect(classifyGoal('run a half marathon').values['kilometres']).toBe('21 km');
    expect(classifyGoal('run a marathon').values['kilometres']).toBe('42 km');
    expect(classifyGoal('run 8 km').values['kilometres']).toBe('8 km');
    expect(classifyGoal('swim 1500 m').values['kilometres']).toBe('1.5 km');
    expect(classifyGoal('run a marathon').hours).toEqual([90, 150, 260]);
  });
});
