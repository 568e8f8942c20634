import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { AccountDocument } from '#contract/account-document.ts';
import { logOut } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { makeArea, makeEntry } from '../testing/seed.ts';

const json = (page: Page) => page.getByRole('link', { name: 'Export everything (JSON)' });
const csv = (page: Page) => page.getByRole('link', { name: 'Export time entries (CSV)' });

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('everything is saved as one JSON document', async ({ freshPage: page }) => {
  const { area, goals } = await makeArea(page.request, { name: 'Zürich 東京' }, ['Learn']);
  const entry = await makeEntry(page.request, goals[0]!._id, '2026-10-19T09:00:00Z', '2026-10-19T10:00:00Z');
  await page.goto('/settings', { waitUntil: 'networkidle' });
  const saving = page.waitForEvent('download');
  await json(page).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('weekwise.json');
  const document = JSON.parse(await textOf(download)) as AccountDocument;
  expect(document).toMatchObject({
    format: 'weekwise',
    version: 1,
    focusAreas: [{ _id: area._id, name: 'Zürich 東京' }],
    goals: [{ _id: goals[0]!._id, title: 'Learn' }],
    timeEntries: [{ _id: entry._id, startAt: '2026-10-19T09:00:00.000Z', endAt: '2026-10-19T10:00:00.000Z' }],
  });
  await expect(page.getByRole('status').filter({ hasText: 'weekwise.json was saved.' })).toBeVisible();
});

test('time entries are saved as a table that is safe to open', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: '=cmd()' }, ['Say "hi", twice']);
  await makeEntry(page.request, goals[0]!._id, '2026-10-19T09:00:00Z', '2026-10-19T10:00:00Z');
  await page.goto('/settings', { waitUntil: 'networkidle' });
  const saving = page.waitForEvent('download');
  await csv(page).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('weekwise-time-entries.csv');
  const [header, line] = (await textOf(download)).split('\r\n');
  expect(header).toMatch(/^\uFEFFFocus area,Goal,Start,End,/);
  expect(line).toMatch(/^['"]*'=cmd\(\)"?,"Say ""hi"", twice",2026-10-19T09:00:00.000Z,2026-10-19T10:00:00.000Z,/);
});

test('a double click saves one file', async ({ freshPage: page }) => {
  await page.goto('/settings', { waitUntil: 'networkidle' });
  let calls = 0;
  await page.route('**/api/export/**', async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const saving = page.waitForEvent('download');
  await json(page).dblclick();
  await saving;
  expect(calls).toBe(1);
});

test('a refusal or half a file is never saved as if it were the file', async ({ freshPage: page }) => {
  await page.goto('/settings', { waitUntil: 'networkidle' });
  let saved = 0;
  page.on('download', () => saved++);
  for (const [answer, message] of [
    [{ status: 500, body: '<html>' }, 'Nothing was saved. Server error. Please try again.'],
    [{ status: 429, json: { message: 'Too many requests.' } }, 'Nothing was saved. Too many requests.'],
    ['lost', 'Nothing was saved. Server error. Please try again.'],
  ] as const) {
    await page.route('**/api/export/**', (route) => (answer === 'lost' ? route.abort() : route.fulfill(answer)));
    await csv(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('alert').getByRole('button', { name: 'Close message' }).click();
    await page.unroute('**/api/export/**');
  }
  expect(saved).toBe(0);
});

test('without a session nothing is saved, and the way leads to the log-in page', async ({ freshPage: page }) => {
  await page.goto('/settings', { waitUntil: 'networkidle' });
  let saved = 0;
  page.on('download', () => saved++);
  await page.route('**/api/export/**', async (route) => {
    await logOut(page.request);
    await route.continue();
  });
  await json(page).click();
  await expect(page).toHaveURL(/\/login\?(?=.*expired=true)(?=.*return=%2Fsettings)/);
  expect(saved).toBe(0);
});
