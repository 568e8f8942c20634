import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeArea, makeEntry, makeItem, makeTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';

const dialog = page.getByRole('dialog');
const head = page.getByRole('region', { name: 'Learn Spanish' });

async function choose(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

let goalId: string;

beforeEach(async () => {
  await signUp();
  const { goals } = await makeArea(api, { name: 'Languages' }, ['Learn Spanish']);
  goalId = goals[0]!._id;
});

test('opens from the list of goals', async () => {
  await open('/goals');
  await page.getByRole('link', { name: 'Learn Spanish' }).click();
  await expect.poll(address).toBe(`/goals/${goalId}`);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Learn Spanish' })).toBeVisible();
});

test('shows tracked time beside the estimate of all items and of those left', async () => {
  await makeItem(api, goalId, { title: 'A book', estimatedMinutes: 90 });
  await makeItem(api, goalId, { title: 'A film', estimatedMinutes: 30, completed: true });
  const start = Date.now() - 5 * 86_400_000;
  await makeEntry(api, goalId, new Date(start).toISOString(), new Date(start + 3_600_000).toISOString());
  await open(`/goals/${goalId}`);
  await expect.element(head).toMatchTextContent('Tracked1 h');
  await expect.element(head).toMatchTextContent('Estimated2 h');
  await expect.element(head).toMatchTextContent('Still to do1 h 30 min');
  await expect.element(head.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 h of 2 h');
});

test('starts its timer from a task, and stops it in the head', async () => {
  await makeTask(api, goalId, 'Read aloud');
  await open(`/goals/${goalId}?tab=plan`);
  await choose('task Read aloud', 'Start timer');
  const stop = head.getByRole('button', { name: /^Stop .* of Learn Spanish$/ });
  await expect.element(stop).toMatchTextContent(/0:00:0\d/);
  await stop.click();
  await expect.element(head.getByRole('button', { name: 'Start timer of Learn Spanish' })).toBeVisible();
});

test.each(['00000000-0000-7000-8000-000000000000', 'rubbish'])('says that there is no goal %s', async (id) => {
  await open(`/goals/${id}`);
  await expect.element(page.getByText('There is no such goal.')).toBeVisible();
});

test('says when the goal cannot be loaded, and loads it on retry', async () => {
  await makeItem(api, goalId, { title: 'A film', completed: true });
  const restore = intercept(/\/api\/goals\/[^/]+\/detail/, respond(500, { message: 'Sorry.' }));
  await open(`/goals/${goalId}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Unable to load the goal.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('1/1 completed')).toBeVisible();
});

test('names what is deleted with the goal, and leads back to the list', async () => {
  await makeItem(api, goalId, { title: 'A film', completed: true });
  await open(`/goals/${goalId}`);
  await choose('Learn Spanish', 'Delete');
  await expect.element(dialog).toMatchTextContent('A film');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(address).toMatch(/\/goals\?status=Active/);
  await expect.element(page.getByText('No active goals here yet.')).toBeVisible();
});
