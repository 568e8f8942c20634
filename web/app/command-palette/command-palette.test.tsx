import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeArea, makePlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { hold, intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { address, texts } from '#web/testing/screen.ts';

const finder = page.getByRole('dialog', { name: 'Find' });
const field = finder.getByRole('combobox', { name: 'Goal, plan, page or timer' });
const found = finder.getByRole('option');
const chosen = finder.getByRole('option', { selected: true });
const findButton = page.getByRole('button', { name: 'Find' });

async function find(words: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  if (words) await userEvent.keyboard(words);
}

async function expectFound(...patterns: readonly RegExp[]): Promise<void> {
  await expect.poll(() => texts(found)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
}

beforeEach(async () => {
  await signUp();
});

test('lists every page, and opens one by keyboard alone', async () => {
  await open('/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await find('');
  await expect.element(found.first()).toMatchTextContent(/Dashboard/);
  await expect.element(found).toHaveLength(14);
  await userEvent.keyboard('weekly');
  await expectFound(/Weekly Planner/, /^Create and start “weekly”/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/planner');
  await expect.element(finder).not.toBeInTheDocument();
});

test('finds goals without regard to accents, best match first, and opens one by keyboard alone', async () => {
  const { goals } = await makeArea(api, { name: 'Fitness' }, ['Morning run', 'Läufe im Park', 'Run a marathon']);
  await open('/help');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find('laufe');
  await expectFound(/^Läufe im Park/, /^Start Läufe im Park/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/goals/${goals[1]!._id}`);

  await find('run');
  await expectFound(/^Run a/, /^Morning/, /^Start Morning/, /^Start Run/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen).toMatchTextContent(/^Start Run/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^Morning run/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/goals/${goals[0]!._id}`);
});

test('starts and stops timers from any page, and returns the focus to the field being typed in', async () => {
  await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  await open('/feedback');
  const typedIn = page.getByRole('textbox').first();
  (await typedIn.findElement()).focus();
  await find('start rust');
  await userEvent.keyboard('{Enter}');
  const badge = page.getByRole('banner').getByRole('link', { name: /Running:.*Learn Rust/ });
  await expect.element(badge).toBeVisible();
  await expect.poll(address).toBe('/feedback');
  await expect.element(typedIn).toHaveFocus();

  // A running timer comes first and cannot be started again.
  await find('');
  await expect.element(chosen).toMatchTextContent(/^Stop Learn Rust/);
  await userEvent.keyboard('rust');
  await expectFound(/^Stop Learn Rust/, /^Learn Rust/);
  await userEvent.keyboard('{Enter}');
  await expect.element(badge).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: /stopped after|ran for/ })).toBeVisible();
});

test('opens by one tap on a phone, and finds action plans too', async () => {
  await page.viewport(360, 740);
  const { area } = await makeArea(api, { name: 'Fitness' }, ['Morning run']);
  const plan = await makePlan(api, { title: 'From the couch to 5 km', focusAreaId: area._id });
  await open('/dashboard');
  await findButton.click();
  await expect.element(field).toHaveFocus();
  await field.fill('couch');
  await expectFound(/From the couch to 5 km.*Action Plan/, /^Create and start “couch”/);
  await found.first().click();
  await expect.poll(address).toBe(`/action-plans/${plan._id}`);
});

test('applies Enter pressed before the list has loaded once it has', async () => {
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  const listNow = hold('/api/focus-areas/with-goals');
  await open('/help');
  (await findButton.findElement()).focus();
  await find('rust');
  await expect.element(finder.getByRole('status')).toHaveTextContent('Looking…');
  await userEvent.keyboard('{Enter}');
  listNow();
  await expect.poll(address).toBe(`/goals/${goals[0]!._id}`);
});

test('says when nothing matches, and returns the focus on Esc', async () => {
  // Without the goals nobody knows whether one can be created.
  intercept('/api/focus-areas/with-goals', respond(500, {}));
  await open('/help');
  await findButton.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('<b>nothing</b>');
  await expect.element(finder.getByRole('status')).toHaveTextContent('No matches. Try fewer letters.');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(finder).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(findButton).toHaveFocus();
});

test('stays closed on Ctrl+K while another dialog is open', async () => {
  await open('/help');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
});
