import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { testAccessibility } from '#web/testing/axe.ts';
import { choose, openTasks } from '#web/testing/tasks.ts';

const openList = async () => {
  const { tasks } = await openTasks(
    [
      { title: 'Read chapter 4 (45 min)', week: 2 },
      { title: 'Practise', estimatedMinutes: 20, timesPerWeek: 3 },
      'Talk',
    ],
    { startWeek: weekStartForDay(toDay(Date.now(), 'UTC')) },
  );
  await page.getByText('0 of 3 this week').click();
  return tasks;
};

testAccessibility('new', {
  'tasks with the days of a repeating task and an open menu': async () => {
    await openList();
    await choose('Talk', 'Set aside');
    await page.getByText('Set aside (1)').click();
    await page.getByRole('button', { name: 'Actions for task Practise' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  },
  'task form with errors': async () => {
    await openList();
    await choose('Practise', 'Edit');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Title').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Task title is required.')).toBeVisible();
  },
});
