import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import { createArea, createItem } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = page.getByRole('rowheader').getByRole('checkbox');
const title = (n: number) => titles.nth(n);
const pager = page.getByRole('navigation', { name: 'Pagination' });
const [next, previous] = [button('Next'), button('Previous')];
const search = page.getByLabelText('Search items');
const areaField = page.getByLabelText('Focus area');
const goalField = page.getByLabelText('Goal', { exact: true });

let goals: readonly Goal[];

// The tests share these items and must not change them.
beforeAll(async () => {
  await signUp();
  const coding = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
  const fitness = await createArea(api, { name: 'Fitness' }, ['Run']);
  goals = [...coding.goals, ...fitness.goals];
  for (let n = 1; n <= 120; n++) {
    const fields = { title: `Item ${n}`, tags: n % 40 === 0 ? ['Fortieth'] : [], estimatedMinutes: n };
    await createItem(api, goals[n % 3]!._id, fields);
  }
  await createItem(api, goals[2]!._id, { title: 'Zebra shoes', completed: true, rating: 5 });
}, 60_000);

test('shows 50 items per page, newest first, and keeps the page in the URL', async () => {
  await renderApp('/inventory?view=all');
  await expect.element(pager).toMatchTextContent('1–50 of 121');
  await expect.element(title(0)).toHaveAccessibleName('Zebra shoes');
  await next.click();
  await expect.element(pager).toMatchTextContent('51–100 of 121');
  await expect.element(title(0)).toHaveAccessibleName('Item 71');
  await next.click();
  await expect.element(titles).toHaveLength(21);
  await expect.element(next).toBeDisabled();
  await expect.poll(currentUrl).toBe('/inventory?view=all&page=3');
  await previous.click();
  await expect.element(title(0)).toHaveAccessibleName('Item 71');
  await expect.poll(currentUrl).toBe('/inventory?view=all&page=2');
});

test('sorts by a column, starting on page 1, and reverses the order on a second click', async () => {
  const header = page.getByRole('columnheader', { name: 'Title' });
  await renderApp('/inventory?view=all&page=2');
  await expect.element(title(0)).toHaveAccessibleName('Item 71');
  await button('Title').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  // Numbers in titles sort numerically.
  await expect.element(title(1)).toHaveAccessibleName('Item 2');
  await expect.poll(currentUrl).toBe('/inventory?view=all&sort=title');
  await button('Title').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(title(0)).toHaveAccessibleName('Zebra shoes');
  await button('Estimate').click();
  await expect.element(title(0)).toHaveAccessibleName('Item 1');
  history.back();
  await expect.element(title(0)).toHaveAccessibleName('Zebra shoes');
  history.back();
  await expect.element(title(0)).toHaveAccessibleName('Item 1');
  await expect.poll(currentUrl).toBe('/inventory?view=all&sort=title');
});

test('filters by focus area and goal', async () => {
  await renderApp('/inventory?view=all');
  await areaField.selectOptions('Coding');
  await expect.element(pager).toMatchTextContent('1–50 of 80');
  await expect.poll(() => texts(goalField.getByRole('option'))).toEqual(['All', 'Learn Rust', 'Ship it']);
  await goalField.selectOptions('Ship it');
  await expect.element(pager).toMatchTextContent('1–40 of 40');
  await expect.element(next).not.toBeInTheDocument();
  await remountApp();
  await expect.element(goalField).toHaveValue(goals[1]!._id);
  await expect.element(pager).toMatchTextContent('1–40 of 40');
  // The selected goal does not belong to the other focus area.
  await areaField.selectOptions('Fitness');
  await expect.element(goalField).toHaveValue('');
  await expect.element(pager).toMatchTextContent('1–41 of 41');
});

test('filters by status', async () => {
  await renderApp('/inventory?view=all');
  await page.getByLabelText('Status').selectOptions('Done');
  await expect.element(titles).toHaveLength(1);
  await expect.element(page.getByRole('row').last()).toMatchTextContent(/Run.*Fitness.*5 of 5 stars.*Done/);
});

test('searches while typing without losing a letter, and clears all filters at once', async () => {
  await renderApp(`/inventory?view=all&sort=title&area=${goals[2]!.focusArea}&status=done`);
  await expect.element(titles).toHaveLength(1);
  await userEvent.type(search, 'no such');
  await expect.poll(currentUrl).toMatch(/q=no/);
  await userEvent.keyboard(' thing');
  await expect.element(page.getByText('No items match your filters.')).toBeVisible();
  await expect.poll(currentUrl).toMatch(/q=no.such.thing/);
  await expect.element(search).toHaveValue('no such thing');
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(currentUrl).toBe('/inventory?view=all&sort=title');
  await expect.element(search).toHaveValue('');
  await expect.element(pager).toMatchTextContent('1–50 of 121');
});

test('searches titles and tags, and restores the previous search on Back', async () => {
  await renderApp('/inventory?view=all&sort=title');
  await search.fill('fortieth item');
  await expect.element(titles).toHaveLength(3);
  await expect.poll(currentUrl).toMatch(/q=fortieth/);
  await button('Title').click();
  await expect.element(title(0)).toHaveAccessibleName('Item 120');
  await search.fill('zebra');
  await expect.element(titles).toHaveLength(1);
  history.back();
  await expect.element(search).toHaveValue('fortieth item');
  await expect.element(title(0)).toHaveAccessibleName('Item 40');
});

test('ignores invalid parameters, and falls back to the last page', async () => {
  await renderApp(`/inventory?view=all&page=99&area=${goals[0]!._id}&goal=unknown&status=Active&sort=price&dir=up`);
  await expect.element(titles).toHaveLength(21);
  await expect.poll(currentUrl).toMatch(/page=3/);
  await renderApp('/inventory?view=all&page=-3');
  await expect.element(pager).toMatchTextContent('1–50 of 121');
});

test('shows a sortable list on a phone', async () => {
  const first = page.getByRole('checkbox').first();
  await page.viewport(360, 740);
  await renderApp('/inventory?view=all');
  await expect.element(first).toHaveAccessibleName('Zebra shoes');
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByLabelText('Sort by').selectOptions('Estimate');
  await expect.element(first).toHaveAccessibleName('Item 1');
  await page.getByRole('button', { name: 'Order: ascending' }).click();
  await expect.element(first).toHaveAccessibleName('Item 120');
  await page.getByRole('tab', { name: 'By Focus Area' }).click();
  await expect.element(page.getByText('0/40 completed').first()).toBeVisible();
  history.back();
  await expect.element(first).toHaveAccessibleName('Item 120');
});
