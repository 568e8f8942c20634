import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '#web/testing/axe.ts';
import { renderGallery } from '#web/testing/render-gallery.tsx';
import { galleries } from './galleries.ts';

test.each(galleries)('$name: no state has violations, in light or dark, or is wider than a phone', async (gallery) => {
  await page.viewport(360, 740);
  renderGallery(gallery);
  await expect.element(page.getByRole('heading', { name: gallery.name, level: 1 })).toBeVisible();
  await expectNoViolations('light', 'all');
  await expectNoViolations('dark', 'looks');
  expect(document.documentElement.scrollWidth).toBe(360);
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    opener.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations('dark', 'looks');
    await expectNoViolations('light', 'all');
    for (const close of ['Close', 'Discard'])
      if (page.getByRole('button', { name: close, exact: true }).query())
        await page.getByRole('button', { name: close, exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  for (const button of document.querySelectorAll<HTMLElement>('[aria-haspopup=menu]')) {
    await userEvent.click(button);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expectNoViolations('light', 'all');
    await expectNoViolations('dark', 'looks');
    await userEvent.keyboard('{Escape}');
  }
});
