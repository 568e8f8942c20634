import type { Page } from '@playwright/test';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const star = (page: Page, title: string) => page.getByRole('button', { name: `Favourite: ${title}` });
const section = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2 }).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('without a focus area the way leads there', async ({ freshPage: page }) => {
  await page.goto('/objectives');
  await expect(page.getByText('Create a Focus Area first to add Goals.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Focus Areas' }).click();
  await expect(page).toHaveURL('/focus-areas');
});

test('a goal is created, changed, moved and made a favourite', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' });
  await makeArea(page.request, { name: 'Fitness' });
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByText('Goal title is required.')).toBeVisible();
  await expect(dialog(page).getByText('Please select a category.')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('Learn Rust');
  await dialog(page).getByLabel('Focus area').selectOption('Coding');
  await dialog(page).getByRole('button', { name: 'Create' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, 'Learn Rust')).toHaveCount(1);
  await expect(section(page, /^Coding 1/)).toBeVisible();

  await choose(page, 'Learn Rust', 'Edit');
  await dialog(page).getByLabel('Title').fill('Run with Rust');
  await dialog(page).getByLabel('Focus area').selectOption('Fitness');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page, /^Fitness 1/)).toBeVisible();
  await expect(section(page, /^Coding 0/)).toBeVisible();

  await star(page, 'Run with Rust').dblclick({ delay: 60 });
  await expect(star(page, 'Run with Rust')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star(page, 'Run with Rust')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Add a goal to Fitness' }).click();
  await expect(dialog(page).getByLabel('Focus area')).toHaveValue(/./);
  await dialog(page).getByLabel('Title').fill('Half marathon');
  await page.keyboard.press('Enter');
  await expect(section(page, /^Fitness 2/)).toBeVisible();
});

test('sections open and close, one or all, and the browser remembers', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await makeArea(page.request, { name: 'Fitness' }, ['Half marathon']);
  await page.goto('/goals');
  await section(page, /^Coding/).click();
  await expect(row(page, 'Learn Rust')).toBeHidden();
  await expect(row(page, 'Half marathon')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Half marathon')).toBeVisible();
  await expect(row(page, 'Learn Rust')).toBeHidden();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(row(page, 'Learn Rust')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(row(page, 'Learn Rust')).toBeHidden();
  await expect(row(page, 'Half marathon')).toBeHidden();
  await page.reload();
  await expect(section(page, /^Coding/)).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Search goals').fill('MARA half');
  await expect(row(page, 'Half marathon')).toBeVisible();
  await expect(section(page, /^Coding/)).toBeHidden();
  await page.getByLabel('Search goals').fill('nothing like it');
  await expect(page.getByText('No goals match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(section(page, /^Coding/)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('weekwise-closed-goals', '{"rubbish"'));
  await page.reload();
  await expect(row(page, 'Learn Rust')).toBeVisible();
});

test('completing asks, celebrates for four seconds and leaves only Delete', async ({ freshPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await page.goto('/goals');
  await choose(page, 'Learn Rust', 'Complete');
  await expect(dialog(page)).toContainText('hidden from Timers');
  await expect(dialog(page)).toContainText('Learn Rust [Completed]');
  await dialog(page).getByRole('button', { name: 'Complete' }).click();
  const congratulations = page.getByRole('dialog', { name: 'Congratulations!' });
  await expect(congratulations).toBeVisible();
  const shownAt = Date.now();
  await expect(page.locator('canvas:popover-open')).toBeVisible();
  await expect(congratulations).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(3000);
  await expect(page.getByRole('main')).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, 'Learn Go', 'Complete');
  await dialog(page).getByRole('button', { name: 'Complete' }).click();
  await expect(congratulations).toBeVisible();
  await expect(page.locator('canvas:popover-open')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Completed 2' }).click();
  await page.getByRole('button', { name: 'Actions for Learn Rust' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Nothing else belongs to it.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Learn Rust')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Completed 1' })).toHaveAttribute('aria-selected', 'true');
});

test('an answer that comes late closes its own dialog only', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.route('**/status', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/goals');
  await choose(page, 'Learn Rust', 'Complete');
  await dialog(page).getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog(page).getByLabel('Title').fill('Learn Go');
  await expect(dialog(page).getByRole('status')).toHaveText('Learn Rust completed. Congratulations!');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Learn Go');
  await page.route('**/api/focus-areas/*/goals', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  // As a browser does when Esc is pressed again and again.
  await page.getByRole('dialog').evaluate((open: HTMLDialogElement) => open.close());
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog(page).getByLabel('Title').fill('Learn C');
  await expect(dialog(page).getByRole('status')).toHaveText('Learn Go created.');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Learn C');
});

test('what was created is shown, whatever was shown before', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await page.getByLabel('Search goals').fill('something else');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  await dialog(page).getByLabel('Title').fill('Learn Go');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Learn Go')).toBeVisible();
  await expect(page.getByLabel('Search goals')).toHaveValue('');
});

test('a goal never slips into another focus area when its own is deleted meanwhile', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Coding' });
  await makeArea(page.request, { name: 'Another' });
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Add a goal to Coding' }).click();
  await dialog(page).getByLabel('Title').fill('Learn Go');
  await send(page.request, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByRole('alert').first()).toHaveText(
    '❌ Failed to create goal. It was deleted meanwhile.',
  );
  await expect(dialog(page).getByRole('option', { name: 'Deleted meanwhile' })).toBeAttached();
  await expect(dialog(page).getByLabel('Focus area')).toHaveValue(area._id);
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByText('Please select a category.')).toBeVisible();
  await dialog(page).getByLabel('Focus area').selectOption('Another');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(section(page, /^Another 1/)).toBeVisible();
});

test('of two wishes for one goal the later one stays, however late the first arrives', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  let count = 0;
  await page.route('**/favorite', async (route) => {
    if (count++ === 0) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/goals');
  await star(page, 'Learn Rust').focus();
  await page.keyboard.press('Enter');
  await expect(star(page, 'Learn Rust')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(star(page, 'Learn Rust')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => count).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(star(page, 'Learn Rust')).toHaveAttribute('aria-pressed', 'false');
});

test('what another tab has closed is explained, and shown as it is', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  await page.goto('/goals');
  await expect(row(page, 'Learn Go')).toBeVisible();
  await send(page.request, 'PATCH', `/api/goals/${goals[0]!._id}/status`, { status: 'Completed' });
  await choose(page, 'Learn Rust', 'Archive');
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    '❌ Failed to archive goal. Only an active goal can be completed or archived, and nothing leads back.',
  );
  await expect(page.getByRole('tab', { name: 'Completed 1' })).toBeVisible();
  await choose(page, 'Learn Go', 'Archive');
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('tab', { name: 'Archived 1' })).toBeVisible();
});

test('what shows at once is taken back when it fails, with a word', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/goals');
  await expect(row(page, 'Learn Rust')).toBeVisible();
  await page.route(/\/api\/goals\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 500, body: '' });
  });
  await page.route('**/api/focus-areas/*/goals', (route) => route.abort());
  await page.route('**/api/safe-delete/**', (route) => route.fulfill({ status: 500, body: '' }));

  await star(page, 'Learn Rust').click();
  await expect(star(page, 'Learn Rust')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toContainText('Failed to update goal.');
  await expect(star(page, 'Learn Rust')).toHaveAttribute('aria-pressed', 'false');
  for (const [action, message] of [
    ['Complete', '❌ Failed to mark as completed.'],
    ['Archive', '❌ Failed to archive goal.'],
  ] as const) {
    await choose(page, 'Learn Rust', action);
    await dialog(page).getByRole('button', { name: action }).click();
    await expect(row(page, 'Learn Rust')).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(row(page, 'Learn Rust')).toBeVisible();
  }
  await choose(page, 'Learn Rust', 'Delete');
  await expect(dialog(page)).toContainText('Failed to load dependents. You can still proceed.');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('❌ Failed to delete goal.');
  await page.keyboard.press('Escape');
  // Above the fields; what was told in passing before stands behind it.
  const failed = dialog(page).getByRole('alert');
  await choose(page, 'Learn Rust', 'Edit');
  await dialog(page).getByLabel('Title').fill('Learn Go');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(failed.first()).toContainText('Failed to update goal.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await dialog(page).getByLabel('Title').fill('Learn Go');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(failed.first()).toHaveText('❌ Failed to create goal. Please try again.');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(row(page, 'Learn Go')).toHaveCount(1);
});

test('goals that do not come are told, and can be asked for again', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.route('**/with-goals', (route) => route.fulfill({ status: 200, json: [{ _id: 1 }] }));
  await page.goto('/goals');
  await expect(page.getByRole('alert')).toContainText('Unable to load goals.');
  await expect(page.getByRole('button', { name: 'Create Goal' })).toBeHidden();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Learn Rust')).toBeVisible();
});

test('a thousand goals: badges, search and sections work, nothing is wider than a phone', async ({
  freshPage: page,
}) => {
  await makeArea(page.request, { name: 'Area' }, ['Goal']);
  await page.route('**/with-goals', async (route) => {
    const [area] = (await (await route.fetch()).json()) as FocusAreaWithGoals[];
    const idOf = (n: number) => area!._id.slice(0, -4) + n.toString(16).padStart(4, '0');
    const areas = Array.from({ length: 50 }, (_area, a) => ({
      ...area!,
      _id: idOf(a),
      name: a === 7 ? `ארוך${'W'.repeat(90)}` : `Area ${a}`,
      goals: Array.from({ length: 20 }, (_goal, g) => ({
        ...area!.goals[0]!,
        _id: idOf(100 + a * 20 + g),
        focusArea: idOf(a),
        title: g === 3 ? 'Donaudampfschifffahrt'.repeat(9) : `Goal ${g} of ${a} 🏃`,
        includeInActionPlan: g === 1,
        inventoryCount: g === 2 ? 3 : 0,
      })),
    }));
    await route.fulfill({ json: areas });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/goals');
  await expect(page.getByRole('tab', { name: 'Active 1000' })).toBeVisible();
  await expect(row(page, 'Goal 1 of 0').first()).toContainText('In Plan');
  await expect(row(page, 'Goal 2 of 0').first()).toContainText('3 items');
  await page.getByLabel('Search goals').fill('goal 19 of 49');
  await expect(page.getByRole('tab', { name: 'Active 1', exact: true })).toBeVisible();
  await expect(row(page, 'Goal 19 of 49')).toBeVisible();
  await page.getByLabel('Search goals').fill('donau');
  await expect(page.getByRole('tab', { name: 'Active 50' })).toBeVisible();
  await page.getByText(/^ארוך/).scrollIntoViewIfNeeded();
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBe(screen);
});
