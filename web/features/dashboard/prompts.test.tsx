import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RatedWeek } from '#contract/reports/reports.ts';
import { createArea, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const timeZonePrompt = page.getByRole('region', { name: 'Time zone' });
const sampleDataPrompt = page.getByRole('button', { name: 'Try it with sample data' });
const sampleDataBanner = page.getByText('This is sample data.');
const gauge = page.getByRole('meter', { name: 'Productivity Rating' });
const weeks = page.getByRole('navigation', { name: 'Weeks' });

/** Generating a year of data takes longer than other requests. */
const SAMPLE_TIMEOUT = { timeout: 30_000 };
const TEST_TIMEOUT = { timeout: 60_000 };

beforeEach(signUp);

describe('the time zone prompt', () => {
  test("adopts the browser's time zone with one click", async () => {
    await renderApp('/dashboard');
    await expect
      .element(timeZonePrompt)
      .toMatchTextContent('Your browser is set to Europe/Berlin, but your days and weeks follow UTC.');
    await expect.element(page.getByText('Days begin at midnight (UTC).')).toBeVisible();
    await timeZonePrompt.getByRole('button', { name: 'Use Europe/Berlin' }).click();
    await expect.element(timeZonePrompt).not.toBeInTheDocument();
    await expect.element(page.getByText('Days begin at midnight (UTC).')).not.toBeInTheDocument();
    await remountApp();
    await expect.element(sampleDataPrompt).toBeVisible();
    await expect.element(timeZonePrompt).not.toBeInTheDocument();
  });

  test('stays dismissed after a reload', async () => {
    await renderApp('/dashboard');
    await timeZonePrompt.getByRole('button', { name: 'Keep UTC' }).click();
    await expect.element(timeZonePrompt).not.toBeInTheDocument();
    await remountApp();
    await expect.element(sampleDataPrompt).toBeVisible();
    await expect.element(timeZonePrompt).not.toBeInTheDocument();
  });
});

describe('sample data', () => {
  test('fills an empty account, shows a banner, and can be removed', TEST_TIMEOUT, async () => {
    await renderApp('/dashboard');
    await sampleDataPrompt.click();
    await expect.element(gauge, SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(sampleDataBanner).toBeInViewport();
    await expect.element(sampleDataPrompt).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
    await expect.element(page.getByText('Sample data removed.')).toBeVisible();
    expect(currentUrl()).toMatch(/^\/dashboard/);
    await expect.element(sampleDataPrompt).toBeVisible();
    await expect.element(sampleDataBanner).not.toBeInTheDocument();
  });

  /** Sets the time tracked in the sample's current week, so that the test does not depend on the weekday. */
  function trackThisWeek(hours: number): void {
    intercept('/api/reports/weekly-history?', async ({ forward }) => {
      const { history } = (await (await forward()).json()) as { history: readonly RatedWeek[] };
      const currentWeek = { ...history.at(-1)!, trackedSec: hours * 60 * 60 };
      return respond(200, { history: history.length === 7 ? [...history.slice(0, -1), currentWeek] : history })();
    });
  }

  test('shows an earlier week if the current one has only just begun', TEST_TIMEOUT, async () => {
    trackThisWeek(0);
    await renderApp('/dashboard');
    await sampleDataPrompt.click();
    const toast = page.getByRole('status').filter({ hasText: 'Here is a year of sample data to explore.' });
    await expect.element(toast, SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(weeks).toMatchTextContent('Last week');
    await expect.element(toast).toMatchTextContent('This week has only just begun, so here is an earlier one.');
    await expect.poll(currentUrl).toMatch(/^\/dashboard\?week=/);
    await weeks.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect.poll(currentUrl).toBe('/dashboard');
    await expect.element(weeks).toMatchTextContent('This week');
  });

  test('shows the current week if enough of it is tracked, and its banner can be dismissed', TEST_TIMEOUT, async () => {
    trackThisWeek(9);
    await renderApp('/dashboard');
    await sampleDataPrompt.click();
    await expect.element(page.getByText('Here is a year of sample data to explore.'), SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(weeks).toMatchTextContent('This week');
    expect(currentUrl()).toBe('/dashboard');

    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.element(sampleDataBanner).not.toBeInTheDocument();
    await expect.element(page.getByText('You can remove the sample data in Settings.')).toBeVisible();
    await remountApp();
    await expect.element(page.getByRole('link', { name: 'See reports' })).toBeVisible();
    await expect.element(sampleDataBanner).not.toBeInTheDocument();
  });

  test('is not offered to an account that already has data', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    await startTimer(api, goals[0]!, 60_000);
    const responded = Promise.withResolvers<void>();
    intercept('/api/sample-data', async ({ forward }) => {
      const response = await forward();
      responded.resolve();
      return response;
    });
    await renderApp('/dashboard');
    await expect.element(gauge).toBeVisible();
    await responded.promise;
    await expect.element(page.getByRole('link', { name: 'See reports' })).toBeVisible();
    await expect.element(sampleDataPrompt).not.toBeInTheDocument();
    await expect.element(sampleDataBanner).not.toBeInTheDocument();
  });
});
