import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

export interface Screen {
  readonly name: string;
  readonly signedIn: boolean | 'seeded';
  readonly open: (page: Page) => Promise<unknown>;
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** The chosen scheme is on the screen, and nothing on it moves. */
async function settled(page: Page, colorScheme: string): Promise<void> {
  const isSettled = () =>
    page.evaluate((scheme) => {
      const shown = document.documentElement.dataset['mantineColorScheme'];
      return (shown === undefined || shown === scheme) && document.getAnimations().length === 0;
    }, colorScheme);
  // Without a graphics card, pages now and then stop being painted: a picture makes the browser go on.
  while (!(await isSettled())) await page.screenshot();
}

/** A test for each. */
export function axeFindsNothing(screens: readonly Screen[]): void {
  for (const { name, signedIn, open } of screens) {
    test(`${name}: axe finds nothing in either scheme and size`, async ({ page, member, busyMember }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (signedIn === true) await logIn(page.request, member);
      if (signedIn === 'seeded') await logIn(page.request, busyMember);
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await open(page);
        await expect(page.getByRole('heading').first()).toBeVisible();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page, colorScheme);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
          expect(found, `${viewport.width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
}
