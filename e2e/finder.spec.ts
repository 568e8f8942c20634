import type { Page } from '@playwright/test';
import { axeFindsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makePlan } from '../testing/seed.ts';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => finder(page).getByRole('combobox', { name: 'Goal, plan, page or timer' });
const found = (page: Page) => finder(page).getByRole('option');
const chosen = (page: Page) => finder(page).getByRole('option', { selected: true });

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test('any page and any goal is a few letters away, by keyboard alone', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Fitness' }, [
    'Morning run',
    'Läufe im Park',
    'Run a marathon',
  ]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await find(page, '');
  await expect(found(page).first()).toHaveText(/Dashboard/);
  await expect(found(page)).toHaveCount(14);
  await page.keyboard.type('weekly');
  await expect(found(page)).toHaveText([/Weekly Planner/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/planner');
  await expect(finder(page)).toBeHidden();

  await find(page, 'laufe');
  await expect(found(page)).toHaveText([/^Läufe im Park/, /^Start Läufe im Park/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/goals/${goals[1]!._id}`);

  await find(page, 'run');
  await expect(found(page)).toHaveText([/^Run a/, /^Morning/, /^Start Morning/, /^Start Run/]);
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText(/^Start Run/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(/^Morning run/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/goals/${goals[0]!._id}`);
});

test('starts and stops timers from anywhere, also in the middle of typing', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/feedback');
  await page.getByRole('textbox').first().focus();
  await find(page, 'start rust');
  await page.keyboard.press('Enter');
  const badge = page.getByRole('banner').getByRole('link', { name: /Running:.*Learn Rust/ });
  await expect(badge).toBeVisible();
  await expect(page).toHaveURL('/feedback');
  await expect(page.getByRole('textbox').first()).toBeFocused();

  // What runs is named first, and cannot be started again.
  await find(page, '');
  await expect(chosen(page)).toHaveText(/^Stop Learn Rust/);
  await page.keyboard.type('rust');
  await expect(found(page)).toHaveText([/^Stop Learn Rust/, /^Learn Rust/]);
  await page.keyboard.press('Enter');
  await expect(badge).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'stopped after' })).toBeVisible();
});

test('on a phone it is in the menu, and finds plans, too', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { area } = await makeArea(page.request, { name: 'Fitness' }, ['Morning run']);
  const plan = await makePlan(page.request, { title: 'From the couch to 5 km', focusAreaId: area._id });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(field(page)).toBeFocused();
  await field(page).fill('couch');
  await expect(found(page)).toHaveText([/From the couch to 5 km.*Action Plan/]);
  await found(page).click();
  await expect(page).toHaveURL(`/action-plans/${plan._id}`);
});

test('an Enter before the list has come counts when it has', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const list = Promise.withResolvers<void>();
  await page.route('**/api/focus-areas/with-goals', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.goto('/help');
  await page.getByRole('button', { name: 'Find' }).focus();
  await find(page, 'rust');
  await expect(finder(page).getByRole('status')).toHaveText('Looking…');
  await page.keyboard.press('Enter');
  list.resolve();
  await expect(page).toHaveURL(`/goals/${goals[0]!._id}`);
});

test('says when nothing is called so; Esc leads back', async ({ signedInPage: page }) => {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('<b>nothing</b>');
  await expect(finder(page).getByRole('status')).toHaveText('Nothing is called so. Try fewer letters.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(finder(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  // With something else open, the keys are its own.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(finder(page)).toBeHidden();
});

axeFindsNothing([
  {
    name: 'what was found',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await find(page, 'a');
      await expect(found(page).first()).toBeVisible();
    },
  },
]);
