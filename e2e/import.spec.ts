import { readFile, writeFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { newAccount, signUp } from '../testing/accounts.ts';
import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { seedAccount, makeArea } from '../testing/seed.ts';

const HEADER = 'Client,Project,Start date,Start time,End date,End time,Duration';

/** A detailed report of Toggl Track. */
function toggl(...lines: readonly string[]): string {
  return [HEADER, ...lines].join('\n');
}

const ACME = 'Acme GmbH,Website,2026-10-19,09:00:00,2026-10-19,10:30:00,01:30:00';
const PRIVATE = 'Private,Garden,2026-10-20,18:00:00,2026-10-20,19:00:00,01:00:00';

async function choose(page: Page, content: string | Buffer, name = 'report.csv'): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function areas(request: APIRequestContext): Promise<FocusAreaWithGoals[]> {
  return (await (await request.get('/api/focus-areas/with-goals')).json()) as FocusAreaWithGoals[];
}

const panel = (page: Page) => page.locator('#import');

test.beforeEach(async ({ freshPage: page }) => {
  await page.goto('/settings#import', { waitUntil: 'networkidle' });
});

test('a Toggl Track report is shown before it is imported, and never imported twice', async ({ freshPage: page }) => {
  const file = await readFile(new URL('../server/modules/imports/golden/toggl.csv', import.meta.url));
  await choose(page, file, 'Toggl_time_entries.csv');
  await expect(panel(page)).toContainText('A Toggl Track export.');
  await expect(panel(page)).toContainText('Toggl_time_entries.csv');
  await expect(panel(page)).toContainText(
    /It would add \d+ focus areas, \d+ goals and \d+ time entries, from 19 Oct 2026/,
  );
  await expect(panel(page)).toContainText('they are read as UTC');
  // A link to the page that it is on looks like any other.
  await expect(panel(page).getByRole('link', { name: 'change it' })).not.toHaveAttribute('class');
  await expect(page.getByRole('table', { name: 'Where the time goes' })).toContainText('Website relaunch');
  expect(await areas(page.request)).toEqual([]);

  const leaveOut = page.getByLabel(/^Leave th/);
  if (await leaveOut.isVisible()) await leaveOut.check();
  await page.getByRole('button', { name: /^Import \d+ entries$/ }).click();
  await expect(panel(page).getByText(/^Imported: .*time entries\.$/)).toBeFocused();
  expect((await areas(page.request)).map(({ name }) => name)).toContain('Acme GmbH');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, file);
  await expect(panel(page)).toContainText('There is nothing new in this file, so nothing would be added.');
  await expect(panel(page)).toContainText(/entries are in your account already/);
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();
  await page.goto('/goals');
  await expect(page.getByText('Website relaunch').first()).toBeVisible();
});

test('a double click imports once', async ({ freshPage: page }) => {
  await choose(page, toggl(ACME, PRIVATE));
  let calls = 0;
  await page.route('**/api/imports', async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 2 entries' }).dblclick();
  await expect(panel(page)).toContainText('Importing…');
  await expect(panel(page)).toContainText('Imported: 2 focus areas, 2 goals and 2 time entries.');
  expect(calls).toBe(1);
  await panel(page).getByRole('link', { name: 'Goals' }).click();
  await expect(page).toHaveURL(/\/goals/);
});

test('lines that cannot be read are named, and left out only when that is wanted', async ({ freshPage: page }) => {
  const wrong = Array.from({ length: 120 }, (_, n) => `Acme,Website,2026-13-${n},09:00:00,2026-10-19,10:00:00,1`);
  await choose(page, toggl(ACME, ...wrong));
  await expect(panel(page)).toContainText('120 problems');
  await expect(panel(page)).toContainText(/Line 3: .*2026-13-0/);
  await panel(page).getByText('Show 95 more').click();
  await expect(panel(page)).toContainText('…and 20 more');
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  const tick = page.getByLabel('Leave these 120 lines out');
  await expect(tick).toHaveAccessibleDescription(/Tick this to import the rest/);
  expect(await areas(page.request)).toEqual([]);
  await tick.check();
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(panel(page)).toContainText('Imported: 1 focus area, 1 goal and 1 time entry.');
  await expect(panel(page)).toContainText('120 lines were left out.');
});

test('dates that can be read in two ways are asked about', async ({ freshPage: page }) => {
  await choose(page, toggl('Acme,Website,03/04/2026,09:00:00,03/04/2026,10:00:00,01:00:00'));
  const question = page.getByRole('group', { name: /How are the dates of this file meant/ });
  await expect(question).toContainText('03/04/2026 is 3 Apr 2026.');
  await expect(question).toContainText('03/04/2026 is 4 Mar 2026.');
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();
  await question.getByLabel('The month comes first').check();
  await expect(panel(page)).toContainText('1 time entry, on 4 Mar 2026.');
  await question.getByLabel('The day comes first').check();
  await expect(panel(page)).toContainText('1 time entry, on 3 Apr 2026.');
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(panel(page)).toContainText('Imported: 1 focus area, 1 goal and 1 time entry.');
});

test('a file of another encoding is read, or refused with what to do', async ({ freshPage: page }) => {
  await choose(page, Buffer.from(`\uFEFF${toggl(ACME.replace('Website', 'Übersicht'))}`, 'utf16le'));
  await expect(page.getByRole('table')).toContainText('Übersicht');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, Buffer.from(toggl(ACME.replace('Website', 'Übersicht')), 'latin1'));
  await expect(panel(page).getByRole('alert')).toContainText('This file is not UTF-8 text.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, '');
  await expect(panel(page).getByRole('alert')).toHaveText('The file is empty.');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'Name,Age\nAnn,30');
  await expect(panel(page).getByRole('alert')).toContainText(/missing\. Weekwise reads/);
});

test('a file that is too large is not even read', async ({ freshPage: page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/imports') ? 1 : 0));
  const path = test.info().outputPath('large.csv');
  await writeFile(path, Buffer.alloc(16 * 1024 * 1024 + 1, 'a'));
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(path);
  await expect(panel(page).getByRole('alert')).toContainText('The file is too large: at most 16 MB can be imported.');
  expect(calls).toBe(0);
});

test('a file can be dropped', async ({ freshPage: page }) => {
  const input = page.getByLabel('Choose a file, or drop it here');
  await expect(input).toBeVisible();
  const covers = await input.evaluate((element) => {
    const area = element.parentElement!.getBoundingClientRect();
    const at = document.elementFromPoint(area.left + 8, area.top + 8);
    return at === element && element.matches('[type=file]');
  });
  expect(covers).toBe(true);
});

test('a failing server is told, and the same file tried again', async ({ freshPage: page }) => {
  await page.route('**/api/imports/preview', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await choose(page, toggl(ACME));
  await expect(panel(page).getByRole('alert')).toContainText('The file could not be read.');
  await page.unroute('**/api/imports/preview');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/imports', (route) => route.abort());
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Server error. Please try again.');
  await page.unroute('**/api/imports');
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(panel(page)).toContainText('Imported: 1 focus area, 1 goal and 1 time entry.');
});

test('a changed time zone asks to check the file again', async ({ freshPage: page }) => {
  await choose(page, toggl('Acme,Website,2026-10-19,23:30:00,2026-10-20,00:30:00,01:00:00'));
  await expect(panel(page)).toContainText('1 time entry, from 19 Oct 2026 to 20 Oct 2026.');
  await page.getByRole('button', { name: 'Use Europe/Berlin' }).click();
  await expect(panel(page)).toContainText('Your time zone has changed, so the file has to be checked again.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(panel(page)).toContainText('they are read as Europe/Berlin');
  await expect(panel(page).getByText('A Toggl Track export.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeVisible();
});

test('a whole account moves into an empty one, and into no other', async ({ freshPage: page, browser, baseURL }) => {
  const old = await browser.newContext({ baseURL: baseURL! });
  await signUp(old.request, newAccount());
  await send(old.request, 'PUT', '/api/account/time-zone', { timeZone: 'Asia/Tokyo' });
  await seedAccount(old.request);
  const document = await (await old.request.get('/api/export/weekwise.json')).body();
  const before = await areas(old.request);
  await old.close();

  await choose(page, document, 'weekwise.json');
  await expect(panel(page)).toContainText('A Weekwise document, with everything of an account.');
  await page.getByRole('button', { name: 'Import everything' }).click();
  await expect(panel(page)).toContainText('Imported: 3 focus areas, 12 goals');
  expect(await areas(page.request)).toEqual(before);
  await expect(page.getByText('This week in Asia/Tokyo')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, document, 'weekwise.json');
  await expect(panel(page).getByRole('alert')).toContainText('can only be imported into an empty account');
  await expect(page.getByRole('button', { name: 'Import everything' })).toBeHidden();
});

test('names in a file are nothing but text', async ({ freshPage: page }) => {
  const evil = '<img src=x onerror="window.__xss=1">';
  await choose(
    page,
    toggl(`"${evil.replaceAll('"', '""')}",=1+1,2026-10-19,09:00:00,2026-10-19,10:00:00,1`),
    `${evil}.csv`,
  );
  await expect(page.getByRole('table')).toContainText(evil);
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(panel(page)).toContainText('Imported:');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});

test('what goes into goals that are there already is said', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Acme GmbH' }, ['Website']);
  await choose(page, toggl(ACME, PRIVATE));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: 'Website' })).not.toContainText('new');
  await expect(rows.filter({ hasText: 'Garden' })).toContainText('new');
  await expect(panel(page)).toContainText('It would add 1 focus area, 1 goal and 2 time entries');
});

test('the keyboard goes on where the import does', async ({ freshPage: page }) => {
  await choose(page, toggl(ACME));
  await expect(panel(page).getByText('A Toggl Track export.')).toBeFocused();
  await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeFocused();
  await choose(page, toggl(ACME));
  await page.getByRole('button', { name: 'Import 1 entry' }).press('Enter');
  await expect(panel(page).getByText('Imported: ')).toBeFocused();
  await page.getByRole('button', { name: 'Import another file' }).press('Enter');
  await expect(page.getByLabel('Choose a file, or drop it here')).toBeFocused();
});
