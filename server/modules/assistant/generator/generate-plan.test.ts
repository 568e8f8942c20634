import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { efforts, type PlanBrief } from './brief.ts';
import { broadKinds, kinds as known } from './kinds.ts';
import type { DraftGoal } from './plan-draft.ts';
import { writePlan } from './planner.ts';
import { minutesIn } from '../task-minutes.ts';

const kinds = [...known, ...broadKinds];
const goals = ['learn Spanish', 'run a marathon', 'save 5,000 euros', 'restore a boat', 'lose 8 kg', 'write a novel'];

const plain: PlanBrief = {
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

function minutesOf({ tasks }: DraftGoal): number {
  return tasks.reduce((sum, { title }) => sum + minutesIn(title), 0);
}

function textsOf(brief: PlanBrief): string[] {
  return writePlan(brief).goals.flatMap(({ tasks }) => tasks.map(({ title }) => title.replace(/ \([^()]*\)$/, '')));
}

function allText(brief: PlanBrief): string {
  return JSON.stringify(writePlan(brief));
}

describe('the built-in planner', () => {
  it('writes a goal for every week, each with an outcome of its own', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = writePlan({ ...brief, structure: 'weekly' });
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
        for (const goal of writePlan(brief).goals) {
          expect(goal.tasks.length).toBeGreaterThanOrEqual(3);
          expect(goal.tasks.length).toBeLessThanOrEqual(6);
          expect(goal.tasks.filter(({ title }) => minutesIn(title) < 10)).toEqual([]);
          expect(minutesOf(goal)).toBeLessThanOrEqual(brief.weeklyHours * 60);
        }
      }),
    );
  });

  it('leaves nothing to fill in, and repeats no task within twelve weeks', () => {
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 1, max: 12 }), (brief, weeks) => {
        const texts = textsOf({ ...brief, weeks });
        expect(texts.filter((text) => /[{}]|\.\.|undefined|NaN| {2}/.test(text))).toEqual([]);
        expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
      }),
    );
  });

  it('hardly repeats a task in a year, and hardly puts another theme behind one', () => {
    for (const goal of [...goals, ...kinds.map(({ words }) => words[0]!.replace('*', ''))]) {
      const texts = textsOf({ ...plain, goal, weeks: 52 });
      expect(new Set(texts).size / texts.length).toBeGreaterThan(0.8);
      expect(texts.filter((text) => text.includes(', with an eye on ')).length / texts.length).toBeLessThan(0.2);
    }
  });

  it('does once what needs to be done only once', () => {
    const openings = textsOf({ ...plain, goal: 'save 5,000 euros', weeks: 52, effort: 'strong' });
    expect(openings.filter((text) => text.startsWith('Open a separate account'))).toHaveLength(1);
  });

  it('does not begin with first words for somebody who knows them', () => {
    const outcomes = ['', 'I know the basics', 'B1 level'].map(
      (start) => writePlan({ ...plain, start }).goals[0]!.title,
    );
    expect(new Set(outcomes).size).toBe(3);
    const experienced = writePlan({ ...plain, start: 'B1 level' });
    expect(experienced.description).not.toContain('first words');
    expect(experienced.goals[0]!.tasks[0]!.title).toContain('“B1 level”');
    expect(writePlan({ ...plain, start: 'A complete beginner' }).description).toContain('first words');
  });

  it('plans more, and pushes further, the more the user wants', () => {
    for (const goal of goals) {
      const [light, medium, strong] = efforts.map((effort) => writePlan({ ...plain, goal, effort }));
      const hours = [light!, medium!, strong!].map((plan) => plan.goals.reduce((sum, one) => sum + minutesOf(one), 0));
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      expect(new Set(hours).size).toBe(3);
      expect([light!, medium!, strong!].map((plan) => plan.goals[3]!.tasks.length)).toEqual([3, 4, 5]);
    }
    expect(writePlan({ ...plain, effort: 'strong', weeklyHours: 8 }).goals[0]!.tasks).toHaveLength(6);
    expect(writePlan({ ...plain, effort: 'light' }).commitmentLevel).toBe('Light');
  });

  it('grows harder with the weeks', () => {
    const { goals: weeks } = writePlan({ ...plain, goal: 'save 5,000 euros', weeks: 12 });
    const euros = weeks
      .flatMap(({ title }) => /([\d,]+) euros/.exec(title)?.[1] ?? [])
      .map((sum) => Number(sum.replace(',', '')));
    expect(euros.length).toBeGreaterThan(2);
    expect(euros).toEqual(euros.toSorted((a, b) => a - b));
  });

  it('meets the measure in its last week, and says so', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const plan = writePlan({ ...brief, measure: 'my aunt laughs' });
        expect(plan.goals.at(-1)!.title).toContain('my aunt laughs');
        expect(plan.description).toContain('my aunt laughs');
      }),
    );
  });

  it('takes up where the user stands, and why', () => {
    const plan = writePlan({ ...plain, start: 'I know ten words', reason: 'my grandmother' });
    expect(plan.goals[0]!.tasks[0]!.title).toContain('“I know ten words”');
    expect(plan.description).toContain('“my grandmother”');
  });

  it('lets every obstacle be seen, known or not, the first one in the first week', () => {
    const obstacles = ['Too little time', 'Tired after work', 'the neighbour’s drums'];
    fc.assert(
      fc.property(anyBrief, fc.integer({ min: 3, max: 52 }), (brief, weeks) => {
        const text = allText({ ...brief, weeks, obstacles });
        for (const obstacle of obstacles) expect(text).toContain(obstacle);
      }),
    );
    const [first] = writePlan({ ...plain, weeks: 1, obstacles }).goals;
    expect(first!.tasks.some(({ title }) => title.includes('Too little time'))).toBe(true);
  });

  it('teaches the way the user likes to learn', () => {
    expect(allText({ ...plain, learning: ['Videos'] })).toMatch(/Watch one video|Watch somebody/);
    expect(allText({ ...plain, learning: ['in the bath'] })).toContain('“in the bath”');
    const { goals: weeks } = writePlan({ ...plain, weeks: 4, learning: ['Podcasts'] });
    expect(weeks.flatMap(({ resources }) => resources.map(({ title }) => title)).join()).toContain('podcast');
  });

  it('brings four to eight resources, each once, where they are needed', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const titles = writePlan(brief).goals.flatMap(({ resources }) => resources.map(({ title }) => title));
        expect(titles.length).toBeGreaterThanOrEqual(4);
        expect(titles.length).toBeLessThanOrEqual(8);
        expect(new Set(titles).size).toBe(titles.length);
      }),
    );
  });

  it('makes a backlog of three to twelve goals without weeks', () => {
    for (const [weeks, count] of [
      [1, 3],
      [8, 8],
      [52, 12],
    ] as const) {
      const plan = writePlan({ ...plain, structure: 'backlog', weeks });
      expect(plan.weeks).toBeNull();
      expect(plan.goals).toHaveLength(count);
      expect(allText({ ...plain, structure: 'backlog', weeks })).not.toContain('Week 1');
    }
  });

  it('treats what the user typed as words, whatever they are', () => {
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
      fc.property(hostile, hostile, (goal, other) => {
        const brief = {
          ...plain,
          goal,
          measure: other,
          start: other,
          reason: other,
          obstacles: [other],
          learning: [other],
        };
        const plan = writePlan(brief);
        for (const { title } of [plan, ...plan.goals, ...plan.goals.flatMap(({ tasks }) => tasks)]) {
          expect(title.trim()).not.toBe('');
          expect(title).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(Array.from(title).length).toBeLessThanOrEqual(limits.title);
        }
      }),
    );
  });

  it('writes the same plan for the same brief', () => {
    expect(writePlan(plain)).toEqual(writePlan({ ...plain }));
  });

  it('takes the title that the user chose', () => {
    expect(writePlan({ ...plain, title: 'Hola' }).title).toBe('Hola');
  });
});
