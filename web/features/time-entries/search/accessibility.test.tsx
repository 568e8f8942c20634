import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  {
    name: 'search of time entries',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries/search');
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'search of time entries with highlighted words',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries/search?q=goal');
      await expect.element(page.getByRole('mark').first()).toBeVisible();
    },
  },
  {
    name: 'search of time entries with filters and an invalid range',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries/search?tag=none&from=2020-01-02&to=2020-01-01');
      await expect.element(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'search of time entries without matches',
    account: 'seeded',
    open: async () => {
      await renderApp('/time-entries/search?q=zzz');
      await expect.element(page.getByText('No entries match your search.')).toBeVisible();
    },
  },
]);
