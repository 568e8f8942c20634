/** What a page may cost a phone that comes for the first time. */
interface Aim {
  /** JavaScript and CSS as they travel. */
  readonly kilobytes: number;
  readonly performance: number;
  readonly lcpMs: number;
}

const landing: Aim = { kilobytes: 10, performance: 100, lcpMs: 1200 };
const door: Aim = { kilobytes: 155, performance: 95, lcpMs: 1800 };
const list: Aim = { kilobytes: 175, performance: 95, lcpMs: 2000 };
const heavy: Aim = { kilobytes: 255, performance: 90, lcpMs: 2400 };

export interface MeasuredPage extends Aim {
  readonly path: string;
  readonly isPublic?: boolean;
}

export const pages: readonly MeasuredPage[] = [
  { path: '/', isPublic: true, ...landing },
  { path: '/login', isPublic: true, ...door },
  { path: '/register', isPublic: true, ...door },
  { path: '/dashboard', ...list },
  { path: '/timers', ...list },
  { path: '/planner', ...list },
  { path: '/focus-areas', ...list },
  { path: '/goals', ...list },
  { path: '/action-plans', ...list },
  { path: '/inventory', ...list },
  { path: '/reports', ...heavy },
  { path: '/time-entries', ...heavy },
  { path: '/time-entries?view=calendar', ...heavy },
  { path: '/settings', ...heavy },
];

export const LAYOUT_SHIFT = 0.02;
