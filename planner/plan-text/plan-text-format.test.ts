import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePlanText } from './parse-plan-text.ts';
import { planTextExample } from './plan-text-format.ts';

test('the example is plan text, with every size understood', () => {
  const plan = parsePlanText(planTextExample)!;
  expect(plan.goals.map(({ tasks, resources }) => [tasks.length, resources.length])).toEqual([
    [2, 1],
    [2, 0],
  ]);
});

test('the example is in no playbook', () => {
  const folder = join(import.meta.dirname, '../playbooks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const found = files.filter((name) => /penny[- ]farthing/i.test(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});
