import type { Page } from '@playwright/test';
import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { newAccount, signUp } from '#testing/accounts.ts';
import { createArea, startTimer } from '#testing/seed.ts';
import { expect, test } from '../support/fixtures.ts';
import { countDialogs, expectNoInjection, xssPayloads } from '../support/xss-payloads.ts';

/** Payloads that end an element, a comment or a string of a script. */
const embeddingPayloads = [
  '</script><script>window.__xss=1</script>',
  '<!--<script>window.__xss=1</script>',
  ']]></script><img src=x onerror=window.__xss=1>',
  '//\u2028window.__xss=1\u2029//',
  '\\u003c/script>"};window.__xss=1//',
  ...xssPayloads,
];

declare global {
  var cspViolations: string[];
}

async function recordCspViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.cspViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      globalThis.cspViolations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** The responses in the HTML that the server sent, by URL; undefined if there are none. */
async function fetchInitialData(page: Page, path: string): Promise<Record<string, unknown> | undefined> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(
    ([text, id]) => {
      const element = new DOMParser().parseFromString(text, 'text/html').getElementById(id);
      return element ? (JSON.parse(element.textContent) as Record<string, unknown>) : undefined;
    },
    [html, INITIAL_DATA_ID] as const,
  );
}

test('embeds and renders hostile names as data that neither runs nor violates the CSP (OE-04)', async ({
  freshPage: page,
}) => {
  test.slow();
  const dialogs = countDialogs(page);
  await recordCspViolations(page);
  for (const name of embeddingPayloads) {
    const { goals } = await createArea(page.request, { name, description: name }, [name]);
    await startTimer(page.request, goals[0]!, 60_000);
  }
  for (const path of ['/timers', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(embeddingPayloads[0]!);
    await expectNoInjection(page, path);
    expect([path, await page.evaluate(() => globalThis.cspViolations)]).toEqual([path, []]);
  }
  expect(dialogs()).toBe(0);

  const areas = (await fetchInitialData(page, '/timers'))!['/api/focus-areas/with-goals'] as FocusArea[];
  expect(areas).toEqual(await (await page.request.get('/api/focus-areas/with-goals')).json());
  expect(areas.map(({ name }) => name).toSorted()).toEqual(embeddingPayloads.toSorted());
});

test('embeds and renders the data of the user who is logged in, and none after logging out (AZ-08)', async ({
  page,
  playwright,
  baseURL,
}) => {
  const [own, other] = [newAccount(), newAccount()];
  const stranger = await playwright.request.newContext({ baseURL: baseURL! });
  await signUp(stranger, other);
  await createArea(stranger, { name: 'Not yours' }, ['Not yours either']);
  await signUp(page.request, own);
  await createArea(page.request, { name: 'Coding' }, ['Learn Rust']);
  await page.goto('/timers');
  await expect(page.getByRole('main')).toContainText('Learn Rust');

  const mine = [own.email, 'Learn Rust'];
  const theirs = [other.email, 'Not yours either'];
  let renderedCount = 0;
  for (let round = 0; round < 10; round++) {
    // Both at the same time, because all users share one renderer.
    const responses = await Promise.all([page.request.get('/timers'), stranger.get('/timers')]);
    for (const [n, response] of responses.entries()) {
      expect(response.headers()['cache-control']).toBe('no-store');
      const html = await response.text();
      const [expected, forbidden] = n === 0 ? [mine, theirs] : [theirs, mine];
      for (const text of expected) expect(html).toContain(text);
      for (const text of forbidden) expect(html).not.toContain(text);
      if (/^<!doctype html>\s*<html[^>]* data-rendered-at=/.test(html)) renderedCount++;
    }
  }
  // A busy server leaves some of them to the browser.
  expect(renderedCount).toBeGreaterThan(2);

  await page.context().clearCookies();
  for (const path of ['/timers', '/dashboard', '/settings', '/app.html']) {
    const signedOut = await page.request.get(path);
    expect([path, signedOut.headers()['cache-control']]).toEqual([path, 'no-cache']);
    expect([path, await fetchInitialData(page, path)]).toEqual([path, undefined]);
  }
  expect(Object.keys((await fetchInitialData(page, '/login'))!)).not.toContain('/api/auth/me');
  await stranger.dispose();
});

test('does not embed texts from the URL (OE-04)', async ({ signedInPage: page }) => {
  const text = '</script><script>window.__xss=1</script>';
  const encoded = encodeURIComponent(text);
  await page.goto(`/inventory?view=all&q=${encoded}`);
  await expectNoInjection(page);
  for (const path of [`/inventory?q=${encoded}`, `/timers?plan=${encoded}`, `/dashboard?week=${encoded}`]) {
    const html = await (await page.request.get(path)).text();
    expect([path, html.includes('__xss')]).toEqual([path, false]);
  }
});
