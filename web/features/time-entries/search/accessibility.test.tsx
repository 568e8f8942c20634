import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('seeded', {
  'search of time entries with highlighted words': async () => {
    await renderApp('/time-entries/search?q=goal');
    await expect.element(page.getByRole('mark').first()).toBeVisible();
  },
  'search of time entries with filters and an invalid range': async () => {
    await renderApp('/time-entries/search?tag=none&from=2020-01-02&to=2020-01-01');
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
});
