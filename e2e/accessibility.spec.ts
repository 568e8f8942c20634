import type { Page } from '@playwright/test';
import { axeFindsNothing, type Screen } from './axe.ts';
import { expect } from './fixtures.ts';
import { answerField, openWizardAnew, talk } from './wizard-talk.ts';

/** Every screen, also with everything open that can be opened on it; those around the product are in a file of their own. */
const screens: readonly Screen[] = [
  {
    name: 'landing page',
    signedIn: false,
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Next screenshot' })).toBeVisible();
    },
  },
  {
    name: 'landing page of somebody who is logged in',
    signedIn: true,
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Open your week' })).toBeVisible();
    },
  },
  { name: 'log-in page', signedIn: false, open: (page) => page.goto('/login?expired=true') },
  {
    name: 'log-in page with errors',
    signedIn: false,
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    name: 'log-in page with a failure',
    signedIn: false,
    open: async (page) => {
      await page.route('**/api/auth/login', (route) => route.abort());
      await page.goto('/login');
      await page.getByLabel('Email').fill('someone@example.com');
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toHaveText('Server error. Please try again.');
    },
  },
  {
    name: 'sign-up page with a half-good password',
    signedIn: false,
    open: async (page) => {
      await page.goto('/register');
      await page.getByLabel('Password', { exact: true }).fill('Abc');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
    },
  },
  { name: 'dashboard of a first day', signedIn: true, open: (page) => page.goto('/dashboard') },
  {
    name: 'dashboard with a chart that is read by keyboard',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: 'Weekly Rating History' }).scrollIntoViewIfNeeded();
      await page.getByRole('slider', { name: 'Weekly Rating History' }).focus();
      await page.keyboard.press('ArrowLeft');
      await page.getByText('Show as table').click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  { name: 'planner without a focus area', signedIn: true, open: (page) => page.goto('/planner') },
  {
    name: 'planner with unsaved rows',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/planner');
      await page.getByLabel(/hours/).first().selectOption('9');
      await expect(page.getByRole('button', { name: 'Save All' })).toBeVisible();
    },
  },
  {
    name: 'planner asking before it is left',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/planner');
      await page.getByLabel(/hours/).first().selectOption('9');
      await page.getByRole('button', { name: 'Next week' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sidebar',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      const sidebar = page.getByRole('navigation', { name: 'Pages' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!(await sidebar.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(sidebar).toBeVisible();
    },
  },
  {
    name: 'help dropdown',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Help' }).click();
    },
  },
  {
    name: 'appearance dropdown',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Appearance' }).click();
    },
  },
  {
    name: 'shortcuts',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'focus areas', signedIn: 'seeded', open: (page) => page.goto('/focus-areas') },
  {
    name: 'form of a focus area with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/focus-areas');
      await page.getByRole('button', { name: 'Add Focus Area' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await expect(page.getByText('Please select a focus area class.')).toBeVisible();
    },
  },
  {
    name: 'question before a focus area is deleted',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/focus-areas');
      await page.getByRole('button', { name: 'Actions for Coding' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByText('…and 1 more')).toBeVisible();
    },
  },
  { name: 'goals without a focus area', signedIn: true, open: (page) => page.goto('/goals') },
  {
    name: 'goals with an open menu',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await page.getByRole('button', { name: 'Actions for Goal 2', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
    },
  },
  {
    name: 'form of a goal with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await page.getByRole('button', { name: 'Create Goal' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Goal title is required.')).toBeVisible();
    },
  },
  {
    name: 'goals with a failure told',
    signedIn: 'seeded',
    open: async (page) => {
      await page.route('**/favorite', (route) => route.abort());
      await page.goto('/goals?status=Active');
      await page.getByRole('button', { name: 'Favourite: Goal 2', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to update goal.');
    },
  },
  {
    name: 'goal with its items and an open menu',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await page.getByRole('link', { name: 'Goal 4' }).click();
      await page.getByRole('button', { name: 'Actions for The book' }).click();
      await expect(page.getByRole('menuitem', { name: 'Add to plan…' })).toBeVisible();
    },
  },
  {
    name: 'goal with its plan and tasks',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await page.getByRole('link', { name: 'Goal 4' }).click();
      await page.getByRole('tab', { name: 'Action Plan' }).click();
      await expect(page.getByText('Read and note down')).toBeVisible();
    },
  },
  {
    name: 'form of an item with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await page.getByRole('link', { name: 'Goal 4' }).click();
      await page.getByRole('button', { name: 'Add Item' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add' }).last().click();
      await expect(page.getByText('Title is required.')).toBeVisible();
    },
  },
  {
    name: 'question how an item was',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/inventory');
      await page.getByRole('checkbox', { name: 'The book' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'inventory as a table',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/inventory?view=all');
      await expect(page.getByText('The video')).toBeVisible();
    },
  },
  { name: 'action plans', signedIn: 'seeded', open: (page) => page.goto('/action-plans') },
  { name: 'no action plans', signedIn: true, open: (page) => page.goto('/action-plans') },
  {
    name: 'action plan',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/action-plans');
      await page.getByRole('link', { name: 'Ship it' }).click();
      await expect(page.getByText('Read and note down')).toBeVisible();
    },
  },
  {
    name: 'form of an action plan with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/action-plans/new');
      await page.getByRole('button', { name: 'Create Plan' }).click();
      await expect(page.getByText('Title and focus area are required.').first()).toBeVisible();
    },
  },
  {
    name: 'form of the assistant with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await openFormAnew(page);
      await page.getByLabel('Focus area', { exact: true }).selectOption('New focus area…');
      await page.getByText('Description (optional)').click();
      await page.getByLabel('Weeks', { exact: true }).fill('0');
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
    },
  },
  {
    name: 'form of the assistant with a failure',
    signedIn: 'seeded',
    open: async (page) => {
      await page.route('**/api/ai/generate-action-plan', (route) => route.abort());
      await openFormAnew(page);
      await page.getByLabel('Focus area', { exact: true }).selectOption('Coding');
      await page.getByRole('button', { name: 'A language' }).click();
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'draft of the assistant with errors and an open menu',
    signedIn: 'seeded',
    open: async (page) => {
      await openFormAnew(page);
      await page.getByLabel('Focus area', { exact: true }).selectOption('Coding');
      await page.getByRole('button', { name: 'A language' }).click();
      await page.getByLabel('Weeks', { exact: true }).fill('8');
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await page.getByLabel('Title of week 1').fill('');
      await page.getByRole('textbox', { name: 'Task 1 of week 1' }).fill('A long one (9 h)');
      await page.getByRole('button', { name: 'Save plan' }).click();
      await expect(page.getByText('Goal title is required.')).toBeVisible();
      await page.getByRole('button', { name: 'Actions for week 2' }).click();
      await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    },
  },
  {
    name: 'wizard with a question that failed to follow',
    signedIn: 'seeded',
    open: async (page) => {
      await page.route('**/api/ai/next-question', (route) => route.abort());
      await openWizardAnew(page);
      await page.getByText('Show others').click();
      await answerField(page).fill('Learn Spanish');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'wizard while the assistant thinks',
    signedIn: 'seeded',
    open: async (page) => {
      await page.route('**/api/ai/next-question', () => new Promise(() => undefined));
      await openWizardAnew(page);
      await answerField(page).fill('Learn Spanish');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'The assistant is thinking' })).toBeVisible();
    },
  },
  {
    name: 'wizard with a question that takes several',
    signedIn: 'seeded',
    open: async (page) => {
      await openWizardAnew(page);
      await talk(page, 0, 6);
      await page.getByRole('checkbox').first().check();
      await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
    },
  },
  {
    name: 'review of the wizard with an answer being edited, and errors',
    signedIn: 'seeded',
    open: async (page) => {
      await openWizardAnew(page);
      await talk(page, 0, 8);
      await expect(page.getByText('Something like this usually takes')).toBeVisible();
      await page.getByLabel('Weeks', { exact: true }).fill('0');
      await page.getByRole('button', { name: 'Edit: Where do you stand today?' }).click();
      await page.getByRole('button', { name: 'Generate Plan' }).click();
      await expect(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    },
  },
  { name: 'timers without a focus area', signedIn: true, open: (page) => page.goto('/timers') },
  {
    name: 'timers, of which one may be forgotten, and how they are sorted',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/timers');
      await expect(page.getByRole('button', { name: 'Keep running' })).toBeVisible();
      await page.getByRole('button', { name: 'Sorted by: Smart' }).click();
    },
  },
  {
    name: 'goals while a timer runs',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/goals');
      await expect(page.getByRole('link', { name: /^Running: Goal 2/ })).toBeVisible();
    },
  },
  {
    name: 'analysis of a week',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/reports');
      await expect(page.getByText('Coding').first()).toBeVisible();
    },
  },
  ...(['weekly', 'categories', 'objective', 'trends'] as const).map((report) => ({
    name: `report: ${report}`,
    signedIn: 'seeded' as const,
    open: async (page: Page) => {
      await page.goto(`/reports?report=${report}`);
      await expect(
        page.getByRole('slider').or(page.getByRole('table')).or(page.getByRole('combobox')).first(),
      ).toBeVisible();
    },
  })),
  { name: 'time entries of a day', signedIn: 'seeded', open: (page) => page.goto('/time-entries') },
  {
    name: 'time entries in a calendar',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/time-entries?view=calendar');
      await expect(page.getByRole('button', { name: /Goal 2/ }).first()).toBeVisible();
    },
  },
  {
    name: 'form of a time entry with errors',
    signedIn: 'seeded',
    open: async (page) => {
      await page.goto('/time-entries');
      await page.getByRole('button', { name: 'Add Entry' }).first().click();
      await page.getByRole('dialog').getByLabel('Start time').fill('');
      await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
      await expect(page.getByText('Start date/time is required.')).toBeVisible();
    },
  },
  { name: 'help page', signedIn: true, open: (page) => page.goto('/help') },
  {
    name: 'FAQ with an open answer',
    signedIn: true,
    open: async (page) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'When does a week begin?' }).click();
      await expect(page.getByText('On Monday at 00:00')).toBeVisible();
    },
  },
  {
    name: 'page that could not be loaded',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/auth/me', (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];

/** The form of the assistant without what the tab has kept of it. */
async function openFormAnew(page: Page): Promise<void> {
  await page.goto('/help');
  await page.evaluate(() => sessionStorage.removeItem('planForm'));
  await page.goto('/action-plans/generate-action-plan');
}

axeFindsNothing(screens);
