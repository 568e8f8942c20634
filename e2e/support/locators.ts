import type { Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog');

export const runningTimers = (page: Page) => page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
