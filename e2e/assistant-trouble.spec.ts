import { send } from '../testing/api.ts';
import { draft, drafted, formPath, generate, goal, save } from './assistant-pages.ts';
import { expect, test } from './fixtures.ts';
import { makeArea } from '../testing/seed.ts';
import { plansOf } from './wizard-talk.ts';

test('an area that was deleted meanwhile is told, and another one is chosen', async ({ freshPage: page }) => {
  const { area } = await makeArea(page.request, { name: 'Spanish' });
  await makeArea(page.request, { name: 'Garden' });
  await page.goto(formPath);
  await page.getByLabel('Focus area').selectOption('Spanish');
  await goal(page).fill('Grow tomatoes');
  await send(page.request, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await generate(page).click();
  await expect(page.getByText('The focus area of the plan was deleted meanwhile.')).toBeVisible();
  await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Spanish' })).toHaveCount(0);
  await page.getByLabel('Focus area').selectOption('Garden');
  await generate(page).click();
  await expect(drafted(page)).toBeVisible();
});

test('a plan whose saving was never answered is saved once, also after a reload', async ({ freshPage: page }) => {
  await makeArea(page.request, { name: 'Spanish' });
  await draft(page);
  await page.route('**/api/ai/save-plan', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('The plan was not saved.');
  expect(await plansOf(page)).toHaveLength(1);
  await page.unroute('**/api/ai/save-plan');
  await page.reload();
  await save(page).click();
  await expect(page).toHaveURL(/\/action-plans\/[\da-f-]{36}$/);
  expect(await plansOf(page)).toHaveLength(1);
});

/** What has the focus, if it is not to be seen. */
function hiddenBehind(actions: Element): string | undefined {
  const focused = document.activeElement!;
  if (!document.querySelector('main')!.contains(focused) || actions.contains(focused)) return undefined;
  const { bottom, top } = focused.getBoundingClientRect();
  const isHidden = bottom > actions.getBoundingClientRect().top + 1 || top < 0;
  return isHidden ? focused.outerHTML.slice(0, 200) : undefined;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('whatever has the focus is in sight, above the actions', async ({ freshPage: page }) => {
      await makeArea(page.request, { name: 'Spanish' });
      await draft(page);
      const bar = save(page).locator('..');
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab');
        // It is brought there once it has been drawn.
        await expect.poll(() => bar.evaluate(hiddenBehind)).toBeUndefined();
      }
    });
  });
}
