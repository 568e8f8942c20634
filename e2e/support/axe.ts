import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { axeOptions, type Rules, type Scheme, violations } from '../testing/axe.ts';
import { expect } from './fixtures.ts';
import { paint } from './paint.ts';

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } };

async function expectNoViolations(page: Page, scheme: Scheme, rules: Rules): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const isSettled = () =>
    page.evaluate((chosen) => {
      const shown = document.documentElement.dataset['mantineColorScheme'];
      const hasFinished = document.getAnimations().every(({ playState }) => playState === 'finished');
      return (shown === undefined || shown === chosen) && hasFinished;
    }, scheme);
  // Without a graphics card, pages now and then stop being painted: a picture makes the browser go on.
  while (!(await isSettled())) await paint(page);
  await page.evaluate(axe.source);
  const results = await page.evaluate((options) => window.axe.run(options), axeOptions(rules));
  expect(violations(results), `${page.viewportSize()!.width} px, ${scheme}`).toEqual([]);
}

/** All rules on a phone in light, and those of the looks in dark and on a wide screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page, 'light', 'all');
  await expectNoViolations(page, 'dark', 'looks');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, 'dark', 'looks');
  await expectNoViolations(page, 'light', 'looks');
}
