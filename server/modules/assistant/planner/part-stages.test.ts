import { describe, expect, it } from 'vitest';
import type { Facts } from '#domain/assistant/facts.ts';
import { type Description, preparePlan } from '../understanding/prepare-plan.ts';
import { writeBuiltInPlan } from '../write-built-in-plan.ts';

const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };

function write(userPrompt: string, playbooks: string[], facts: Partial<Facts>) {
  const body = { userPrompt, playbooks, weeklyCommitmentHours: 5 };
  const read = preparePlan(body, clock).input.facts;
  const { draft } = writeBuiltInPlan(
    preparePlan({ ...body, facts: structuredClone({ ...read, ...facts }) as Description['facts'] }, clock),
  );
  return draft.goals.flatMap(({ tasks }) => tasks.map(({ title }) => title)).join('\n');
}

describe('the lines of the user in a plan from a playbook', () => {
  it('are one task each, in their words', () => {
    const tasks = write('plan our wedding in June 2027', ['planning-a-wedding'], {
      parts: ['teach the dog to carry the rings', 'hire the harmonica player'],
    });
    expect(tasks).toMatch(/^Teach the dog to carry the rings \(/m);
    expect(tasks).toMatch(/^Hire the harmonica player \(/m);
  });

  it('are none if they are fragments of a story', () => {
    const text = 'plan our wedding in June 2027. The choir I sing in (altos, mostly retired) meets on Tuesdays';
    const tasks = write(text, ['planning-a-wedding'], { parts: ['The choir I sing in (altos', 'mostly retired'] });
    expect(tasks).not.toMatch(/altos|mostly retired/);
  });

  it('replace a general playbook if there are three', () => {
    const parts = ['30 lanterns are made', 'the police say yes to the route', 'hot soup at the end'];
    const tasks = write('organise a lantern procession on 30 January 2027', ['organising-an-event'], { parts });
    expect(
      tasks.split('\n').every((task) => parts.some((part) => task.toLowerCase().startsWith(part.toLowerCase()))),
    ).toBe(true);
  });
});
