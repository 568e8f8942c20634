import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeArea, makeItem, makePlan } from '../testing/seed.ts';

/** Everything that a screen asks for, but who is there. */
const lists = /\/api\/(?!auth\/|csrf-token|support)/;

const broken = [
  ['an error', { status: 500, json: { message: 'Something went wrong on our side. Please try again.' } }],
  ['null', { status: 200, contentType: 'application/json', body: 'null' }],
  ['an empty object', { status: 200, json: {} }],
  ['a page', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
] as const;

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

for (const [what, answer] of broken) {
  test(`where every list is ${what}, each screen says so, and offers nothing that cannot be taken back`, async ({
    freshPage: page,
  }) => {
    test.slow();
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    const paths = await screens(page);
    await page.route(lists, (route) => (route.request().method() === 'GET' ? route.fulfill(answer) : route.continue()));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert').first(), path).toContainText(/\w/);
      const lasting = page.getByRole('button', { name: /Delete|Archive|Complete|Remove|Actions for/ });
      expect([path, await lasting.count()]).toEqual([path, 0]);
    }
    expect(crashes).toEqual([]);
    // And all is well once the server is.
    await page.unroute(lists);
    await page.goto('/goals');
    await expect(page.getByRole('main')).toContainText('Learn Rust');
  });
}
