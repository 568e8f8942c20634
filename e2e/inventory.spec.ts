import { send } from '../testing/api.ts';
import { expect, test } from './fixtures.ts';
import { box, button, choose, dialog, stored, titles } from './items.ts';
import { makeArea, makeItem } from '../testing/seed.ts';

test('all items are searched, filtered, sorted and paged, and the address says how', async ({ freshPage: page }) => {
  test.slow();
  const coding = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  const fitness = await makeArea(page.request, { name: 'Fitness' }, ['Run']);
  await page.goto('/inventory?view=all');
  await expect(page.getByText('No resources yet')).toBeVisible();
  const goals = [...coding.goals, ...fitness.goals];
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  for (let n = 1; n <= 120; n++) {
    const data = { title: `Item ${n}`, tags: n % 40 === 0 ? ['Fortieth'] : [], estimatedMinutes: n };
    const path = `/api/goals/${goals[n % 3]!._id}/inventory`;
    expect((await page.request.post(path, { data, headers: { 'X-CSRF-Token': csrfToken } })).status()).toBe(201);
  }
  const done = await makeItem(page.request, goals[2]!._id, { title: 'Zebra shoes', completed: true, rating: 5 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  const pager = page.getByRole('navigation', { name: 'Pages of the list' });
  const name = (n: number) => titles(page).nth(n);
  await expect(pager).toContainText('1–50 of 121');
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  const [next, previous] = [button(page, 'Next'), button(page, 'Previous')];
  await next.click();
  await expect(pager).toContainText('51–100 of 121');
  await expect(name(0)).toHaveAccessibleName('Item 71');
  await next.click();
  await expect(titles(page)).toHaveCount(21);
  await expect(next).toBeDisabled();
  await expect(page).toHaveURL('/inventory?view=all&page=3');
  await previous.click();
  await expect(name(0)).toHaveAccessibleName('Item 71');
  await page.reload();
  await expect(name(0)).toHaveAccessibleName('Item 71');

  // By title as people sort; a second click turns it round. Sorting begins at the first page.
  await button(page, 'Title').click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(name(1)).toHaveAccessibleName('Item 2');
  await expect(page).toHaveURL('/inventory?view=all&sort=title');
  await button(page, 'Title').click();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  await button(page, 'Estimate').click();
  await expect(name(0)).toHaveAccessibleName('Item 1');
  await page.goBack();
  await expect(name(0)).toHaveAccessibleName('Zebra shoes');
  await page.goBack();
  await expect(name(0)).toHaveAccessibleName('Item 1');
  await expect(page).toHaveURL('/inventory?view=all&sort=title');

  // Filters; another area has other goals.
  const goalField = page.getByLabel('Goal', { exact: true });
  await page.getByLabel('Focus area').selectOption('Coding');
  await expect(pager).toContainText('1–50 of 80');
  await expect(goalField.getByRole('option')).toHaveText(['All', 'Learn Rust', 'Ship it']);
  await goalField.selectOption('Ship it');
  await expect(pager).toContainText('1–40 of 40');
  await expect(next).toHaveCount(0);
  await page.reload();
  await expect(goalField).toHaveValue(goals[1]!._id);
  await expect(pager).toContainText('1–40 of 40');
  await page.getByLabel('Focus area').selectOption('Fitness');
  await expect(goalField).toHaveValue('');
  await expect(pager).toContainText('1–41 of 41');
  await page.getByLabel('Status').selectOption('Done');
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByRole('row').last()).toContainText(/Run.*Fitness.*5 of 5 stars.*Done/);

  // The search follows what is typed; nothing typed is lost, 'Back' included.
  await page.getByLabel('Search items').pressSequentially('no such thing', { delay: 40 });
  await expect(page.getByText('No items match your filters.')).toBeVisible();
  await expect(page.getByLabel('Search items')).toHaveValue('no such thing');
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/inventory?view=all&sort=title');
  await expect(page.getByLabel('Search items')).toHaveValue('');
  await page.getByLabel('Search items').fill('fortieth item');
  await expect(titles(page)).toHaveCount(3);
  await expect(page).toHaveURL(/q=fortieth/);
  await button(page, 'Title').click();
  await expect(name(0)).toHaveAccessibleName('Item 120');
  await page.getByLabel('Search items').fill('zebra');
  await expect(titles(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Search items')).toHaveValue('fortieth item');
  await expect(name(0)).toHaveAccessibleName('Item 40');

  // What means nothing is passed over; a page that is not there is the last.
  await page.goto(`/inventory?view=all&page=99&area=${goals[0]!._id}&goal=nobody&status=Active&sort=price&dir=up`);
  await expect(titles(page)).toHaveCount(21);
  await expect(page).toHaveURL(/page=3/);
  await page.goto('/inventory?view=all&page=-3');
  await expect(pager).toContainText('1–50 of 121');

  // The menu of a row works here, too.
  await choose(page, 'Zebra shoes', 'Mark Incomplete');
  await expect(box(page, 'Zebra shoes')).not.toBeChecked();
  await choose(page, 'Zebra shoes', 'Mark Complete');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(box(page, 'Zebra shoes')).toBeChecked();
  await choose(page, 'Zebra shoes', 'Edit');
  await dialog(page).getByLabel('Title').fill('Running shoes');
  await button(page, 'Save').click();
  await expect(box(page, 'Running shoes')).toBeChecked();
  await choose(page, 'Running shoes', 'Delete');
  await button(page, 'Delete').click();
  await expect(pager).toContainText('1–50 of 120');
  expect((await stored(page)).some(({ _id }) => _id === done._id)).toBe(false);

  // A phone has the same as a list, and sorts, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Estimate');
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 1');
  await page.getByRole('button', { name: 'Order: ascending' }).click();
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 120');
  await page.getByRole('tab', { name: 'By Focus Area' }).click();
  await expect(page.getByText('0/40 completed').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Item 120');
});

test('what fails is told and taken back, and a link that is none leads nowhere', async ({ freshPage: page }) => {
  const { goals } = await makeArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  const item = await makeItem(page.request, goals[0]!._id, {
    title: 'The Rust Book',
    notes: 'A long story. '.repeat(60),
    completed: true,
  });
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const bad = { title: 'Bad', url: 'javascript:alert(1)' };
  const refused = await page.request.post(`/api/goals/${goals[0]!._id}/inventory`, {
    data: bad,
    headers: { 'X-CSRF-Token': csrfToken },
  });
  expect(refused.status()).toBe(422);

  await page.route('**/api/inventory/grouped', (route) => route.fulfill({ status: 200, json: { items: [] } }));
  await page.goto('/inventory');
  await expect(page.getByRole('alert')).toContainText('Load error');
  await page.unrouteAll();
  await button(page, 'Retry').click();
  await expect(box(page, 'The Rust Book')).toBeChecked();

  await page.route(/\/(toggle|inventory\/[\da-f-]{36})$/, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.getByRole('alert').filter({ hasText: 'The item was not saved.' });
  // Not even what comes afterwards sets it right.
  await page.route('**/api/inventory/grouped', () => undefined);
  await box(page, 'The Rust Book').click();
  await expect(failed).toBeVisible();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await choose(page, 'The Rust Book', 'Delete');
  await button(page, 'Delete').click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The item was not deleted.');
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await send(page.request, 'PATCH', `/api/inventory/${item._id}`, { completed: false });
  await page.reload();
  await page.route(/inventory\/[\da-f-]{36}$/, (route) => route.fulfill({ status: 500, json: {} }));
  await box(page, 'The Rust Book').click();
  await dialog(page).getByLabel('Notes').fill('Hard to write again.');
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('The item was not saved.');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(box(page, 'The Rust Book')).toBeChecked();
  await expect.poll(async () => (await stored(page))[0]!.notes).toBe('Hard to write again.');

  // Whatever a database may hold: text, and nothing else. Nothing is wider than a phone.
  await page.route('**/api/inventory{/grouped,?*}', async (route) => {
    const plant = (text: string) => text.replaceAll('"url":null', `"url":"javascript:alert(1)"`);
    const answer = await route.fetch();
    const long = (text: string) => text.replaceAll('The Rust Book', `ארוך${'W'.repeat(190)}`);
    await route.fulfill({ response: answer, body: long(plant(await answer.text())) });
  });
  for (const path of ['/inventory', '/inventory?view=all']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByText('javascript:alert(1)')).toBeVisible();
      expect(await page.locator('[href^="javascript" i]').count()).toBe(0);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBe(screen);
    }
  }
});
