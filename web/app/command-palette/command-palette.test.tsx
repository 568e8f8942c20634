import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea, createPlan } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const palette = page.getByRole('dialog', { name: 'Find' });
const field = palette.getByRole('combobox', { name: 'Goal, plan, page or timer' });
const options = palette.getByRole('option');
const selectedOption = palette.getByRole('option', { selected: true });
const findButton = page.getByRole('button', { name: 'Find' });

async function searchPalette(query: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  if (query) await userEvent.keyboard(query);
}

async function expectOptions(...patterns: readonly RegExp[]): Promise<void> {
  await expect.poll(() => texts(options)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
}

beforeEach(async () => {
  await signUp();
});

test('lists every page, and opens one by keyboard alone', async () => {
  await renderApp('/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await searchPalette('');
  await expect.element(options.first()).toMatchTextContent(/Dashboard/);
  await expect.element(options).toHaveLength(15);
  await userEvent.keyboard('weekly');
  await expectOptions(/Weekly Planner/, /^Create and start “weekly”/, /^Search entries for “weekly”/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentUrl).toBe('/planner');
  await expect.element(palette).not.toBeInTheDocument();
});

test('finds goals regardless of accents, best match first, and opens one by keyboard alone', async () => {
  const { goals } = await createArea(api, { name: 'Fitness' }, ['Morning run', 'Läufe im Park', 'Run a marathon']);
  await renderApp('/help');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await searchPalette('laufe');
  await expectOptions(/^Läufe im Park/, /^Start Läufe im Park/, /^Search entries/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentUrl).toBe(`/goals/${goals[1]!._id}`);

  await searchPalette('run');
  await expectOptions(/^Run a/, /^Morning/, /^Start Morning/, /^Start Run/, /^Search entries/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(selectedOption).toMatchTextContent(/^Search entries for “run”/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(selectedOption).toMatchTextContent(/^Morning run/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentUrl).toBe(`/goals/${goals[0]!._id}`);
});

test('starts and stops timers from any page, and returns the focus to the field being typed in', async () => {
  await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  await renderApp('/feedback');
  const textbox = page.getByRole('textbox').first();
  (await textbox.findElement()).focus();
  await searchPalette('start rust');
  await userEvent.keyboard('{Enter}');
  const badge = page.getByRole('banner').getByRole('link', { name: /Running:.*Learn Rust/ });
  await expect.element(badge).toBeVisible();
  await expect.poll(currentUrl).toBe('/feedback');
  await expect.element(textbox).toHaveFocus();

  // A running timer comes first and cannot be started again.
  await searchPalette('');
  await expect.element(selectedOption).toMatchTextContent(/^Stop Learn Rust/);
  await userEvent.keyboard('rust');
  await expectOptions(/^Stop Learn Rust/, /^Learn Rust/, /^Search entries/);
  await userEvent.keyboard('{Enter}');
  await expect.element(badge).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: /stopped after|ran for/ })).toBeVisible();
});

test('opens with one tap on a phone, and finds action plans too', async () => {
  await page.viewport(360, 740);
  const { area } = await createArea(api, { name: 'Fitness' }, ['Morning run']);
  const plan = await createPlan(api, { title: 'From the couch to 5 km', focusAreaId: area._id });
  await renderApp('/dashboard');
  await findButton.click();
  await expect.element(field).toHaveFocus();
  await field.fill('couch');
  await expectOptions(
    /From the couch to 5 km.*Action Plan/,
    /^Create and start “couch”/,
    /^Search entries for “couch”/,
  );
  await options.first().click();
  await expect.poll(currentUrl).toBe(`/action-plans/${plan._id}`);
});

test('remembers Enter while the list is loading, and then runs the first match', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const release = delayRequests('/api/focus-areas/with-goals');
  await renderApp('/help');
  (await findButton.findElement()).focus();
  await searchPalette('rust');
  await expect.element(palette.getByRole('status')).toHaveTextContent('Searching…');
  await userEvent.keyboard('{Enter}');
  release();
  await expect.poll(currentUrl).toBe(`/goals/${goals[0]!._id}`);
});

test('offers to search the time entries if nothing else matches, and returns the focus on Esc', async () => {
  // If the goals fail to load, the palette cannot tell whether one can be created.
  intercept('/api/focus-areas/with-goals', respond(500, {}));
  await renderApp('/help');
  await findButton.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('<b>nothing</b>');
  await expectOptions(/^Search entries for “<b>nothing<\/b>”/);
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(findButton).toHaveFocus();
  await searchPalette('50 % off');
  await expectOptions(/^Search entries for “50 % off”/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('50 % off');
  expect(location.pathname).toBe('/time-entries/search');
});

test('stays closed on Ctrl+K while another dialog is open', async () => {
  await renderApp('/help');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
});
