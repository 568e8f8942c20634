import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RatedWeek } from '#contract/reports.ts';
import { makeArea, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';

const zoneOffer = page.getByRole('region', { name: 'Time zone' });
const sampleOffer = page.getByRole('button', { name: 'Try it with sample data' });
const sampleNote = page.getByText('This is sample data.');
const gauge = page.getByRole('meter', { name: 'Productivity Rating' });
const weeks = page.getByRole('navigation', { name: 'Weeks' });

/** A whole year is made up: that takes the server longer than other requests. */
const SAMPLE_TIMEOUT = { timeout: 30_000 };
const TEST_TIMEOUT = { timeout: 60_000 };

beforeEach(signUp);

describe('the offered time zone', () => {
  test('is adopted with one click', async () => {
    await open('/dashboard');
    await expect
      .element(zoneOffer)
      .toMatchTextContent('Your browser says Europe/Berlin, but your days and weeks follow UTC.');
    await expect.element(page.getByText('Days begin at midnight (UTC).')).toBeVisible();
    await zoneOffer.getByRole('button', { name: 'Use Europe/Berlin' }).click();
    await expect.element(zoneOffer).not.toBeInTheDocument();
    await expect.element(page.getByText('Days begin at midnight (UTC).')).not.toBeInTheDocument();
    await reload();
    await expect.element(sampleOffer).toBeVisible();
    await expect.element(zoneOffer).not.toBeInTheDocument();
  });

  test('is not offered again once it was declined', async () => {
    await open('/dashboard');
    await zoneOffer.getByRole('button', { name: 'Keep UTC' }).click();
    await expect.element(zoneOffer).not.toBeInTheDocument();
    await reload();
    await expect.element(sampleOffer).toBeVisible();
    await expect.element(zoneOffer).not.toBeInTheDocument();
  });
});

describe('sample data', () => {
  test('fills an empty account, is marked as such, and can be removed', TEST_TIMEOUT, async () => {
    await open('/dashboard');
    await sampleOffer.click();
    await expect.element(gauge, SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(sampleNote).toBeInViewport();
    await expect.element(sampleOffer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
    await expect.element(page.getByText('The sample data was removed.')).toBeVisible();
    expect(address()).toMatch(/^\/dashboard/);
    await expect.element(sampleOffer).toBeVisible();
    await expect.element(sampleNote).not.toBeInTheDocument();
  });

  /** Makes the present week of the sample as long as this, whatever day it is. */
  function trackThisWeek(hours: number): void {
    intercept('/api/reports/weekly-history?', async ({ forward }) => {
      const { history } = (await (await forward()).json()) as { history: readonly RatedWeek[] };
      const present = { ...history.at(-1)!, trackedSec: hours * 60 * 60 };
      return respond(200, { history: history.length === 7 ? [...history.slice(0, -1), present] : history })();
    });
  }

  test('is shown from an earlier week if this one has only begun', TEST_TIMEOUT, async () => {
    trackThisWeek(0);
    await open('/dashboard');
    await sampleOffer.click();
    const toast = page.getByRole('status').filter({ hasText: 'Here is a year of sample data to explore.' });
    await expect.element(toast, SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(weeks).toMatchTextContent('Last week');
    await expect.element(toast).toMatchTextContent('This week has only begun, so you see an earlier one.');
    await expect.poll(address).toMatch(/^\/dashboard\?week=/);
    await weeks.getByRole('button', { name: 'Back to Current Week' }).click();
    await expect.poll(address).toBe('/dashboard');
    await expect.element(weeks).toMatchTextContent('This week');
  });

  test('is shown from this week if enough of it is tracked, and its note can be dismissed', TEST_TIMEOUT, async () => {
    trackThisWeek(9);
    await open('/dashboard');
    await sampleOffer.click();
    await expect.element(page.getByText('Here is a year of sample data to explore.'), SAMPLE_TIMEOUT).toBeVisible();
    await expect.element(weeks).toMatchTextContent('This week');
    expect(address()).toBe('/dashboard');

    // The note about it can be dismissed for good.
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.element(sampleNote).not.toBeInTheDocument();
    await expect.element(page.getByText('You can remove the sample data in Settings.')).toBeVisible();
    await reload();
    await expect.element(page.getByRole('link', { name: 'See reports' })).toBeVisible();
    await expect.element(sampleNote).not.toBeInTheDocument();
  });

  test('is not offered to an account with data of its own', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    await startTimer(api, goals[0]!, 60_000);
    const responded = Promise.withResolvers<void>();
    intercept('/api/sample-data', async ({ forward }) => {
      const response = await forward();
      responded.resolve();
      return response;
    });
    await open('/dashboard');
    await expect.element(gauge).toBeVisible();
    await responded.promise;
    await expect.element(page.getByRole('link', { name: 'See reports' })).toBeVisible();
    await expect.element(sampleOffer).not.toBeInTheDocument();
    await expect.element(sampleNote).not.toBeInTheDocument();
  });
});
