import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { efforts, type PlanBrief } from '#domain/assistant/brief.ts';
import { broadKinds, kinds as specificKinds } from './kinds.ts';
import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { generatePlan } from './generate-plan.ts';
import { parseTaskMinutes, totalTaskMinutes } from '#domain/plan/task-minutes.ts';

const kinds = [...specificKinds, ...broadKinds];
const goals = ['learn Spanish', 'run a marathon', 'save 5,000 euros', 'restore a boat', 'lose 8 kg', 'write a novel'];

const baseBrief: PlanBrief = {
  goal: 'learn Spanish',
  measure: '',
  start: '',
  reason: '',
  obstacles: [],
  learning: [],
  title: '',
  structure: 'weekly',
  weeks: 8,
  weeklyHours: 4,
  effort: 'medium',
};

const anyGoal = fc.constantFrom(...goals, ...kinds.map(({ words }) => words[0]!.replace('*', '')));
const anyBrief = fc.record({
  goal: anyGoal,
  measure: fc.constantFrom('', 'I can show it to my sister'),
  start: fc.constantFrom('', 'I know a few words', 'I know the basics', 'B1 level'),
  reason: fc.constantFrom('', 'my children'),
  obstacles: fc.subarray(['Too little time', 'Tired after work', 'the neighbour’s drums']),
  learning: fc.subarray(['Videos', 'Other people', 'in the bath']),
  title: fc.constant(''),
  structure: fc.constantFrom('weekly' as const, 'backlog' as const),
  weeks: fc.integer({ min: 1, max: limits.planWeeks }),
  weeklyHours: fc.integer({ min: 1, max: 40 }),
  effort: fc.constantFrom(...efforts),
});

function totalMinutes({ tasks }: DraftGoal): number {
  return tasks.reduce((sum, { title }) => sum + parseTaskMinutes(title), 0);
}

function taskTitles(brief: PlanBrief): string[] {
  return generatePlan(brief).goals.flatMap(({ tasks }) => tasks.map(({ title }) => title.replace(/ \([^()]*\)$/, '')));
}

function serializedPlan(brief: PlanBrief): string {
  return JSON.stringify(generatePlan(brief));
}

describe('generatePlan', () => {
  it('writes one goal per week, each with a unique outcome', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = generatePlan({ ...brief, structure: 'weekly' });
        expect(plan.weeks).toBe(brief.weeks);
        plan.goals.forEach(({ title }, n) => expect(title).toMatch(new RegExp(`^Week ${n + 1}: [^\\p{Ll}\\s]`, 'u')));
        const outcomes = plan.goals.map(({ title }) => title.replace(/^Week \d+: /, ''));
        expect(new Set(outcomes).size).toBe(brief.weeks);
        expect(plan.goals.map(({ title }) => title).filter((title) => title.length > 120)).toEqual([]);
      }),
    );
  });

  it('gives every week three to six tasks, sized to fit its hours', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        for (const goal of generatePlan(brief).goals) {
          expect(goal.tasks.length).toBeGreaterThanOrEqual(3);
          expect(goal.tasks.length).toBeLessThanOrEqual(6);
          expect(goal.tasks.filter(({ title }) => parseTaskMinutes(title) < 10)).toEqual([]);
          expect(totalMinutes(goal)).toBeLessThanOrEqual(brief.weeklyHours * 60);
        }
      }),
    );
  });

  it('fills all placeholders, and repeats no task within twelve weeks', () => {
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 1, max: 12 }), (brief, weeks) => {
        const texts = taskTitles({ ...brief, weeks });
        expect(texts.filter((text) => /[{}]|\.\.|undefined|NaN| {2}/.test(text))).toEqual([]);
        expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
      }),
    );
  });

  it('rarely repeats a task or appends a theme to one within a year', () => {
    for (const goal of [...goals, ...kinds.map(({ words }) => words[0]!.replace('*', ''))]) {
      const texts = taskTitles({ ...baseBrief, goal, weeks: 52 });
      expect(new Set(texts).size / texts.length).toBeGreaterThan(0.8);
      expect(texts.filter((text) => text.includes(', with an eye on ')).length / texts.length).toBeLessThan(0.2);
    }
  });

  it('schedules one-time tasks only once', () => {
    const titles = taskTitles({ ...baseBrief, goal: 'save 5,000 euros', weeks: 52, effort: 'strong' });
    expect(titles.filter((text) => text.startsWith('Open a separate account'))).toHaveLength(1);
  });

  it('skips first steps that the user already knows', () => {
    const outcomes = ['', 'I know the basics', 'B1 level'].map(
      (start) => generatePlan({ ...baseBrief, start }).goals[0]!.title,
    );
    expect(new Set(outcomes).size).toBe(3);
    const experienced = generatePlan({ ...baseBrief, start: 'B1 level' });
    expect(experienced.description).not.toContain('first words');
    expect(experienced.goals[0]!.tasks[0]!.title).toContain('“B1 level”');
    expect(generatePlan({ ...baseBrief, start: 'A complete beginner' }).description).toContain('first words');
  });

  it('plans more tasks and hours with more effort', () => {
    for (const goal of goals) {
      const [light, medium, strong] = efforts.map((effort) => generatePlan({ ...baseBrief, goal, effort }));
      const hours = [light!, medium!, strong!].map((plan) =>
        plan.goals.reduce((sum, weekGoal) => sum + totalMinutes(weekGoal), 0),
      );
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      expect(new Set(hours).size).toBe(3);
      expect([light!, medium!, strong!].map((plan) => plan.goals[3]!.tasks.length)).toEqual([3, 4, 5]);
    }
    expect(generatePlan({ ...baseBrief, effort: 'strong', weeklyHours: 8 }).goals[0]!.tasks).toHaveLength(6);
    expect(generatePlan({ ...baseBrief, effort: 'light' }).commitmentLevel).toBe('Light');
  });

  it('gets harder from week to week', () => {
    const { goals: weeks } = generatePlan({ ...baseBrief, goal: 'save 5,000 euros', weeks: 12 });
    const euros = weeks
      .flatMap(({ title }) => /([\d,]+) euros/.exec(title)?.[1] ?? [])
      .map((sum) => Number(sum.replace(',', '')));
    expect(euros.length).toBeGreaterThan(2);
    expect(euros).toEqual(euros.toSorted((a, b) => a - b));
  });

  it('reaches the measure in the last week, and names it in the description', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = generatePlan({ ...brief, measure: 'my aunt laughs' });
        expect(plan.goals.at(-1)!.title).toContain('my aunt laughs');
        expect(plan.description).toContain('my aunt laughs');
      }),
    );
  });

  it('mentions the starting point and the reason', () => {
    const plan = generatePlan({ ...baseBrief, start: 'I know ten words', reason: 'my grandmother' });
    expect(plan.goals[0]!.tasks[0]!.title).toContain('“I know ten words”');
    expect(plan.description).toContain('“my grandmother”');
  });

  it('addresses every obstacle, known or not, and the first one in the first week', () => {
    const obstacles = ['Too little time', 'Tired after work', 'the neighbour’s drums'];
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 3, max: 52 }), (brief, weeks) => {
        const text = serializedPlan({ ...brief, weeks, obstacles });
        for (const obstacle of obstacles) expect(text).toContain(obstacle);
      }),
    );
    const [first] = generatePlan({ ...baseBrief, weeks: 1, obstacles }).goals;
    expect(first!.tasks.some(({ title }) => title.includes('Too little time'))).toBe(true);
  });

  it('adapts tasks and resources to the learning style', () => {
    expect(serializedPlan({ ...baseBrief, learning: ['Videos'] })).toMatch(/Watch one video|Watch somebody/);
    expect(serializedPlan({ ...baseBrief, learning: ['in the bath'] })).toContain('“in the bath”');
    const { goals: weeks } = generatePlan({ ...baseBrief, weeks: 4, learning: ['Podcasts'] });
    expect(weeks.flatMap(({ resources }) => resources.map(({ title }) => title)).join()).toContain('podcast');
  });

  it('adds four to eight different resources', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const titles = generatePlan(brief).goals.flatMap(({ resources }) => resources.map(({ title }) => title));
        expect(titles.length).toBeGreaterThanOrEqual(4);
        expect(titles.length).toBeLessThanOrEqual(8);
        expect(new Set(titles).size).toBe(titles.length);
      }),
    );
  });

  it('creates a backlog of three to twelve goals without weeks', () => {
    for (const [weeks, count] of [
      [1, 3],
      [8, 8],
      [52, 12],
    ] as const) {
      const plan = generatePlan({ ...baseBrief, structure: 'backlog', weeks });
      expect(plan.weeks).toBeNull();
      expect(plan.goals).toHaveLength(count);
      expect(serializedPlan({ ...baseBrief, structure: 'backlog', weeks })).not.toContain('Week 1');
    }
  });

  it('treats any user input as plain text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom(
        '{subject} {1..9} {x}',
        '<img src=x onerror=alert(1)>',
        'a"b\\',
        '“',
        'x'.repeat(5000),
        '…',
        '${1}',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (goal, text) => {
        const brief = {
          ...baseBrief,
          goal,
          measure: text,
          start: text,
          reason: text,
          obstacles: [text],
          learning: [text],
        };
        const plan = generatePlan(brief);
        for (const { title } of [plan, ...plan.goals, ...plan.goals.flatMap(({ tasks }) => tasks)]) {
          expect(title.trim()).not.toBe('');
          expect(title).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(Array.from(title).length).toBeLessThanOrEqual(limits.title);
        }
      }),
    );
  });

  it('fills each week with tasks that name their duration', () => {
    for (const { tasks } of generatePlan({ ...baseBrief, weeks: 6 }).goals) {
      expect(totalTaskMinutes(tasks)).toBeGreaterThan(180);
      expect(totalTaskMinutes(tasks)).toBeLessThanOrEqual(240);
    }
  });

  it('writes the same plan for the same brief', () => {
    expect(generatePlan(baseBrief)).toEqual(generatePlan({ ...baseBrief }));
  });

  it('uses the title that the user chose', () => {
    expect(generatePlan({ ...baseBrief, title: 'Hola' }).title).toBe('Hola');
  });
});
