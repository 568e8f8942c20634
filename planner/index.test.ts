import { expect, it } from 'vitest';
import { readAnswers, write } from './index.ts';
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
