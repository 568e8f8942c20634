import { expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';

/** The plan in short: title, then goals with their tasks. */
function outline(text: string) {
  const { title, goals } = readPlan(text);
  return [title, ...goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)])];
}

test('a reply of a chatbot: conversation around the plan is listed, not lost (AI-09)', () => {
  const reply = `Sure! Here is your plan.

# Learn to swim

Two sessions a week.

### **Week 1: Breathing** 🏊
- **Monday:** Blow bubbles for 10 minutes
- Thursday: Float on your back (30 min)

### **Week 2: Kicking**
1. Kick with a board
2. Kick without it

**Resources:**
- [Swim England](https://www.swimming.org) – find a pool

Let me know if you want more detail!`;
  const plan = readPlan(reply);
  expect(outline(reply)).toEqual([
    'Learn to swim',
    ['Week 1: Breathing 🏊', 'Monday: Blow bubbles for 10 minutes', 'Thursday: Float on your back (30 min)'],
    ['Week 2: Kicking', 'Kick with a board', 'Kick without it'],
  ]);
  expect(plan.notes).toEqual(['Two sessions a week.']);
  expect(plan.goals[1]!.resources).toEqual([
    { title: 'Swim England', url: 'https://www.swimming.org', notes: 'find a pool', minutes: null },
  ]);
  expect(plan.unplaced).toEqual(['Sure! Here is your plan.', 'Let me know if you want more detail!']);
});

test('a table with weeks', () => {
  const table = `| Week | Focus | Time |
| --- | --- | --- |
| 1 | Sand the hull | 3 h |
| | Buy epoxy | 30 min |
| 2 | Fill the keel; fair it | 4 h |`;
  expect(outline(table)).toEqual([
    '',
    ['Week 1', 'Sand the hull (3 h)', 'Buy epoxy (30 min)'],
    ['Week 2', 'Fill the keel; fair it (4 h)'],
  ]);
});

test('a nested list without headings', () => {
  const list = `1. Prepare
   - Buy seeds
   - Dig the bed
2. Sow
   - Sow carrots`;
  expect(outline(list)).toEqual(['', ['Prepare', 'Buy seeds', 'Dig the bed'], ['Sow', 'Sow carrots']]);
});

test('a checklist with characters instead of Markdown', () => {
  expect(readPlan('☐ Call the bank\n☑ Find the passport\n• Book a flight').goals).toEqual([
    {
      title: '',
      period: undefined,
      tasks: [
        { title: 'Call the bank', done: false },
        { title: 'Find the passport', done: true },
        { title: 'Book a flight', done: false },
      ],
      resources: [],
    },
  ]);
});

test('a plan in a code fence, with phases and days', () => {
  const text =
    '```markdown\n# Plan\n## Phase 1 (weeks 1-2)\n### Day 1\n- Walk\n### Day 2\n- Rest\n## Phase 2 (weeks 3-4)\n- Run\n```';
  expect(outline(text)).toEqual([
    'Plan',
    ['Phase 1 (weeks 1-2)', 'Day 1: Walk', 'Day 2: Rest'],
    ['Phase 2 (weeks 3-4)', 'Run'],
  ]);
});

test('a week is a heading even where a program has indented it', () => {
  expect(outline('**Week 1: A**\n\n- a\n  **Week 2: B**\n- b').slice(1)).toEqual([
    ['Week 1: A', 'a'],
    ['Week 2: B', 'b'],
  ]);
});

test('the columns of a table have any order, and focus, date and time are no tasks', () => {
  const table = `| Dauer | Aufgabe | Woche | Schwerpunkt | Datum |
|---|---|---|---|---|
| 1,5 Std. | Rumpf schleifen | 1 | Holz | 1.12.–7.12. |
| 2 | Epoxid kaufen | | | |
| 4 h | Kiel füllen<br>Kiel glätten | 2 | Form | 8.12.–14.12. |
| | Lesen: [Anleitung](https://boot.example) | 3 | Lack | |`;
  expect(outline(table)).toEqual([
    '',
    ['Woche 1: Holz (1.12.–7.12.)', 'Rumpf schleifen (1 h 30 min)', 'Epoxid kaufen (2 h)'],
    ['Woche 2: Form (8.12.–14.12.)', 'Kiel füllen; Kiel glätten (4 h)'],
    ['Woche 3: Lack', 'Lesen: Anleitung'],
  ]);
  expect(readPlan(table).goals[2]!.resources).toMatchObject([{ url: 'https://boot.example' }]);
});

test('a day in a table of weeks belongs to the week above', () => {
  const table = '| Week | Task | Notes |\n|---|---|---|\n| 1 | Sand the door | outside |\n| Day 3 | Rest | |';
  expect(outline(table).slice(1)).toEqual([['Week 1', 'Sand the door', 'Day 3: Rest']]);
  expect(readPlan(table).unplaced).toEqual(['Notes: outside']);
});

test('a table with a column for each day', () => {
  const table = '| Week | Monday | Thursday |\n|---|---|---|\n| 1 | Run 3 km | Swim (1 h) |\n| 2 | Rest | |';
  expect(outline(table).slice(1)).toEqual([
    ['Week 1', 'Monday: Run 3 km', 'Thursday: Swim (1 h)'],
    ['Week 2', 'Monday: Rest'],
  ]);
});

test('lines without bullets are tasks of their week, but not what is said in the end', () => {
  const text =
    'Week 1: Float\nFloat on your back\n\nKick with a board\n\nWeek 2: Swim\n\nSwim 25 m\n\nHow does that sound?';
  expect(outline(text).slice(1)).toEqual([
    ['Week 1: Float', 'Float on your back', 'Kick with a board'],
    ['Week 2: Swim', 'Swim 25 m'],
  ]);
  expect(readPlan(text).unplaced).toEqual(['How does that sound?']);
});

test('lines without bullets or headings are a checklist', () => {
  expect(outline('Buy seeds\nDig the bed\nSow carrots')).toEqual(['', ['', 'Buy seeds', 'Dig the bed', 'Sow carrots']]);
  expect(readPlan('Dear Ann,\nthank you for the seeds.\nYours, Ben').goals).toEqual([]);
});

test('nested lines: with a size they are tasks, other ones say more about the task above', () => {
  const list = `## Week 1
- Tune the guitar
  - with an app
  - ⏱ 15 min
- Play chords
  - G (20 min)
  - C (20 min)
- **Monday:**
  - Rest
1. Sing
- aloud`;
  expect(outline(list)[1]).toEqual([
    'Week 1',
    'Tune the guitar: with an app (15 min)',
    'Play chords: G (20 min)',
    'Play chords: C (20 min)',
    'Monday: Rest',
    'Sing: aloud',
  ]);
});

test.each([
  'Useful resources',
  '📚 Recursos útiles',
  'Nützliche Ressourcen:',
  '**Ressources utiles**',
  '参考資料',
  'Recursos recomendados',
])('what is listed below "%s" is no task', (heading) => {
  const [goal] = readPlan(`## Week 1: A\n- a\n\n${heading}\n- A book\n- https://example.org\n\nBye!`).goals;
  expect(goal!.tasks).toHaveLength(1);
  expect(goal!.resources.map(({ title, url }) => [title, url])).toEqual([
    ['A book', null],
    ['https://example.org', 'https://example.org'],
  ]);
});

test.each([
  '## General advice',
  '**Next steps:**',
  'Tips for success:',
  '### Próximos pasos',
  '#### Conseils',
  'ヒント：',
  '## Tipps',
])('what is listed below "%s" is not part of the last week', (heading) => {
  const { goals, unplaced } = readPlan(`## Week 1: A\n- a\n\n${heading}\n- Drink water\n- Sleep`);
  expect(goals.map(({ tasks }) => tasks.length)).toEqual([1]);
  expect(unplaced.slice(-2)).toEqual(['Drink water', 'Sleep']);
});

test('a word such as "Resources" alone on its line begins that section, also without bullets', () => {
  const text = `Week 1: Kitchen
Empty the drawers (45 min)

Resources
Sortly – a list of boxes
An app that scans

Tips for success
Set a timer.`;
  const { goals, unplaced } = readPlan(text);
  expect(goals.map(({ tasks }) => tasks.length)).toEqual([1]);
  expect(goals[0]!.resources.map(({ title }) => title)).toEqual(['Sortly', 'An app that scans']);
  expect(unplaced).toEqual(['Tips for success', 'Set a timer.']);
});

test('bullets with a tab behind them are no table', () => {
  const text = 'Woche 1 – A\n\t•\tLesen: 90 Min.\n\nRessourcen\n\t•\tStudyflix – Videos\n\t•\tAnki – Karten';
  const [goal] = readPlan(text).goals;
  expect(goal!.tasks.map(({ title }) => title)).toEqual(['Lesen: 90 Min.']);
  expect(goal!.resources.map(({ title }) => title)).toEqual(['Studyflix', 'Anki']);
});

test('resources in one paragraph', () => {
  const text = '## Semana 1\n- a\n\n**Recursos útiles:** [Web](https://a.example) – grande, gratis, Libro C';
  expect(readPlan(text).goals[0]!.resources).toMatchObject([
    { title: 'Web', url: 'https://a.example', notes: 'grande, gratis' },
    { title: 'Libro C', url: null },
  ]);
});

test.each(['A few notes:', '**Ein paar Hinweise**', 'Algunos consejos:', 'Quelques conseils :', 'Algumas dicas:'])(
  'what is listed below "%s" is not part of the last week, either',
  (heading) => {
    const { goals } = readPlan(`## Week 1: A\n- a\n\n${heading}\n\n- Drink water`);
    expect(goals.map(({ tasks }) => tasks.length)).toEqual([1]);
  },
);

test.each([
  '- **Total: 6 h**',
  'Total: 5 hours',
  '\n**Gesamt: ca. 4 Std.**',
  '- Total semanal: 5 h',
  '- [ ] Weekly total: about 3 hours',
  '\nDurée totale : 2 h 30',
  '- 合計：3時間',
])('"%s" is no task', (total) => {
  const { goals, unplaced } = readPlan(`## Week 1: A\n- a\n- b\n${total}\n\n## Week 2: B\n- c`);
  expect(goals.map(({ tasks }) => tasks.map(({ title }) => title))).toEqual([['a', 'b'], ['c']]);
  expect(unplaced).toHaveLength(1);
});

test('tasks in one cell are tasks of their own, with their own sizes', () => {
  const table = `| Week | Tasks | Time |
|---|---|---|
| 1 | Sand (30 min)<br>Paint (45 min) | 1 h 15 min |
| 2 | Wax<br>Polish | 20 min<br>1 h |
| 3 | Rest | - |
| Total | | 3 h |`;
  expect(outline(table).slice(1)).toEqual([
    ['Week 1', 'Sand (30 min)', 'Paint (45 min)'],
    ['Week 2', 'Wax (20 min)', 'Polish (1 h)'],
    ['Week 3', 'Rest'],
  ]);
  const html =
    '<table><tr><th>Week</th><th>Tasks</th></tr><tr><td>1</td><td><ul><li>Sand (1 h)</li><li>Wax (2 h)</li></ul></td></tr></table>';
  expect(outline(html).slice(1)).toEqual([['Week 1', 'Sand (1 h)', 'Wax (2 h)']]);
});

test('a phase without weeks before one with weeks', () => {
  const text = '## Phase 1: Prepare\n- a\n## Phase 2 (Weeks 3–4)\n- b\n### Step 1\n- c';
  expect(readPlan(text).goals.map(({ period, tasks }) => [period!.unit, period!.first, tasks.length])).toEqual([
    ['phase', 1, 1],
    ['week', 3, 2],
  ]);
});

test.each(['Gather materials', 'Book a room', 'Read the notes', 'Time to shine'])('"%s" is a goal', (title) => {
  expect(outline(`## ${title}\n- a\n## Paint\n- b`)[1]).toEqual([title, 'a']);
});

test.each([
  '# Sure! Here is your plan:',
  '**¡Claro! Aquí tienes tu plan**',
  'Gerne, hier ist dein Plan',
  "Here's a plan to swim",
])('"%s" is not the title', (greeting) => {
  expect(readPlan(`${greeting}\n\n## Week 1: A\n- a`)).toMatchObject({ title: '', unplaced: [expect.any(String)] });
});

test('a table for tracking progress has no goals', () => {
  const text =
    '## Week 1: A\n- a\n\n## Progress tracking\n| Week | Done | Notes |\n|---|---|---|\n| 1 | Swim | |\n| 2 | Dive | |';
  expect(readPlan(text).goals.map(({ tasks }) => tasks.length)).toEqual([1]);
});
