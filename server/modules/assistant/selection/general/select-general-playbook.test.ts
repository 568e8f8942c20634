import { expect, it, test } from 'vitest';
import { understandText } from '../../facts/understand.ts';
import { playbookHeaders } from '../../playbooks/playbooks.ts';
import goals from './goals.json' with { type: 'json' };
import { rules } from './rules.ts';
import { selectGeneralPlaybook } from './select-general-playbook.ts';

const idOf = (text: string) => {
  const { facts, language } = understandText(text, { today: '2026-11-18', timeZone: 'Europe/Berlin' });
  return selectGeneralPlaybook(text, facts.goal, language)?.id ?? 'none';
};

test('every general playbook has rules, and all rules are for one', () => {
  const general = playbookHeaders().filter(({ isGeneral }) => isGeneral);
  expect(Object.keys(rules).toSorted()).toEqual(general.map(({ id }) => id).toSorted());
});

test('chooses the playbook for the class of a goal in six languages', () => {
  const misread = Object.entries(goals.chosen).flatMap(([id, texts]) =>
    texts.filter((text) => idOf(text) !== id).map((text) => `${text}: ${idOf(text)}`),
  );
  expect(misread).toEqual([]);
});

test('chooses nothing if the class of a goal is not clear', () => {
  expect(goals.none.filter((text) => idOf(text) !== 'none').map((text) => `${text}: ${idOf(text)}`)).toEqual([]);
});

it('does not count what is not wanted', () => {
  expect(idOf('learn to throw a boomerang, not to repair one')).toBe('learning-a-hand-skill');
  expect(idOf('Ich will keinen Hund erziehen, sondern auf zwei Fingern pfeifen lernen')).toBe('learning-a-hand-skill');
});

it('lets the goal decide, not what surrounds it', () => {
  const text =
    'I work in an office and have two dogs, and last year we organised a street party. Now I want to build a cradle for my niece.';
  expect(idOf(text)).toBe('making-an-object');
});

it.each([
  ['pass the theory test', 'preparing-for-a-test'],
  ['I failed in spring. I want to pass the theory test', 'passing-a-test-after-failing'],
  ['I tore my Achilles in May. I want to play badminton again', 'returning-to-an-activity-after-injury'],
])('notices a circumstance anywhere in the text: %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it.each(['open a bicycle repair shop', "landlord won't repair the heating", 'perform better', 'stop', 'make a plan'])(
  'needs a verb and an object that fit the class: %s',
  (text) => {
    expect(idOf(text)).toBe('none');
  },
);
