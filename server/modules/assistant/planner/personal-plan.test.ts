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

describe('the day itself', () => {
  const facts = { goal: 'run the Lisbon half marathon', deadline: '2027-03-14', weeklyMinutes: 120 };

  it('is in the last week with its date and its full size, and the user knows if that is more than their hours', () => {
    const { tasks, notes } = write('running-a-half-marathon', facts, { weeks: 52 });
    const race = tasks.at(-1)!.find((task) => task.startsWith('Race on 14 March 2027'))!;
    expect(minutesOfTitle(race)).toBe(150);
    expect(
      tasks
        .slice(0, -1)
        .flat()
        .some((task) => task.includes('Race on')),
    ).toBe(false);
    expect(notes.at(-1)).toBe('The day itself takes about 2 h 30 min, which is more than your 2 h a week.');
  });

  it('has the last preparations just before it, in a project too', () => {
    const { tasks } = write(
      'organising-an-event',
      { thing: 'our spring fair', deadline: '2027-03-20', weeklyMinutes: 180 },
      { weeks: 52 },
    );
    expect(tasks.at(-1)!.some((task) => task.startsWith('On 20 March 2027: hold your spring fair'))).toBe(true);
    expect(
      tasks
        .slice(-2)
        .flat()
        .some((task) => task.includes('three days before')),
    ).toBe(true);
  });
});

describe('the user’s own words and figures', () => {
  it('name a long thing in full once per milestone, and shortly elsewhere', () => {
    const { all, description } = write('repairing-something', { thing: "my grandfather's oak writing desk" });
    expect(description).toContain("your grandfather's oak writing desk");
    const full = all.filter((task) => task.includes("your grandfather's oak writing desk"));
    const short = all.filter((task) => task.includes('the writing desk'));
    expect(full.length).toBeGreaterThan(0);
    expect(short.length).toBeGreaterThan(full.length);
  });

  it('replace those of the playbook: words, counted things and the day', () => {
    const novel = write('writing-a-first-draft-of-a-novel', { goal: 'write a 95,000 word novel' }, { weeks: 30 });
    expect(novel.description).toContain('about 95,000 words');
    const visits = write(
      'visiting-every-one',
      { count: { n: 28, of: 'lighthouses' }, deadline: '2027-10-01' },
      { weeks: 52 },
    );
    expect(visits.description).toMatch(/^Done when: by 1 October 2027 each of the 28 lighthouses/);
    const numbers = visits.all.flatMap((task) => /Visit no\. ([\d–]+) of 28/.exec(task)?.[1] ?? []);
    expect(numbers[0]).toMatch(/^1(?:–|$)/);
    expect(numbers.at(-1)).toMatch(/(?:^|–)28$/);
  });

  it('decide the days: the longest session is on the weekend', () => {
    const { tasks } = write(
      'running-a-half-marathon',
      { days: ['tue', 'thu', 'sun'], weeklyMinutes: 240 },
      { weeks: 12 },
    );
    const longRuns = tasks.slice(1, 8).map((week) => week.find((task) => /long run of the week|slowly/.test(task)));
    expect(longRuns.filter((task) => task?.startsWith('Sun: ')).length).toBeGreaterThan(5);
  });
});

it('sizes no task beyond 1.25 times that of the playbook, however much time there is', () => {
  const playbook = openPlaybook('giving-a-speech');
  const usual = Math.max(
    ...playbook.milestones.flatMap(({ tasks }) => tasks.map(({ sessions, minutes }) => sessions * minutes.to)),
  );
  const { all } = write('giving-a-speech', {}, { weeks: 4, weeklyMinutes: 1200 });
  expect(Math.max(...all.map(minutesOfTitle))).toBeLessThanOrEqual(usual * 1.25);
});

it('says which weeks have work that frost spoils', () => {
  const { notes } = write('growing-a-vegetable-garden', {}, { weeks: 12 });
  expect(notes.some((note) => /outdoor work that frost spoils/.test(note))).toBe(true);
});
