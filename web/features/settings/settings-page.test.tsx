import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#contract/account/auth.ts';
import type { Account } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });

let account: Account;

beforeEach(async () => {
  account = await signUp();
});

test('opens from the sidebar and shows every section', async () => {
  await renderApp('/timers');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(currentUrl).toBe('/settings');
  await expect.poll(() => document.title).toBe('Settings · Weekwise');
  await expect.element(section('Account')).toMatchTextContent(account.email);
  await expect
    .poll(() => texts(page.getByRole('main').getByRole('heading', { level: 2 })))
    .toEqual([
      'Account',
      'Time zone and week',
      'Date and time',
      'Timers',
      'Appearance',
      'Your own AI model',
      'Active sessions',
      'Your data',
      'Recently deleted',
      'Sample data',
      'Delete account',
    ]);
});

test('fits a screen that is 360 pixels wide', async () => {
  await page.viewport(360, 740);
  await renderApp('/settings');
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await expect.element(page.getByLabelText('Search time zones')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('shares the color scheme with the menu in the header', async () => {
  await renderApp('/settings');
  const scheme = () => document.documentElement.dataset['colorScheme'];
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect.poll(scheme).toBe('light');
});

test('keeps the color scheme that was chosen before its storage key was renamed', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  await renderApp('/settings');
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => document.documentElement.dataset['colorScheme']).toBe('dark');
  await page.getByRole('radio', { name: 'System' }).click();
  await remountApp();
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
});

describe('time zone', () => {
  const zone = section('Time zone and week');
  const search = zone.getByLabelText('Search time zones');
  const today = zone.getByRole('listitem').filter({ hasText: 'Today' });

  const savedZone = async () => (await callApi<{ user: User }>(api, 'GET', '/api/auth/me')).user.timeZone;

  test("can be changed to the browser's in one click, and undone", async () => {
    await renderApp('/settings');
    await expect
      .element(zone)
      .toMatchTextContent('Your browser is set to Europe/Berlin, but your days and weeks follow UTC.');
    await zone.getByRole('button', { name: 'Use Europe/Berlin' }).dblClick();
    await expect.element(toast('Your days and weeks now follow Europe/Berlin.')).toBeVisible();
    await expect.element(zone.getByText('This week in Europe/Berlin')).toBeVisible();
    await expect.element(zone.getByText('Your browser is set to')).not.toBeInTheDocument();
    expect(await savedZone()).toBe('Europe/Berlin');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(zone.getByText('This week in UTC')).toBeVisible();
    expect(await savedZone()).toBe('UTC');
  });

  test('can be searched, previewed and chosen by keyboard', async () => {
    // The app uses the server's clock rather than the device's.
    intercept('/api/time-entries/active', async ({ forward }) => {
      const timers = (await (await forward()).json()) as object;
      return respond(200, { ...timers, serverNow: '2026-11-15T21:30:00.000Z' })();
    });
    await renderApp('/settings');
    await expect.element(today).toMatchTextContent('15');
    (await zone.getByRole('button', { name: 'Change time zone' }).findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('nowhere');
    await expect.element(zone.getByText('No matching time zone.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('toky');
    await expect.element(zone.getByRole('radio')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(zone.getByText('This week in Asia/Tokyo')).toBeVisible();
    await expect.element(zone.getByText('It is already Monday there, so a new week has begun.')).toBeVisible();
    await expect
      .element(zone)
      .toMatchTextContent('This week runs from Monday 16 November, 00:00 to Sunday 22 November, 24:00.');
    await expect.element(today).toMatchTextContent('16');
    expect(await savedZone()).toBe('UTC');
    (await zone.getByRole('button', { name: 'Use Asia/Tokyo' }).findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Your days and weeks now follow Asia/Tokyo.')).toBeVisible();
    await expect.element(search).not.toBeInTheDocument();
    expect(await savedZone()).toBe('Asia/Tokyo');
  });

  test('stays the same when a preview is dismissed', async () => {
    await renderApp('/settings');
    await zone.getByRole('button', { name: 'Change time zone' }).click();
    await search.fill('kathmandu');
    await zone.getByRole('radio').click();
    await expect.element(zone.getByText(/^This week in Asia\/Kath?mandu/)).toBeVisible();
    await zone.getByRole('button', { name: 'Keep UTC' }).click();
    await expect.element(zone.getByText('This week in UTC')).toBeVisible();
    expect(await savedZone()).toBe('UTC');
  });

  test('stays the same when saving fails, and an error is shown', async () => {
    intercept('/api/account/time-zone', respond(500, {}));
    await renderApp('/settings');
    await zone.getByRole('button', { name: 'Use Europe/Berlin' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The time zone was not changed.');
    await expect.element(zone.getByText('This week in UTC')).toBeVisible();
    expect(await savedZone()).toBe('UTC');
  });
});

describe('sample data', () => {
  const sample = section('Sample data');
  const add = sample.getByRole('button', { name: 'Try it with sample data' });

  test(
    'can be added after a failure, only once on a double click, and removed again',
    { timeout: 60_000 },
    async () => {
      await renderApp('/settings');
      const restore = intercept('/api/sample-data', ({ method, forward }) =>
        method === 'POST' ? disconnect() : forward(),
      );
      await add.click();
      const failure = page.getByRole('alert').filter({ hasText: 'Please try again' });
      await expect.element(failure).toBeVisible();
      restore();
      const writes = recordWrites('/api/sample-data');
      await add.dblClick();
      await expect.element(toast('Here is a year of sample data to explore.'), { timeout: 30_000 }).toBeVisible();
      await expect.element(failure, { timeout: 1000 }).not.toBeInTheDocument();
      expect(writes.map(({ method }) => method)).toEqual(['POST']);
      await expect.element(sample.getByText(/of your focus areas come from the sample/)).toBeVisible();
      await sample.getByRole('button', { name: 'Remove sample data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove sample data?' });
      await expect.element(dialog).toMatchTextContent('including what you added to them yourself');
      await dialog.getByRole('button', { name: 'Remove sample data' }).click();
      await expect.element(toast('Sample data removed.')).toBeVisible();
      await expect.element(add).toBeVisible();
    },
  );

  test('is not offered to an account that already has data', async () => {
    await renderApp('/settings');
    await expect.element(add).toBeVisible();
    await callApi(api, 'POST', '/api/focus-areas', { name: 'Mine' });
    await remountApp();
    await expect.element(section('Delete account')).toBeVisible();
    await expect.element(sample).not.toBeInTheDocument();
  });
});
