import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDraft } from '#contract/plan-draft.ts';
import { efforts } from '#domain/assistant/brief.ts';
import { planInput } from '#server/testing/fixtures/plan-input.ts';
import { noFacts } from '#testing/no-facts.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import type { PlanInput } from '../plan-input.ts';
import { hasEnoughParts, writeOwnPlan } from './write-own-plan.ts';

function input(
  text: string,
  facts: Partial<Facts> = {},
  rest: Partial<PlanInput> & { count?: number } = {},
): PlanInput {
  const { count = 4, weeks, ...others } = rest;
  const plan = planInput({ goal: text, ...facts }, { today: '2026-11-16', weeks: count, text, ...others });
  return weeks ? { ...plan, weeks } : plan;
}

const taskTitles = (plan: PlanInput) =>
  writeOwnPlan(plan).draft.goals.flatMap((goal) => goal.tasks.map(({ title }) => title));
const weekTitles = (plan: PlanInput) => writeOwnPlan(plan).draft.goals.map(({ title }) => title);

const goals: readonly [language: string, text: string][] = [
  ['en', 'build a treehouse in the garden'],
  ['en', 'learn how to pick a lock'],
  ['en', 'juggle'],
  ['en', 'stop biting my nails'],
  ['en', 'a better commute'],
  ['de', 'Ein Baumhaus im Garten bauen'],
  ['de', 'Pokern lernen'],
  ['de', 'weniger am Handy hängen'],
  ['es', 'saltar en paracaídas'],
  ['es', 'aprender a silbar'],
  ['fr', 'planter un arbre'],
  ['fr', 'devenir une meilleure personne'],
  ['pt', 'andar de balão'],
  ['pt', 'organizar a festa da rua'],
  ['ja', 'ツリーハウスを作る'],
  ['ja', 'ハワイでフラを踊る'],
];
const parts = [
  'get a building permit',
  'ask my neighbour about the fence',
  'wood',
  'the roof is tight',
  'someone plays two tunes',
  'der Vertrag ist unterschrieben',
  '屋根を直す',
  '🎉',
];
const obstacles = ['no time', 'my knee hurts', 'I am scared of heights', 'nobody helps', 'rain', 'whatever'];

const anyText = fc.oneof(
  fc.constantFrom('', '🎸🎸', '\u2800', '{x} [a]', 'x'.repeat(5000), 'أتعلم الخط العربي', 'научиться играть на баяне'),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const factsOf = (goal: fc.Arbitrary<string>, part: fc.Arbitrary<string>): fc.Arbitrary<Partial<Facts>> =>
  fc.record(
    {
      goal,
      parts: fc.array(part, { maxLength: 9 }),
      obstacles: fc.array(fc.constantFrom(...obstacles), { maxLength: 3 }),
      weakSpots: fc.array(fc.constantFrom('corners', 'the left hand'), { maxLength: 2 }),
      has: fc.array(fc.constantFrom('a ladder', 'a drill'), { maxLength: 2 }),
      refusals: fc.array(fc.constantFrom('apps', 'books'), { maxLength: 2 }),
      person: fc.constantFrom(null, 'my sister'),
      deadline: fc.constantFrom(null, '2027-12-01', '2026-12-20'),
      budget: fc.constantFrom(null, '£40'),
      count: fc.constantFrom(null, { n: 38, of: 'letters' }),
      level: fc.constantFrom('beginner' as const, 'advanced' as const, null),
    },
    { requiredKeys: ['goal'] },
  );
const scope = {
  count: fc.integer({ min: 1, max: 52 }),
  weeklyMinutes: fc.integer({ min: 1, max: 20 }).map((hours) => hours * 60),
  effort: fc.constantFrom(...efforts),
  structure: fc.constantFrom('weekly' as const, 'backlog' as const),
  hasFixedWeeks: fc.boolean(),
};

describe('a plan from the own parts', () => {
  it('is valid and has different tasks, nothing numbered and no week over its hours, in six languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goals),
        factsOf(fc.constant(''), fc.constantFrom(...parts)),
        fc.record(scope),
        ([language, goal], facts, size) => {
          const { draft } = writeOwnPlan(input(goal, { ...facts, goal }, { language, ...size }));
          expect(planDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
          if (size.structure === 'weekly') expect(draft.goals.length).toBeLessThanOrEqual(size.count);
          for (const { title, tasks } of draft.goals) {
            expect(title.length).toBeLessThanOrEqual(120);
            if (size.structure === 'weekly') expect(title).toMatch(/^Week \d+: \S/u);
            if (size.structure === 'weekly') expect(totalTaskMinutes(tasks)).toBeLessThanOrEqual(size.weeklyMinutes);
            expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length);
            expect(tasks.length).toBeGreaterThanOrEqual(1);
            expect(tasks.length).toBeLessThanOrEqual(6);
            for (const task of tasks) {
              expect(task.title).not.toMatch(/undefined|\{\w|null|\[/u);
              expect(task.title).not.toMatch(/\b(?:step|part|piece|session|Teil|parte|partie) \d|\d of \d|\d\/\d/iu);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is valid whatever the user typed', () => {
    fc.assert(
      fc.property(
        anyText,
        factsOf(anyText, anyText),
        fc.record(scope),
        fc.constantFrom('en', 'ja', 'tr', null),
        (text, facts, size, language) => {
          const { draft } = writeOwnPlan(input(text, facts, { language, ...size, measure: text, title: '' }));
          expect(planDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
          const minutes = draft.goals.reduce((sum, { tasks }) => sum + totalTaskMinutes(tasks), 0);
          expect(minutes).toBeLessThanOrEqual(size.weeklyMinutes * size.count);
        },
      ),
      { numRuns: 100 },
    );
  });

  const phoneBox = {
    goal: 'hold a farewell for the phone box',
    deadline: '2027-01-09',
    parts: [
      'a eulogy under 5 minutes that makes people laugh',
      'tea and cake for 40',
      'permission from the parish council and the phone company',
      'someone plays at least two tunes',
    ],
  } satisfies Partial<Facts>;

  it('asks for what others have to give first, and ends with the day itself', () => {
    const plan = input(phoneBox.goal, phoneBox, { count: 8 });
    const { draft } = writeOwnPlan(plan);
    const weeks = draft.goals.map(({ tasks }) => tasks.map(({ title }) => title).join('\n'));
    expect(weeks[0]).toContain('Write to the parish council and the phone company about permission');
    expect(weeks[0]).toContain('two tunes');
    expect(weeks[0]).not.toContain('eulogy');
    expect(weeks.at(-1)).toContain('On the day of the farewell');
    expect(weeks.at(-1)).toContain('Prepare tea and cake');
    expect(draft.goals).toHaveLength(plan.weeks.length);
    for (const word of ['eulogy', 'tea and cake', 'permission', 'two tunes']) expect(weeks.join('\n')).toContain(word);
  });

  it('names weeks after results in the words of the user, and the lines as what has to be true', () => {
    const { draft } = writeOwnPlan(input(phoneBox.goal, phoneBox, { count: 8 }));
    const titles = draft.goals.map(({ title }) => title).join('\n');
    expect(titles).toMatch(/The eulogy is written/);
    expect(titles).toMatch(/permission is there in writing/i);
    expect(draft.description.split('\n')[0]).toBe(
      'Done when: the eulogy is written; tea and cake are ready to serve; permission is there in writing; someone plays at least two tunes; the farewell is held, by 9 January 2027.',
    );
  });

  it('uses the language of the user', () => {
    const german = input(
      'das Backhaus wieder in Betrieb nehmen',
      { parts: ['die Heizung ist geprüft', 'Genehmigung vom Amt einholen', 'Kuchen für 40 Leute'] },
      { language: 'de' },
    );
    const text = taskTitles(german).join('\n');
    expect(text).toContain('Die Heizung: ');
    expect(text).toContain('Amt anrufen');
    expect(weekTitles(german).join('\n')).toContain('Die Heizung ist geprüft');
  });

  it('ends when the work is done, unless the user chose the weeks', () => {
    const lines = { parts: ['paint the door', 'call Ana', 'sell the bike'] };
    const open = writeOwnPlan(input('get the house ready', lines, { count: 12 })).draft;
    const fixed = writeOwnPlan(input('get the house ready', lines, { count: 8, hasFixedWeeks: true }));
    expect(open.goals.length).toBeLessThan(6);
    for (const { tasks } of open.goals.slice(0, -1)) expect(tasks.length).toBeGreaterThanOrEqual(2);
    expect(fixed.draft.goals).toHaveLength(8);
    expect(fixed.notes.join()).toContain('the rest is reserve');
  });

  it('asks for lines and begins small if only a goal is known', () => {
    const { draft, notes } = writeOwnPlan(
      input('become a more patient person', { obstacles: ['no time'] }, { weeklyMinutes: 120 }),
    );
    expect(notes[0]).toContain('three to seven lines');
    const text = draft.goals.flatMap(({ tasks }) => tasks.map(({ title }) => title)).join('\n');
    expect(text).toContain('No time: ');
    expect(text).not.toMatch(/patient person/);
    expect(draft.goals.length).toBeLessThanOrEqual(2);
  });

  it('reminds people three days before the day, and tells it by its date if the plan ends earlier', () => {
    const text = taskTitles(input(phoneBox.goal, { ...phoneBox, deadline: '2027-11-09' }, { count: 40 })).join('\n');
    expect(text).toContain('On 6 November 2027: remind');
    expect(text).toContain('On 9 November 2027: on the day of the farewell');
  });

  it('does not make tasks longer than they are', () => {
    const lines = { parts: ['paint the door', 'call Ana', 'sell the bike'] };
    const minutes = (weeklyMinutes: number) =>
      writeOwnPlan(input('get the house ready', lines, { weeklyMinutes })).draft.goals.flatMap(({ tasks }) =>
        tasks.map((task) => totalTaskMinutes([task])),
      );
    expect(Math.max(...minutes(1200))).toBeLessThanOrEqual(120);
  });

  it('uses obstacles, weak spots, possessions, budget, deadline and the measure', () => {
    const plan = input(
      'build a kite',
      {
        obstacles: ['I get distracted by my phone'],
        weakSpots: ['sewing'],
        has: ['bamboo sticks'],
        budget: '€30',
        deadline: '2026-12-20',
        days: ['sat'],
        refusals: ['plastic'],
        parts: ['sew the sail', 'wind 100 m of line on a reel', 'a windy beach'],
      },
      { measure: 'it flies for five minutes' },
    );
    const text = taskTitles(plan).join('\n');
    expect(text).toContain('I get distracted by my phone: before each session');
    expect(text).toContain('Sewing: find your three most frequent mistakes');
    expect(text).toContain('bamboo sticks');
    expect(text).toContain('at most €30');
    expect(writeOwnPlan(plan).draft.description).toBe(
      [
        'Done when: it flies for five minutes, by 20 December 2026.',
        'On: Saturday.',
        'At most €30.',
        'Without: plastic.',
        'You have: bamboo sticks.',
      ].join('\n'),
    );
  });

  it('leaves out steps with what the user refuses', () => {
    const lines = { parts: ['a eulogy', 'a lamp', 'the story is known to everybody'] };
    expect(taskTitles(input('put on a show', lines)).join('\n')).toMatch(/library/);
    expect(taskTitles(input('put on a show', { ...lines, refusals: ['the library'] })).join('\n')).not.toMatch(
      /library/,
    );
  });

  it('says so if there are more lines than time, and mentions all of them', () => {
    const lines = ['the door is painted', 'Ana knows', 'the bike is sold', 'the gate is oiled', 'the lamp is fixed'];
    const { draft, notes } = writeOwnPlan(
      input('get the house ready', { parts: lines }, { count: 1, weeklyMinutes: 60 }),
    );
    expect(notes).toHaveLength(1);
    const text = draft.goals.flatMap(({ tasks }) => tasks.map(({ title }) => title.toLowerCase())).join('\n');
    for (const line of lines) expect(text).toContain(line.toLowerCase());
  });

  it('adds no word of ours in a language that we do not write', () => {
    for (const text of [
      'Изготовить кораблик. Найти доску. Спросить деда',
      'أتعلم الخط العربي',
      'Tahta bir gemi yapmak istiyorum bu kış',
    ]) {
      const { draft, notes } = writeOwnPlan(input(text, {}, { language: null, count: 3 }));
      expect(draft.goals).toHaveLength(3);
      const ours = [
        ...notes,
        draft.description,
        ...draft.goals.flatMap(({ title, tasks }) => [
          title.replace(/^Week \d+: /u, ''),
          ...tasks.map((task) => task.title.replace(/ \([^()]+\)$/u, '')),
        ]),
      ]
        .join(' ')
        .split(/[^\p{L}]+/u);
      for (const word of ours) expect(text.toLowerCase()).toContain(word.toLowerCase());
    }
  });

  it('gives a single word a plan', () => {
    expect(
      taskTitles(input('treehouse', {}, { language: null, count: 2 })).every((title) => /treehouse/i.test(title)),
    ).toBe(true);
  });
});

describe('hasEnoughParts', () => {
  it('needs three parts, whatever is in the way', () => {
    expect(hasEnoughParts({ ...noFacts, parts: ['a', 'b'], obstacles: ['c'] })).toBe(false);
    expect(hasEnoughParts({ ...noFacts, parts: ['a', 'b', 'c'] })).toBe(true);
  });
});
