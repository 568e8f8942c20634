import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { callApi } from '#testing/api.ts';
import { expect, test } from './support/fixtures.ts';

const togglReport = new URL('../server/modules/imports/golden/toggl.csv', import.meta.url);

test('previews a dropped Toggl Track report, imports it and skips its entries the second time', async ({
  freshPage: page,
}) => {
  const listAreas = () => callApi<FocusAreaWithGoals[]>(page.request, 'GET', '/api/focus-areas/with-goals');
  const panel = page.locator('#import');
  const file = page.getByLabel('Choose a file, or drop it here');
  // Wait for everything, because sections that load late would move the drop area.
  await page.goto('/settings#import', { waitUntil: 'networkidle' });
  await expect(page.getByText('Choose a file, or drop it here')).toBeInViewport();

  const { x, y } = (await file.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [fileURLToPath(togglReport)], dragOperationsMask: 1 };
    await devtools.send('Input.dispatchDragEvent', { type, x: x + 8, y: y + 8, data });
  }
  await expect(panel).toContainText('A Toggl Track export.');
  await expect(panel).toContainText('toggl.csv');
  await expect(panel).toContainText(/It would add \d+ focus areas, \d+ goals and \d+ time entries, from 19 Oct 2026/);
  await expect(panel).toContainText('they are read as UTC');
  // A link to the current page is styled like any other link.
  await expect(panel.getByRole('link', { name: 'change it' })).not.toHaveAttribute('class');
  await expect(page.getByRole('table', { name: 'Where the time goes' })).toContainText('Website relaunch');
  expect(await listAreas()).toEqual([]);

  await page.getByRole('button', { name: /^Import \d+ entries$/ }).click();
  await expect(panel.getByText(/^Imported: .*time entries\.$/)).toBeFocused();
  expect((await listAreas()).map(({ name }) => name)).toContain('Acme GmbH');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await file.setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: await readFile(togglReport) });
  await expect(panel).toContainText('There is nothing new in this file, so nothing would be added.');
  await expect(panel).toContainText(/entries are already in your account/);
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();
  await page.goto('/goals');
  await expect(page.getByText('Website relaunch').first()).toBeVisible();
});
