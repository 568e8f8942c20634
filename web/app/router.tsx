import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { CrashPage, StandaloneCrashPage } from './crash-page.tsx';
import {
  parseAuthSearch,
  redirectFromLoginIfSignedIn,
  redirectFromRegisterIfSignedIn,
  requireSession,
  type RouterContext,
} from './guard.ts';
import type { LazyPageName } from './lazy-pages.ts';
import { lazyPageComponent } from './lazy-page-component.ts';
import {
  parseEntriesSearch,
  parseFocusAreasSearch,
  parseGoalSearch,
  parseGoalsSearch,
  parseInventorySearch,
  parseNewPlanSearch,
  parseReportsSearch,
  parseTimersSearch,
  parseWeekSearch,
} from './search-params.ts';
import { Root } from './root.tsx';
import { LandingRedirect } from './landing-redirect.tsx';

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: StandaloneCrashPage,
  notFoundComponent: LandingRedirect,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { pageName: 'Log in' },
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context, search }) => redirectFromLoginIfSignedIn(context, search),
  errorComponent: StandaloneCrashPage,
  component: lazyPageComponent(async () => (await import('#web/features/auth/login/login-page.tsx')).LoginPage),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  staticData: { pageName: 'Create your account' },
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context }) => redirectFromRegisterIfSignedIn(context),
  errorComponent: StandaloneCrashPage,
  component: lazyPageComponent(
    async () => (await import('#web/features/auth/register/register-page.tsx')).RegisterPage,
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { pageName: 'Forgot your password?' },
  errorComponent: StandaloneCrashPage,
  component: lazyPageComponent(
    async () => (await import('#web/features/auth/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { pageName: 'Choose a new password' },
  errorComponent: StandaloneCrashPage,
  component: lazyPageComponent(
    async () => (await import('#web/features/auth/reset-password/reset-password-page.tsx')).ResetPasswordPage,
  ),
});

const authenticated = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: requireSession,
  errorComponent: StandaloneCrashPage,
  component: lazyPageComponent(async () => (await import('./shell/shell.tsx')).Shell),
});

const lazyPageByName = (name: LazyPageName) =>
  lazyPageComponent(async () => (await import('./lazy-pages.ts')).loadPage(name));

/** An authenticated page, inside the shell. */
function pageRoute<const Path extends string>(path: Path, pageName: string, name: LazyPageName) {
  return createRoute({
    getParentRoute: () => authenticated,
    path,
    staticData: { pageName },
    component: lazyPageByName(name),
  });
}

/** The same with search parameters. */
function searchPageRoute<const Path extends string, Search extends object>(
  path: Path,
  pageName: string,
  name: LazyPageName,
  validateSearch: (search: Record<string, unknown>) => Search,
) {
  const component = lazyPageByName(name);
  return createRoute({
    getParentRoute: () => authenticated,
    path,
    staticData: { pageName },
    validateSearch,
    component,
  });
}

const routeTree = root.addChildren([
  login,
  register,
  forgotPassword,
  resetPassword,
  authenticated.addChildren([
    searchPageRoute('/dashboard', 'Dashboard', 'dashboard', parseWeekSearch),
    searchPageRoute('/timers', 'Timers', 'timers', parseTimersSearch),
    searchPageRoute('/planner', 'Weekly Planner', 'planner', parseWeekSearch),
    searchPageRoute('/focus-areas', 'Focus Areas', 'focusAreas', parseFocusAreasSearch),
    searchPageRoute('/categories', 'Focus Areas', 'focusAreas', parseFocusAreasSearch),
    searchPageRoute('/goals', 'Goals', 'goals', parseGoalsSearch),
    searchPageRoute('/objectives', 'Goals', 'goals', parseGoalsSearch),
    searchPageRoute('/goals/$goalId', 'Goal', 'goal', parseGoalSearch),
    pageRoute('/action-plans', 'Action Plans', 'plans'),
    searchPageRoute('/action-plans/new', 'New Action Plan', 'newPlan', parseNewPlanSearch),
    pageRoute('/action-plans/generate-action-plan', 'Generate Action Plan', 'planForm'),
    pageRoute('/action-plans/generate-action-plan2', 'Create Your Action Plan', 'planWizard'),
    pageRoute('/action-plans/$planId', 'Action Plan', 'plan'),
    searchPageRoute('/inventory', 'Inventory', 'inventory', parseInventorySearch),
    searchPageRoute('/reports', 'Reports', 'reports', parseReportsSearch),
    searchPageRoute('/time-entries', 'Time Entries', 'entries', parseEntriesSearch),
    pageRoute('/settings', 'Settings', 'settings'),
    pageRoute('/feedback', 'Feedback', 'feedback'),
    pageRoute('/contact', 'Contact', 'contact'),
    pageRoute('/help', 'Help', 'help'),
    pageRoute('/faq', 'FAQ', 'faq'),
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
