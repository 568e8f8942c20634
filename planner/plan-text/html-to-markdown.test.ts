import { expect, test } from 'vitest';
import { htmlToMarkdown, isHtml } from './html-to-markdown.ts';
import { readPlan } from './read-plan.ts';

const page = `<!doctype html><html><head><title>Blog</title><style>p { color: red }</style></head><body>
<nav><ul><li><a href="/">Home</a></li></ul></nav>
<script>alert("- not a task")</script>
<h1>Learn to <em>swim</em></h1><p>Two sessions a&nbsp;week.</p>
<h2>Week 1: Breathing</h2>
<ul><li><p><strong>Monday:</strong> Blow bubbles</p></li><li>Float<ul><li>on your back</li><li>on your front</li></ul></li></ul>
<h2>Week 2: Kicking</h2>
<ol><li>Read <a href="https://www.swimming.org">Swim England</a></li><li><a href="javascript:alert(1)">Click</a> here</li></ol>
<h2>Week 3: Far</h2><table><tr><th>Day</th><th>Task</th></tr><tr><td>Monday</td><td>Swim 100 m</td></tr></table>
<p>Have fun &amp; stay safe!<br>Bye</p></body></html>`;

test('the headings, lists, tables and links of a page become a plan (AI-09)', () => {
  const { title, notes, goals, unplaced } = readPlan(page);
  expect([title, notes]).toEqual(['Learn to swim', ['Two sessions a week.']]);
  expect(goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)])).toEqual([
    ['Week 1: Breathing', 'Monday: Blow bubbles', 'Float: on your back; on your front'],
    ['Week 2: Kicking', 'Read Swim England', 'Click here'],
    ['Week 3: Far', 'Monday: Swim 100 m'],
  ]);
  expect(goals[1]!.resources).toMatchObject([{ title: 'Swim England', url: 'https://www.swimming.org' }]);
  expect(unplaced).toEqual(['javascript:alert(1)', 'Have fun & stay safe!', 'Bye']);
});

test('preformatted text keeps its lines', () => {
  expect(htmlToMarkdown('<div><pre><code># Plan\n- a\n  - b</code></pre></div>')?.trim()).toBe('# Plan\n- a\n  - b');
});

test('a list in a cell of a table stays in its row', () => {
  const html = '<table><tr><td>Week 1</td><td><ul><li>One</li><li>Two</li></ul></td></tr></table>';
  expect(htmlToMarkdown(html)).toContain('| Week 1 | One<br>Two |');
});

test.each([
  ['<p>a</p><p>b</p><p>c</p>', true],
  ['  <!DOCTYPE html>', true],
  ['- [ ] Use <b>bold</b> and a < b', false],
  ['| a | b<br>c |', false],
])('%j is HTML: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});
