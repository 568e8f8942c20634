import { pages } from '../../scripts/pages.ts';

/** Limits for a first visit on a slow phone. */
interface PageBudget {
  /** JavaScript and CSS, compressed. */
  readonly kilobytes: number;
  /** The minimum Lighthouse performance score, from 0 to 100. */
  readonly performance: number;
  readonly lcpSeconds: number;
}

const landingBudget: PageBudget = { kilobytes: 10, performance: 100, lcpSeconds: 1.2 };
const authBudget: PageBudget = { kilobytes: 155, performance: 95, lcpSeconds: 1.8 };
const defaultBudget: PageBudget = { kilobytes: 175, performance: 95, lcpSeconds: 2 };
const heavyBudget: PageBudget = { ...defaultBudget, kilobytes: 255 };

/** Limits for all pages. `warm` is a repeat visit with a primed cache and without throttling. */
export const limits = { firstPaintSeconds: 1.2, warmFirstPaintSeconds: 0.25, layoutShift: 0.02 };

export interface MeasuredPage extends PageBudget {
  /** As in the page registry, where `$name` is a parameter. */
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

/** The landing page and every page of the app. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', isPublic: true, ...landingBudget },
  ...pages.map(({ path, access }): MeasuredPage => {
    if (access === 'public') return { path, isPublic: true, ...authBudget };
    return { path, isPublic: false, ...(heavyPaths.has(path) ? heavyBudget : defaultBudget) };
  }),
  { path: '/time-entries?view=calendar', isPublic: false, ...heavyBudget },
  { path: '/time-entries?view=week', isPublic: false, ...heavyBudget },
];
