import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CrashPage, CrashScreen } from './crash-page.tsx';
import {
  authSearch,
  leaveLoginIfSignedIn,
  leaveRegisterIfSignedIn,
  requireSession,
  type RouterContext,
} from './guard.ts';
import { lazyPage } from './lazy-page.ts';
import {
  entriesSearch,
  focusAreasSearch,
  goalSearch,
  goalsSearch,
  inventorySearch,
  newPlanSearch,
  reportsSearch,
  timersSearch,
  weekSearch,
} from './page-search.ts';
import { Root } from './root.tsx';
import { UnknownPath } from './unknown-path.tsx';

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: CrashScreen,
  notFoundComponent: UnknownPath,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { pageName: 'Log in' },
  validateSearch: authSearch,
  beforeLoad: ({ context, search }) => leaveLoginIfSignedIn(context, search),
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('#web/features/auth/login-page.tsx')).LoginPage),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { pageName: 'Create your account' },
  validateSearch: authSearch,
  beforeLoad: ({ context }) => leaveRegisterIfSignedIn(context),
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('#web/features/auth/register-page.tsx')).RegisterPage),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: requireSession,
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('./shell/shell.tsx')).Shell),
});

/** A page behind the guard, inside the shell. */
function page<const Path extends string>(path: Path, pageName: string, load: () => Promise<ComponentType>) {
  return createRoute({ getParentRoute: () => inside, path, staticData: { pageName }, component: lazyPage(load) });
}

/** The same for a page whose address also says what it shows. */
function searchPage<const Path extends string, Search extends object>(
  path: Path,
  pageName: string,
  validateSearch: (search: Record<string, unknown>) => Search,
  load: () => Promise<ComponentType>,
) {
  const component = lazyPage(load);
  return createRoute({ getParentRoute: () => inside, path, staticData: { pageName }, validateSearch, component });
}

const focusAreas = async () => (await import('#web/features/focus-areas/focus-areas-page.tsx')).FocusAreasPage;
const goals = async () => (await import('#web/features/goals/goals-page.tsx')).GoalsPage;

const routeTree = root.addChildren([
  login,
  register,
  inside.addChildren([
    searchPage(
      '/dashboard',
      'Dashboard',
      weekSearch,
      async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage,
    ),
    searchPage(
      '/timers',
      'Timers',
      timersSearch,
      async () => (await import('#web/features/time/timers-page.tsx')).TimersPage,
    ),
    searchPage(
      '/planner',
      'Weekly Planner',
      weekSearch,
      async () => (await import('#web/features/planner/planner-page.tsx')).PlannerPage,
    ),
    searchPage('/focus-areas', 'Focus Areas', focusAreasSearch, focusAreas),
    searchPage('/categories', 'Focus Areas', focusAreasSearch, focusAreas),
    searchPage('/goals', 'Goals', goalsSearch, goals),
    searchPage('/objectives', 'Goals', goalsSearch, goals),
    searchPage(
      '/goals/$goalId',
      'Goal',
      goalSearch,
      async () => (await import('#web/features/goal-detail/goal-page.tsx')).GoalPage,
    ),
    page(
      '/action-plans',
      'Action Plans',
      async () => (await import('#web/features/action-plans/plans-page.tsx')).PlansPage,
    ),
    searchPage(
      '/action-plans/new',
      'New Action Plan',
      newPlanSearch,
      async () => (await import('#web/features/action-plans/new-plan-page.tsx')).NewPlanPage,
    ),
    page(
      '/action-plans/generate-action-plan',
      'Generate Action Plan',
      async () => (await import('#web/features/assistant/form-page.tsx')).FormPage,
    ),
    page(
      '/action-plans/generate-action-plan2',
      'Create Your Action Plan',
      async () => (await import('#web/features/assistant/wizard-page.tsx')).WizardPage,
    ),
    page(
      '/action-plans/$planId',
      'Action Plan',
      async () => (await import('#web/features/action-plans/plan-page.tsx')).PlanPage,
    ),
    searchPage(
      '/inventory',
      'Inventory',
      inventorySearch,
      async () => (await import('#web/features/inventory/inventory-page.tsx')).InventoryPage,
    ),
    searchPage(
      '/reports',
      'Reports',
      reportsSearch,
      async () => (await import('#web/features/reports/reports-page.tsx')).ReportsPage,
    ),
    searchPage(
      '/time-entries',
      'Time Entries',
      entriesSearch,
      async () => (await import('#web/features/time/entries-page.tsx')).EntriesPage,
    ),
    page('/help', 'Help', async () => (await import('#web/features/support/help-page.tsx')).HelpPage),
    page('/faq', 'FAQ', async () => (await import('#web/features/support/faq-page.tsx')).FaqPage),
  ]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: CrashPage,
    notFoundMode: 'root',
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
