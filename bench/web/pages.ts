import { pages } from '../../scripts/pages.ts';

/** Limits for a first visit on a slow phone. */
interface PageBudget {
  /** JavaScript and CSS, compressed. */
  readonly kilobytes: number;
  /** Lighthouse's score. */
  readonly performance: number;
  readonly lcpSeconds: number;
}

const landingBudget: PageBudget = { kilobytes: 10, performance: 100, lcpSeconds: 1.2 };
const authBudget: PageBudget = { kilobytes: 155, performance: 95, lcpSeconds: 1.8 };
const listBudget: PageBudget = { kilobytes: 175, performance: 95, lcpSeconds: 2 };
const heavyBudget: PageBudget = { ...listBudget, kilobytes: 255 };

/** The same for all pages. Warm is a visit with a full cache and without throttling. */
export const limits = { firstPaintSeconds: 1.2, warmFirstPaintSeconds: 0.25, layoutShift: 0.02 };

export interface MeasuredPage extends PageBudget {
  /** As in the registry of pages, where `$name` is a parameter. */
  readonly path: string;
  readonly isPublic: boolean;
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

/** The landing page, and every page of the app. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', isPublic: true, ...landingBudget },
  ...pages.map(({ path, access }): MeasuredPage => {
    if (access === 'public') return { path, isPublic: true, ...authBudget };
    return { path, isPublic: false, ...(heavyPaths.has(path) ? heavyBudget : listBudget) };
  }),
  { path: '/time-entries?view=calendar', isPublic: false, ...heavyBudget },
];
