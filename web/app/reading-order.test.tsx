import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Account, logIn } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createItem, createPlan, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const headings = page.getByRole('main').getByRole('heading', { level: 2 });
const sections = headings.getByRole('button');
const listItems = page.getByRole('main').getByRole('listitem');
const tab = (name: RegExp) => page.getByRole('tab', { name });

/** Shared by all tests, which only read it. */
let account: Promise<Account> | undefined;

/** Uneven columns: the second area is taller than its neighbours, the last one taller than the screen. */
const goalCounts = [1, 5, 1, 1, 3, 16];
const classes = ['level_up', 'life_stuff', 'chill_zone'] as const;

async function signUpWithUnevenLists(): Promise<Account> {
  const created = await signUp();
  for (const [n, goalCount] of goalCounts.entries()) {
    const name = `Area ${'ABCDEF'[n]}`;
    const titles = Array.from({ length: goalCount }, (_, g) => `${name} goal ${g + 1}`);
    // Reports show a card per class, and the focus areas page shows one class at a time.
    const focusAreaClass = classes[n < 4 ? 0 : n - 3]!;
    const { area, goals } = await createArea(api, { name, focusAreaClass, defaultWeeklyMin: 60 }, titles);
    for (const goal of goals) await createItem(api, goal._id, { title: `Read for ${goal.title}` });
    if (n < 3) {
      await callApi(api, 'PATCH', `/api/goals/${goals[0]!._id}/favorite`, { favorite: true });
      await createPlan(api, { title: `Plan ${n}`, focusAreaId: area._id, description: 'Long. '.repeat(n * 40) });
      await startTimer(api, goals[0]!, 0);
    }
  }
  return created;
}

beforeEach(async () => {
  if (account) await logIn(api, await account);
  else await (account = signUpWithUnevenLists());
});

test.for([
  ['focus areas on the Timers page', '/timers', sections],
  ['running timers', '/timers', page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem')],
  ['focus areas on the Goals page', '/goals', sections],
  ['goals of a long focus area', '/goals', page.getByRole('link', { name: 'Area F goal' })],
  ['favourite goals', '/timers', page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem')],
  ['focus areas on the Inventory page', '/inventory', sections],
  ['focus areas', '/focus-areas', page.getByRole('main').getByRole('tabpanel').getByRole('listitem')],
  ['plans', '/action-plans', listItems],
  [
    'classes in the report',
    '/reports',
    page.getByRole('heading', { name: /Level-Up|Life Stuff|Chill Zone/, level: 2 }),
  ],
  ['help topics', '/help', headings],
] as const)('%s read left to right and top to bottom, in Tab order', async ([, path, items]) => {
  await renderApp(path);
  if (path === '/focus-areas') await tab(/Level-Up/).click();
  await expect.element(items.nth(2)).toBeVisible();
  const boxes = items.elements().map((element) => {
    const { top, left } = element.getBoundingClientRect();
    return { name: element.textContent, top: Math.round(top), left: Math.round(left) };
  });
  expect(new Set(boxes.map(({ left }) => left)).size, 'columns').toBeGreaterThan(1);
  expect(boxes.map(({ name }) => name)).toEqual(
    boxes.toSorted((a, b) => a.top - b.top || a.left - b.left).map(({ name }) => name),
  );
});
