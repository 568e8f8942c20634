import { expect, test } from 'vitest';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { planTextExample, planTextFormat } from './plan-text-format.ts';
import { readPlan } from './read-plan.ts';
import { toDraft } from './to-draft.ts';
import { type PromptInput, writePrompt } from './write-prompt.ts';

const context = { today: '2026-11-18', timeZone: 'Europe/Berlin', usualWeeklyMinutes: 750 };

const input: PromptInput = {
  text: 'Ich will die CB350 restaurieren.',
  language: 'de',
  facts: {
    goal: 'die CB350 restaurieren',
    thing: 'die CB350',
    amount: '40 miles',
    count: { n: 2, of: 'carburettors' },
    person: 'my sister',
    place: 'Leeds',
    deadline: '2026-12-12',
    weeklyMinutes: 300,
    totalMinutes: null,
    budget: 'at most £900',
    level: 'beginner',
    has: ['a garage'],
    days: ['sat', 'sun'],
    obstacles: ['no light in the garage'],
    weakSpots: ['electrics'],
    refusals: ['apps', 'YouTube'],
    parts: ['the brakes'],
  },
  measure: '40 miles without a breakdown',
  start: 'It does not start',
  reason: 'It was my father’s',
  learning: ['books'],
  title: 'Ride again',
  structure: 'weekly',
  effort: 'light',
  weeks: planWeeks('2026-11-18', 4, '2026-12-12'),
  weeklyMinutes: 300,
  focusAreaName: 'Workshop',
};

test('a prompt says everything that is known, when each week ends, and in which form to reply', () => {
  expect(writePrompt(input, context))
    .toBe(`Write a plan for my goal, as an expert in this field would: the steps in the right order, each building on the last, about my own case and nothing that could be in any plan.

MY GOAL
Ich will die CB350 restaurieren.

WHAT YOU SHOULD KNOW
- Title of the plan: Ride again
- Done when: 40 miles without a breakdown
- Where I stand: It does not start
- Why it matters to me: It was my father’s
- How I like to learn: books
- Part of my life that it belongs to: Workshop
- What it is about: die CB350
- Amount: 40 miles
- Number: 2 carburettors
- Person: my sister
- Place: Leeds
- Budget: at most £900
- My level: beginner
- I already have: a garage
- What could get in the way: no light in the garage
- What I find hard: electrics
- What has to be done: the brakes
- Leave out, I do not want it: apps; YouTube

TIME
- Today is Wednesday 18 November 2026 (time zone Europe/Berlin).
- It must be done by 12 December 2026.
- 4 weeks with 5 h each. No week takes longer. The last day of each:
  Week 1: by 22 Nov
  Week 2: by 29 Nov
  Week 3: by 6 Dec
  Week 4: by 11 Dec
- Keep it light: leave a quarter of that time free.
- Days on which I have time: Saturday, Sunday
- For everything that I track I usually spend 12 h 30 min a week.

FORMAT
${planTextFormat}

REPLY
Write the plan in German, but keep “Week 1:” and “Resources” as they are. Reply with the plain plan text and nothing else: no introduction, no comment, no questions.`);
});

test('what is not known is not mentioned, and a backlog has no weeks', () => {
  const facts = { ...input.facts, thing: null, count: null, deadline: null, days: [], refusals: [] };
  const prompt = writePrompt(
    { ...input, facts, language: null, structure: 'backlog', measure: ' ', focusAreaName: undefined },
    { ...context, usualWeeklyMinutes: null },
  );
  expect(prompt).toContain('- A backlog without weeks, for about 4 weeks with 5 h each.');
  expect(prompt).toContain('Write the plan in the language in which I describe my goal');
  expect(prompt).not.toMatch(/undefined|null|Done when: \n|by 22 Nov|usually spend|Leave out/);
});

test('the example in the format is a plan', () => {
  const { draft, leftOut, changes } = toDraft(readPlan(planTextExample))!;
  expect([leftOut, changes, draft.weeks, draft.weeklyCommitmentHours]).toEqual([[], [], 2, 4]);
  expect(draft.goals[0]!.title).toBe('Week 1: Find the spark');
});
