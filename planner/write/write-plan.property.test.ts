import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { efforts } from '#domain/assistant/brief.ts';
import { levels } from '#domain/assistant/levels.ts';
import type { Outline } from '#domain/assistant/outline.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { parseTaskMinutes, parseTaskSize, withoutSize } from '#domain/plan/task-minutes.ts';
import { openPlaybook, playbookHeaders } from '../library/playbooks.ts';
import type { Milestone, Playbook } from '../library/playbook.ts';
import type { PlanFields } from '../plan-fields.ts';
import { isFor, outlinePlaybook } from './outline.ts';
import { planFields } from './testing/plan-fields.ts';
import { writePlan } from './write-plan.ts';

const EVERY = 6;
const TODAY = '2026-11-19';
const clock = { today: TODAY, timeZone: 'Europe/Berlin' };

const scopes = fc.record({
  weeks: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: limits.planWeeks })),
  start: fc.integer({ min: 0, max: 360 }).map((days) => addDays(TODAY, days)),
  weeklyMinutes: fc.oneof(fc.integer({ min: 60, max: 600 }), fc.integer({ min: 60, max: 2400 })),
  effort: fc.constantFrom(...efforts),
  structure: fc.constantFrom('weekly', 'weekly', 'weekly', 'backlog'),
  level: fc.constantFrom(...levels, null),
  deadline: fc.option(fc.integer({ min: 1, max: 400 }), { nil: null }),
  budget: fc.constantFrom(null, '€900', '{budget|x} {n}'),
  states: fc.array(fc.constantFrom('open', 'open', 'open', 'done', 'unwanted'), { minLength: 8, maxLength: 8 }),
  lines: fc.uniqueArray(fc.constantFrom('Call Ana (30 min)', 'Buy {count} screws', 'Draw every week', '電話する'), {
    maxLength: 2,
  }),
  position: fc.integer({ min: 0, max: 7 }),
  asksMost: fc.boolean(),
});

type Scope = typeof scopes extends fc.Arbitrary<infer T> ? T : never;

/** Reading all of them would take longer than the rest of the test. */
const playbooks = playbookHeaders()
  .filter((_, n) => n % EVERY === 0)
  .map(({ id }) => openPlaybook(id)!);

function fieldsOf({ weeks, start, deadline, ...fields }: Scope): PlanFields {
  const { weeklyMinutes, effort, structure, level, budget } = fields;
  return planFields({
    weeks: planWeeks(start, weeks),
    deadline: deadline === null ? null : addDays(start, deadline),
    weeklyMinutes,
    effort,
    structure,
    level,
    budget,
  });
}

function outlineOf(playbook: Playbook, scope: Scope): Outline {
  const { milestones, questions } = outlinePlaybook(playbook, scope.level);
  const known = milestones.map((title, n) => ({ title, state: scope.states[n] ?? 'open' }) as const);
  const own = scope.lines.map((title) => ({ title, state: 'open' }) as const);
  const numbers = questions.map(({ key, minimum, maximum }) => [key, scope.asksMost ? maximum : minimum] as const);
  return {
    playbook: playbook.id,
    milestones: known.toSpliced(scope.position, 0, ...own),
    numbers: Object.fromEntries(numbers),
  };
}

describe('a plan from any playbook, outline and scope', () => {
  const samples = fc.sample(scopes, { numRuns: playbooks.length, seed: 37 });

  it('keeps its promises', () => {
    const broken = playbooks.flatMap((playbook, n) =>
      findBroken(playbook, samples[n]!).map((rule) => `${playbook.id}: ${rule} ${JSON.stringify(samples[n])}`),
    );
    expect(broken).toEqual([]);
  });

  function findBroken(playbook: Playbook, scope: Scope): string[] {
    const fields = fieldsOf(scope);
    const outline = outlineOf(playbook, scope);
    const { draft, notes } = writePlan(playbook, outline, fields, clock, 'en');
    const isWeekly = fields.structure === 'weekly';
    const titles = draft.goals.map(({ title }) => title);
    const tasks = draft.goals.flatMap((goal) => goal.tasks.map(({ title }) => title));
    const texts = [draft.title, draft.description, ...notes, ...titles, ...tasks].map((text) =>
      text.replaceAll(/buy \{count\} screws/gi, ''),
    );
    const sums = draft.goals.map((goal) => goal.tasks.reduce((sum, { title }) => sum + parseTaskMinutes(title), 0));
    const milestones = playbook.milestones.filter(isFor(scope.level));
    // A quarter of an hour, say on the last day of a week, may be left out with a line of the user.
    const isTiny = scope.weeks * scope.weeklyMinutes < 120;
    const open = milestones.filter((_, n) => (scope.states[n] ?? 'open') === 'open');
    const rules: [string, boolean][] = [
      ['as many weeks as asked for', !isWeekly || (titles.length === scope.weeks && draft.weeks === scope.weeks)],
      ['numbered weeks', !isWeekly || titles.every((title, n) => title.startsWith(`Week ${n + 1}: `))],
      ['no week above its hours', !isWeekly || sums.every((minutes) => minutes <= fields.weeklyMinutes)],
      ['a size for each task', tasks.every((title) => parseTaskMinutes(title) > 0)],
      ['at least one task', tasks.length > 0],
      [
        'fewer tasks in a week than a draft can hold',
        draft.goals.every((goal) => goal.tasks.length < limits.draftTasks),
      ],
      ['the last milestone', isTiny || open.length === 0 || tasks.some((title) => isTaskOf(open.at(-1)!, title))],
      ['milestones in their order', !isWeekly || playbook.kind !== 'project' || isInOrder(open, tasks)],
      ['no size below five minutes', tasks.every((title) => parseTaskSize(title)!.minutes >= 5)],
      ['no numbered titles', titles.every((title) => !/ – part \d|\d of \d+\)$/.test(title))],
      [
        'different tasks in a week',
        draft.goals.every((goal) => differ(goal.tasks.map(({ title }) => withoutSize(title)))),
      ],
      [
        'titles within limits',
        [...titles, ...tasks].every((title) => title.length > 0 && title.length <= limits.title),
      ],
      ['no open slot', texts.every((text) => !/[{}]|undefined|NaN|null/.test(text))],
      [
        'nothing after the deadline',
        !isWeekly || draft.goals.every((goal, n) => isInTime(goal.tasks.length, n, fields)),
      ],
    ];
    return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
  }

  const differ = (texts: readonly string[]) => new Set(texts).size === texts.length;

  const isInTime = (tasks: number, n: number, { deadline, weeks }: PlanFields) =>
    tasks === 0 || n === 0 || deadline === null || weeks[n]!.from <= deadline;

  /** Each milestone begins after those before it. */
  function isInOrder(milestones: readonly Milestone[], titles: readonly string[]): boolean {
    const starts = milestones.map((milestone) => titles.findIndex((title) => isTaskOf(milestone, title)));
    const found = starts.filter((start) => start !== -1);
    return found.every((start, n) => n === 0 || start >= found[n - 1]!);
  }

  /** Compared up to its first slot. */
  const isTaskOf = ({ tasks }: Milestone, title: string) =>
    tasks.some(({ text }) => title.toLowerCase().includes(text.split('{')[0]!.trim().toLowerCase()));
});
