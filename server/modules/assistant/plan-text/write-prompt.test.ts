import { expect, test } from 'vitest';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { planTextExample, planTextFormat } from '#planner/plan-text/plan-text-format.ts';
import type { PlanRequest } from '../plan-generator.ts';
import { readPlan } from '#planner/plan-text/read-plan.ts';
import { toDraft } from '#planner/plan-text/to-draft.ts';
import { planRequest } from '#server/testing/fixtures/model-generator.ts';
import { writeChangePrompt, writePrompt } from './write-prompt.ts';

const request: PlanRequest = {
  ...planRequest(),
  prompt: 'Ich will die CB350 restaurieren.\nReached when: 40 Meilen',
  history: [
    { q: 'How will you know?', a: '40 Meilen', pillar: 'Measurable' },
    { q: 'Where do you stand?', a: ['Sie springt nicht an', 'kein Licht'], pillar: 'Achievable' },
  ],
  fields: {
    goal: 'Ich will die CB350 restaurieren.',
    title: 'Ride again',
    measure: '40 Meilen',
    structure: 'weekly',
    effort: 'light',
    weeks: planWeeks('2026-11-18', 6),
    weeklyMinutes: 300,
    level: 'beginner',
    deadline: '2026-12-12',
    budget: 'at most £900',
  },
  outline: {
    playbook: 'restore',
    milestones: [
      { title: 'Der Motor läuft', state: 'open' },
      { title: 'Werkzeug', state: 'done' },
      { title: 'Lackieren', state: 'unwanted' },
      { title: 'Sie fährt', state: 'open', original: 'It rides' },
    ],
    numbers: { cylinders: 2 },
  },
  language: 'de',
  context: {
    today: '2026-11-18',
    timeZone: 'Europe/Berlin',
    trackedMinutesByWeek: [700, 750, 800],
    focusAreaName: 'Workshop',
  },
};

const example = `\`\`\`markdown\n${planTextExample}\n\`\`\``;

test('a prompt says what the user has written and chosen, when each week ends, and in which form to reply', () => {
  expect(writePrompt(request))
    .toBe(`Write a plan for my goal, as an expert in this field would: the steps in the right order, each building on the last, about my own case and nothing that could be in any plan.

MY GOAL
Ich will die CB350 restaurieren.
Reached when: 40 Meilen

WHAT YOU SHOULD KNOW
- Title of the plan: Ride again
- My level: beginner
- It may cost: at most £900
- Part of my life that it belongs to: Workshop
- Where do you stand?: Sie springt nicht an, kein Licht

STEPS
The plan leads through these steps, in this order:
1. Der Motor läuft
2. Sie fährt
- Done already, so it needs no tasks: Werkzeug
- Not for me, so leave it out: Lackieren
- cylinders: 2

TIME
- Today is Wednesday 18 November 2026 (time zone Europe/Berlin).
- It must be done by 12 December 2026.
- 4 weeks with 5 h each. No week takes longer. The last day of each:
  Week 1: by 22 Nov
  Week 2: by 29 Nov
  Week 3: by 6 Dec
  Week 4: by 12 Dec
- Keep it light: leave a quarter of that time free.
- For everything that I track I usually spend 12 h 30 min a week.

FORMAT
${planTextFormat.replace(planTextExample, example)}

REPLY
Write the plan in German, but keep “Week 1:” and “Resources” as they are. Reply with the plan alone, in one code block: no introduction, no comment, no questions.`);
});

test('what is not known is not mentioned, and a backlog has no weeks', () => {
  const prompt = writePrompt({
    ...request,
    history: [],
    fields: {
      ...request.fields,
      structure: 'backlog',
      title: '',
      measure: '',
      level: null,
      deadline: null,
      budget: null,
    },
    outline: null,
    language: null,
    context: { today: '2026-11-18', timeZone: 'UTC', trackedMinutesByWeek: [] },
  });
  expect(prompt).toContain('- A backlog without weeks, for about 6 weeks with 5 h each.');
  expect(prompt).toContain('Write the plan in the language in which I describe my goal');
  expect(prompt).not.toMatch(/undefined|null|WHAT YOU SHOULD KNOW|STEPS|MY WISH|by 22 Nov|usually spend/);
});

test('a prompt to change a plan contains the plan, the wish, the dates of its weeks and the format', () => {
  const weeks = [{ week: 3, from: '2026-11-16', to: '2026-11-22' }];
  const change = { plan: '# Ride again\n\n## Week 3: A\n', wish: ' Nothing on Fridays ', today: '2026-11-18', weeks };
  expect(writeChangePrompt(change, 'Europe/Berlin'))
    .toBe(`Change my plan as I wish, and leave everything else exactly as it is, word for word. Write the whole plan again. What is ticked off is done or begun: copy it as it is.

MY PLAN
\`\`\`markdown
# Ride again

## Week 3: A
\`\`\`

MY WISH
Nothing on Fridays

TIME
- Today is Wednesday 18 November 2026 (time zone Europe/Berlin).
- The last day of each week:
  Week 3: by 22 Nov

FORMAT
${planTextFormat.replace(planTextExample, example)}

REPLY
Write the plan in the language of my plan, but keep “Week 1:” and “Resources” as they are. Reply with the plan alone, in one code block: no introduction, no comment, no questions.`);
});

test('the example in the format is a plan', () => {
  const { draft, leftOut, changes } = toDraft(readPlan(planTextExample))!;
  expect([leftOut, changes, draft.weeks, draft.weeklyCommitmentHours]).toEqual([[], [], 2, 4]);
});
