import { initialRequest } from '#contract/initial-data/initial-data.ts';
import { planPage } from '#web/features/action-plans/detail/route.ts';
import { plansPage } from '#web/features/action-plans/list/route.ts';
import { newPlanPage } from '#web/features/action-plans/new/route.ts';
import { planFormPage } from '#web/features/assistant/form/route.ts';
import { planWizardPage } from '#web/features/assistant/wizard/route.ts';
import { forgotPasswordPage } from '#web/features/auth/forgot-password/route.ts';
import { loginPage } from '#web/features/auth/login/route.ts';
import { registerPage } from '#web/features/auth/register/route.ts';
import { resetPasswordPage } from '#web/features/auth/reset-password/route.ts';
import { dashboardPage } from '#web/features/dashboard/route.ts';
import { entrySearchPage } from '#web/features/time-entries/search/route.ts';
import { focusAreasPage } from '#web/features/focus-areas/route.ts';
import { goalPage } from '#web/features/goal-detail/route.ts';
import { goalsPage } from '#web/features/goals/route.ts';
import { inventoryPage } from '#web/features/inventory/route.ts';
import { plannerPage } from '#web/features/planner/route.ts';
import { reportsPage } from '#web/features/reports/route.ts';
import { openRouterPage } from '#web/features/settings/openrouter/route.ts';
import { settingsPage } from '#web/features/settings/route.ts';
import { contactPage } from '#web/features/support/contact/route.ts';
import { faqPage } from '#web/features/support/faq/route.ts';
import { feedbackPage } from '#web/features/support/feedback/route.ts';
import { helpPage } from '#web/features/support/help/route.ts';
import { timeEntriesPage } from '#web/features/time-entries/route.ts';
import { timersPage } from '#web/features/timers/route.ts';

/** Every page of the app, in the order of the menus. */
export const pages = [
  loginPage,
  registerPage,
  forgotPasswordPage,
  resetPasswordPage,
  dashboardPage,
  timersPage,
  plannerPage,
  focusAreasPage,
  goalsPage,
  goalPage,
  plansPage,
  newPlanPage,
  planFormPage,
  planWizardPage,
  planPage,
  inventoryPage,
  reportsPage,
  timeEntriesPage,
  entrySearchPage,
  settingsPage,
  openRouterPage,
  feedbackPage,
  faqPage,
  helpPage,
  contactPage,
] as const;

export type AppPage = (typeof pages)[number];

/** The request that the guard of every authenticated page sends. */
export const sessionRequest = initialRequest('/api/auth/me');

/** The requests that the shell sends on every authenticated page. */
export const shellInitialData = [initialRequest('/api/time-entries/active')];
