import type { ComponentType } from 'react';
import { NeedsConnection } from './offline/needs-connection.tsx';

/**
 * How the code of each page behind the guard is fetched. Apart from the router, which everybody who comes to log in has
 * to download: the names of all these files are no part of that.
 */
const pages = {
  dashboard: async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage,
  timers: async () => (await import('#web/features/time/timers-page.tsx')).TimersPage,
  planner: async () => (await import('#web/features/planner/planner-page.tsx')).PlannerPage,
  focusAreas: async () => (await import('#web/features/focus-areas/focus-areas-page.tsx')).FocusAreasPage,
  goals: async () => (await import('#web/features/goals/goals-page.tsx')).GoalsPage,
  goal: async () => (await import('#web/features/goal-detail/goal-page.tsx')).GoalPage,
  plans: async () => (await import('#web/features/action-plans/plans-page.tsx')).PlansPage,
  newPlan: async () => (await import('#web/features/action-plans/new-plan-page.tsx')).NewPlanPage,
  planForm: async () => (await import('#web/features/assistant/form-page.tsx')).FormPage,
  planWizard: async () => (await import('#web/features/assistant/wizard-page.tsx')).WizardPage,
  plan: async () => (await import('#web/features/action-plans/plan-page.tsx')).PlanPage,
  inventory: async () => (await import('#web/features/inventory/inventory-page.tsx')).InventoryPage,
  reports: async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage,
  entries: async () => (await import('#web/features/time/entries-page.tsx')).EntriesPage,
  settings: async () => (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
  feedback: async () => (await import('#web/features/support/feedback-page.tsx')).FeedbackPage,
  contact: async () => (await import('#web/features/support/contact-page.tsx')).ContactPage,
  help: async () => (await import('#web/features/support/help-page.tsx')).HelpPage,
  faq: async () => (await import('#web/features/support/faq-page.tsx')).FaqPage,
};

export type InsidePage = keyof typeof pages;

export async function insidePage(name: InsidePage): Promise<ComponentType> {
  try {
    return await pages[name]();
  } catch (error) {
    if (navigator.onLine) throw error;
    return NeedsConnection;
  }
}
