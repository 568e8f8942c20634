import { describe, expect, it } from 'vitest';
import { ownPlanInput as input } from '#server/testing/fixtures/plan-input.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import type { PlanInput } from '../plan-input.ts';
import { writeOwnPlan } from './write-own-plan.ts';

const taskTitles = (plan: PlanInput) =>
  writeOwnPlan(plan).draft.goals.flatMap((goal) => goal.tasks.map(({ title }) => title));
const weekTitles = (plan: PlanInput) => writeOwnPlan(plan).draft.goals.map(({ title }) => title);
const tasksByWeek = (plan: PlanInput) =>
  writeOwnPlan(plan).draft.goals.map(({ tasks }) => tasks.map(({ title }) => title));

describe('a plan from the own parts', () => {
  const house = ['paint the door', 'call the bank', 'sell the bike', 'oil the gate', 'clean the loft'];

  it('consists of the lines in their order, from the first week to the last before the deadline', () => {
    const plan = input('get the house ready', { parts: house, deadline: '2027-01-25' }, { count: 52 });
    const weeks = tasksByWeek(plan);
    expect(weeks.length).toBeLessThanOrEqual(plan.weeks.length);
    const first = house.map((line) =>
      weeks.findIndex((tasks) => tasks.some((task) => task.toLowerCase().startsWith(line))),
    );
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(weeks.at(-1)!.join()).toContain('Clean the loft');
    for (const title of weeks.flat())
      expect(title).toMatch(
        /^(?:Paint the door|Call the bank|Sell the bike|Oil the gate|Clean the loft) (?:– part \d of \d )?\(/,
      );
  });

  it('names each week after the lines it completes or works on', () => {
    const titles = weekTitles(
      input(
        'get the house ready',
        { parts: house.slice(0, 2).concat('sell the bike') },
        { count: 6, hasFixedWeeks: true },
      ),
    );
    expect(titles).toEqual([
      'Week 1: Paint the door – part 1 of 2',
      'Week 2: Paint the door',
      'Week 3: Free for steps of your own',
      'Week 4: Call the bank',
      'Week 5: Free for steps of your own',
      'Week 6: Sell the bike',
    ]);
  });

  it('uses the sizes that the lines state', () => {
    const lines = ['call the council (1 h)', 'paint the fence (5 h)', 'sell the bike (30 min)'];
    const tasks = taskTitles(input('get the house ready', { parts: lines }, { weeklyMinutes: 240 }));
    const sizeOf = (text: string) =>
      totalTaskMinutes(tasks.filter((task) => task.startsWith(text)).map((title) => ({ title })));
    expect([sizeOf('Call the council'), sizeOf('Paint the fence'), sizeOf('Sell the bike')]).toEqual([60, 300, 30]);
  });

  it('leaves hours free instead of repeating a line', () => {
    const tasks = taskTitles(
      input('get the house ready', { parts: house }, { count: 20, weeklyMinutes: 1200, hasFixedWeeks: true }),
    );
    expect(tasks.length).toBeLessThanOrEqual(8);
    expect(new Set(tasks).size).toBe(tasks.length);
  });

  it('divides a line with a count among its weeks', () => {
    const plan = input(
      'find work',
      { parts: ['CV written', '10 applications sent', 'contract signed'] },
      { count: 6, hasFixedWeeks: true },
    );
    const counted = taskTitles(plan).filter((task) => task.startsWith('10 applications'));
    expect(counted.length).toBeGreaterThan(2);
    expect(counted[0]).toMatch(/^10 applications sent – 1–\d of 10 \(/);
    expect(counted.at(-1)).toMatch(/^10 applications sent – \d–10 of 10 \(/);
  });

  it('has what recurs in every week, and what lasts from the first week on', () => {
    const parts = ['a talk every Sunday', 'budget agreed', '3 weeks of diary', 'account opened', 'cards cut up'];
    const weeks = tasksByWeek(input('spend less', { parts }, { count: 6, hasFixedWeeks: true }));
    expect(weeks.map((tasks) => tasks.some((task) => task.startsWith('A talk every Sunday (')))).toEqual(
      Array(6).fill(true),
    );
    expect(weeks.map((tasks) => tasks.some((task) => task.startsWith('3 weeks of diary (')))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('finishes a line by its own date', () => {
    const parts = ['learn the text', 'book the hall by 1 December', 'invite everybody', 'sew the costumes'];
    const plan = input('put on a play', { parts, deadline: '2027-02-28' }, { count: 52 });
    const weeks = tasksByWeek(plan);
    const last = weeks.findLastIndex((tasks) => tasks.some((task) => task.startsWith('Book the hall')));
    expect(plan.weeks[last]!.from <= '2026-12-01').toBe(true);
    expect(weeks.at(-1)!.join()).toContain('Sew the costumes');
  });

  it('ends with the last date of the lines, in their order', () => {
    const parts = [
      '80 birds by their song',
      'list of the park',
      'one evening with the ringers',
      'records sent by 1 March',
    ];
    const weeks = tasksByWeek(input('know the birds', { parts, deadline: '2027-09-30' }, { count: 52 }));
    expect(weeks.length).toBeLessThanOrEqual(15);
    expect(weeks.flat().map((task) => task.replace(/ (?:–.*)?\(.*/u, ''))).toEqual([
      ...Array<string>(weeks.flat().length - 3).fill('80 birds by their song'),
      'List of the park',
      'One evening with the ringers',
      'Records sent by 1 March',
    ]);
  });

  it.each<[language: string, parts: string[], event: string, deadline: string]>([
    [
      'fr',
      ['décor peint avant Noël', '16 masques', 'deux filages', 'fête le 12 mars'],
      'Fête le 12 mars (',
      '2027-03-12',
    ],
    [
      'de',
      ['Saal gemietet', '20 Plakate', 'drei Proben', 'Aufführung am 12. März'],
      'Aufführung am 12. März (',
      '2027-03-12',
    ],
    ['es', ['guion escrito', '3 ensayos', 'estreno el 12 de marzo'], 'Estreno el 12 de marzo (', '2027-03-12'],
    [
      'pt',
      ['roteiro escrito', '3 ensaios', 'estreia no dia 12 de março'],
      'Estreia no dia 12 de março (',
      '2027-03-12',
    ],
    ['ja', ['台本を書く', '三回の通し練習', '3月12日に上演'], '3月12日に上演 (', '2027-03-12'],
    ['en', ['speech written', '3 rehearsals', 'toast given once'], 'Toast given once (', '2027-03-12'],
  ])('has an event once, on its day, after everything before it: %s', (language, parts, event, deadline) => {
    const plan = input('x', { parts, deadline }, { count: 52, language });
    const weeks = tasksByWeek(plan);
    expect(weeks).toHaveLength(plan.weeks.length);
    expect(weeks.at(-1)).toEqual([expect.stringContaining(event)]);
    expect(weeks.flat().filter((task) => task.includes(event))).toHaveLength(1);
    expect(weeks[0]).not.toEqual([]);
    expect(new Set(weeks.flat()).size).toBe(weeks.flat().length);
  });

  it('begins what follows while it waits for a day', () => {
    const parts = ['Ana takes the plants on 12 December', 'piano sold', 'flat empty by 1 March'];
    const weeks = tasksByWeek(input('clear the flat', { parts, deadline: '2027-03-01' }, { count: 52 }));
    expect(weeks[0]!.join()).toContain('Piano sold');
    expect(weeks[3]!.join()).toContain('Ana takes the plants');
  });

  it('is as long as the dates of the lines need', () => {
    const parts = ['bread oven built', 'permit granted', 'first pizza on 20 February'];
    const plan = input('bake outside', { parts }, { count: 4 });
    expect(tasksByWeek(plan).at(-1)!.join()).toContain('First pizza');
    expect(tasksByWeek(plan)).toHaveLength(14);
  });

  it('never has the same task twice, except what recurs', () => {
    const parts = ['permit granted', 'walls painted', 'oak floor sanded (9 h)', '2 doors hung', 'a photo every Sunday'];
    const tasks = taskTitles(input('do up the cabin', { parts, deadline: '2027-04-01' }, { count: 52 }));
    const once = tasks.filter((task) => !task.startsWith('A photo'));
    expect(new Set(once).size).toBe(once.length);
    expect(once.filter((task) => task.startsWith('Permit granted'))).toHaveLength(1);
    expect(once.filter((task) => task.startsWith('Walls painted')).length).toBeLessThanOrEqual(3);
    expect(totalTaskMinutes(once.filter((task) => task.startsWith('Oak floor')).map((title) => ({ title })))).toBe(540);
  });

  it('divides many things into equal groups, and orders them at once', () => {
    const parts = ['200 proverbs written down', '30 chairs ordered', 'two visits of 45 minutes each'];
    const tasks = taskTitles(input('keep the dialect', { parts, deadline: '2027-03-01' }, { count: 52 }));
    expect(tasks.filter((task) => task.startsWith('30 chairs'))).toEqual([expect.not.stringContaining('of 30')]);
    expect(tasks[0]).toMatch(/ – 1–(?:20|25|40|50) of 200 \(/);
    expect(tasks.at(-1)).toBe('Two visits of 45 minutes each – 2 of 2 (45 min)');
  });

  it('ends when the work is done, unless the user chose the weeks', () => {
    const lines = { parts: house.slice(0, 3) };
    expect(writeOwnPlan(input('get the house ready', lines, { count: 12 })).draft.goals.length).toBeLessThan(6);
    expect(
      writeOwnPlan(input('get the house ready', lines, { count: 8, hasFixedWeeks: true })).draft.goals,
    ).toHaveLength(8);
  });

  it('says where a better plan comes from, and in a rather empty one that the rest is reserve', () => {
    const { notes } = writeOwnPlan(
      input(
        'get the house ready',
        { parts: house.map((line) => `${line} (30 min)`) },
        { count: 4, hasFixedWeeks: true },
      ),
    );
    expect(notes).toEqual([
      expect.stringContaining('“Copy prompt”'),
      expect.stringContaining('add the steps in between'),
    ]);
  });

  it('asks for lines if only a goal is known', () => {
    const { draft, notes } = writeOwnPlan(input('become a more patient person', { obstacles: ['no time'] }));
    expect(notes[0]).toContain('three to seven lines');
    for (const { title } of draft.goals.flatMap(({ tasks }) => tasks))
      expect(title).toMatch(/^Become a more patient person \(/);
  });

  it('describes the end in the words of the lines, and what it was written around', () => {
    const facts = {
      has: ['bamboo sticks'],
      budget: '€30',
      deadline: '2026-12-20',
      days: ['sat' as const],
      refusals: ['plastic'],
      obstacles: ['no space indoors'],
      weakSpots: ['sewing'],
    };
    const parts = ['sew the sail', 'wind 100 m of line on a reel', 'find a windy beach'];
    expect(writeOwnPlan(input('build a kite', { ...facts, parts })).draft.description).toBe(
      [
        'Done when: sew the sail; wind 100 m of line on a reel; find a windy beach, by 20 December 2026.',
        'On: Saturday.',
        'At most €30.',
        'Without: plastic.',
        'You have: bamboo sticks.',
        'Keep in mind: no space indoors; sewing.',
      ].join('\n'),
    );
  });

  it('is in the language of the lines if the goal is too short to tell', () => {
    const parts = ['die Heizung ist geprüft', 'drei Kuchen gebacken', 'Nachbarn eingeladen'];
    const { draft, notes } = writeOwnPlan(input('Backhaus', { parts }, { language: null, count: 2 }));
    expect(draft.description).toContain('Fertig, wenn: ');
    expect(notes.join()).toContain('Zeilen');
  });

  it('says so if there are more lines than time, and mentions all of them', () => {
    const { draft, notes } = writeOwnPlan(
      input('get the house ready', { parts: house }, { count: 1, weeklyMinutes: 60 }),
    );
    expect(notes[0]).toContain('Your lines need more than the 54 min');
    const text = draft.goals.flatMap(({ tasks }) => tasks.map(({ title }) => title.toLowerCase())).join('\n');
    for (const line of house) expect(text).toContain(line);
  });

  it('makes each line a goal of a backlog', () => {
    const { draft } = writeOwnPlan(
      input('find work', { parts: ['CV written', '4 letters sent', 'call Ana (30 min)'] }, { structure: 'backlog' }),
    );
    expect(draft.goals.map(({ title, tasks }) => [title, tasks.length])).toEqual([
      ['CV written', 1],
      ['4 letters sent', 4],
      ['Call Ana', 1],
    ]);
    expect(draft.goals[2]!.tasks[0]!.title).toBe('Call Ana (30 min)');
  });

  it('adds no word of ours in a language that we do not write', () => {
    for (const text of [
      'Изготовить кораблик. Найти доску. Спросить деда',
      'أتعلم الخط العربي',
      'Tahta bir gemi yapmak istiyorum bu kış',
    ]) {
      const { draft } = writeOwnPlan(input(text, {}, { language: null, count: 3, hasFixedWeeks: true }));
      expect(draft.goals).toHaveLength(3);
      const ours = [
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
