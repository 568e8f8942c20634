import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDraft } from '#contract/plan-draft.ts';
import { efforts } from '#domain/assistant/brief.ts';
import { type Facts, weekdays } from '#domain/assistant/facts.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { openPlaybook, playbookHeaders } from '../playbooks/playbooks.ts';
import { minutesOfTitle, planInput } from '#server/testing/fixtures/plan-input.ts';
import { writePlan } from './write-plan.ts';

const TODAY = '2026-11-18';

const someText = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: null });
const someTexts = (...texts: string[]) => fc.subarray(texts, { maxLength: 2 });

const facts: fc.Arbitrary<Partial<Facts>> = fc.record({
  goal: fc.constantFrom('my goal', 'do it within 100 days for $1 {thing}', '学会游泳'),
  thing: someText('the CB350', "my grandmother's flat", 'a jumper'),
  amount: someText('40 miles', '€5,000', '8 kg', '10k', '80,000 words'),
  count: fc.option(
    fc.record({ n: fc.integer({ min: 1, max: 500 }), of: fc.constantFrom('songs', 'guests', 'books') }),
    {
      nil: null,
    },
  ),
  person: someText('my sister', 'the kids'),
  place: someText('Lisbon', 'our garden'),
  deadline: fc.option(
    fc.integer({ min: 1, max: 400 }).map((days) => addDays(TODAY, days)),
    { nil: null },
  ),
  budget: someText('£900'),
  level: fc.constantFrom('beginner', 'advanced', null),
  has: someTexts('a multimeter', 'my dad', 'a good oven'),
  days: fc.subarray([...weekdays], { maxLength: 6 }),
  obstacles: someTexts('tired after work', 'my back is bad', 'brambles everywhere', 'no money'),
  weakSpots: someTexts('listening', 'hills'),
  refusals: someTexts('apps', 'a gym'),
  parts: someTexts('find a venue', 'the roof'),
});

const scopes = fc.record({
  facts,
  weeks: fc.integer({ min: 1, max: 52 }),
  weeklyMinutes: fc.integer({ min: 30, max: 2400 }),
  effort: fc.constantFrom(...efforts),
  structure: fc.constantFrom('weekly', 'weekly', 'weekly', 'backlog'),
});

const playbooks = playbookHeaders().map(({ id }) => openPlaybook(id));
const samples = fc.sample(scopes, { numRuns: playbooks.length, seed: 25 });

describe('a plan from any playbook and scope', () => {
  it('keeps all promises', () => {
    const broken = playbooks.flatMap((playbook, n) => findBroken(playbook, n).map((rule) => `${playbook.id}: ${rule}`));
    expect(broken).toEqual([]);
  });

  function findBroken(playbook: Playbook, n: number): string[] {
    const { facts: own, weeks: count, ...scope } = samples[n]!;
    const input = planInput(own, { today: TODAY, weeks: count, ...scope });
    const { draft, notes } = writePlan(input, [playbook]);
    const titles = draft.goals.map(({ title }) => title);
    const texts = [
      draft.title,
      draft.description,
      ...notes,
      ...titles,
      ...draft.goals.flatMap(({ tasks, resources }) => [
        ...tasks.map(({ title }) => title),
        ...resources.flatMap(({ title, notes: use }) => [title, use ?? '']),
      ]),
    ];
    const isWeekly = draft.structure === 'weekly';
    // A race or an exam takes as long as it takes; what else its week holds still fits.
    const isDayItself = (week: number) => {
      const sizes = draft.goals[week]!.tasks.map(({ title }) => minutesOfTitle(title));
      const others = sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes);
      return (
        typeof own.deadline === 'string' &&
        week === draft.goals.length - 1 &&
        others <= Math.max(60, input.weeklyMinutes)
      );
    };
    const sums = draft.goals.map(({ tasks }) => tasks.reduce((sum, { title }) => sum + minutesOfTitle(title), 0));
    const refused =
      own.refusals
        // Whoever wants to set up a home gym does not refuse it.
        ?.filter((refusal) => !playbook.name.includes(refusal === 'apps' ? ' app' : ' gym'))
        .map((refusal) => (refusal === 'apps' ? /\bapps?\b/i : /\bgyms?\b/i)) ?? [];
    const plan = draft.goals.flatMap(({ title, tasks, resources }) => [
      title,
      ...tasks.map((task) => task.title),
      ...resources.map((resource) => `${resource.title} ${resource.notes}`),
    ]);
    const rules: [string, boolean][] = [
      ['valid', planDraft.safeParse(draft).success],
      [
        'as many weeks as asked for, or fewer',
        !isWeekly || (draft.goals.length <= input.weeks.length && draft.weeks === titles.length),
      ],
      [
        'no week over its hours',
        !isWeekly || sums.every((sum, week) => sum <= input.weeklyMinutes || isDayItself(week)),
      ],
      ['every task with its size', sums.every((sum) => sum > 0)],
      ['at most six tasks', draft.goals.every(({ tasks }) => tasks.length <= 6)],
      ['at least one task', draft.goals.every(({ tasks }) => tasks.length > 0)],
      ['different weeks', new Set(titles).size === titles.length],
      ['titles of at most 120 characters', titles.every((title) => title.length <= 120)],
      ['numbered weeks', !isWeekly || titles.every((title, week) => title.startsWith(`Week ${week + 1}: `))],
      ['no open slot', texts.every((text) => !/\{(?!thing\})|undefined|NaN|null/.test(text))],
      [
        'no task twice in a week',
        draft.goals.every(({ tasks }) => new Set(tasks.map(({ title }) => title)).size === tasks.length),
      ],
      ['nothing refused', plan.every((text) => refused.every((pattern) => !pattern.test(text)))],
      ['before the deadline', typeof own.deadline !== 'string' || input.weeks.at(-1)!.to < own.deadline],
    ];
    return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
  }
});

describe('in the scopes that forms suggest', () => {
  it.each([
    [1, 2],
    [4, 4],
    [8, 4],
  ])('weeks of %s × %s hours have 2 to 6 tasks and fill most of the time', (weeks, hours) => {
    const input = planInput({}, { weeks, weeklyMinutes: hours * 60, today: '2026-11-16' });
    const plans = playbooks.map((playbook) => writePlan(input, [playbook]));
    const goals = plans.flatMap(({ draft }) => draft.goals);
    const few = goals.filter(({ tasks }) => tasks.length < 2);
    expect(few.length / goals.length).toBeLessThan(0.06);
    const minutes = goals.flatMap(({ tasks }) => tasks).reduce((sum, { title }) => sum + minutesOfTitle(title), 0);
    expect(minutes / (goals.length * hours * 60)).toBeGreaterThan(0.75);
  });
});

it('is valid, whatever the user typed', () => {
  const anyText = fc.oneof(
    fc.constantFrom('', 'x'.repeat(200), '\u2800', '\u0000', '{goal}', '{count|3} {3..5}'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const nullable = fc.option(anyText, { nil: null });
  const listOfTexts = fc.array(anyText, { maxLength: 3 });
  const typed = fc.record({
    goal: anyText,
    thing: nullable,
    amount: nullable,
    person: nullable,
    place: nullable,
    budget: nullable,
    has: listOfTexts,
    obstacles: listOfTexts,
    weakSpots: listOfTexts,
    refusals: listOfTexts,
    parts: listOfTexts,
  });
  const scope = fc.record({ measure: anyText, start: anyText, reason: anyText, title: anyText });
  fc.assert(
    fc.property(typed, scope, fc.constantFrom(...playbooks), (own, texts, playbook) => {
      const { draft } = writePlan(planInput(own, { weeks: 3, ...texts }), [playbook]);
      expect(planDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
