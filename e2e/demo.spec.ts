import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { ServerProcess } from '#server/testing/server-process.ts';

test('runs the demo with credentials and a year of data, and deletes its files on exit', async ({ page }) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'weekwise-e2e-demo-'));
  const demo = new ServerProcess({ TMPDIR: folder }, 'scripts/demo.ts');
  const address = await demo.waitUntilReady();
  const [, email, password] = /Log in as (\S+) with the password: (.+)/.exec(demo.output)!;

  await page.goto(address);
  await page.getByLabel('Email').fill(email!);
  await page.getByLabel('Password', { exact: true }).fill(password!);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new URL('/dashboard', address).href);
  await expect(page.getByRole('heading', { name: 'Top Contributors' })).toBeVisible();

  const read = async <T>(path: string) => (await (await page.request.get(new URL(path, address).href)).json()) as T;
  const areas = await read<FocusAreaWithGoals[]>('/api/focus-areas/with-goals');
  expect(new Set(areas.map(({ focusAreaClass }) => focusAreaClass))).toEqual(
    new Set(['level_up', 'life_stuff', 'chill_zone']),
  );
  const start = addDays(weekStartForInstant(Date.now(), 'UTC'), -7 * 52);
  const { history } = await read<{ history: { rating: number }[] }>(
    `/api/reports/weekly-history?start=${start}&count=52`,
  );
  expect(history.filter(({ rating }) => rating > 3).length).toBeGreaterThan(30);

  expect(readdirSync(folder)).toHaveLength(1);
  const { code, output } = await demo.kill('SIGINT');
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(output.trim().split('\n')).toHaveLength(3);
});
