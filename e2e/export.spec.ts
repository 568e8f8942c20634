import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AccountDocument } from '#contract/account/account-document.ts';
import { expect, test } from './support/fixtures.ts';
import { createArea, createEntry } from '#testing/seed.ts';

async function downloadFile(page: Page, link: string): Promise<{ name: string; text: string }> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const download = await downloadEvent;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('exports everything as one JSON document, and time entries as CSV with escaped formulas', async ({
  freshPage: page,
}) => {
  const [startAt, endAt] = ['2026-10-19T09:00:00.000Z', '2026-10-19T10:00:00.000Z'] as const;
  const { area, goals } = await createArea(page.request, { name: '=cmd() Zürich 東京' }, ['Say "hi", twice']);
  const entry = await createEntry(page.request, goals[0]!._id, startAt, endAt, '=1+1\nand more');
  await page.goto('/settings');

  const json = await downloadFile(page, 'Export everything (JSON)');
  expect(json.name).toBe('weekwise.json');
  expect(JSON.parse(json.text) as AccountDocument).toMatchObject({
    format: 'weekwise',
    version: 3,
    focusAreas: [{ _id: area._id, name: '=cmd() Zürich 東京' }],
    goals: [{ _id: goals[0]!._id, title: 'Say "hi", twice' }],
    timeEntries: [{ _id: entry._id, startAt, endAt, note: '=1+1\nand more' }],
  });
  await expect(page.getByRole('status').filter({ hasText: 'weekwise.json was saved.' })).toBeVisible();

  const csv = await downloadFile(page, 'Export time entries (CSV)');
  expect(csv.name).toBe('weekwise-time-entries.csv');
  const [header, line] = csv.text.split('\r\n');
  expect(header).toMatch(/^\uFEFFFocus area,Goal,Start,End,/);
  expect(line).toMatch(/^['"]*'=cmd\(\) Zürich 東京"?,"Say ""hi"", twice",/);
  expect(line).toContain(`,${startAt},${endAt},`);
  expect(csv.text).toContain(`,${entry._id},,,"'=1+1\nand more"\r\n`);
});
