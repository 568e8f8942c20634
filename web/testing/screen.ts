import type { Locator } from 'vitest/browser';

/** The texts of all matching elements, for `expect.poll`. */
export const texts = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** The current path, query and hash, for `expect.poll`. */
export const currentUrl = (): string => location.pathname + location.search + location.hash;
