import type { Locator } from 'vitest/browser';

/** The texts of all elements that a locator finds, for `expect.poll`. */
export const texts = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** The address that the app shows, for `expect.poll`. */
export const address = (): string => location.pathname + location.search + location.hash;
