/** Limits for a first visit on a phone. */
interface PageBudget {
  /** JavaScript and CSS, compressed. */
  readonly kilobytes: number;
  readonly performance: number;
  readonly lcpMs: number;
}

const landingBudget: PageBudget = { kilobytes: 10, performance: 100, lcpMs: 1200 };
const authBudget: PageBudget = { kilobytes: 155, performance: 95, lcpMs: 1800 };
const listBudget: PageBudget = { kilobytes: 175, performance: 95, lcpMs: 2000 };
const heavyBudget: PageBudget = { kilobytes: 255, performance: 90, lcpMs: 2400 };

export interface MeasuredPage extends PageBudget {
  readonly path: string;
  readonly isPublic?: boolean;
}

export const pages: readonly MeasuredPage[] = [
  { path: '/', isPublic: true, ...landingBudget },
  { path: '/login', isPublic: true, ...authBudget },
  { path: '/register', isPublic: true, ...authBudget },
  { path: '/dashboard', ...listBudget },
  { path: '/timers', ...listBudget },
  { path: '/planner', ...listBudget },
  { path: '/focus-areas', ...listBudget },
  { path: '/goals', ...listBudget },
  { path: '/action-plans', ...listBudget },
  { path: '/inventory', ...listBudget },
  { path: '/reports', ...heavyBudget },
  { path: '/time-entries', ...heavyBudget },
  { path: '/time-entries?view=calendar', ...heavyBudget },
  { path: '/settings', ...heavyBudget },
];

export const MAX_LAYOUT_SHIFT = 0.02;
