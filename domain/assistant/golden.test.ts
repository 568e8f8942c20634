import { describe, expect, it } from 'vitest';
import type { PlanBrief } from './brief.ts';
import { planText } from './plan-text.ts';
import { writePlan } from './planner.ts';

const frame = { title: '', structure: 'weekly', weeks: 8, weeklyHours: 4, effort: 'medium' } as const;
const unsaid = { measure: '', start: '', reason: '', obstacles: [], learning: [] };

/** Very different goals, so that whoever changes a word or a rule sees in review what becomes of the plans. */
const briefs: Readonly<Record<string, PlanBrief>> = {
  spanish: {
    ...frame,
    goal: 'I want to learn Spanish so that I can travel with my kids',
    measure: 'I can order a meal and chat for ten minutes',
    start: 'I know a few words',
    reason: 'a summer in Seville with my children',
    obstacles: ['Too little time', 'I am shy about speaking'],
    learning: ['Podcasts', 'Other people'],
  },
  marathon: { ...frame, ...unsaid, goal: 'Run a marathon in October', weeks: 16, weeklyHours: 6, effort: 'strong' },
  saving: { ...frame, ...unsaid, goal: 'Save 5,000 euros for a new roof', weeks: 12, weeklyHours: 1, effort: 'light' },
  boat: { ...frame, ...unsaid, goal: 'restore a boat', start: 'a leaking dinghy', obstacles: ['no money'] },
  novel: { ...frame, ...unsaid, goal: 'Write a novel', structure: 'backlog', weeks: 10, weeklyHours: 10 },
  chinese: { ...frame, ...unsaid, goal: '学会游泳', measure: '游完五十米', weeks: 1, weeklyHours: 2 },
};

describe('the plans of the built-in planner', () => {
  it.each(Object.entries(briefs))('%s', async (name, brief) => {
    await expect(planText(writePlan(brief))).toMatchFileSnapshot(`golden/${name}.md`);
  });
});
