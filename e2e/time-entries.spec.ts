import { addDays } from '#domain/calendar/calendar.ts';
import { expect, test } from './support/fixtures.ts';
import { createArea, createEntry } from '#testing/seed.ts';

/** In UTC, because new accounts use UTC. */
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

test('adds, edits and deletes an entry on another day', async ({ freshPage: page }) => {
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Learn Go']);
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('main').getByRole('listitem');
  await page.goto('/time-entries');
  await expect(page.getByText('No entries on this day')).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}`));
  await page.getByRole('button', { name: 'Add Entry' }).first().click();
  await dialog.getByLabel('Goal').fill('Learn Go');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Start time').fill('930');
  await dialog.getByLabel('End time').fill('10:45');
  await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Channels');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(rows).toHaveText([/Learn Go.*Channels.*09:30 – 10:45/]);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('No entries on this day')).toBeVisible();
  await page.goBack();

  await rows.click();
  await dialog.getByLabel('Goal').fill('Learn Rust');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Ownership');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Learn Rust saved.')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([/Learn Rust.*Ownership.*09:30 – 10:45/]);

  await rows.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this entry?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No entries on this day')).toBeVisible();
});

test('moves an entry by dragging it in the calendar, and remembers the calendar view', async ({ freshPage: page }) => {
  const { goals } = await createArea(page.request, { name: 'Coding' }, ['Rust']);
  await createEntry(page.request, goals[0]!._id, `${yesterday}T09:00Z`, `${yesterday}T10:00Z`);
  await page.goto(`/time-entries?date=${yesterday}`);
  await page.getByText('Calendar', { exact: true }).click();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar).toHaveAttribute('aria-busy', 'false');
  const entry = calendar.getByRole('button', { name: 'Rust' });
  const { x, y, width, height } = (await entry.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  // Half the height of a one-hour entry is half an hour.
  await page.mouse.move(middle.x, middle.y + height / 2, { steps: 4 });
  await expect(entry).toContainText('09:30 – 10:30');
  await page.mouse.up();
  await expect(page.getByText('moved to 09:30 – 10:30.')).toBeVisible();
  await page.goto(`/time-entries?date=${yesterday}`);
  await expect(page.getByRole('radio', { name: 'Calendar' })).toBeChecked();
  await expect(entry).toContainText('09:30 – 10:30');
});
