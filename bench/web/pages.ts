import { pages } from '../../scripts/pages.ts';

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

/** Pages with charts, long forms or many sections. */
const heavyPaths = new Set([
  '/action-plans/new',
  '/action-plans/generate-action-plan',
  '/action-plans/generate-action-plan2',
  '/reports',
  '/time-entries',
  '/settings',
  '/feedback',
  '/contact',
]);

/** Every page without parameters. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', isPublic: true, ...landingBudget },
  ...pages
    .filter(({ path }) => !path.includes('$'))
    .map(({ path, access }): MeasuredPage => {
      if (access === 'public') return { path, isPublic: true, ...authBudget };
      return { path, ...(heavyPaths.has(path) ? heavyBudget : listBudget) };
    }),
  { path: '/time-entries?view=calendar', ...heavyBudget },
];

export const MAX_LAYOUT_SHIFT = 0.02;
