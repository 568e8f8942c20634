import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import { LIVE_REGIONS, recordAnnouncements } from '#web/testing/screen.ts';
import { addTask, choose, openTasks, taskList, taskNames } from '#web/testing/tasks.ts';

const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const focus = async (name: string) => (await handle(name).findElement()).focus();

beforeEach(signUp);

describe('with the pointer', () => {
  test('drags a task to another place in one request, without waiting for it', async () => {
    const { tasks, reload } = await openTasks(['One', 'Two', 'Three', 'Four']);
    const writes = recordWrites();
    const save = delayRequests('/position');
    await userEvent.dragAndDrop(handle('One'), handle('Three'));
    await expect.poll(taskNames).toEqual(['Two', 'Three', 'One', 'Four']);
    save();
    await expect
      .poll(() => writes)
      .toEqual([{ method: 'PATCH', url: `/api/tasks/${tasks[0]!._id}/position`, body: { afterId: tasks[2]!._id } }]);
    await expect.poll(async () => (await reload()).map(({ title }) => title)).toEqual(['Two', 'Three', 'One', 'Four']);
    await remountApp();
    await expect.poll(taskNames).toEqual(['Two', 'Three', 'One', 'Four']);
  });

  test('drags a task to the beginning', async () => {
    const { reload } = await openTasks(['One', 'Two', 'Three']);
    await userEvent.dragAndDrop(handle('Three'), handle('One'));
    await expect.poll(taskNames).toEqual(['Three', 'One', 'Two']);
    await expect.poll(async () => (await reload()).map(({ title }) => title)).toEqual(['Three', 'One', 'Two']);
  });

  test('drags a task while something else has the focus', async () => {
    await openTasks(['One', 'Two', 'Three']);
    await expect.element(handle('One')).toBeVisible();
    await focus('Two');
    await userEvent.dragAndDrop(handle('One'), handle('Three'));
    await expect.poll(taskNames).toEqual(['Two', 'Three', 'One']);
  });

  test('does not scroll when a task is dropped, nor show it in its old place again', async () => {
    await openTasks(Array.from({ length: 40 }, (_, n) => `Task ${n}`));
    (await handle('Task 39').findElement()).scrollIntoView({ block: 'center' });
    const orders = new Set<string>();
    const watcher = new MutationObserver(() => orders.add(taskNames().slice(-2).join()));
    watcher.observe(await taskList.findElement(), { childList: true });
    const before = scrollY;
    await userEvent.dragAndDrop(handle('Task 36'), handle('Task 39'));
    await expect.poll(() => taskNames().at(-1)).toBe('Task 36');
    await expect.element(handle('Task 36')).toHaveFocus();
    expect(scrollY).toBe(before);
    expect([...orders]).toEqual(['Task 39,Task 36']);
    watcher.disconnect();
  });

  test('sends nothing if the task is dropped where it was, or only clicked', async () => {
    await openTasks(['One', 'Two', 'Three']);
    const writes = recordWrites();
    await userEvent.dragAndDrop(handle('Two'), handle('Two'), { targetPosition: { x: 20, y: 28 } });
    await handle('Two').click();
    await expect.element(handle('Two')).toHaveAttribute('aria-pressed', 'false');
    expect(taskNames()).toEqual(['One', 'Two', 'Three']);
    expect(writes).toEqual([]);
  });

  test('leaves scrolling to the page except on handles', async () => {
    await openTasks(['One', 'Two']);
    const button = await handle('One').findElement();
    expect(getComputedStyle(button).touchAction).toBe('none');
    expect(getComputedStyle(button.closest('li')!).touchAction).toBe('auto');
  });

  test('shows the old order again if the move fails', async () => {
    await openTasks(['One', 'Two', 'Three']);
    intercept('/position', respond(500));
    await userEvent.dragAndDrop(handle('One'), handle('Three'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The task was not moved.');
    await expect.poll(taskNames).toEqual(['One', 'Two', 'Three']);
  });
});

test('shows the old order again if the server cannot be reached', async () => {
  await openTasks(['One', 'Two', 'Three']);
  await expect.element(handle('One')).toBeVisible();
  intercept(/\/api\//, disconnect);
  await choose('One', 'Move down');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The task was not moved.');
  await expect.poll(taskNames).toEqual(['One', 'Two', 'Three']);
});

describe('with the keyboard', () => {
  test('picks a task up, moves it with the arrow keys and drops it, in one request', async () => {
    const { reload } = await openTasks(['One', 'Two', 'Three']);
    const writes = recordWrites();
    const announcements = recordAnnouncements();
    await expect.element(handle('One')).toBeVisible();
    await focus('One');
    await userEvent.keyboard(' ');
    await expect.poll(() => announcements.at(-1)).toMatch('One picked up, position 1 of 3.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(taskNames).toEqual(['Two', 'Three', 'One']);
    await expect.poll(() => announcements.at(-1)).toMatch('Position 3 of 3.');
    expect(writes).toEqual([]);
    await expect.element(handle('One')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => announcements.at(-1)).toBe('One moved to position 3 of 3.');
    await expect.element(handle('One')).toHaveFocus();
    await expect.poll(async () => (await reload()).map(({ title }) => title)).toEqual(['Two', 'Three', 'One']);
    expect(writes).toHaveLength(1);
    // One for each key; a repeated text differs by a space.
    expect(announcements).toHaveLength(5);
  });

  test.each(['{Escape}', '{Tab}'])('puts a picked-up task back on %s', async (key) => {
    await openTasks(['One', 'Two', 'Three']);
    const writes = recordWrites();
    const announcements = recordAnnouncements();
    await expect.element(handle('One')).toBeVisible();
    await focus('One');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect.poll(taskNames).toEqual(['Two', 'One', 'Three']);
    await userEvent.keyboard(key);
    await expect.poll(taskNames).toEqual(['One', 'Two', 'Three']);
    await expect.poll(() => announcements.at(-1)).toBe('One stays at position 1.');
    expect(writes).toEqual([]);
  });

  test('moves the focused task with Alt and an arrow key, as far as the ends of the list', async () => {
    const { reload } = await openTasks(['One', 'Two', 'Three']);
    const announcements = recordAnnouncements();
    const checkbox = page.getByRole('checkbox', { name: 'Three' });
    await expect.element(checkbox).toBeVisible();
    (await checkbox.findElement()).focus();
    for (const names of [
      ['One', 'Three', 'Two'],
      ['Three', 'One', 'Two'],
    ]) {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect.poll(taskNames).toEqual(names);
      await expect.element(checkbox).toHaveFocus();
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(() => announcements.at(-1)).toBe('Three is already first.');
    await expect.poll(async () => (await reload()).map(({ title }) => title)).toEqual(['Three', 'One', 'Two']);
  });

  test('moves a task with its menu, which keeps the focus', async () => {
    await openTasks(['One', 'Two']);
    const announcements = recordAnnouncements();
    await choose('One', 'Move down');
    await expect.poll(taskNames).toEqual(['Two', 'One']);
    await expect.poll(() => announcements).toEqual(['One moved to position 2 of 2.']);
    await expect.element(page.getByRole('button', { name: 'Actions for task One' })).toHaveFocus();
    await page.getByRole('button', { name: 'Actions for task One' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
  });
});

test('is announced exactly once on a page with several lists', async () => {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet', 'Sing']);
  for (const { _id } of goals) for (const title of ['One', 'Two']) await addTask(_id, { title });
  const plan = await createPlan(api, { title: 'Seville', focusAreaId: area._id }, goals);
  await renderApp(`/action-plans/${plan._id}`);
  const announcements = recordAnnouncements();
  const box = page.getByRole('list', { name: 'Tasks of Sing' }).getByRole('checkbox', { name: 'One' });
  (await box.findElement()).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => announcements).toEqual(['One moved to position 2 of 2.']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => announcements.slice(1)).toEqual(['One is already last.', 'One is already last.\u{A0}']);
  expect(document.querySelectorAll(LIVE_REGIONS)).toHaveLength(1);
});

describe('while the list changes in another tab', () => {
  test('loses neither the move nor the changes', async () => {
    const { goalId, tasks, reload } = await openTasks(['One', 'Two', 'Three']);
    await expect.element(handle('One')).toBeVisible();
    await addTask(goalId, { title: 'Four' });
    await callApi(api, 'PATCH', `/api/tasks/${tasks[2]!._id}/position`, { afterId: null });
    await choose('One', 'Move down');
    const expected = ['Three', 'Two', 'One', 'Four'];
    await expect.poll(taskNames).toEqual(expected);
    expect((await reload()).map(({ title }) => title)).toEqual(expected);
  });

  test('says so if the task behind which it was moved was deleted, and shows the new list', async () => {
    const { tasks } = await openTasks(['One', 'Two', 'Three']);
    await expect.element(handle('One')).toBeVisible();
    await callApi(api, 'DELETE', `/api/tasks/${tasks[1]!._id}`);
    await choose('One', 'Move down');
    await expect.element(page.getByRole('alert')).toMatchTextContent('because the list has changed.');
    await expect.poll(taskNames).toEqual(['One', 'Three']);
  });
});
