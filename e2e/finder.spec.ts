import { axeFindsNothing } from './axe.ts';
import { expect } from './fixtures.ts';

axeFindsNothing([
  {
    name: 'what was found',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await page.keyboard.press('Control+k');
      const finder = page.getByRole('dialog', { name: 'Find' });
      await expect(finder.getByRole('combobox', { name: 'Goal, plan, page or timer' })).toBeFocused();
      await page.keyboard.type('a');
      await expect(finder.getByRole('option').first()).toBeVisible();
    },
  },
]);
