import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { getLayoutShift, recordLayoutShift } from './support/layout-shift.ts';

const publicPages = ['/', '/privacy', '/terms', '/source'];

const screenshots = (page: Page) => page.locator('.slides img');
const currentSlide = (page: Page) => page.locator('.dots a[aria-current]');

test('links from the landing page to the sign-up and login forms', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page).toHaveURL('/register');
  for (const landmark of ['banner', 'main'] as const) {
    await page.goto('/');
    await page.getByRole(landmark).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test.describe('landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all content and no buttons', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know where your week goes.');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Track',
      'Plan',
      'Improve',
      'Weighted scoring',
      'Positive nudges',
      'Mobile first',
      'Privacy-friendly',
    ]);
    await expect(screenshots(page)).toHaveCount(3);
    await expect(page.getByText('Examples of how people might use it, not real customers.')).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveCount(3);
    await expect(page.getByText('free while in early-access beta: no card')).toBeVisible();
    await expect(page.getByText('npm run demo')).toBeVisible();
    const footerLinks = page.getByRole('contentinfo').getByRole('link');
    await expect(footerLinks).toHaveText(['Privacy', 'Terms', 'Contact', 'Source code']);
    const paths = await footerLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(['/privacy', '/terms', '/contact', '/source']);
    // The carousel's buttons need a script.
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create your account' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('scrolls the screenshots by keyboard and jumps to one by its link', async ({ page }) => {
    await page.goto('/');
    const planner = page.getByAltText(/^The weekly planner/);
    await expect(planner).not.toBeInViewport();
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await expect(planner).toBeInViewport();
    await page.getByRole('region', { name: /Screenshots/ }).press('ArrowLeft');
    await expect(page.getByAltText(/^The timers/)).toBeInViewport({ ratio: 0.5 });
  });

  test('links to readable privacy, terms and source pages', async ({ page }) => {
    await page.goto('/');
    for (const [name, heading, text] of [
      ['Privacy', 'Privacy', 'A session ends after 30 days without use, after 180 days in any case'],
      ['Terms', 'Terms', 'It costs nothing.'],
      ['Source code', 'Source code', 'Permission is hereby granted, free of charge'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

test('moves the carousel by buttons, links and keys, announces the slide and does not scroll the page', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'The week on one screen' });
  const next = carousel.getByRole('button', { name: 'Next screenshot' });
  const status = carousel.getByRole('status');
  await carousel.getByRole('link', { name: 'Dashboard' }).scrollIntoViewIfNeeded();
  await expect(currentSlide(page)).toHaveText('Dashboard');
  await expect(status).toBeEmpty();
  const scrollY = await page.evaluate(() => window.scrollY);

  await next.click();
  await expect(currentSlide(page)).toHaveText('Timers');
  await expect(status).toHaveText('Screenshot 2 of 3: Timers');
  await next.click();
  await expect(status).toHaveText('Screenshot 3 of 3: Planner');
  await next.click();
  await expect(status).toHaveText('Screenshot 1 of 3: Dashboard');
  await carousel.getByRole('button', { name: 'Previous screenshot' }).click();
  await expect(currentSlide(page)).toHaveText('Planner');
  await carousel.getByRole('link', { name: 'Timers' }).click();
  await expect(currentSlide(page)).toHaveText('Timers');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);

  const region = carousel.getByRole('region', { name: /Screenshots/ });
  for (const [key, name] of [
    ['ArrowRight', 'Planner'],
    ['ArrowRight', 'Planner'],
    ['Home', 'Dashboard'],
    ['ArrowLeft', 'Dashboard'],
    ['End', 'Planner'],
    ['ArrowLeft', 'Timers'],
  ] as const) {
    await region.press(key);
    await expect(currentSlide(page)).toHaveText(name);
  }
});

for (const [width, size] of [
  [1280, [1600, 1000]],
  [360, [780, 1560]],
] as const) {
  test(`shows screenshots that fit a ${width} px screen and follow the colour scheme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const [index, screenshot] of (await screenshots(page).all()).entries()) {
      expect(await screenshot.getAttribute('loading')).toBe(index === 0 ? null : 'lazy');
      expect((await screenshot.getAttribute('alt'))!.length).toBeGreaterThan(60);
      const box = await screenshot.boundingBox();
      expect(box!.height / box!.width).toBeCloseTo(size[1] / size[0], 2);
      await screenshot.scrollIntoViewIfNeeded();
      const naturalSize = () =>
        screenshot.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
      await expect.poll(naturalSize).toEqual(size);
    }

    const currentSource = () =>
      screenshots(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    const light = await currentSource();
    await page.emulateMedia({ colorScheme: 'dark' });
    // The source is empty while the browser switches.
    await expect.poll(async () => (await currentSource()) || light).not.toBe(light);
    const dark = await currentSource();
    for (const [system, key, chosen, expected] of [
      // The first key was used before 2026-11. The second one is current and overrides it.
      ['dark', 'mantine-color-scheme-value', 'light', light],
      ['light', 'weekwise-color-scheme', 'dark', dark],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate((item) => localStorage.setItem(...item), [key, chosen] as [string, string]);
      await page.reload();
      await expect.poll(currentSource).toBe(expected);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(chosen === 'dark' ? 'rgb(18, 19, 27)' : 'rgb(246, 246, 251)');
    }
  });
}

for (const width of [360, 1280]) {
  test(`offers logged-in users their week without layout shift at ${width} px`, async ({ signedInPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShift(page);
    let releaseResponse = () => {};
    await page.route('**/api/csrf-token', async (route) => {
      await new Promise<void>((resolve) => (releaseResponse = resolve));
      await route.continue();
    });
    await page.goto('/');
    const register = page.getByRole('link', { name: 'Create your account' });
    const open = page.getByRole('link', { name: 'Open your week' });
    await expect(register).toBeVisible();
    await expect(open).toBeHidden();
    const registerBox = await register.boundingBox();
    releaseResponse();
    await expect(open).toBeVisible();
    await expect(register).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    const openBox = await open.boundingBox();
    expect([openBox!.x, openBox!.y]).toEqual([registerBox!.x, registerBox!.y]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await getLayoutShift(page)).toBeLessThanOrEqual(0.02);
    await open.click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('serves small public pages without stylesheets, console output or third-party requests', async ({ page }) => {
  const hosts = new Set<string>();
  const consoleMessages: string[] = [];
  let scriptBytes = 0;
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scriptBytes += gzipSync(await response.body(), { level: 9 }).length;
  });
  for (const path of publicPages) {
    scriptBytes = 0;
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const htmlBytes = gzipSync(await response!.body(), { level: 9 }).length;
    test.info().annotations.push({ type: path, description: `${htmlBytes} bytes of HTML, ${scriptBytes} of script` });
    expect(await response!.headerValue('cache-control')).toBe('no-cache');
    expect(await response!.headerValue('content-encoding')).toBe('br');
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(htmlBytes).toBeLessThanOrEqual(15_000);
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThanOrEqual(2000);
  }
  expect(consoleMessages).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('never scrolls sideways, and keeps each cell of the rating table on one line on a phone', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
      if (path !== '/' || width > 360) continue;
      const lines = await page.locator('.scoring :is(tbody th, td:last-child)').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }),
      );
      expect(lines, `${width} px`).toEqual(Array.from({ length: 9 }, () => 1));
    }
  }
});

test('shows a contact address and links to the source code only if the operator has configured them', async ({
  page,
}) => {
  const notConfigured = { email: null, profileUrl: null, sourceUrl: null, signUp: 'open' };
  const operatorInfo = { ...notConfigured, email: 'help@example.org', sourceUrl: 'https://code.example.org/weekwise' };
  const sourceLinks = page.getByRole('link', { name: 'source code' });
  await page.route('**/api/support', (route) => route.fulfill({ json: operatorInfo }));
  await page.goto('/privacy');
  await expect(page.getByRole('link', { name: operatorInfo.email })).toHaveAttribute(
    'href',
    `mailto:${operatorInfo.email}`,
  );
  await page.goto('/source');
  await expect(page.getByRole('link', { name: operatorInfo.sourceUrl })).toHaveAttribute(
    'href',
    operatorInfo.sourceUrl,
  );
  await page.goto('/');
  await expect(sourceLinks).toHaveCount(2);
  await page.unroute('**/api/support');
  await page.route('**/api/support', (route) => route.fulfill({ json: notConfigured }));
  for (const path of publicPages) {
    await page.goto(path);
    await expect(sourceLinks, path).toHaveCount(0);
  }
  await page.goto('/source');
  await expect(page.getByText('The source of this server')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Get it' })).toBeHidden();
});

test('says who may sign up, hides the sign-up links unless visitors can sign up, and causes no layout shift', async ({
  page,
}) => {
  const register = page.locator('a[href="/register"]:visible');
  const mockSignUpPolicy = (signUp: string) =>
    page.route('**/api/support', (route) =>
      route.fulfill({ json: { email: null, profileUrl: null, sourceUrl: null, signUp } }),
    );
  await recordLayoutShift(page);
  for (const [signUp, text, registerLinks] of [
    ['closed', 'This server is closed to new accounts. Ask whoever runs it for an invitation.', 0],
    ['invited', 'You need an invitation to create an account on this server. Ask whoever runs it for one.', 0],
    ['first', 'No one has an account here yet. Yours is the first; after that, sign-up closes.', 2],
    ['open', 'Free while in early-access beta. No card, no trackers.', 2],
  ] as const) {
    await mockSignUpPolicy(signUp);
    await page.goto('/');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('.pitch .small p:visible')).toHaveCount(1);
    await expect(register).toHaveCount(registerLinks);
    await expect(page.locator('main a[href="/login"]:visible')).toHaveCount(registerLinks === 0 ? 2 : 1);
    expect(await getLayoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.unroute('**/api/support');
  }
});
