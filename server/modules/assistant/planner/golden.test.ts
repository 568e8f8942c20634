import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { openPlaybook } from '../playbooks/playbooks.ts';
import { planInput } from '#server/testing/fixtures/plan-input.ts';
import { writePlan } from './write-plan.ts';

/** Very different people and goals, so that a review shows how a change of rules or playbooks affects the plans. */
const plans = {
  motorbike: {
    playbooks: ['restoring-a-motorbike'],
    input: planInput(
      {
        goal: 'fix up my 1972 CB350',
        thing: 'my 1972 CB350',
        budget: '£900',
        has: ['a multimeter', 'my brother-in-law'],
        days: ['sat', 'sun'],
        deadline: '2027-05-01',
        obstacles: ['the garage is freezing cold'],
      },
      { weeks: 52, weeklyMinutes: 300 },
    ),
  },
  spanish: {
    playbooks: ['conversational-spanish'],
    input: planInput(
      {
        goal: 'learn spanish',
        person: 'my mother-in-law',
        weakSpots: ['listening'],
        refusals: ['apps'],
        level: 'beginner',
      },
      { weeks: 8, measure: 'I can chat with her for ten minutes', reason: 'a summer in Seville', weeklyMinutes: 210 },
    ),
  },
  bakery: {
    playbooks: ['opening-a-cafe-or-shop'],
    input: planInput(
      { goal: 'open a small bakery in Leeds', thing: 'a small bakery', place: 'Leeds', deadline: '2027-01-15' },
      { weeks: 52 },
    ),
  },
  garage: {
    playbooks: ['clearing-a-garage'],
    input: planInput(
      { goal: 'sort out the garage', thing: 'the garage', totalMinutes: 360 },
      { weeks: 1, weeklyMinutes: 360 },
    ),
  },
  estate: {
    playbooks: ['settling-an-estate'],
    input: planInput({ goal: "settle my aunt's estate", person: 'my aunt' }, { structure: 'backlog', weeks: 12 }),
  },
  orchard: {
    playbooks: ['writing-a-grant-application', 'planting-fruit-trees'],
    input: planInput({ goal: 'win a grant and plant an orchard', count: { n: 6, of: 'trees' } }, { weeks: 12 }),
  },
} as const;

function formatPlan(
  { title, description, weeks, weeklyCommitmentHours, commitmentLevel, goals }: PlanDraft,
  notes: readonly string[],
) {
  const duration = weeks === null ? 'Backlog' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  const sections = goals.map((goal) =>
    [
      `## ${goal.title}`,
      '',
      ...goal.tasks.map((task) => `- ${task.title}`),
      ...goal.resources.map((resource) => `- _${resource.title}_: ${resource.notes}`),
    ].join('\n'),
  );
  const scope = `${duration} · ${weeklyCommitmentHours} h a week · ${commitmentLevel}`;
  const lines = description.split('\n').map((line) => `> ${line}`);
  return `${[...notes, `# ${title}`, scope, lines.join('\n'), ...sections].join('\n\n')}\n`;
}

describe('plans from playbooks', () => {
  it.each(Object.entries(plans))('match the golden file of %s', async (name, { playbooks, input }) => {
    const { draft, notes } = writePlan(input, playbooks.map(openPlaybook));
    await expect(formatPlan(draft, notes)).toMatchFileSnapshot(`golden/${name}.md`);
  });
});
