import { expect, it } from 'vitest';
import { findPlaybook, findPlaybooks } from './find-playbook.ts';
import { type Description, preparePlan } from './prepare-plan.ts';

const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };

it('prefers a specific playbook, and offers the general one', () => {
  const { playbooks, alternatives } = findPlaybooks('restore a motorbike', 'restore a motorbike', 'en');
  expect(playbooks.map(({ id }) => id)).toEqual(['restoring-a-motorbike']);
  expect(alternatives.at(-1)).toMatchObject({ id: 'repairing-something', isGeneral: true });
});

it('only offers the playbook for the class of a goal', () => {
  const text = 'turn a horse trailer into a camera obscura';
  const { playbooks, alternatives } = findPlaybooks(text, text, 'en');
  expect(playbooks).toEqual([]);
  expect(alternatives[0]?.id).toBe('converting-something');
  expect(findPlaybook(text)).toBeNull();
  expect(findPlaybooks('be happier', 'be happier', 'en').playbooks).toEqual([]);
});

it('guesses only when the plan is written, and not if the user has answered', () => {
  const userPrompt = 'sell our flat in Leeds';
  const playbooksOf = (description: Partial<Description>) =>
    preparePlan({ userPrompt, ...description }, clock).playbooks.map(({ id }) => id);
  expect(playbooksOf({})).toEqual([]);
  expect(playbooksOf({ guesses: true })).toEqual(['selling-a-house']);
  expect(playbooksOf({ guesses: true, playbooks: [] })).toEqual([]);
  const { facts } = preparePlan({ userPrompt }, clock).input;
  const parts = ['three valuations', 'boiler serviced', 'buyer found by May'];
  const answered = { ...structuredClone(facts), parts } as Description['facts'];
  expect(playbooksOf({ guesses: true, facts: answered })).toEqual([]);
});

it('fills the slot of a general playbook by its class, unless the user corrected it', () => {
  const userPrompt = 'learn to tie 12 knots';
  const chosen = { userPrompt, playbooks: ['learning-a-hand-skill'] };
  const { input } = preparePlan(chosen, clock);
  expect(input.facts.thing).toBe('tying 12 knots');
  const facts = { ...structuredClone(input.facts), thing: 'the bowline' } as Description['facts'];
  const corrected = preparePlan({ ...chosen, facts }, clock);
  expect(corrected.input.facts.thing).toBe('the bowline');
});

it('proposes the weeks that the goal takes, unless the user or the client says otherwise', () => {
  const weeksOf = (description: Partial<Description>) =>
    preparePlan({ userPrompt: 'restore a motorbike', ...description }, clock).input.weeks.length;
  expect(weeksOf({})).toBe(18);
  expect(weeksOf({ weeklyCommitmentHours: 10 })).toBe(8);
  expect(weeksOf({ numberOfWeeks: 3 })).toBe(3);
  expect(weeksOf({ defaultWeeks: 4 })).toBe(4);
  expect(weeksOf({ userPrompt: 'be happier' })).toBe(4);
});

it('finds the thing of a goal that the user corrected, unless they state it', () => {
  const userPrompt = 'My sister lives in Rome. I want to restore the CB350.';
  const { facts } = preparePlan({ userPrompt }, clock).input;
  const thingOf = (corrections: Partial<typeof facts>) => {
    const corrected = { ...structuredClone(facts), ...corrections } as Description['facts'];
    return preparePlan({ userPrompt, facts: corrected }, clock).input.facts.thing;
  };
  expect(thingOf({ goal: 'sell the sidecar', thing: null })).toBe('the sidecar');
  expect(thingOf({ goal: 'sell the sidecar', thing: 'the wheels' })).toBe('the wheels');
  expect(thingOf({ thing: null })).toBeNull();
});
