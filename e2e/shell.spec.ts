import type { Locator, Page } from '@playwright/test';
import { logOut } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { viewport: { width: 1280, height: 800 } };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
}

test.describe('on a phone', () => {
  test.use(phone);
  test.beforeEach(({ signedInPage }) => openDashboard(signedInPage));

  test('the menu button opens the sidebar, and a link in it leads on and closes it', async ({ signedInPage: page }) => {
    await page.goto('/help');
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Timers',
      'Weekly Planner',
      'Focus Areas',
      'Goals',
      'Action Plans',
      'Inventory',
      'Reports',
      'Time Entries',
    ]);
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(sidebar(page)).toBeHidden();
  });

  test('Esc and a click on the overlay close it, and the focus returns', async ({ signedInPage: page }) => {
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(sidebar(page)).toBeHidden();
  });

  test('a swipe opens it if it starts within 20 px of the left edge and is longer than 80', async ({
    signedInPage: page,
  }) => {
    for (const [from, to] of [
      [20, 100],
      [21, 200],
    ] as const) {
      await swipe(page, from, to);
      await page.waitForTimeout(100);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
    for (const [from, to] of [
      [5, 86],
      [20, 101],
    ] as const) {
      await swipe(page, from, to);
      await expect(sidebar(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeHidden();
    }
  });

  test('nothing is wider than the screen', async ({ signedInPage: page }) => {
    const expectToFit = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      await page.addStyleTag({ content: 'html { font-size: 32px }' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} in large text`).toBe(360);
    };
    for (const path of [
      '/dashboard',
      '/timers',
      '/planner',
      '/action-plans/generate-action-plan',
      '/action-plans/generate-action-plan2',
      '/reports',
      '/time-entries',
      '/help',
      '/faq',
    ])
      await expectToFit(path);
    await logOut(page.request);
    for (const path of ['/', '/login', '/register']) await expectToFit(path);
  });

  test('whatever can be pressed is large enough for a thumb', async ({ signedInPage: page }) => {
    await expectThumbSize(page.getByRole('banner').getByRole('button'));
    await menuButton(page).click();
    await expectThumbSize(page.getByRole('dialog').getByRole('link'));
    await expectThumbSize(page.getByRole('dialog').getByRole('button'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectThumbSize(page.getByRole('textbox'));
    await expectThumbSize(page.getByRole('main').getByRole('button'));
  });
});

test.describe('on a wide screen', () => {
  test.use(desk);
  test.beforeEach(({ signedInPage }) => openDashboard(signedInPage));

  test('the sidebar stands beside the page until it is put away', async ({ signedInPage: page }) => {
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await menuButton(page).click();
    await expect(sidebar(page)).toBeHidden();
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
  });

  test('the header and the tab name the page', async ({ signedInPage: page }) => {
    for (const [path, name] of [
      ['/dashboard', 'Dashboard'],
      ['/timers', 'Timers'],
      ['/planner', 'Weekly Planner'],
      ['/focus-areas', 'Focus Areas'],
      ['/categories', 'Focus Areas'],
      ['/goals', 'Goals'],
      ['/objectives', 'Goals'],
      ['/action-plans', 'Action Plans'],
      ['/action-plans/new', 'New Action Plan'],
      ['/action-plans/generate-action-plan', 'Generate Action Plan'],
      ['/action-plans/generate-action-plan2', 'Create Your Action Plan'],
      ['/inventory', 'Inventory'],
      ['/reports', 'Reports'],
      ['/time-entries', 'Time Entries'],
      ['/settings', 'Settings'],
      ['/feedback', 'Feedback'],
      ['/contact', 'Contact'],
      ['/help', 'Help'],
      ['/faq', 'FAQ'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · Weekwise`);
    }
  });

  test('the help dropdown leads to pages that exist, by mouse and by keyboard', async ({ signedInPage: page }) => {
    const help = page.getByRole('button', { name: 'Help' });
    await help.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Feedback', 'FAQ', 'Help', 'Contact', 'Keyboard shortcuts']);
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await help.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Feedback' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused();
    await page.keyboard.press('h');
    await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main')).toBeFocused();

    await help.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(help).toBeFocused();
  });

  test('the appearance follows the system unless chosen, and the choice is kept', async ({ signedInPage: page }) => {
    const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(scheme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(scheme).toBe('light');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(scheme).toBe('dark');
    await page.reload();
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });

  test('? lists the shortcuts, and those listed work', async ({ signedInPage: page }) => {
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByRole('term')).toHaveText([
      'Find a goal, page or timer',
      'Show this list',
      'Close what is open',
      'Go to Dashboard',
      'Go to Timers',
      'Go to Weekly Planner',
      'Go to Focus Areas',
      'Go to Goals',
      'Go to Action Plans',
      'Go to Inventory',
      'Go to Reports',
      'Go to Time Entries',
      'Go to Feedback',
      'Go to FAQ',
      'Go to Help',
      'Go to Contact',
    ]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    for (const [key, path] of [
      ['t', '/timers'],
      ['p', '/planner'],
      ['a', '/focus-areas'],
      ['o', '/goals'],
      ['l', '/action-plans'],
      ['i', '/inventory'],
      ['r', '/reports'],
      ['e', '/time-entries'],
      ['b', '/feedback'],
      ['f', '/faq'],
      ['h', '/help'],
      ['c', '/contact'],
      ['d', '/dashboard'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
    }
  });

  test('the first Tab stop skips to the content, and following a link moves on into it', async ({
    signedInPage: page,
  }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Timers' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/timers');
    await expect(page.getByRole('main', { name: 'Timers' })).toBeFocused();
  });
});

test('a path that does not exist leads to the landing page', async ({ signedInPage: page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/goal', '/caf%C3%A9?a=b#c']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Open your week' })).toBeVisible();
  }
});

test('a page that takes long shows that it is loading', async ({ signedInPage: page }) => {
  let answer = () => {};
  await page.route('**/api/auth/me', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('status')).toBeHidden();
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
}

async function expectThumbSize(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await targets.all()) {
    const { width, height } = (await target.boundingBox())!;
    // A panel that is still sliding in gives fractions such as 43.99998.
    expect(Math.round(Math.min(width, height) * 10) / 10, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
}
