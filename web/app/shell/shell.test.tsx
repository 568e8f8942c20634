import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { logOut } from '#testing/accounts.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const sidebar = page.getByRole('navigation', { name: 'Pages' });
const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });

beforeEach(async () => {
  await signUp();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  test('opens the sidebar with its button, and closes it when a link is clicked', async () => {
    await renderApp('/help');
    await expect.element(sidebar).not.toBeInTheDocument();
    await menuButton.click();
    await expect
      .poll(() => texts(sidebar.getByRole('link')))
      .toEqual([
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
    await sidebar.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(currentUrl).toBe('/dashboard');
    await expect.element(sidebar).not.toBeInTheDocument();
  });

  test('closes the sidebar on Esc and on a click on the overlay, and returns the focus', async () => {
    await renderApp('/dashboard');
    await menuButton.click();
    await expect.element(sidebar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sidebar).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
    await menuButton.click();
    await expect.element(sidebar).toBeVisible();
    await userEvent.pointer({ keys: '[MouseLeft]', coords: { x: 350, y: 400 } });
    await expect.element(sidebar).not.toBeInTheDocument();
  });

  test('opens the most used pages from the bottom bar, which covers nothing', async () => {
    await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await renderApp('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => texts(bar.getByRole('link'))).toEqual(['Dashboard', 'Timers', 'Entries', 'Planner']);
    for (const [name, path] of [
      ['Timers', '/timers'],
      ['Planner', '/planner'],
      ['Entries', '/time-entries'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await expect.poll(currentUrl).toBe(path);
      await expect.element(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    const { top, bottom } = bar.element().getBoundingClientRect();
    expect(bottom).toBe(740);
    const add = page.getByRole('button', { name: 'Add Entry' }).last();
    await expect.element(add).toBeVisible();
    expect(add.element().getBoundingClientRect().bottom).toBeLessThan(top);
    await renderApp('/action-plans/new');
    const save = page.getByRole('main').getByRole('button').last();
    await expect.element(save).toBeVisible();
    expect(save.element().getBoundingClientRect().bottom).toBeLessThan(top);
  });

  test.for([
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
    ['/login', 'Welcome back', 'Log in'],
    ['/register', 'Create your account'],
  ] as const)(
    'shows %s with its title, %s, in the width of the screen, even with large text',
    async ([path, name, title = name]) => {
      if (path === '/login' || path === '/register') await logOut(api);
      await renderApp(path);
      await expect.element(heading).toHaveTextContent(name);
      await expect.poll(() => document.title).toBe(`${title} · Weekwise`);
      expect(document.documentElement.scrollWidth).toBe(360);
      document.documentElement.style.fontSize = '32px';
      try {
        expect(document.documentElement.scrollWidth).toBe(360);
      } finally {
        document.documentElement.style.fontSize = '';
      }
    },
  );

  test('makes every control large enough for a thumb', async () => {
    await renderApp('/dashboard');
    expect(await shortestSide(page.getByRole('banner').getByRole('button'))).toBeGreaterThanOrEqual(44);
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await shortestSide(bar.getByRole('link'))).toBeGreaterThanOrEqual(44);
    expect(await shortestSide(bar.getByRole('button'))).toBeGreaterThanOrEqual(44);
    await menuButton.click();
    expect(await shortestSide(page.getByRole('dialog').getByRole('link'))).toBeGreaterThanOrEqual(44);
    expect(await shortestSide(page.getByRole('dialog').getByRole('button'))).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await shortestSide(page.getByRole('textbox'))).toBeGreaterThanOrEqual(44);
    expect(await shortestSide(main.getByRole('button'))).toBeGreaterThanOrEqual(44);
  });
});

describe('on a wide screen', () => {
  test('keeps the sidebar beside the page until it is closed', async () => {
    await renderApp('/dashboard');
    await expect.element(sidebar).toBeVisible();
    await expect.element(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await menuButton.click();
    await expect.element(sidebar).not.toBeInTheDocument();
    await menuButton.click();
    await expect.element(sidebar).toBeVisible();
  });

  test('opens the pages of the help menu', async () => {
    await renderApp('/dashboard');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect
      .poll(() => texts(page.getByRole('menuitem')))
      .toEqual(['Feedback', 'FAQ', 'Help', 'Contact', 'Keyboard shortcuts']);
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await expect.poll(currentUrl).toBe('/help');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(main).toHaveFocus();
  });

  test('lists the keyboard shortcuts on ?', async () => {
    await renderApp('/dashboard');
    await expect.element(heading).toBeVisible();
    await userEvent.keyboard('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect
      .poll(() => texts(list.getByRole('term')))
      .toEqual([
        'Find a goal, page or timer',
        'Start tracking something',
        'Move a task of a goal up',
        'Move a task of a goal down',
        'Show this list',
        'Close the open dialog or menu',
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
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('opens each page with its keyboard shortcut', async () => {
    await renderApp('/dashboard');
    await expect.element(heading).toBeVisible();
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
      await userEvent.keyboard(`g${key}`);
      await expect.poll(currentUrl).toBe(path);
    }
  });

  test('skips to the content from the first Tab stop, and focuses a page opened by a link', async () => {
    await renderApp('/dashboard');
    await expect.element(heading).toHaveTextContent('Dashboard');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => main.element().querySelector(':focus')).toBeVisible();
    (await sidebar.getByRole('link', { name: 'Timers' }).findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(currentUrl).toBe('/timers');
    await expect.element(page.getByRole('main', { name: 'Timers' })).toHaveFocus();
  });
});

/** The shortest side of all matching elements, in pixels. */
async function shortestSide(targets: Locator): Promise<number> {
  await expect.element(targets.first()).toBeVisible();
  const sides = targets.elements().flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return [width, height];
  });
  // Layout produces fractions such as 43.99998.
  return Math.round(Math.min(...sides) * 10) / 10;
}
