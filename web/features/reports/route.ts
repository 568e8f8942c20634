import { currentWeek, initialRequest, searchParam, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { type RangeGrouping, rangeGroupings } from '#domain/range-report.ts';
import { definePage } from '#web/page.ts';
import { parseWeekSearch } from '#web/widgets/week/week-search.ts';

const reportNames = ['week', 'weekly', 'categories', 'objective', 'trends', 'range'] as const;

interface ReportsSearch {
  readonly report?: (typeof reportNames)[number] | undefined;
  readonly week?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly year?: number | undefined;
  /** The first and last day of the date range, what its rows stand for, and filters. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: RangeGrouping | undefined;
  readonly inArea?: string | undefined;
  readonly inGoal?: string | undefined;
  readonly tag?: string | undefined;
}

const stringOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined);

function parseSearch(search: Record<string, unknown>): ReportsSearch {
  const { report, area, goal, year, from, to, by, inArea, inGoal, tag } = search;
  return {
    ...parseWeekSearch(search),
    report: reportNames.find((name) => name === report),
    area: stringOrUndefined(area),
    goal: stringOrUndefined(goal),
    year: typeof year === 'number' ? year : undefined,
    from: stringOrUndefined(from),
    to: stringOrUndefined(to),
    by: rangeGroupings.find((each) => each === by),
    inArea: stringOrUndefined(inArea),
    inGoal: stringOrUndefined(inGoal),
    // The router parses `?tag=7` as a number.
    tag: typeof tag === 'number' ? String(tag) : stringOrUndefined(tag),
  };
}

const weekStart = searchParam('week', currentWeek);

/** The requests of the report that is shown by default. */
const weekAnalysis = [
  initialRequest('/api/focus-areas/with-goals'),
  initialRequest('/api/reports/weekly', { query: { weekStart } }),
  initialRequest('/api/reports/average-weekly', { query: { weekStart } }),
  initialRequest('/api/goals/weekly-usage', { query: { weekStart } }),
  initialRequest('/api/reports/weekly-history', {
    query: { start: searchParam('week', currentWeek, { offset: -6 }), count: '6' },
  }),
];

export const reportsPage = definePage({
  path: '/reports',
  title: 'Reports',
  parseSearch,
  searchWords: [...reportNames, ...rangeGroupings],
  navigation: { menu: 'sidebar', icon: 'chart', shortcutKey: 'r' },
  initialData: [
    ...weekAnalysis.map((request) => unlessSearch(['report'], request)),
    // Only the current week is compared with the previous one.
    unlessSearch(
      ['report', 'week'],
      initialRequest('/api/reports/productivity-score', { query: { weekStart: currentWeek } }),
    ),
  ],
  load: async () => (await import('./reports-page.tsx')).ReportsPage,
});
