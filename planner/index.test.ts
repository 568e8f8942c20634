import { expect, it } from 'vitest';
import { findNumberError, readAnswers, write } from './index.ts';
import { planFields } from './write/testing/plan-fields.ts';

const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };

it.each([
  ['Learn Spanish, 3 hours a week, by 20 March', 'conversational-spanish'],
  ['Run a 5k in 8 weeks, 2 hours a week', 'running-a-first-5k'],
  ['Mit dem Rauchen aufhören bis Ende März, 30 Minuten am Tag', 'quitting-smoking'],
])('is sure about the subject of “%s”', (goal, id) => {
  const { playbooks, isClear, language } = readAnswers([{ pillar: 'Specific', text: goal }], clock);
  expect([playbooks[0]?.id, isClear]).toEqual([id, true]);
  expect(write({ fields: planFields({ goal }), outline: null, language, clock }).playbook?.id).toBe(id);
});

it.each([
  [{ count: 25 }, undefined],
  [{ count: 25.5 }, 'Guests to invite: please enter a whole number from 5 to 250.'],
  [{ count: 1000 }, 'Guests to invite: please enter a whole number from 5 to 250.'],
])('says what is wrong with the numbers %j', (numbers, message) => {
  expect(findNumberError({ playbook: 'a-milestone-birthday', milestones: [], numbers })).toBe(message);
});
