import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');

testAccessibility('new', {
  sidebar: async () => {
    await renderApp('/dashboard');
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!sidebar.query()) await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(sidebar).toBeVisible();
  },
  'appearance dropdown': async () => {
    await renderApp('/dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const appearance = page.getByRole('button', { name: 'Appearance' });
    if (!appearance.query()) await page.getByRole('button', { name: 'Menu' }).click();
    await appearance.click();
  },
  shortcuts: async () => {
    await renderApp('/dashboard');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect.element(dialog).toBeVisible();
  },
});
