import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const section = page.getByRole('region', { name: 'Recently deleted' });

beforeEach(signUp);

test('lists what was deleted with its contents, and reports a new name when it is restored (AZ-09)', async () => {
  const { area, goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Blog']);
  const task = await createTask(api, goals[0]!._id, 'Install it');
  const entry = await createEntry(api, goals[0]!._id, '2026-11-10T08:00:00.000Z', '2026-11-10T09:20:00.000Z');
  await callApi(api, 'DELETE', `/api/time-entries/${entry._id}`);
  await callApi(api, 'DELETE', `/api/tasks/${task._id}`);
  await callApi(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await createArea(api, { name: 'Coding' }, []);
  await renderApp('/settings');
  const rows = section.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent('Coding');
  await expect.element(rows.nth(0)).toMatchTextContent('Focus area with 2 goals. Deleted');
  await expect.element(rows.nth(1)).toMatchTextContent('Install it');
  await expect.element(rows.nth(1)).toMatchTextContent('Task of Learn Rust. Deleted');
  await expect.element(rows.nth(2)).toMatchTextContent('Learn Rust, 10 Nov 2026, 08:00 – 09:20');

  await section.getByRole('button', { name: /^Restore Install it/ }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Restore the focus area “Coding” first.' });
  await expect.element(problem).toBeVisible();
  await section.getByRole('button', { name: /^Restore Coding/ }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent('restored as “Coding 2”');
  await expect.element(rows).toHaveLength(2);
});

test('shows hundreds of deletions page by page', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  for (let n = 1; n <= 53; n++) {
    const task = await createTask(api, goals[0]!._id, `Task ${n}`);
    await callApi(api, 'DELETE', `/api/tasks/${task._id}`);
  }
  await renderApp('/settings');
  const rows = section.getByRole('listitem');
  const showMore = section.getByRole('button', { name: 'Show more' });
  await expect.element(rows).toHaveLength(6);
  await showMore.click();
  await expect.element(rows).toHaveLength(50);
  await showMore.click();
  await expect.element(rows).toHaveLength(53);
  await expect.element(showMore).not.toBeInTheDocument();
  await expect.element(rows.nth(52)).toMatchTextContent('Task 1');
});
