import { describe, expect, it } from 'vitest';
import type { PlanBrief } from '#domain/assistant/brief.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { generatePlan } from './generate-plan.ts';

const scope = { title: '', structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;
const unanswered = { measure: '', start: '', reason: '', obstacles: [], learning: [] };

/** Very different goals, so that a review shows how a change of content or rules affects the plans. */
const briefs: Readonly<Record<string, PlanBrief>> = {
  spanish: {
    ...scope,
    goal: 'I want to learn Spanish so that I can travel with my kids',
    measure: 'I can order a meal and chat for ten minutes',
    start: 'I know a few words',
    reason: 'a summer in Seville with my children',
    obstacles: ['Too little time', 'I am shy about speaking'],
    learning: ['Podcasts', 'Other people'],
  },
  marathon: { ...scope, ...unanswered, goal: 'Run a marathon in October', weeks: 16, weeklyHours: 6, effort: 'strong' },
  saving: {
    ...scope,
    ...unanswered,
    goal: 'Save 5,000 euros for a new roof',
    weeks: 12,
    weeklyHours: 1,
    effort: 'light',
  },
  boat: { ...scope, ...unanswered, goal: 'restore a boat', start: 'a leaking dinghy', obstacles: ['no money'] },
  novel: { ...scope, ...unanswered, goal: 'Write a novel', structure: 'backlog', weeks: 10, weeklyHours: 10 },
  chinese: { ...scope, ...unanswered, goal: '学会游泳', measure: '游完五十米', weeks: 1, weeklyHours: 2 },
};

function formatPlanAsMarkdown(plan: PlanDraft): string {
  const { title, description, weeks, weeklyCommitmentHours, commitmentLevel, goals } = plan;
  const duration = weeks === null ? 'Backlog' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  const scopeLine = `${duration} · ${weeklyCommitmentHours} h a week · ${commitmentLevel}`;
  const sections = goals.map((goal) =>
    [
      `## ${goal.title}`,
      '',
      ...goal.tasks.map((task) => `- ${task.title}`),
      ...goal.resources.map((resource) => `- _${resource.title}_: ${resource.notes}`),
    ].join('\n'),
  );
  return `${[`# ${title}`, scopeLine, description, ...sections].join('\n\n')}\n`;
}

describe('generated plans', () => {
  it.each(Object.entries(briefs))('match the golden file of %s', async (name, brief) => {
    await expect(formatPlanAsMarkdown(generatePlan(brief))).toMatchFileSnapshot(`golden/${name}.md`);
  });
});
