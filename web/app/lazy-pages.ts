import type { ComponentType } from 'react';
import { ConnectionRequired } from '#web/offline/connection-required.tsx';

/** The authenticated pages. Separate from the router, so that the log-in page does not download their file names. */
const pageLoaders = {
  dashboard: async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage,
  timers: async () => (await import('#web/features/timers/timers-page.tsx')).TimersPage,
  planner: async () => (await import('#web/features/planner/planner-page.tsx')).PlannerPage,
  focusAreas: async () => (await import('#web/features/focus-areas/focus-areas-page.tsx')).FocusAreasPage,
  goals: async () => (await import('#web/features/goals/goals-page.tsx')).GoalsPage,
  goal: async () => (await import('#web/features/goal-detail/goal-page.tsx')).GoalPage,
  plans: async () => (await import('#web/features/action-plans/list/plans-page.tsx')).PlansPage,
  newPlan: async () => (await import('#web/features/action-plans/new/new-plan-page.tsx')).NewPlanPage,
  planForm: async () => (await import('#web/features/assistant/form/form-page.tsx')).FormPage,
  planWizard: async () => (await import('#web/features/assistant/wizard/wizard-page.tsx')).WizardPage,
  plan: async () => (await import('#web/features/action-plans/detail/plan-page.tsx')).PlanPage,
  inventory: async () => (await import('#web/features/inventory/inventory-page.tsx')).InventoryPage,
  reports: async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage,
  entries: async () => (await import('#web/features/time-entries/time-entries-page.tsx')).TimeEntriesPage,
  settings: async () => (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
  feedback: async () => (await import('#web/features/support/feedback/feedback-page.tsx')).FeedbackPage,
  contact: async () => (await import('#web/features/support/contact/contact-page.tsx')).ContactPage,
  help: async () => (await import('#web/features/support/help/help-page.tsx')).HelpPage,
  faq: async () => (await import('#web/features/support/faq/faq-page.tsx')).FaqPage,
};

export type LazyPageName = keyof typeof pageLoaders;

export async function loadPage(name: LazyPageName): Promise<ComponentType> {
  try {
    return await pageLoaders[name]();
  } catch (error) {
    if (navigator.onLine) throw error;
    return ConnectionRequired;
  }
}
