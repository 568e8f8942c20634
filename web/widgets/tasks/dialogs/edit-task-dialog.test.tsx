import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { choose, openTasks, taskList, taskNames } from '#web/testing/tasks.ts';

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const save = dialog.getByRole('button', { name: 'Save' });
const thisWeek = weekStartForDay(toDay(Date.now(), 'UTC'));

beforeEach(signUp);

test('sets the size, the weeks and how often a task repeats', async () => {
  const { reload } = await openTasks(['Practise'], { startWeek: addDays(thisWeek, 7) });
  await choose('Practise', 'Edit');
  await field('Minutes').fill('25');
  await field('Repeats').selectOptions('3 times a week');
  await field('From week').selectOptions('2');
  await field('Until week').selectOptions('4');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await reload())[0]).toMatchObject({ estimatedMinutes: 25, timesPerWeek: 3, week: 2, untilWeek: 4 });
  await expect.element(taskList).toMatchTextContent('25 min each timeWeeks 2 to 40 of 3 this week');

  await choose('Practise', 'Edit');
  await field('Repeats').selectOptions('No');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await reload())[0]).toMatchObject({ timesPerWeek: null, week: 2, untilWeek: null });
});

test('shows the size that is typed at the end of the title', async () => {
  const { reload } = await openTasks(['Read']);
  await choose('Read', 'Edit');
  await field('Title').fill('Read chapter 4 (1 h 15 min)');
  await expect.element(field('Hours')).toHaveValue('1');
  await expect.element(field('Minutes')).toHaveValue('15');
  await field('Title').fill('Read chapter 4 (3 × 20 min)');
  await expect.element(field('Repeats')).toHaveValue('3');
  await save.click();
  await expect.element(taskList).toMatchTextContent('20 min each time');
  expect(taskNames()).toEqual(['Read chapter 4']);
  expect((await reload())[0]).toMatchObject({ title: 'Read chapter 4 (3 × 20 min)', estimatedMinutes: 20 });
});

test('keeps a typed title, and drops its size once another is chosen', async () => {
  const { reload } = await openTasks(['Read chapter 4 (45 min)'], { startWeek: thisWeek });
  const writes = recordWrites();
  await choose('Read chapter 4', 'Edit');
  await expect.element(field('Title')).toHaveValue('Read chapter 4');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes).toEqual([]);
  await choose('Read chapter 4', 'Edit');
  await field('Week').selectOptions('2');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes.map(({ body }) => body)).toEqual([{ week: 2 }]);
  await choose('Read chapter 4', 'Edit');
  await field('Hours').fill('1');
  await save.click();
  await expect.element(taskList).toMatchTextContent('1 h 45 min');
  expect(taskNames()).toEqual(['Read chapter 4']);
  expect((await reload())[0]).toMatchObject({ title: 'Read chapter 4', estimatedMinutes: 105 });
});

test('shows messages next to the fields', async () => {
  await openTasks([{ title: 'Practise', timesPerWeek: 3, week: 3 }], { startWeek: thisWeek });
  await choose('Practise', 'Edit');
  await field('Title').fill(' ');
  await field('Minutes').fill('x');
  await save.click();
  await expect.element(dialog).toMatchTextContent('Task title is required.');
  await expect.element(dialog).toMatchTextContent('The size must be a whole number of minutes');
  await field('Title').fill('Practise');
  await field('Minutes').fill('20');
  await field('Until week').selectOptions('2');
  await save.click();
  await expect.element(dialog).toMatchTextContent('The last week must not be before the first.');
  await expect.element(field('Until week')).toHaveFocus();
});

test('offers weeks only in a plan, and the week of the goal by default', async () => {
  await openTasks(['Read'], { title: 'Week 3: Greet' });
  await page.getByRole('button', { name: 'Actions for task Read' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(field('Repeats')).toBeVisible();
  await expect.element(field('Week')).not.toBeInTheDocument();
});
