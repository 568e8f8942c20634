import axe from 'axe-core';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Account, logIn, logOut } from '#testing/accounts.ts';
import { axeOptions, type Rules, type Scheme, violations } from '#testing/axe.ts';
import { seedAccount } from '#testing/seed.ts';
import { api, signUp } from './api.ts';
import { DESKTOP } from './setup.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateScheme(scheme: Scheme): Promise<void>;
  }
}

interface Screen {
  readonly name: string;
  readonly account: 'none' | 'new' | 'seeded';
  readonly open: () => Promise<unknown>;
}

const PHONE = [360, 740] as const;

/** One for all tests of a worker: they only look at it. */
let seeded: Promise<Account> | undefined;

async function signUpSeeded(): Promise<Account> {
  const account = await signUp();
  await seedAccount(api);
  return account;
}

async function enter(account: Screen['account']): Promise<void> {
  if (account === 'none') await logOut(api);
  if (account === 'new') await signUp();
  if (account === 'seeded') await logIn(api, await (seeded ??= signUpSeeded()));
}

/** The chosen scheme is on the screen, and nothing moves. */
const isSettled = (scheme: Scheme) =>
  document.documentElement.dataset['mantineColorScheme'] === scheme &&
  document.getAnimations().every(({ playState }) => playState === 'finished');

async function expectNoViolations(scheme: Scheme, rules: Rules): Promise<void> {
  await commands.emulateScheme(scheme);
  await expect.poll(() => isSettled(scheme)).toBe(true);
  const found = violations(await axe.run(axeOptions(rules)));
  expect(found, `${innerWidth} px, ${scheme}`).toEqual([]);
}

/** Everything that is open, invalid or selected on a page, to be compared. */
function openParts(): string {
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
}

/** Defines a test for each screen: all rules on a phone in light, and those of the looks in dark and on a wide screen. */
export function testAccessibility(screens: readonly Screen[]): void {
  for (const { name, account, open } of screens) {
    test(`${name}: axe finds no violations in either scheme and size`, async () => {
      const openScreen = async () => {
        await open();
        await expect.element(page.getByRole('heading').first()).toBeVisible();
      };
      await enter(account);
      await page.viewport(...PHONE);
      await openScreen();
      await expectNoViolations('light', 'all');
      await expectNoViolations('dark', 'looks');

      const before = openParts();
      await page.viewport(...DESKTOP);
      await expect.poll(() => isSettled('dark')).toBe(true);
      if (openParts() !== before) await openScreen();
      await expectNoViolations('dark', 'looks');
      await expectNoViolations('light', 'looks');
    });
  }
}
