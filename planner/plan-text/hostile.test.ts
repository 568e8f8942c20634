import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/web-link.ts';
import { readMilestones, readModelPlan, readTasks } from './read-model-plan.ts';
import { readPastedPlan } from './read-pasted-plan.ts';

const today = '2026-11-18';
const markers = [
  ['- ', '> ', '1. ', '* ', '# ', '  - ', '☐ ', '\t', '\n', '\n\n', '``` ', '| a | b |\n|---|---|\n| 1 |'],
  [
    '[a](',
    '[',
    '](',
    '**',
    '*a',
    '_a ',
    '`',
    '~~',
    '\\',
    '<b>',
    '<',
    '&amp;',
    '&#0;',
    '[x](javascript:1)',
    '<li>',
    '</p>',
  ],
  ['## Week 1: ', 'Week 1: ', 'Day 3: ', 'Month 4', 'Phase 2 (weeks 9–70)', '### Resources\n', 'Tips:\n', '週'],
  ['(2–3 h) ', '3 × ', '(', '1–', '30分', '12', '"', 'x ', 'https://a', 'www.', '\0', '\u{D800}'],
].flat();

/** Much more than any of these should take, for a machine that does something else too. */
const MAX_MS = 3000;

function measure(work: () => unknown): number {
  const used = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(used);
  return (user + system) / 1000;
}

test.each([
  ['2.8 kB of nested lists', `${'- '.repeat(1400)}x`],
  ['100 kB of links that do not end', '[a]('.repeat(25_000)],
  ['100 kB of quotes', '> '.repeat(50_000)],
  ['1 MB of nested lists', `${'- '.repeat(50)}x\n`.repeat(10_000)],
  ['1 MB of deeper and deeper lists', Array.from({ length: 1400 }, (_, n) => `${' '.repeat(n)}- x`).join('\n')],
  ['1 MB of lines', '[\n'.repeat(500_000)],
  ['1 MB of weeks', '## Week 1: A (by 6 Dec)\n- B – 30 min\n'.repeat(27_000)],
  ['100 kB of emphasis', '*a _b **c '.repeat(10_000)],
  ['100 kB of table cells', '| 1 h '.repeat(17_000)],
  ['1 MB of table rows', '| Week 1 | A | 1 h |\n'.repeat(48_000)],
  ['100 kB of tabs', '\t'.repeat(100_000)],
  ['100 kB of digits and dashes', '1–'.repeat(50_000)],
  ['100 kB of brackets', '('.repeat(100_000)],
])('%s do not hold the parser', (_, text) => {
  expect(measure(() => readPastedPlan({ text, today }))).toBeLessThan(MAX_MS);
  expect(measure(() => [readMilestones(text.slice(0, 100_000)), readTasks(text.slice(0, 100_000))])).toBeLessThan(
    MAX_MS,
  );
});

test.each([
  ['bold type that never ends', '<b>'],
  ['end tags that nothing begins', '<b></i>'],
  ['cells', '<td><i>a</i>'],
  ['lines in one cell', '<tr><td>a<br>b'],
  ['links in one line', '<a href="https://a.example">y</a>'],
])('2 MB of HTML with %s do not hold the parser', (_, tag) => {
  const html = tag.repeat(2_000_000 / tag.length);
  expect(measure(() => readPastedPlan({ text: '- Swim', html, today }))).toBeLessThan(MAX_MS);
});

/** The rules by which the server checks a draft. */
function isWithinLimits({ title, description, weeks, weeklyCommitmentHours, goals }: PlanDraft): boolean {
  const isText = (text: string, max: number) =>
    text.isWellFormed() && !text.includes('\0') && Array.from(text).length <= max;
  const isName = (text: string) => hasVisibleCharacter(text) && isText(text, limits.title);
  const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
  return (
    isName(title) &&
    isText(description, limits.description) &&
    (weeks === null || isCount(weeks, limits.planWeeks)) &&
    isCount(weeklyCommitmentHours, limits.weeklyHours) &&
    isCount(goals.length, limits.planWeeks) &&
    goals.every(
      (goal) =>
        isName(goal.title) &&
        goal.tasks.length <= limits.draftTasks &&
        goal.tasks.every((task) => isName(task.title)) &&
        goal.resources.length <= limits.draftResources &&
        goal.resources.every(
          ({ title: name, url, notes, estimatedMinutes }) =>
            isName(name) &&
            isText(notes ?? '', limits.description) &&
            (!url || (isWebLink(url) && isText(url, limits.url))) &&
            isCount(estimatedMinutes ?? 1, limits.estimatedMinutes),
        ),
    )
  );
}

const soup = fc.array(fc.oneof(fc.constantFrom(...markers), fc.string({ unit: 'binary', maxLength: 12 }), fc.lorem()), {
  maxLength: 60,
});

test('whatever is pasted or written by a model, the draft can be saved', () => {
  fc.assert(
    fc.property(soup, fc.integer({ min: 1, max: 5 }), (parts, weeks) => {
      const scope = '# A\n\n> 99 weeks, 0 h a week, Strong\n\n## B\n\n- [ ] ';
      const text = `${weeks === 1 ? scope : ''}${parts.join('')}`;
      const pasted = readPastedPlan({ text, html: `<p>${text}`, today });
      const written = readModelPlan(text, { structure: 'weekly', weeks, weeklyHours: 2, effort: 'light', title: '' });
      expect(pasted === undefined || isWithinLimits(pasted.draft)).toBe(true);
      expect(written === undefined || (isWithinLimits(written.draft) && written.draft.goals.length === weeks)).toBe(
        true,
      );
    }),
    { numRuns: 150 },
  );
});

test('every word of a reply arrives in the draft or is listed', () => {
  const line = fc.tuple(
    fc.constantFrom('- ', '1. ', '  - ', '> ', '', '\n', '**', '### ', '☐ ', 'Tip: ', '- [ ] ', '| ', '  '),
    fc.stringMatching(/^[a-z]{4,9}q\d{1,4}$/),
    fc.constantFrom('', ' (30 min)', ':', '**', ' |', '.', '!'),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const text = `# Swim\n\n## Week 1: Float\n- Float\n${lines.map((parts) => parts.join('')).join('\n')}`;
      const { draft, leftOut } = readPastedPlan({ text, today })!;
      const all = JSON.stringify([draft, leftOut]);
      for (const [, word] of lines) expect(all).toContain(word);
    }),
    { numRuns: 150 },
  );
});
