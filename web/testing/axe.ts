import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Account, logIn, logOut } from '#testing/accounts.ts';
import { axeOptions, type AxeRuleSet, type ColorScheme, summarizeViolations } from '#testing/axe.ts';
import { seedAccount } from '#testing/seed.ts';
import { api, signUp } from './api.ts';
import { renderApp } from './render-app.tsx';
import { DESKTOP } from './setup.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateScheme(scheme: ColorScheme): Promise<void>;
  }
}

type AccountKind = 'none' | 'new' | 'seeded';

const PHONE = [360, 740] as const;

/** Shared by all tests of a worker, which only read it. */
let seededAccount: Promise<Account> | undefined;

async function signUpSeeded(): Promise<Account> {
  const account = await signUp();
  await seedAccount(api);
  return account;
}

async function logInAs(account: AccountKind): Promise<void> {
  if (account === 'none') await logOut(api);
  if (account === 'new') await signUp();
  if (account === 'seeded') await logIn(api, await (seededAccount ??= signUpSeeded()));
}

/** The color scheme is applied and all animations have finished. */
const isSettled = (scheme: ColorScheme) =>
  document.documentElement.dataset['colorScheme'] === scheme &&
  document.getAnimations().every(({ playState }) => playState === 'finished');

export async function expectNoViolations(scheme: ColorScheme, rules: AxeRuleSet): Promise<void> {
  await commands.emulateScheme(scheme);
  await expect.poll(() => isSettled(scheme)).toBe(true);
  const violations = summarizeViolations(await axe.run(axeOptions(rules)));
  expect(violations, `${innerWidth} px, ${scheme}`).toEqual([]);
}

/** Describes everything open, invalid or selected on the page, to detect whether resizing has changed it. */
function describeOpenElements(): string {
  const selectors = [
    'dialog, :popover-open, [role=dialog], [role=menu], [role=listbox], [role=alert], canvas',
    '[aria-invalid=true], main [aria-expanded=true], main [aria-selected=true], main [aria-pressed=true]',
    'main details[open], main table, main textarea, main [role=slider]',
  ];
  const visible = [...document.querySelectorAll(selectors.join(', '))].filter((element) => element.checkVisibility());
  const names = [document.activeElement!, ...visible].map((element) => [
    element.localName,
    ...['role', 'id', 'name', 'aria-label'].map((attribute) => element.getAttribute(attribute)),
  ]);
  return JSON.stringify([location.href, ...names]);
}

/**
 * Defines a test per screen, which is opened by its path or a function: all rules on a phone in light mode, and the visual
 * rules on a desktop in dark mode.
 */
export function testAccessibility(
  account: AccountKind,
  screens: Readonly<Record<string, string | (() => Promise<unknown>)>>,
): void {
  test.for(Object.entries(screens))(
    '%s: axe finds no violations on a light phone and a dark desktop',
    async ([, open]) => {
      const openScreen = async () => {
        await (typeof open === 'string' ? renderApp(open) : open());
        await expect.element(page.getByRole('heading').first()).toBeVisible();
      };
      await logInAs(account);
      await page.viewport(...PHONE);
      await openScreen();
      await expectNoViolations('light', 'all');

      const before = describeOpenElements();
      await page.viewport(...DESKTOP);
      await commands.emulateScheme('dark');
      onTestFinished(() => commands.emulateScheme('light'));
      await expect.poll(() => isSettled('dark')).toBe(true);
      if (describeOpenElements() !== before) await openScreen();
      await expectNoViolations('dark', 'looks');
    },
  );
}
