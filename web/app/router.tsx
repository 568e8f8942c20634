import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { CrashPage, CrashScreen } from './crash-page.tsx';
import {
  authSearch,
  leaveLoginIfSignedIn,
  leaveRegisterIfSignedIn,
  requireSession,
  type RouterContext,
} from './guard.ts';
import type { InsidePage } from './inside-pages.ts';
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

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { pageName: 'Forgot your password?' },
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('#web/features/auth/forgot-password-page.tsx')).ForgotPasswordPage),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { pageName: 'Choose a new password' },
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('#web/features/auth/reset-password-page.tsx')).ResetPasswordPage),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: requireSession,
  errorComponent: CrashScreen,
  component: lazyPage(async () => (await import('./shell/shell.tsx')).Shell),
});

const pageNamed = (name: InsidePage) => lazyPage(async () => (await import('./inside-pages.ts')).insidePage(name));

/** A page behind the guard, inside the shell. */
function page<const Path extends string>(path: Path, pageName: string, name: InsidePage) {
  return createRoute({ getParentRoute: () => inside, path, staticData: { pageName }, component: pageNamed(name) });
}

/** The same for a page whose address also says what it shows. */
function searchPage<const Path extends string, Search extends object>(
  path: Path,
  pageName: string,
  name: InsidePage,
  validateSearch: (search: Record<string, unknown>) => Search,
) {
  const component = pageNamed(name);
  return createRoute({ getParentRoute: () => inside, path, staticData: { pageName }, validateSearch, component });
}

const routeTree = root.addChildren([
  login,
  register,
  forgotPassword,
  resetPassword,
  inside.addChildren([
    searchPage('/dashboard', 'Dashboard', 'dashboard', weekSearch),
    searchPage('/timers', 'Timers', 'timers', timersSearch),
    searchPage('/planner', 'Weekly Planner', 'planner', weekSearch),
    searchPage('/focus-areas', 'Focus Areas', 'focusAreas', focusAreasSearch),
    searchPage('/categories', 'Focus Areas', 'focusAreas', focusAreasSearch),
    searchPage('/goals', 'Goals', 'goals', goalsSearch),
    searchPage('/objectives', 'Goals', 'goals', goalsSearch),
    searchPage('/goals/$goalId', 'Goal', 'goal', goalSearch),
    page('/action-plans', 'Action Plans', 'plans'),
    searchPage('/action-plans/new', 'New Action Plan', 'newPlan', newPlanSearch),
    page('/action-plans/generate-action-plan', 'Generate Action Plan', 'planForm'),
    page('/action-plans/generate-action-plan2', 'Create Your Action Plan', 'planWizard'),
    page('/action-plans/$planId', 'Action Plan', 'plan'),
    searchPage('/inventory', 'Inventory', 'inventory', inventorySearch),
    searchPage('/reports', 'Reports', 'reports', reportsSearch),
    searchPage('/time-entries', 'Time Entries', 'entries', entriesSearch),
    page('/settings', 'Settings', 'settings'),
    page('/feedback', 'Feedback', 'feedback'),
    page('/contact', 'Contact', 'contact'),
    page('/help', 'Help', 'help'),
    page('/faq', 'FAQ', 'faq'),
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
