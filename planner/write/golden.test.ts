import { expect, it } from 'vitest';
import type { OutlineMilestone } from '#domain/assistant/outline.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { openPlaybook } from '../library/playbooks.ts';
import type { PlanFields, WrittenPlan } from '../plan-fields.ts';
import { outlinePlaybook } from './outline.ts';
import { planFields } from './testing/plan-fields.ts';
import { writePlan } from './write-plan.ts';

const TODAY = '2026-11-19';

interface Person {
  readonly playbook: string | null;
  readonly change: (titles: readonly string[]) => readonly OutlineMilestone[];
  readonly numbers?: Record<string, number>;
  readonly fields: Partial<PlanFields>;
}

const open = (title: string): OutlineMilestone => ({ title, state: 'open' });

/** A project up to a day, a practice, and the user's own steps: a review shows how a change of rules affects them. */
const people: readonly Person[] = [
  {
    playbook: 'a-milestone-birthday',
    change: ([first, ...rest]) => [
      { title: first!, state: 'done' },
      open('Ask Ben for his tent (20 min)'),
      ...rest.map(open),
    ],
    numbers: { count: 25 },
    fields: { weeks: planWeeks(TODAY, 6), deadline: '2026-12-19', weeklyMinutes: 180, budget: '€600' },
  },
  {
    playbook: 'running-a-first-5k',
    change: (titles) => titles.map(open),
    fields: { weeks: planWeeks(TODAY, 8), effort: 'medium', weeklyMinutes: 150, level: 'beginner' },
  },
  {
    playbook: null,
    change: () =>
      ['Find a hall', 'Rehearse every week (1 h)', 'Print posters (2 × 45 min)', 'Concert [2026-12-12] (3 h)'].map(
        open,
      ),
    fields: {
      goal: 'Give a benefit concert. It is for the shelter.',
      weeks: planWeeks(TODAY, 4),
      measure: '200 guests',
    },
  },
];

function print({ draft, notes }: WrittenPlan): string {
  const goals = draft.goals.map(({ title, tasks, resources }) =>
    [
      `## ${title}`,
      '',
      ...tasks.map((task) => `- ${task.title}`),
      ...resources.map((resource) => `- _${resource.title}_`),
    ]
      .join('\n')
      .trim(),
  );
  return [`# ${draft.title}`, draft.description, ...notes.map((note) => `! ${note}`), ...goals].join('\n\n');
}

it('writes the plans of three people as reviewed', async () => {
  const plans = people.map(({ playbook: id, change, numbers = {}, fields }) => {
    const playbook = id === null ? null : openPlaybook(id);
    const milestones = change(playbook ? outlinePlaybook(playbook, fields.level ?? null).milestones : []);
    const outline = { playbook: id, milestones, numbers };
    return print(writePlan(playbook, outline, planFields(fields), { today: TODAY, timeZone: 'UTC' }, 'en'));
  });
  await expect(`${plans.join('\n\n---\n\n')}\n`).toMatchFileSnapshot('testing/golden.md');
});
