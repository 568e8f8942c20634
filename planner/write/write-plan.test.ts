import { describe, expect, it } from 'vitest';
import type { Outline, OutlineMilestone } from '#domain/assistant/outline.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import type { Milestone, Playbook } from '../library/playbook.ts';
import type { PlanFields } from '../plan-fields.ts';
import { outlinePlaybook } from './outline.ts';
import { kitePractice, kiteProject } from './testing/kites.ts';
import { planFields } from './testing/plan-fields.ts';
import { writePlan } from './write-plan.ts';

const MONDAY = '2026-11-16';
const clock = { today: MONDAY, timeZone: 'Europe/Berlin' };
const weeks = (count: number, from = MONDAY) => planWeeks(from, count);
const open = (title: string): OutlineMilestone => ({ title, state: 'open' });

interface Said {
  readonly milestones?: readonly OutlineMilestone[];
  readonly numbers?: Outline['numbers'];
  readonly fields?: Partial<PlanFields>;
}

function write(playbook: Playbook | null, { milestones, numbers = {}, fields = {} }: Said = {}) {
  const all = playbook ? outlinePlaybook(playbook, fields.level ?? null).milestones.map(open) : [];
  const outline = { playbook: playbook?.id ?? null, milestones: milestones ?? all, numbers };
  const { draft, notes } = writePlan(playbook, outline, planFields(fields), clock, 'en');
  const titles = draft.goals.map(({ title }) => title);
  const tasks = draft.goals.map((goal) => goal.tasks.map(({ title }) => title));
  return { draft, notes, titles, tasks };
}

describe('the outline of a playbook', () => {
  it('shows milestones with the usual numbers, the questions, the audience and the hours', () => {
    expect(outlinePlaybook(kiteProject, null)).toEqual({
      milestones: ['A frame that holds', '2 kites with a skin', 'All kites in the air'],
      questions: [
        { key: 'count', label: 'Kites to build', unit: '', value: 2, minimum: 2, maximum: 20 },
        { key: 'amount', label: 'Length of the line', unit: 'm', value: 30, minimum: 5, maximum: 200 },
      ],
      audience: 'people who have never built a kite',
      hours: { from: 8, to: 20 },
    });
  });
});

describe('a plan from the milestones of a project', () => {
  it('has all weeks that the user chose', () => {
    const { draft, titles } = write(kiteProject, { fields: { weeks: weeks(8), weeklyMinutes: 360 } });
    expect(draft.weeks).toBe(8);
    expect(titles).toEqual([
      'Week 1: A frame that holds',
      'Week 2: 2 kites with a skin',
      'Week 3: All kites in the air',
      'Week 4: Spare week',
      'Week 5: Spare week',
      'Week 6: Spare week',
      'Week 7: Spare week',
      'Week 8: All kites in the air',
    ]);
  });

  it('keeps what belongs to the end for the last week, with what follows it', () => {
    const { tasks } = write(kiteProject, { fields: { weeks: weeks(8), weeklyMinutes: 360 } });
    expect(tasks[7]).toEqual(['Fly on the day (2 h)']);
  });

  it('says that the deadline is after the plan, and how many weeks reach it', () => {
    const { notes } = write(kiteProject, { fields: { deadline: '2027-03-19', weeklyMinutes: 600 } });
    expect(notes[0]).toBe(
      'Your deadline, 19 March 2027, is 14 weeks after this plan ends. Choose 18 weeks to plan up to it.',
    );
    expect(write(kiteProject, { fields: { deadline: '2026-12-15' } }).notes.join()).not.toContain('Your deadline');
  });

  it('does not name a deadline that has passed in its tasks', () => {
    const { tasks, notes } = write(kiteProject, { fields: { deadline: '2026-11-10', weeklyMinutes: 600 } });
    expect(tasks.flat().join()).toContain('Fly on the day');
    expect(notes[0]).toContain('is before the first day of the plan');
  });

  it('plans everything up to the deadline, which is the last day of work', () => {
    const { tasks } = write(kiteProject, { fields: { weeks: weeks(6), weeklyMinutes: 300, deadline: '2026-12-13' } });
    expect(tasks[3]).toContain('Fly on 13 December (2 h)');
    expect(tasks.slice(4)).toEqual([[], []]);
  });

  it('leaves out optional tasks first, then makes tasks shorter, and says so', () => {
    const { tasks, notes, draft } = write(kiteProject, { fields: { weeks: weeks(3), weeklyMinutes: 180 } });
    expect(tasks.flat().some((title) => title.startsWith('Paint the spars'))).toBe(false);
    expect(tasks.flat()).toContain('Draw the frame of the kite at full size (40 min)');
    expect(notes).toContain(
      'To fit into about 9 h, 1 optional task is left out and tasks take about 70 % of their usual time.',
    );
    expect(draft.description).not.toContain('left out');
  });

  it('keeps the first tasks and the end, however little time there is', () => {
    const { tasks, titles } = write(kiteProject, { fields: { weeks: weeks(1), weeklyMinutes: 60 } });
    expect(tasks[0]!.length).toBeGreaterThan(1);
    expect(titles).toEqual(['Week 1: A frame that holds; 2 kites with a skin; all kites in the air']);
    expect(tasks[0]!.at(-1)).toMatch(/^Fly on the day/);
  });

  it('counts things in steps', () => {
    const { tasks } = write(kiteProject, { numbers: { count: 4 }, fields: { weeklyMinutes: 300 } });
    expect(tasks.flat().filter((title) => title.startsWith('Sew'))).toEqual([
      'Sew kite 1 of 4 with a flat seam (1 h 45 min)',
      'Sew kite 2–3 of 4 with a flat seam (4 h)',
      'Sew kite 4 of 4 with a flat seam (2 h)',
    ]);
  });

  it('counts fewer things if the time is not enough for all', () => {
    const { draft, notes } = write(kiteProject, { numbers: { count: 20 }, fields: { weeklyMinutes: 180 } });
    expect(draft.title).toBe('Fly 6 kites on 30 m of line');
    expect(draft.description).toContain('for little money. Reduced from 20.');
    expect(notes).toContain('“Kites to build” is 6 in this plan instead of 20: more would not fit into your time.');
  });

  it('uses numbers, deadline and budget of the user, and names the day of the deadline', () => {
    const { draft, tasks } = write(kiteProject, {
      numbers: { amount: 60, count: 3 },
      fields: { budget: '£40', deadline: '2026-12-06', weeklyMinutes: 600 },
    });
    expect(draft.title).toBe('Fly 3 kites on 60 m of line');
    expect(draft.description).toContain('Done when: 3 kites have flown on 6 December for £40.');
    expect(tasks.flat()).toContain('Buy spars, cloth and 60 m of line within £40 (1 h)');
    expect(tasks.flat().join()).toContain('Run 2–4 km in wind as training');
  });

  it('has what beginners need, unless the user knows more', () => {
    const texts = (level: PlanFields['level']) => write(kiteProject, { fields: { level } }).tasks.flat().join();
    for (const level of ['beginner', null] as const) expect(texts(level)).toContain('Read about bridles');
    expect(texts('advanced')).toContain('Compute the lift');
    expect(texts('advanced')).not.toContain('Read about bridles');
  });

  it('keeps its order in another season, and says what is for which months and when to start', () => {
    const { tasks, notes } = write(kiteProject, { fields: { weeks: weeks(3), weeklyMinutes: 600 } });
    expect(tasks.flat().join()).toContain('Dye a tail');
    expect(notes).toEqual([
      '“Dye a tail with berries” is for July to September: do it then, or start this plan in the week of 21 June 2027.',
    ]);
  });

  it('leaves the user’s own days alone when it waits for a season', () => {
    const milestones = [...outlinePlaybook(kiteProject, null).milestones, 'Call Ana on 9 December (20 min)'].map(open);
    const { tasks } = write(kiteProject, { milestones, fields: { weeks: weeks(40), weeklyMinutes: 600 } });
    expect(tasks.findIndex((own) => own.some((title) => title.startsWith('Call Ana')))).toBe(3);
  });

  it('waits for a season within its weeks, with everything that follows', () => {
    const { tasks, notes } = write(kiteProject, { fields: { weeks: weeks(40), weeklyMinutes: 600 } });
    const weekOf = (start: string) => tasks.findIndex((own) => own.some((title) => title.startsWith(start)));
    expect(weekOf('Sew kite')).toBeLessThan(2);
    expect(weekOf('Dye a tail')).toBe(32);
    expect(weekOf('Run 2–4 km')).toBeGreaterThanOrEqual(32);
    expect(notes).toEqual([]);
  });

  it('gives resources to the week in which their milestone starts', () => {
    const { draft } = write(kiteProject, { fields: { weeks: weeks(6), weeklyMinutes: 120 } });
    expect(draft.goals.map(({ resources }) => resources.length)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('becomes a backlog of milestones with sized tasks', () => {
    const { draft, titles, tasks } = write(kiteProject, { fields: { structure: 'backlog', weeklyMinutes: 600 } });
    expect(draft.weeks).toBeNull();
    expect(titles).toEqual(['A frame that holds', '2 kites with a skin', 'All kites in the air']);
    expect(tasks[1]).toContain('Sew kite 1–2 of 2 with a flat seam (2 × 2 h)');
  });
});

describe('a plan from an outline that the user has changed', () => {
  const [frame, skin, air] = outlinePlaybook(kiteProject, null).milestones as [string, string, string];

  it('has nothing of milestones that are done or unwanted', () => {
    const milestones = [{ title: frame, state: 'done' }, { title: skin, state: 'unwanted' }, open(air)] as const;
    const { titles, tasks } = write(kiteProject, { milestones, fields: { weeks: weeks(1), weeklyMinutes: 600 } });
    expect(titles).toEqual(['Week 1: All kites in the air']);
    expect(tasks.flat()).toHaveLength(3);
  });

  it('keeps the tasks of a renamed milestone under its new title', () => {
    const milestones = [{ title: 'Knochen aus Bambus', state: 'open', original: frame }, open(air)] as const;
    const { titles, tasks } = write(kiteProject, { milestones });
    expect(titles.join()).toContain('Knochen aus Bambus');
    expect(tasks[0]).toContain('Draw the frame of the kite at full size (1 h)');
  });

  it('follows the order of the outline, with the lines of the user in their own words', () => {
    const milestones = [open(skin), open('Call Ana (15 min)'), open(frame)];
    const { tasks } = write(kiteProject, { milestones, fields: { weeklyMinutes: 600 } });
    const all = tasks.flat();
    const place = (start: string) => all.findIndex((title) => title.startsWith(start));
    expect(all).toContain('Call Ana (15 min)');
    expect(place('Sew kite 2')).toBeLessThan(place('Call Ana'));
    expect(place('Call Ana')).toBeLessThan(place('Draw the frame'));
  });

  it('is the plan of the lines alone if no milestone of the playbook is left', () => {
    const { draft, tasks } = write(kiteProject, { milestones: [open('Call Ana (15 min)')] });
    expect(draft.title).toBe('Learn to yodel');
    expect(tasks.flat()).toEqual(['Call Ana (15 min)']);
  });
});

describe('a plan from a practice', () => {
  it('stays whole if it belongs to another season', () => {
    const fields = { weeks: weeks(6) };
    const inSummer = kitePractice.milestones.map((milestone) => ({
      ...milestone,
      tasks: milestone.tasks.map((task) => ({ ...task, months: [7, 8, 9] })),
    }));
    const { tasks, notes } = write({ ...kitePractice, milestones: inSummer }, { fields });
    expect(tasks).toEqual(write(kitePractice, { fields }).tasks);
    expect(notes.join()).toMatch(/is for July to September.*start this plan in the week of \d+ J/);
  });

  it('grows from week to week and ends with what belongs to the last day', () => {
    const { titles, tasks, notes } = write(kitePractice, { fields: { weeks: weeks(6) } });
    expect(titles).toEqual([
      'Week 1: Start without help',
      'Week 2: Start without help',
      'Week 3: Straight flight',
      'Week 4: Five tricks',
      'Week 5: Five tricks',
      'Week 6: Five tricks',
    ]);
    expect(tasks[0]![0]).toMatch(/^Start the kite 5 times alone/);
    expect(tasks[0]).toContain('Mend the tail (30 min)');
    expect(tasks[2]![0]).toMatch(/^Start the kite 20 times alone/);
    expect(tasks[5]!.at(-1)).toBe('Show five tricks to a friend (1 h)');
    expect(notes).toEqual([
      '“Weight to lose” is 1.5 kg in this plan instead of 4 kg: at most 0.5 kg a week for 3 weeks.',
    ]);
  });

  it('keeps the durations that its tasks name, and sizes of at least five minutes', () => {
    const [milestone] = kitePractice.milestones as [Milestone];
    const task = { ...milestone.tasks[0]!, sessions: 3, minutes: { from: 60, to: 60 } };
    const tasks = [
      { ...task, text: 'Walk {60..60} minutes against the wind' },
      { ...task, text: 'Oil the reel', minutes: { from: 2, to: 2 }, sessions: 1 },
    ];
    const walks = { ...kitePractice, milestones: [{ ...milestone, tasks }] };
    expect(write(walks, { fields: { weeks: weeks(1), weeklyMinutes: 130 } }).tasks).toEqual([
      ['Walk 60 minutes against the wind (2 × 1 h)', 'Oil the reel (5 min)'],
    ]);
  });

  it('is done more often with more time, but not without end', () => {
    const { tasks } = write(kitePractice, { fields: { weeklyMinutes: 1200 } });
    expect(tasks[0]!.slice(0, 2)).toEqual([
      'Start the kite 5 times alone (4 × 30 min)',
      'Hold it still for a while (3 × 20 min)',
    ]);
  });

  it('has all milestones in fewer weeks, and says what is usual', () => {
    const { titles, notes } = write(kitePractice, { fields: { weeks: weeks(1) } });
    expect(titles).toEqual(['Week 1: Straight flight; five tricks']);
    expect(notes).toContain('This usually takes 4 to 8 weeks: go on with the last steps afterwards.');
  });
});

describe('a plan from the lines of the user', () => {
  it('puts them on the weeks in their order with their own sizes', () => {
    const milestones = ['Find a hall (2 h)', 'Book (3 × 20 min)', 'Invite (1 h)', 'Rehearse (2 h)'].map(open);
    const { tasks } = write(null, { milestones, fields: { weeks: weeks(2) } });
    expect(tasks).toEqual([
      ['Find a hall (2 h)', 'Book (3 × 20 min)'],
      ['Invite (1 h)', 'Rehearse (2 h)'],
    ]);
  });

  it('gives lines without a size at most half a day, one after the other, and leaves other weeks free', () => {
    const { tasks, titles } = write(null, { milestones: ['Nähen', 'Fliegen'].map(open), fields: { weeks: weeks(3) } });
    expect(tasks).toEqual([['Nähen (4 h)'], ['Fliegen (4 h)'], []]);
    expect(titles).toEqual(['Week 1: Nähen', 'Week 2: Fliegen', 'Week 3: Spare week']);
  });

  it('leaves the other lines their time if what recurs does not fit into a short last week', () => {
    const milestones = ['Stretch every day', 'Buy shoes', 'Find a route', 'Sign up'].map(open);
    const { tasks } = write(null, { milestones, fields: { weeklyMinutes: 120, deadline: '2026-12-07' } });
    expect(tasks.slice(0, 3).every((own) => own.length === 2)).toBe(true);
  });

  it('puts lines with a day into its week, and what recurs into every week', () => {
    const milestones = ['Sew (2 h)', 'Yoga every week (30 min)', 'Call Ana [2026-12-02] (20 min)'].map(open);
    const { tasks } = write(null, { milestones });
    expect(tasks.map((own) => own.some((title) => title.startsWith('Yoga')))).toEqual([true, true, true, true]);
    expect(tasks[2]).toContain('Call Ana [2026-12-02] (20 min)');
  });

  it('keeps their order around their days: before a last day, on a day itself, and after both', () => {
    const lines = ['Buy tiles by 10 December (1 h)', 'Lay them (2 h)', 'Show them on 16 December (1 h)', 'Clean (1 h)'];
    const { tasks, notes } = write(null, { milestones: lines.map(open), fields: { weeks: weeks(6) } });
    const weekOf = (start: string) => tasks.findIndex((own) => own.some((title) => title.startsWith(start)));
    expect(['Buy', 'Lay', 'Show', 'Clean'].map(weekOf)).toEqual([0, 0, 4, 4]);
    expect(notes).toEqual([]);
  });

  it('measures them against all hours of a week, keeps sessions whole, and rounds nothing', () => {
    const milestones = ['Sew (2 × 3 h)', 'Write (1 h 10 min)'].map(open);
    const fields = { weeks: weeks(2), weeklyMinutes: 250, effort: 'light' } as const;
    expect(write(null, { milestones, fields }).tasks).toEqual([['Sew (3 h)'], ['Sew (3 h)', 'Write (1 h 10 min)']]);
  });

  it('keeps their sizes in a backlog, too', () => {
    const milestones = ['Sew (2 × 3 h)', 'Write (1 h 10 min)'].map(open);
    const { tasks } = write(null, { milestones, fields: { structure: 'backlog', weeks: weeks(1) } });
    expect(tasks.flat()).toEqual(['Sew (2 × 3 h)', 'Write (1 h 10 min)']);
  });

  it('says which of them are on a day outside the plan', () => {
    const { notes } = write(null, { milestones: [open('Fly on 3 March 2027 (1 h)')] });
    expect(notes).toEqual(['On a day outside the weeks of this plan: “Fly on 3 March 2027”.']);
  });

  it('shortens them together if the weeks cannot hold them', () => {
    const { tasks, notes } = write(null, { milestones: ['A (6 h)', 'B (6 h)'].map(open), fields: { weeks: weeks(1) } });
    expect(tasks).toEqual([['A (2 h)', 'B (2 h)']]);
    expect(notes).toEqual(['Shorter than you wrote, because the weeks are full: “A” and “B”.']);
  });
});

it.each(['weekly', 'backlog'] as const)('leaves out none of sixty lines (%s)', (structure) => {
  const lines = Array.from({ length: 60 }, (_, n) => `Line ${n + 1}`);
  const { tasks } = write(null, { milestones: lines.map(open), fields: { structure } });
  expect(tasks.flat().map(withoutSize)).toEqual(lines);
});

it('has one task in the user’s words in each week if nothing else is known', () => {
  const { draft } = write(null, { milestones: [], fields: { weeks: weeks(2), measure: 'Three songs' } });
  expect(draft.title).toBe('Learn to yodel');
  expect(draft.description).toBe('Done when: Three songs.');
  expect(draft.goals.map(({ title, tasks }) => [title, ...tasks.map((task) => task.title)])).toEqual([
    ['Week 1: Learn to yodel', 'Learn to yodel (4 h)'],
    ['Week 2: Learn to yodel', 'Learn to yodel (4 h)'],
  ]);
});

it.each([
  ['To do:\n- step 1', 'To do'],
  ['- step 1 (30 min)\n- step 2', 'Step 1'],
  ['やること：', 'やること'],
])('is called after the goal %j without what makes it a list', (goal, title) => {
  expect(write(null, { milestones: [], fields: { goal } }).draft.title).toBe(title);
});

it('plans even a goal that cannot be seen', () => {
  const { draft } = write(null, { milestones: [], fields: { goal: '\u200b \n', weeks: weeks(1) } });
  expect(draft.goals[0]!.tasks).toEqual([{ title: 'My goal (4 h)' }]);
});
