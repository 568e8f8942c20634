import { currentWeek, initialRequest, searchParam, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { rangeGroupings } from '#domain/range-report.ts';
import { definePage } from '#web/page.ts';
import { number, oneOf, searchParams, text } from '#web/search-params.ts';

const reportNames = ['week', 'weekly', 'categories', 'objective', 'trends', 'range'] as const;

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
  parseSearch: searchParams({
    report: oneOf(reportNames),
    week: text,
    area: text,
    goal: text,
    year: number,
    // The first and last day of the date range, what its rows stand for, and filters.
    from: text,
    to: text,
    by: oneOf(rangeGroupings),
    inArea: text,
    inGoal: text,
    tag: text,
  }),
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
