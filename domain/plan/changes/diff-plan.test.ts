import { describe, expect, test } from 'vitest';
import { parseWeekNumber } from '../plan-order.ts';
import { withoutSize } from '../task-minutes.ts';
import { sizeFromTitle } from '../task-size.ts';
import { titleWithSize } from '../title-with-size.ts';
import { diffPlan } from './diff-plan.ts';
import type { KnownGoal, KnownPlan, ReplyPlan } from './known-plan.ts';

/** 'x Run' is protected. */
function knownGoal(title: string, tasks: readonly string[], fields: Partial<KnownGoal> = {}): KnownGoal {
  const number = parseWeekNumber(title);
  const isChangeable = fields.isChangeable ?? true;
  return {
    id: title,
    title,
    week: Number.isFinite(number) ? number : null,
    isChangeable,
    ...fields,
    tasks: tasks.map((text) => {
      const isProtected = text.startsWith('x ') || !isChangeable;
      const written = text.replace(/^x /, '');
      const task = { title: withoutSize(written), ...sizeFromTitle(written) };
      return { id: `${title}/${task.title}`, ...task, printed: titleWithSize(task), isProtected };
    }),
  };
}

function weekly(goals: Record<string, readonly string[]>, resources: string[] = []): KnownPlan {
  return {
    structure: 'weekly',
    goals: Object.entries(goals).map(([title, tasks]) => knownGoal(title, tasks)),
    resources,
  };
}

/** 'x Run' is ticked off. */
function reply(goals: Record<string, readonly string[]>, leftOut: string[] = []): ReplyPlan {
  return {
    title: '',
    leftOut,
    goals: Object.entries(goals).map(([heading, tasks]) => {
      const number = parseWeekNumber(heading);
      const name = heading.replace(/^Week \d+:? ?/, '');
      return {
        week: Number.isFinite(number) ? number : null,
        heading,
        name,
        undated: name.replace(/ \(by .*\)$/, ''),
        resources: tasks.filter((text) => text.startsWith('Book: ')).map((text) => text.slice(6)),
        tasks: tasks
          .filter((text) => !text.startsWith('Book: '))
          .map((text) => {
            const title = text.replace(/^x /, '');
            return { title, sized: title, name: withoutSize(title), done: text.startsWith('x ') };
          }),
      };
    }),
  };
}

const size = (minutes: number | null, times: number | null) =>
  minutes === null ? '' : ` ${times === null ? '' : `${times}×`}${minutes}`;

function summarize(plan: KnownPlan, written: ReplyPlan, goalId?: string) {
  const { added, edited, moved, removed, renamed, leftOut } = diffPlan(plan, written, goalId);
  return [
    ...added.map((task) => `+ ${task.goalId}: ${task.title}${size(task.estimatedMinutes, task.timesPerWeek)}`),
    ...edited.map(
      ({ from, ...task }) =>
        `${from.title}${size(from.estimatedMinutes, from.timesPerWeek)} → ${task.title}${size(task.estimatedMinutes, task.timesPerWeek)}`,
    ),
    ...moved.map(({ title, from, to }) => `${title} ${from} → ${to}`),
    ...removed.map(({ title, week }) => `- ${title} (${week})`),
    ...renamed.map(({ from, title }) => `${from} ⇒ ${title}`),
    ...leftOut.map((text) => `? ${text}`),
  ];
}

const plan = weekly({
  'Week 3: Float': ['Float on your back (30 min)', 'x Buy goggles', 'Kick along the wall (45 min)'],
  'Week 4: Glide': ['Glide (3 × 20 min)', 'Breathe'],
});

describe('the changes of a weekly plan', () => {
  test('are none if everything was copied', () => {
    const copy = {
      'Week 3: Float': ['Float on your back (30 min)', 'x Buy goggles', 'Kick along the wall (45 min)'],
      'Week 4: Glide (by 22 Nov)': ['Glide (3 × 20 min)', 'Breathe'],
    };
    expect(summarize(plan, reply(copy))).toEqual([]);
  });

  test('are not made of case, spaces, check marks, sizes that are left out, and the order', () => {
    const copy = {
      'Week 4: glide': ['✓ Breathe', 'glide'],
      'Week 3': ['x buy  Goggles', 'Kick  along the wall', 'FLOAT on your back'],
    };
    expect(summarize(plan, reply(copy))).toEqual([]);
  });

  test('are additions, edits, moves, removals and new titles', () => {
    const changed = {
      'Week 3: Float and kick': ['Float on your back (1 h)', 'x Buy goggles', 'Dive for a ring (2 × 15 min)'],
      'Week 4: Glide': ['Kick along the wall (50 min)', 'Glide slowly (3 × 20 min)'],
    };
    expect(summarize(plan, reply(changed))).toEqual([
      '+ Week 3: Float: Dive for a ring 2×15',
      'Float on your back 30 → Float on your back 60',
      'Kick along the wall 45 → Kick along the wall 50',
      'Glide 3×20 → Glide slowly 3×20',
      'Kick along the wall 3 → 4',
      '- Breathe (4)',
      'Week 3: Float ⇒ Week 3: Float and kick',
    ]);
  });

  test('do not touch what is protected, even if it is left out, ticked off elsewhere or renamed', () => {
    expect(summarize(plan, reply({ 'Week 3': ['Float on your back', 'Kick along the wall'] }))).toEqual([]);
    const moved = {
      'Week 3': ['Float on your back', 'Kick along the wall'],
      'Week 4': ['x Buy goggles', 'Glide', 'Breathe'],
    };
    expect(summarize(plan, reply(moved))).toEqual([]);
    const opened = { 'Week 3': ['Float on your back', 'Kick along the wall', 'Buy goggles', 'x Bought a cap'] };
    expect(summarize(plan, reply(opened))).toEqual(['? Week 3: Bought a cap']);
  });

  test('are not in past weeks, whose tasks may have the names of others', () => {
    const goals = [
      knownGoal('Week 1: Start', ['Run', 'Rest'], { isChangeable: false }),
      knownGoal('Week 2: Go on', ['Run']),
    ];
    const running: KnownPlan = { structure: 'weekly', goals, resources: [] };
    const written = { 'Week 1: Begin': ['Run', 'Sing'], 'Week 2: Go on': ['Run', 'Rest'] };
    expect(summarize(running, reply(written))).toEqual(['+ Week 2: Go on: Rest', '? Week 1: Sing']);
    expect(summarize(running, reply({ 'Week 2: Go on': ['Run', 'x Rest'] }))).toEqual([]);
  });

  test('match tasks of several weeks with the same name week by week', () => {
    const habit = weekly({ 'Week 1: A': ['Run', 'x Run'], 'Week 2: B': ['Run'], 'Week 3: C': ['Run', 'Swim'] });
    const copy = { 'Week 1: A': ['Run', 'x Run'], 'Week 2: B': ['Run'], 'Week 3: C': ['Run', 'Swim'] };
    expect(summarize(habit, reply(copy))).toEqual([]);
    expect(summarize(habit, reply({ ...copy, 'Week 2: B': [], 'Week 3: C': ['Run', 'Swim', 'Run'] }))).toEqual([
      'Run 2 → 3',
    ]);
  });

  test('are none in weeks that are left out, unless all of their tasks were moved', () => {
    expect(summarize(plan, reply({ 'Week 4: Glide': ['Glide'] }))).toEqual(['- Breathe (4)']);
    const merged = { 'Week 3: Float': ['Float on your back', 'Kick along the wall', 'Breathe', 'Glide'] };
    expect(summarize(plan, reply(merged))).toEqual(['Glide 4 → 3', 'Breathe 4 → 3']);
  });

  test('leave out what the plan has no place for, and lose nothing because of it', () => {
    const longer = {
      'Week 3: Float': ['Float on your back', 'Book: Swim', 'Book: Total immersion'],
      'Week 9: Sea': ['Kick along the wall', 'Swim in the sea'],
      'Later on': ['Cross the lake'],
    };
    const read = { ...plan, resources: ['swim'] };
    expect(summarize(read, reply(longer, ['Good luck!']))).toEqual([
      '? Week 9: Sea',
      '? Later on',
      '? Week 9: Kick along the wall',
      '? Week 9: Swim in the sea',
      '? Later on: Cross the lake',
      '? Total immersion',
      '? Good luck!',
    ]);
  });

  test('of one week are compared with it alone, whatever number it was given', () => {
    const goalId = 'Week 4: Glide';
    expect(summarize(plan, reply({ 'Week 1: Glide': ['Glide', 'Kick along the wall'] }), goalId)).toEqual([
      '+ Week 4: Glide: Kick along the wall',
      '- Breathe (4)',
    ]);
    expect(summarize(plan, reply({ '': ['Glide', 'Breathe', 'Rest'] }), goalId)).toEqual(['+ Week 4: Glide: Rest']);
    const whole = { 'Week 3: Sink': ['Drown', 'Breathe'], 'Week 4: Glide': ['Glide'], 'Week 5: Sea': [] };
    expect(summarize(plan, reply(whole), goalId)).toEqual(['Breathe 4 → 3', '? Week 5: Sea']);
  });

  test('keep the number in a title, and the size that a new name does not state', () => {
    const other = weekly({ 'Week 3 - Float': ['Float on your back (30 min)'], 'Week 4': ['Rest'] });
    const written = { 'Week 3: Sink': ['Float on your belly'], 'Week 4: Rest a bit': ['Rest'] };
    expect(summarize(other, reply(written))).toEqual([
      'Float on your back 30 → Float on your belly 30',
      'Week 3 - Float ⇒ Week 3: Sink',
      'Week 4 ⇒ Week 4: Rest a bit',
    ]);
  });

  test('are edits of tasks that share enough words, the most similar ones first', () => {
    const week = weekly({ 'Week 3: A': ['Run', 'Run 3 km on grass', '泳ぐ練習をする', 'Buy shoes'] });
    const written = { 'Week 3: A': ['Run 5 km on grass', 'Run up the hill', '泳ぐ練習を休む', 'Sell the car'] };
    expect(summarize(week, reply(written))).toEqual([
      '+ Week 3: A: Sell the car',
      'Run 3 km on grass → Run 5 km on grass',
      '泳ぐ練習をする → 泳ぐ練習を休む',
      'Run → Run up the hill',
      '- Buy shoes (3)',
    ]);
  });

  test('match two goals of one week by their titles, then by their order', () => {
    const both = weekly({ 'Week 3: Swim': ['Float'], 'Week 3: Run': ['Jog'] });
    const written = { 'Week 3: Run': ['Jog', 'Sprint'], 'Week 3: Dive': ['Float'] };
    expect(summarize(both, reply(written))).toEqual(['+ Week 3: Run: Sprint', 'Week 3: Swim ⇒ Week 3: Dive']);
  });

  test('are at most a hundred of each kind', () => {
    const tasks = Array.from({ length: 130 }, (_, n) => `Lap ${n}`);
    const diff = diffPlan(weekly({ 'Week 3: A': [] }), reply({ 'Week 3: A': tasks }));
    expect([diff.added.length, diff.leftOut.length, diff.leftOut[0]]).toEqual([100, 30, 'Lap 100']);
  });

  test('are found quickly in a long reply that repeats itself', () => {
    const many = Array.from({ length: 20_000 }, () => 'Run');
    const others = Array.from({ length: 20_000 }, (_, n) => `Run ${n} km`);
    const start = performance.now();
    diffPlan(weekly({ 'Week 3: A': many, 'Week 4: B': others }), reply({ 'Week 4: B': many, 'Week 3: A': others }));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('the changes of a backlog', () => {
  const backlog: KnownPlan = {
    structure: 'backlog',
    goals: [knownGoal('Tools', ['Buy a saw (30 min)']), knownGoal('Wood', ['Saw boards (2 h)', 'Sand boards'])],
    resources: [],
  };

  test('match goals by their titles, then by their tasks, then by their order', () => {
    const written = { Timber: ['Saw boards', 'Sand boards'], Tools: ['Buy a saw'] };
    expect(summarize(backlog, reply(written))).toEqual(['Wood ⇒ Timber']);
    const rewritten = { Kit: ['Borrow a plane'], Wood: ['Saw boards', 'Sand boards'] };
    expect(summarize(backlog, reply(rewritten))).toEqual([
      '+ Tools: Borrow a plane',
      '- Buy a saw (null)',
      'Tools ⇒ Kit',
    ]);
    const renamed = { Tools: ['Buy a saw'], Timber: ['Saw boards', 'Sand boards'], Paint: ['Buy paint'] };
    expect(summarize(backlog, reply(renamed))).toEqual(['Wood ⇒ Timber', '? Paint', '? Paint: Buy paint']);
  });

  test('are no moves, and several sessions are one task', () => {
    const written = { Tools: ['Buy a saw', 'Sand boards'], Wood: ['Saw boards (3 × 1 h)'] };
    expect(summarize(backlog, reply(written))).toEqual([
      '+ Tools: Sand boards',
      'Saw boards 120 → Saw boards 180',
      '- Sand boards (null)',
    ]);
  });
});
