import type { Page } from '@playwright/test';
import type { Page as AppPage } from '#web/page.ts';
import { expect, test } from './support/fixtures.ts';
import { createArea, createItem, createPlan } from '#testing/seed.ts';
import { listPageUrls } from './support/page-urls.ts';
import { withoutInitialData } from './support/without-initial-data.ts';

/** Matches every request for a screen's data, but not for the session. */
const dataRequests = /\/api\/(?!auth\/|csrf-token|support)/;

/** Pages are complete without the responses to these requests. */
const optionalRequests = new Set(['/api/ai/planner']);

async function seedScreens(page: Page): Promise<string[]> {
  const { area, goals } = await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await createItem(page.request, goals[0]!._id, { title: 'The Rust Book' });
  const plan = await createPlan(page.request, { title: 'Ship it', focusAreaId: area._id }, goals);
  const needsData = ({ initialData }: AppPage) =>
    initialData.some(({ path }) => dataRequests.test(path) && !optionalRequests.has(path));
  return [
    ...listPageUrls({ goalId: goals[0]!._id, planId: plan._id }, needsData),
    '/inventory?view=all',
    '/reports?report=categories',
    '/time-entries?view=calendar',
    '/time-entries?view=week',
  ];
}

// Other malformed responses are covered by web/app/broken-responses.test.tsx.
test('shows an error and no destructive actions on every screen whose responses are null (CL-03)', async ({
  freshPage: page,
}) => {
  test.slow();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  const paths = await seedScreens(page);
  const nullResponse = { status: 200, contentType: 'application/json', body: 'null' };
  await withoutInitialData(page, /./);
  await page.route(dataRequests, (route) =>
    route.request().method() === 'GET' ? route.fulfill(nullResponse) : route.continue(),
  );
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').first(), path).toContainText(/\w/);
    // Account deletion is offered anyway, because it does not depend on any response.
    const destructive = page.getByRole('button', { name: /Delete(?! account)|Archive|Complete|Remove|Actions for/ });
    expect([path, await destructive.count()]).toEqual([path, 0]);
  }
  expect(pageErrors).toEqual([]);
  // The app recovers when the server does, even if the session itself could not be read.
  await page.unroute(dataRequests);
  await page.route('**/api/auth/me', (route) => route.fulfill(nullResponse));
  await page.goto('/goals');
  await expect(page.getByRole('alert')).toContainText('Unexpected response. Try again.');
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText('Learn Rust');
});
