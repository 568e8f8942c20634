import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDraft } from '#contract/plan-draft.ts';
import { efforts } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { totalTaskMinutes } from '#domain/plan/task-minutes.ts';
import { ownPlanInput as input } from '#server/testing/fixtures/plan-input.ts';
import { writeOwnPlan } from './write-own-plan.ts';

const goals: readonly [language: string, text: string][] = [
  ['en', 'build a treehouse in the garden'],
  ['en', 'learn how to pick a lock'],
  ['en', 'juggle'],
  ['en', 'stop biting my nails'],
  ['en', 'a better commute'],
  ['de', 'Ein Baumhaus im Garten bauen'],
  ['de', 'Pokern lernen'],
  ['de', 'weniger am Handy hängen'],
  ['es', 'saltar en paracaídas'],
  ['es', 'aprender a silbar'],
  ['fr', 'planter un arbre'],
  ['fr', 'devenir une meilleure personne'],
  ['pt', 'andar de balão'],
  ['pt', 'organizar a festa da rua'],
  ['ja', 'ツリーハウスを作る'],
  ['ja', 'ハワイでフラを踊る'],
];
const someParts = [
  'get a building permit',
  'ask my neighbour about the fence',
  'wood',
  'the roof is tight',
  'someone plays two tunes',
  'der Vertrag ist unterschrieben',
  '屋根を直す',
  '🎉',
  '8 letters sent',
  'a walk every day',
  '3 weeks of diary (20 min)',
  'registered by 15 January',
  'call the council (1 h)',
  'sand the boards (40 h)',
];
const obstacles = ['no time', 'my knee hurts', 'I am scared of heights', 'nobody helps', 'rain', 'whatever'];

const anyText = fc.oneof(
  fc.constantFrom('', '🎸🎸', '\u2800', '{x} [a]', 'x'.repeat(5000), 'أتعلم الخط العربي', 'научиться играть на баяне'),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const factsOf = (goal: fc.Arbitrary<string>, part: fc.Arbitrary<string>): fc.Arbitrary<Partial<Facts>> =>
  fc.record(
    {
      goal,
      parts: fc.array(part, { maxLength: 12 }),
      obstacles: fc.array(fc.constantFrom(...obstacles), { maxLength: 3 }),
      weakSpots: fc.array(fc.constantFrom('corners', 'the left hand'), { maxLength: 2 }),
      has: fc.array(fc.constantFrom('a ladder', 'a drill'), { maxLength: 2 }),
      refusals: fc.array(fc.constantFrom('apps', 'books'), { maxLength: 2 }),
      person: fc.constantFrom(null, 'my sister'),
      deadline: fc.constantFrom(null, '2027-12-01', '2026-12-20'),
      budget: fc.constantFrom(null, '£40'),
      count: fc.constantFrom(null, { n: 38, of: 'letters' }),
      level: fc.constantFrom('beginner' as const, 'advanced' as const, null),
    },
    { requiredKeys: ['goal'] },
  );
const scope = {
  count: fc.integer({ min: 1, max: 52 }),
  weeklyMinutes: fc.integer({ min: 1, max: 20 }).map((hours) => hours * 60),
  effort: fc.constantFrom(...efforts),
  structure: fc.constantFrom('weekly' as const, 'backlog' as const),
  hasFixedWeeks: fc.boolean(),
};

describe('a plan from any own parts', () => {
  it('is valid and has different tasks and no week over its hours, in six languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goals),
        factsOf(fc.constant(''), fc.constantFrom(...someParts)),
        fc.record(scope),
        ([language, goal], facts, size) => {
          const { draft } = writeOwnPlan(input(goal, { ...facts, goal }, { language, ...size }));
          expect(planDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
          // A line with a date may need more weeks than were proposed.
          const most = size.hasFixedWeeks ? size.count : Math.max(size.count, 10);
          if (size.structure === 'weekly') expect(draft.goals.length).toBeLessThanOrEqual(most);
          for (const { title, tasks } of draft.goals) {
            expect(title.length).toBeLessThanOrEqual(120);
            if (size.structure === 'weekly') expect(title).toMatch(/^Week \d+: \S/u);
            if (size.structure === 'weekly') expect(totalTaskMinutes(tasks)).toBeLessThanOrEqual(size.weeklyMinutes);
            expect(new Set(tasks.map((task) => task.title)).size).toBe(tasks.length);
            expect(tasks.length).toBeLessThanOrEqual(6);
            for (const task of tasks) {
              expect(task.title).not.toMatch(/undefined|\{\w|null|\[/u);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is valid whatever the user typed', () => {
    fc.assert(
      fc.property(
        anyText,
        factsOf(anyText, anyText),
        fc.record(scope),
        fc.constantFrom('en', 'ja', 'tr', null),
        (text, facts, size, language) => {
          const { draft } = writeOwnPlan(input(text, facts, { language, ...size, measure: text, title: '' }));
          expect(planDraft.safeParse(draft).error?.issues ?? []).toEqual([]);
          const minutes = draft.goals.reduce((sum, { tasks }) => sum + totalTaskMinutes(tasks), 0);
          if (size.hasFixedWeeks) expect(minutes).toBeLessThanOrEqual(size.weeklyMinutes * size.count);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('takes little time for the longest texts', () => {
    const part = `${'many 3 words every '.repeat(60)}day`;
    const plan = input(
      `${part}, `.repeat(20).slice(0, 5000),
      { parts: Array.from({ length: 60 }, (_, n) => `${n} ${part}`) },
      { count: 52 },
    );
    // Patterns are compiled when they are first used, and other processes take their share of the time.
    const attempts = Array.from({ length: 4 }, () => {
      const start = process.cpuUsage();
      writeOwnPlan(plan);
      return process.cpuUsage(start).user / 1000;
    });
    expect(Math.min(...attempts)).toBeLessThan(250);
  });
});
