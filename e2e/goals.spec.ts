import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { dialog } from './support/locators.ts';
import { createArea } from '#testing/seed.ts';

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const favoriteButton = (page: Page, title: string) => page.getByRole('button', { name: `Favourite: ${title}` });
const sectionToggle = (page: Page, name: RegExp) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name });

async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('creates a goal, edits it, moves it to another area and marks it as a favourite (CL-02)', async ({
  freshPage: page,
}) => {
  await createArea(page.request, { name: 'Coding' });
  await createArea(page.request, { name: 'Fitness' });
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByText('Goal title is required.')).toBeVisible();
  await expect(dialog(page).getByText('Please select a focus area.')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('Learn Rust');
  await dialog(page).getByLabel('Focus area').selectOption('Coding');
  await dialog(page).getByRole('button', { name: 'Create' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, 'Learn Rust')).toHaveCount(1);
  await expect(sectionToggle(page, /^Coding 1/)).toBeVisible();

  await chooseAction(page, 'Learn Rust', 'Edit');
  await dialog(page).getByLabel('Title').fill('Run with Rust');
  await dialog(page).getByLabel('Focus area').selectOption('Fitness');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(sectionToggle(page, /^Fitness 1/)).toBeVisible();
  await expect(sectionToggle(page, /^Coding 0/)).toBeVisible();

  await favoriteButton(page, 'Run with Rust').dblclick({ delay: 60 });
  await expect(favoriteButton(page, 'Run with Rust')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(favoriteButton(page, 'Run with Rust')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Add a goal to Fitness' }).click();
  await expect(dialog(page).getByLabel('Focus area')).toHaveValue(/./);
  await dialog(page).getByLabel('Title').fill('Half marathon');
  await page.keyboard.press('Enter');
  await expect(sectionToggle(page, /^Fitness 2/)).toBeVisible();
});

test('asks before completing a goal, celebrates for four seconds and then offers only Delete', async ({
  freshPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await page.clock.install();
  await page.goto('/goals');
  await chooseAction(page, 'Learn Rust', 'Complete');
  await expect(dialog(page)).toContainText('hidden from Timers');
  await expect(dialog(page)).toContainText('Learn Rust [Completed]');

  // The clock stands still from here, and the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog(page).getByRole('button', { name: 'Complete' }).click();
  const congratulations = page.getByRole('dialog', { name: 'Congratulations!' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(congratulations).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('canvas:popover-open')).toBeVisible();
  await page.clock.fastForward(3800);
  await expect(congratulations).toBeVisible();
  await page.clock.fastForward(200);
  await expect(congratulations).toBeHidden();
  await page.clock.resume();
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('tab', { name: 'Completed 1' }).click();
  await page.getByRole('button', { name: 'Actions for Learn Rust' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Nothing else will be deleted.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Learn Rust')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Completed 0' })).toHaveAttribute('aria-selected', 'true');
});
