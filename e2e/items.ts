import type { Page } from '@playwright/test';
import type { GroupedInventory, InventoryItem } from '#contract/inventory.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
export const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: box(page, title) })
    .last();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const titles = (page: Page) => page.getByRole('rowheader').getByRole('checkbox');

export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** What the server has, whatever a screen shows. */
export async function stored(page: Page): Promise<InventoryItem[]> {
  const groups = (await (await page.request.get('/api/inventory/grouped')).json()) as GroupedInventory;
  return groups.flatMap(({ goals }) => goals.flatMap(({ items }) => items));
}

/** Holds back every answer to such calls until it is told to let them go. */
export async function heldBack(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
