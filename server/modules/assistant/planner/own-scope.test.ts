import { describe, expect, it } from 'vitest';
import type { Facts } from '#domain/assistant/facts.ts';
import { openPlaybook } from '../playbooks/playbooks.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { planInput } from '#server/testing/fixtures/plan-input.ts';
import { writePlan } from './write-plan.ts';

function write(playbook: string | Playbook, facts: Partial<Facts>, scope: Parameters<typeof planInput>[1] = {}) {
  const { draft, notes } = writePlan(planInput(facts, scope), [
    typeof playbook === 'string' ? openPlaybook(playbook) : playbook,
  ]);
  const tasks = draft.goals.map((goal) => goal.tasks.map(({ title }) => title));
  return { ...draft, notes, tasks, all: tasks.flat(), titles: draft.goals.map(({ title }) => title) };
}

describe('a goal that is one milestone of a playbook', () => {
  it('ends with that milestone', () => {
    const { description, titles, all } = write('getting-a-driving-licence', { goal: 'pass my driving theory test' });
    expect(description).toMatch(/^Done when: this is reached: Theory test passed\./);
    expect(titles.at(-1)).toContain('Theory test passed');
    expect(all.some((task) => /roundabouts|parallel parking/.test(task))).toBe(false);
  });

  it('is the whole playbook if the goal says more', () => {
    const { titles } = write('getting-a-driving-licence', { goal: 'pass the theory test and drive to work alone' });
    expect(titles.at(-1)).not.toContain('Theory test');
  });
});

describe('times in the measure', () => {
  it('fit into a plan that is shorter than usual', () => {
    const { description, titles } = write('quitting-smoking', { goal: 'stop smoking' }, { weeks: 7 });
    expect(description).toContain('not taken one puff for four weeks');
    expect(titles.at(-1)).toContain('Four weeks without a cigarette');
  });

  it('stay if there is enough time', () => {
    expect(write('quitting-smoking', {}, { weeks: 12 }).description).toContain('one puff for eight weeks');
  });
});

it('begins where the user is', () => {
  const facts = { goal: 'run a half marathon', weeklyMinutes: 240 };
  const longRuns = (text: string) =>
    write('running-a-half-marathon', facts, { weeks: 14, text }).tasks.map(
      (week) => week.find((task) => task.includes('long run of the week')) ?? '',
    );
  expect(longRuns("I want to run a half marathon. I'm at 6k now.")[0]).toMatch(/^Run 6 km/);
  expect(longRuns('I want to run a half marathon.')[0]).not.toMatch(/^Run 6 km/);
});

it('adds a second part of the goal that the playbook does not cover, and measures it', () => {
  const { description, all } = write('writing-a-will', { goal: 'write a will and rehome the parrots' });
  expect(description).toContain('Also part of it: rehome the parrots.');
  expect(all.some((task) => task.includes('parrots'))).toBe(true);
});

it('has at most one session a day', () => {
  const { tasks } = write('meditating-every-day', {}, { weeks: 8 });
  const sessions = tasks[0]!.map((task) => Number(/\((\d+) × /.exec(task)?.[1] ?? 1));
  // The first week begins on a Wednesday.
  expect(Math.max(...sessions)).toBe(5);
});

it('refuses other forms of a word, too, and says so only if it mattered', () => {
  const { all, description } = write('running-a-half-marathon', { refusals: ['hills', 'oysters'] }, { weeks: 16 });
  expect(all.filter((task) => /hill/i.test(task))).toEqual([]);
  expect(description).toContain('Left out, as you asked: hills.');
});

it('repeats what a project does every week, instead of dividing tasks', () => {
  const playbook = openPlaybook('writing-a-business-plan');
  const weekly = { text: 'Ring one lender, and note what they say', weekly: true, each: false, experience: null };
  const milestones = playbook.milestones.map((milestone) => ({
    ...milestone,
    tasks: [
      ...milestone.tasks.filter((task) => !task.weekly),
      { ...weekly, sessions: 1, minutes: { from: 30, to: 30 }, optional: false },
    ],
  }));
  const { tasks } = write({ ...playbook, milestones }, {}, { weeks: 16 });
  const weeks = tasks.filter((week) => week.filter((task) => task.startsWith('Ring one lender')).length === 1);
  expect(weeks.length).toBeGreaterThan(12);
});
