import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { logIn } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';
import { paint } from './paint.ts';

export interface Screen {
  readonly name: string;
  readonly signedIn: boolean | 'seeded';
  readonly open: (page: Page) => Promise<unknown>;
}

type Scheme = 'light' | 'dark';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** What the size and the scheme can change; markup, names and roles are the same in all of them. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

/** The chosen scheme is on the screen, and nothing on it moves. */
async function settled(page: Page, scheme: Scheme): Promise<void> {
  const isSettled = () =>
    page.evaluate((chosen) => {
      const shown = document.documentElement.dataset['mantineColorScheme'];
      return (shown === undefined || shown === chosen) && document.getAnimations().length === 0;
    }, scheme);
  // Without a graphics card, pages now and then stop being painted: a picture makes the browser go on.
  while (!(await isSettled())) await paint(page);
}

async function expectNoViolations(page: Page, scheme: Scheme, rules: 'all' | 'looks'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await settled(page, scheme);
  const isInjected = await page.evaluate(() => 'axe' in window);
  // Without frames in the page there is nothing that a second, empty page would be needed for.
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void 0' }) }).setLegacyMode();
  // Rules of WCAG 2.2 are off unless they are asked for.
  axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (rules === 'looks') axe.withRules(RULES_OF_LOOKS);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, `${page.viewportSize()!.width} px, ${scheme}`).toEqual([]);
}

/** Everything that has been opened, refused or chosen on a page, to be compared. */
function whatIsOpen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kinds = [
      'dialog, :popover-open, [role=dialog], [role=menu], [role=listbox], [role=alert], canvas',
      '[aria-invalid=true], main [aria-expanded=true], main [aria-selected=true], main [aria-pressed=true]',
      'main details[open], main table, main textarea, main [role=slider]',
    ];
    const shown = [...document.querySelectorAll(kinds.join(', '))].filter((element) => element.checkVisibility());
    const names = [document.activeElement!, ...shown].map((element) => [
      element.localName,
      ...['role', 'id', 'name', 'aria-label'].map((attribute) => element.getAttribute(attribute)),
    ]);
    return JSON.stringify([location.href, ...names]);
  });
}

/** A test for each. */
export function axeFindsNothing(screens: readonly Screen[]): void {
  for (const { name, signedIn, open } of screens) {
    test(`${name}: axe finds no violations in either scheme and size`, async ({ page, member, busyMember }) => {
      test.slow();
      const openScreen = async () => {
        await open(page);
        await expect(page.getByRole('heading').first()).toBeVisible();
      };
      if (signedIn === true) await logIn(page.request, member);
      if (signedIn === 'seeded') await logIn(page.request, busyMember);
      await page.setViewportSize(PHONE);
      await openScreen();
      await expectNoViolations(page, 'light', 'all');
      await expectNoViolations(page, 'dark', 'looks');

      const before = await whatIsOpen(page);
      await page.setViewportSize(DESKTOP);
      await paint(page);
      await settled(page, 'dark');
      if ((await whatIsOpen(page)) !== before) await openScreen();
      await expectNoViolations(page, 'dark', 'looks');
      await expectNoViolations(page, 'light', 'looks');
    });
  }
}
