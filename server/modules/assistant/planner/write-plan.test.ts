import { describe, expect, it } from 'vitest';
import type { Facts } from '#domain/assistant/facts.ts';
import { openPlaybook } from '../playbooks/playbooks.ts';
import { minutesOfTitle, planInput } from '#server/testing/fixtures/plan-input.ts';
import { writePlan } from './write-plan.ts';

function write(id: string, facts: Partial<Facts>, scope: Parameters<typeof planInput>[1] = {}) {
  const { draft, notes } = writePlan(planInput(facts, scope), [openPlaybook(id)]);
  const tasks = draft.goals.map((goal) => goal.tasks.map(({ title }) => title));
  return { ...draft, notes, tasks, all: tasks.flat() };
}

const total = (titles: readonly string[]) => titles.reduce((sum, title) => sum + minutesOfTitle(title), 0);

describe('a project', () => {
  it('names what the user wants in their own words, spoken to them', () => {
    const { all, title, description } = write('restoring-a-motorbike', {
      goal: 'fix up my 1972 CB350',
      thing: 'my 1972 CB350',
      budget: '£900',
    });
    expect(title).toBe('Fix up my 1972 CB350');
    expect(description).toMatch(/^Done when: your 1972 CB350 has covered/);
    expect(all[0]).toMatch(/^Photograph every side, cable run and connector of your 1972 CB350/);
    expect(all.some((task) => task.includes('£900'))).toBe(true);
  });

  it('says first when there is too little time, and where the plan ends', () => {
    const { notes, description } = write('opening-a-cafe-or-shop', { thing: 'a bakery' }, { weeks: 4 });
    expect(notes[0]).toMatch(
      /^Owners of cafés and start-up advisers estimate 200–500 hours; you have 16\. You will not reach the whole goal in that time\. This plan gets as far as “/,
    );
    expect(description).toMatch(/^Done when: “.*” is reached\. The whole goal would be: the bakery has been open/);
  });

  it('keeps the first step of each milestone if time is short', () => {
    const { all, notes } = write('giving-a-speech', { person: 'my brother' }, { weeks: 2 });
    expect(notes[0]).toMatch(/it does without \d+ tasks?, such as/);
    expect(all.at(-1)).toBeDefined();
    expect(all.some((task) => task.includes('your brother'))).toBe(true);
  });

  it('repeats a task for each thing that the user counts', () => {
    const { all } = write('planting-fruit-trees', { count: { n: 3, of: 'trees' } }, { weeks: 6 });
    const plantings = all.flatMap((task) => /^Plant tree ([\d–]+) of 3/.exec(task)?.[1] ?? []);
    expect(plantings).toEqual(['1–2', '3']);
  });

  it('is grouped by milestone as a backlog', () => {
    const { goals, weeks } = write('settling-an-estate', {}, { structure: 'backlog', weeks: 20 });
    expect(weeks).toBeNull();
    expect(goals[0]!.title).not.toMatch(/^Week/);
    expect(goals.map(({ title }) => title)).toContain('Debts and taxes are paid');
  });
});

describe('a practice', () => {
  it('grows to the amount that the user wants, in their unit', () => {
    const { tasks, description } = write('running-10-km', { amount: '8 miles' }, { weeks: 10 });
    expect(description).toContain('8 miles');
    const distances = tasks.map((week) => week.map((task) => /([\d.]+) miles/.exec(task)?.[1]).find(Boolean));
    expect(Math.max(...distances.flatMap((distance) => (distance ? [Number(distance)] : [])))).toBeLessThanOrEqual(8);
  });

  it('keeps kilometres where the user wrote euros', () => {
    expect(write('running-a-first-5k', { amount: '€5,000' }).description).toContain('5 km');
  });

  it('gives more time to the tasks that name what the user finds hard', () => {
    const minutes = (weakSpots: string[]) => {
      const { all } = write('conversational-spanish', { weakSpots }, { weeks: 12 });
      return total(all.filter((task) => /podcast/.test(task)));
    };
    expect(minutes(['podcast'])).toBeGreaterThan(minutes([]));
  });

  it('starts now and ends early, with a reserve, if the last day is far away', () => {
    const facts = { goal: 'learn to swim', deadline: '2027-10-01', weeklyMinutes: 120 };
    const { goals, description } = write('learning-to-swim-as-an-adult', facts, { weeks: 52 });
    expect(goals.length).toBeLessThanOrEqual(25);
    expect(description).toContain('the time from then until 1 October 2027 is your reserve');
    expect(goals.flatMap(({ tasks }) => tasks).some(({ title }) => title.includes('1 October'))).toBe(false);
  });

  it('fits the sessions to the user’s days', () => {
    const { tasks, description } = write('learning-to-swim-as-an-adult', { days: ['tue', 'thu'], weeklyMinutes: 120 });
    expect(description).toContain('your time is on Tuesdays and Thursdays');
    expect(tasks[2]!.every((task) => /^(?:Tue|Thu|Tue, Thu): |\(2 × /.test(task))).toBe(true);
    expect(tasks.flat().some((task) => /\([3-9] × /.test(task))).toBe(false);
  });

  it('does not shorten a session below what its text says', () => {
    const { all } = write('conversational-spanish', { weeklyMinutes: 150 }, { weeks: 12 });
    const stated = all.flatMap((task) => {
      const [, minutes] = /^(?:Talk|Watch).*?(\d+) minutes/.exec(task) ?? [];
      const sessions = Number(/\((\d+) × /.exec(task)?.[1] ?? 1);
      return minutes ? [minutesOfTitle(task) / sessions >= Number(minutes)] : [];
    });
    expect(stated.length).toBeGreaterThan(3);
    expect(stated).not.toContain(false);
  });

  it('ends where the hours end, and says that the goal is out of reach', () => {
    const { notes, description, goals } = write(
      'conversational-spanish',
      { goal: 'become fluent in Spanish', weeklyMinutes: 120 },
      { weeks: 10 },
    );
    expect(notes[0]).toMatch(
      /you have 20\. You will not reach the whole goal in that time\. This plan gets as far as “/,
    );
    expect(notes[1]).toMatch(/^Being fluent is out of reach in 20 hours/);
    const [, end] = /as far as “(.*)”/.exec(notes[0]!)!;
    expect(goals.at(-1)!.title).toBe(`Week 10: ${end}`);
    expect(description).toContain(`Done when: “${end}” is reached.`);
  });

  it('pays a sum in monthly parts from the first week on', () => {
    const { tasks } = write(
      'saving-or-paying-a-sum',
      { goal: 'save £4,500', amount: '£4,500', deadline: '2027-09-01' },
      { weeks: 52, text: 'save £4,500, I get paid on the 28th' },
    );
    const payments = tasks.map(([first]) => first!).filter((task) => task.startsWith('Transfer £'));
    expect(tasks[0]![0]).toMatch(/^Transfer £450 on 19 November: payment 1 of 10, £450 of £4,500 altogether/);
    expect(payments[1]).toContain('on 28 December: payment 2 of 10, £900');
    expect(payments.at(-1)).toContain('£4,500 of £4,500');
  });

  it('says when the weeks are fewer than usual', () => {
    const { notes } = write('running-a-first-5k', {}, { weeks: 6 });
    expect(notes).toEqual([expect.stringContaining('Running coaches reckon with 8–12 weeks; you have 6.')]);
  });
});

describe('the headings of weeks', () => {
  it('name milestones, never a task', () => {
    const { goals } = write('building-a-fence', {}, { weeks: 14 });
    expect(goals.map(({ title }) => title).some((title) => / under way(?: \(\d of \d\))?$/.test(title))).toBe(true);
    const repeated = goals.filter(({ title, tasks }) =>
      tasks.some((task) => task.title.startsWith(title.replace(/^Week \d+: /, ''))),
    );
    expect(repeated).toEqual([]);
  });
});

describe('a season', () => {
  it('ends a plan before the milestone that it begins', () => {
    const { notes, description, all } = write('planting-a-hedge', {}, { weeks: 20 });
    expect(notes).toEqual([expect.stringMatching(/^From “.*” on, the work belongs to a season after these weeks/)]);
    expect(description).toMatch(/After the last week: through the first summer/);
    expect(all.filter((task) => /in June|until September/.test(task))).toEqual([]);
  });

  it('changes nothing if the weeks contain it', () => {
    const { all } = write('planting-a-hedge', {}, { weeks: 20, today: '2027-03-01' });
    expect(all.some((task) => task.includes('until September'))).toBe(true);
  });
});

it('books once', () => {
  const { all } = write('planning-a-wedding', {}, { weeks: 20, weeklyMinutes: 600 });
  expect(all.filter((task) => /^(?:Book|Order|Call|Reserve)\b.*, part \d/.test(task))).toEqual([]);
  expect(all.some((task) => task.startsWith('Book '))).toBe(true);
});

it('leads to the number of things that the goal names, and no further', () => {
  const titles = (goal: string) =>
    write('learning-the-violin', { goal }, { weeks: 20 })
      .goals.map(({ title }) => title)
      .join('\n');
  expect(titles('play the violin')).toContain('5 tunes');
  expect(titles('play one tune on the violin')).not.toMatch(/5 tunes|second pattern/);
});

it('leaves little beside a long event, and does not call the plan finished before it', () => {
  const { tasks, description } = write(
    'running-a-marathon',
    { goal: 'run a marathon', deadline: '2027-05-09', weeklyMinutes: 180 },
    { weeks: 26 },
  );
  const [day = 0, ...others] = tasks
    .at(-1)!
    .map(minutesOfTitle)
    .toSorted((a, b) => b - a);
  expect(day).toBeGreaterThan(180);
  expect(others.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(100);
  expect(description).toContain('the last tasks are on 9 May 2027');
});

describe('what the user said', () => {
  it('leaves out what they refuse, and says so', () => {
    const { all, goals, description } = write('quitting-smoking', { refusals: ['patches', 'marathons'] });
    expect(description).toContain('Left out, as you asked: patches.');
    expect(all.filter((task) => /patch/i.test(task))).toEqual([]);
    expect(goals.flatMap(({ resources }) => resources).filter(({ notes }) => /patch/i.test(notes ?? ''))).toEqual([]);
  });

  it('stands in the description in their words, and makes no tasks', () => {
    const facts = {
      obstacles: ['tired after work', 'my back is bad'],
      weakSpots: ['My left hand'],
      has: ['a metronome'],
    };
    const { description, all } = write('learning-a-piano-piece', facts);
    expect(description).toContain(
      'What makes it hard, in your words: “tired after work”, “my back is bad”, “My left hand”. You have: “a metronome”.',
    );
    expect(all).toEqual(write('learning-a-piano-piece', { weakSpots: ['My left hand'] }).all);
  });

  it('has no torn words among their things', () => {
    const has = ['a metronome (old', 'because it rained', 'two sewing machines', 'what I saw, and then some that is'];
    expect(write('learning-a-piano-piece', { has }).description).toContain('You have: “two sewing machines”.');
    expect(write('learning-a-piano-piece', { has: ['Gestern'] }, { language: 'de' }).description).not.toContain(
      'You have',
    );
  });

  it('shortens no beginnings for experience with something else', () => {
    const text = 'Learn the violin. I have twenty years of experience as a drummer, but no string background.';
    const facts = { goal: 'learn the violin', level: 'advanced' as const };
    const line = 'you have done this before';
    expect(write('learning-the-violin', facts, { text }).description).not.toContain(line);
    expect(write('learning-the-violin', facts, { text, corrected: ['level'] }).description).toContain(line);
  });

  it('buys nothing that they own, unless it is faulty', () => {
    const playbook = 'building-a-website-for-a-small-business';
    const registers = (text: string) =>
      write(playbook, { has: ['a domain'] }, { weeks: 12, weeklyMinutes: 360, text }).all.some((task) =>
        task.startsWith('Register a short domain'),
      );
    expect(registers('I need a website. I have a domain.')).toBe(false);
    expect(registers('I need a website. I have a domain that is far too long.')).toBe(true);
  });

  it('lets no person stand for what is made', () => {
    const { all } = write('getting-promoted', { goal: 'ask my boss for a promotion', thing: 'my boss' });
    expect(all.some((task) => task.includes('your boss'))).toBe(false);
  });

  it('names their thing where the playbook names the usual one', () => {
    const { all } = write('clearing-a-garage', { goal: 'clear out our loft', thing: 'our loft' });
    expect(all.filter((task) => /\bthe garage\b/.test(task))).toEqual([]);
  });

  it('fills a slot only if the goal itself says it', () => {
    const goal = 'learn the ukulele';
    const facts = { goal, person: 'my brother', place: 'Leeds', amount: '31 kg', count: { n: 12, of: 'songs' } };
    const text = 'I want to learn the ukulele. I live in Leeds with my brother, weigh 31 kg less and own 12 songs.';
    expect(write('learning-the-ukulele', facts, { text }).all).toEqual(
      write('learning-the-ukulele', { goal }, { text }).all,
    );
  });

  it('puts what happens on their day after the last week, if that ends earlier', () => {
    const facts = { goal: 'pass the exam', deadline: '2027-03-31', weeklyMinutes: 300 };
    const { all, description } = write('passing-a-language-exam', facts, { weeks: 16, hasFixedWeeks: true });
    expect(all.some((task) => /on 31 March 2027/i.test(task))).toBe(false);
    expect(description).toMatch(/After the last week: .*on 31 March 2027/);
  });

  it('adds what they listed and the playbook lacks', () => {
    const { all } = write('planning-a-wedding', { parts: ['teach the dog to carry the rings'] }, { weeks: 20 });
    expect(all.some((task) => task.startsWith('Teach the dog to carry the rings (1 h)'))).toBe(true);
  });

  it('measures the goal by its own number or test', () => {
    const { description } = write('learning-to-swim-as-an-adult', { goal: 'swim 700 metres without a break' });
    expect(description).toMatch(/^Done when: you swim 700 metres without a break\./);
  });

  it('is measured by their own measure', () => {
    const { description } = write('piano-from-zero', {}, { measure: 'I can play Happy Birthday for my son' });
    expect(description).toMatch(/^Done when: you can play Happy Birthday for your son\./);
  });

  it('keeps a short last week within its days', () => {
    const { tasks } = write('learning-python', { deadline: '2026-12-10', weeklyMinutes: 600 });
    expect(total(tasks.at(-1)!)).toBeLessThanOrEqual(0.9 * 600 * (3 / 5));
  });
});

it('combines two playbooks: the milestones of the first, then those of the second', () => {
  const playbooks = ['writing-a-grant-application', 'planting-fruit-trees'].map(openPlaybook);
  const { draft } = writePlan(
    planInput({ goal: 'get a grant and plant an orchard' }, { weeks: 12, weeklyMinutes: 360 }),
    playbooks,
  );
  const texts = draft.goals.map(({ tasks }) => tasks.map(({ title }) => title).join(' '));
  expect(texts[0]).toMatch(/fund|grant|call/i);
  expect(texts.at(-1)).toMatch(/tree|water|prune|plant/i);
});
