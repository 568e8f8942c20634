import { describe, expect, it } from 'vitest';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { isWholeText, listChips } from './chips.ts';
import {
  chosenPlaybooks,
  type CorrectedValue,
  type Corrections,
  correctionKey,
  noCorrections,
  playbooksKey,
  splitParts,
  toCorrectedRequest,
} from './corrections.ts';

const facts = {
  goal: 'restore the CB350',
  thing: 'the CB350',
  amount: '40 miles',
  count: { n: 5, of: 'songs' },
  person: null,
  place: null,
  deadline: '2027-05-01',
  weeklyMinutes: 300,
  totalMinutes: null,
  budget: '£900',
  level: 'beginner' as const,
  has: ['a socket set'],
  days: ['sat' as const, 'sun' as const],
  obstacles: [],
  weakSpots: ['wiring'],
  refusals: ['apps', 'videos'],
  parts: ['ask Tom'],
};
const motorbike = { id: 'motorbike', name: 'restoring a motorbike' };
const read = { facts, playbooks: [motorbike] };

const withValues = (...values: [key: string, value: CorrectedValue][]): Corrections => ({
  values: Object.fromEntries(values),
  parts: '',
});
const labels = (corrections: Corrections) => listChips(read, corrections, defaultFormats).map(({ label }) => label);

describe('chips', () => {
  it('show everything that was understood, in words', () => {
    expect(labels(noCorrections)).toEqual([
      'Goal: restore the CB350',
      'about the CB350',
      'by 1 May 2027',
      '5 h a week',
      'Sat, Sun',
      'at most £900',
      'beginner',
      '40 miles',
      '5 songs',
      '1 part',
      'have: a socket set',
      'weak spot: wiring',
      'no apps',
      'no videos',
    ]);
  });

  it('show corrected values, and none for removed ones', () => {
    const corrections = withValues(
      [correctionKey('deadline', '2027-05-01'), '2027-06-01'],
      [correctionKey('refusals', 'apps'), null],
      [correctionKey('days', ['sat', 'sun']), []],
    );
    expect(labels(corrections)).toContain('by 1 Jun 2027');
    expect(labels(corrections)).toContain('no videos');
    expect(labels(corrections)).not.toContain('no apps');
    expect(labels(corrections)).not.toContain('Sat, Sun');
  });
});

it.each([
  ['learn to knit', 'I want to learn to knit.', true],
  ['restore the CB350', 'Restore the CB350 by May!', true],
  ['restore the CB350', 'Restore the CB350. It has stood in the shed since 2019.', false],
  ['ride to Rome', 'learn to knit', false],
  ['ピアノを弾く', 'ピアノを弾く。', true],
])('the goal %j of %j repeats the text: %j', (goal, text, repeats) => {
  expect(isWholeText(goal, text)).toBe(repeats);
});

describe('corrections in a request', () => {
  it('are left out while there are none', () => {
    expect(toCorrectedRequest(read, noCorrections)).toEqual({});
  });

  it('are sent as the complete facts', () => {
    const corrections = withValues(
      [correctionKey('weeklyMinutes', 300), 120],
      [correctionKey('refusals', 'videos'), 'podcasts'],
      [correctionKey('days', ['sat', 'sun']), null],
      [correctionKey('budget', '£900'), null],
    );
    expect(toCorrectedRequest(read, corrections)).toEqual({
      facts: { ...facts, weeklyMinutes: 120, refusals: ['apps', 'podcasts'], days: [], budget: null },
    });
  });

  it('no longer apply once the text says something else', () => {
    const corrections = withValues([correctionKey('deadline', '2027-05-01'), '2027-06-01']);
    const changed = { ...read, facts: { ...facts, deadline: '2027-07-01' } };
    expect(toCorrectedRequest(changed, corrections)).toEqual({});
  });

  it('add the parts that the user lists to those in the text', () => {
    const corrections = { ...noCorrections, parts: '- order plugs\n\n2. find the manual\n' };
    expect(toCorrectedRequest(read, corrections).facts?.parts).toEqual(['ask Tom', 'order plugs', 'find the manual']);
    expect(splitParts('🍅'.repeat(201))).toEqual(['🍅'.repeat(200)]);
  });

  it('replace the playbook, or choose none', () => {
    const key = correctionKey('playbooks', [motorbike]);
    const bicycle = { id: 'bicycle', name: 'repairing a bicycle' };
    expect(toCorrectedRequest(read, withValues([key, [bicycle]]))).toEqual({ playbooks: ['bicycle'] });
    expect(toCorrectedRequest(read, withValues([key, []]))).toEqual({ playbooks: [] });
    expect(chosenPlaybooks(read, withValues([key, [bicycle]]))).toEqual([bicycle]);
    expect(chosenPlaybooks(read, noCorrections)).toBeUndefined();
  });

  it('keep a playbook that was chosen where there was none, until the goal is another one', () => {
    const unclear = { facts, playbooks: [] };
    const corrections = withValues([playbooksKey(unclear), [motorbike]]);
    expect(chosenPlaybooks({ ...unclear, facts: { ...facts, budget: null } }, corrections)).toEqual([motorbike]);
    expect(chosenPlaybooks({ ...unclear, facts: { ...facts, goal: 'plant a hedge' } }, corrections)).toBeUndefined();
  });

  it('of the goal leave out what the wrong one was about', () => {
    const goal = [correctionKey('goal', facts.goal), 'ride to Rome'] as const;
    expect(toCorrectedRequest(read, withValues([...goal])).facts).toEqual({
      ...facts,
      goal: 'ride to Rome',
      thing: null,
    });
    expect(labels(withValues([...goal]))).not.toContain('about the CB350');
    const thing = [correctionKey('thing', facts.thing), 'my bike'] as const;
    expect(toCorrectedRequest(read, withValues([...goal], [...thing])).facts?.thing).toBe('my bike');
  });
});
