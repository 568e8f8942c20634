import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { axeOptions, type AxeRuleSet, type ColorScheme, summarizeViolations } from '#testing/axe.ts';
import { expect } from './fixtures.ts';
import { forcePaint } from './force-paint.ts';

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } };

async function expectNoViolations(page: Page, scheme: ColorScheme, ruleSet: AxeRuleSet): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const isSettled = () =>
    page.evaluate((requestedScheme) => {
      const currentScheme = document.documentElement.dataset['colorScheme'];
      const hasFinished = document.getAnimations().every(({ playState }) => playState === 'finished');
      return (currentScheme === undefined || currentScheme === requestedScheme) && hasFinished;
    }, scheme);
  // Without a GPU, Chromium sometimes stops painting until a screenshot forces a frame.
  while (!(await isSettled())) await forcePaint(page);
  await page.evaluate(axe.source);
  const results = await page.evaluate((options) => window.axe.run(options), axeOptions(ruleSet));
  expect(summarizeViolations(results), `${page.viewportSize()!.width} px, ${scheme}`).toEqual([]);
}

/** Checks all rules on a phone in light mode, and the visual ones for the other sizes and schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoViolations(page, 'light', 'all');
  await expectNoViolations(page, 'dark', 'looks');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page, 'dark', 'looks');
  await expectNoViolations(page, 'light', 'looks');
}
