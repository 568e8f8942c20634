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
  const weeks = draft.goals.map(({ tasks }) => tasks.map(({ title }) => title).join('\n'));
  return {
    draft,
    weeks,
    all: weeks.join('\n'),
    weekOf: (text: string) => weeks.findIndex((week) => week.includes(text)),
  };
}

describe('the parts of the user in a general playbook', () => {
  const lanterns = () =>
    write('organise a lantern procession on 30 January 2027', ['organising-an-event'], {
      parts: [
        '30 lanterns are made',
        'the police say yes to the route',
        'someone plays the drum',
        'hot soup at the end',
      ],
    });

  it('become tasks of their kind instead of lines', () => {
    const { all } = lanterns();
    for (const text of ['30 lanterns', 'Write to the police about the route', 'yes or no about the drum', 'hot soup']) {
      expect(all).toContain(text);
    }
    expect(all).not.toMatch(/^(?:30 lanterns are made|the police say yes|hot soup at the end)/im);
  });

  it('come when they are due: requests first, the day last', () => {
    const { weeks, weekOf } = lanterns();
    expect(weekOf('Write to the police')).toBeLessThan(weeks.length / 2);
    expect(weekOf('Write to the police')).toBeLessThan(weekOf('File the written answer on the route'));
    expect(weekOf('hot soup by a timetable')).toBeGreaterThanOrEqual(weeks.length - 2);
  });

  it('are what has to be true in the end, and so is the event', () => {
    expect(lanterns().draft.description.split('\n')[0]).toBe(
      'Done when: 30 lanterns are made; the police say yes to the route; someone plays the drum; hot soup is ready to serve; the lantern procession is held, by 30 January 2027.',
    );
  });

  it('replace the playbook if they are in another language', () => {
    const { all } = write('einen Laternenumzug organisieren', ['organising-an-event'], {
      parts: ['30 Laternen sind gebastelt', 'die Polizei genehmigt die Strecke', 'jemand spielt die Trommel'],
    });
    expect(all).toContain('die Polizei anrufen'.replace(/^d/, 'D'));
    expect(all).not.toMatch(/\b(?:the|and)\b/);
  });
});
