import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

describe('recognise', () => {
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
    ['Boot restaurieren', 'anything', undefined],
    ['', 'anything', undefined],
  ])('%s', (text, name, about) => {
    const { kind, subject } = recognise(text);
    expect(kind.name).toBe(name);
    if (about !== undefined) expect(subject).toBe(about);
    expect(subject).not.toMatch(/ (?:to|for|in|of|the|a)$/);
    expect(subject.length).toBeLessThanOrEqual(40);
  });

  it('lets the goal count for more than the reasons', () => {
    expect(recognise('learn Italian because I want to run a marathon in Rome and write a novel').kind.name).toBe(
      'language',
    );
  });

  it('takes the values and hours of the variant that fits best', () => {
    expect(recognise('run a half marathon').values['kilometres']).toBe('21 km');
    expect(recognise('run a marathon').values['kilometres']).toBe('42 km');
    expect(recognise('run 8 km').values['kilometres']).toBe('8 km');
    expect(recognise('run a marathon').hours).toEqual([90, 150, 260]);
  });
});
