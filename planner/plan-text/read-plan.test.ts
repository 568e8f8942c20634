import { expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';

/** The plan in short: title, then goals with their tasks. */
function outline(text: string) {
  const { title, goals } = readPlan(text);
  return [title, ...goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)])];
}

test('a reply of a chatbot: conversation around the plan is listed, not lost', () => {
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
