import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The texts of all matching elements, for `expect.poll`. */
export const texts = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** The current path, query and hash, for `expect.poll`. */
export const currentUrl = (): string => location.pathname + location.search + location.hash;

/** Opens the menu of what has this title, and clicks an action. */
export async function chooseAction(title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const LIVE_REGIONS = '[aria-live], output, [role="status"], [role="alert"]';

/** Records what live regions say to screen readers until the test ends. */
export function recordAnnouncements(): readonly string[] {
  const announcements: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE_REGIONS);
      if (region?.textContent) announcements.push(region.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return announcements;
}
