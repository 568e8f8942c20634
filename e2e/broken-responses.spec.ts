import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem, makePlan } from '../testing/seed.ts';

/** Everything that a screen asks for, but who is there. */
const lists = /\/api\/(?!auth\/|csrf-token|support)/;

async function screens(page: Page): Promise<string[]> {
  const { area, goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await makeItem(page.request, goals[0]!._id, { title: 'The Rust Book' });
  const plan = await makePlan(page.request, { title: 'Ship it', focusAreaId: area._id }, goals);
  return [
    '/dashboard',
    '/timers',
    '/planner',
    '/focus-areas',
    '/goals',
    `/goals/${goals[0]!._id}`,
    '/action-plans',
    `/action-plans/${plan._id}`,
    '/action-plans/new',
    '/inventory',
    '/inventory?view=all',
    '/reports',
    '/reports?report=categories',
    '/time-entries',
    '/time-entries?view=calendar',
  ];
}

// Other answers that are none: web/app/broken-responses.test.tsx.
test('where every list is null, each screen says so, and offers nothing that cannot be undone', async ({
  freshPage: page,
}) => {
  test.slow();
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  const paths = await screens(page);
  const nothing = { status: 200, contentType: 'application/json', body: 'null' };
  await page.route(lists, (route) => (route.request().method() === 'GET' ? route.fulfill(nothing) : route.continue()));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').first(), path).toContainText(/\w/);
    const lasting = page.getByRole('button', { name: /Delete|Archive|Complete|Remove|Actions for/ });
    expect([path, await lasting.count()]).toEqual([path, 0]);
  }
  expect(crashes).toEqual([]);
  // And all is well once the server is, also where it did not say who is there.
  await page.unroute(lists);
  await page.route('**/api/auth/me', (route) => route.fulfill(nothing));
  await page.goto('/goals');
  await expect(page.getByRole('alert')).toContainText('Unexpected response. Try again.');
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText('Learn Rust');
});
