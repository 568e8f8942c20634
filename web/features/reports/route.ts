import { currentWeek, initialRequest, searchParam, unlessSearch } from '#contract/initial-data/initial-data.ts';
import { definePage } from '#web/page.ts';
import { parseWeekSearch } from '#web/widgets/week/week-search.ts';

const reportNames = ['week', 'weekly', 'categories', 'objective', 'trends'] as const;

interface ReportsSearch {
  readonly report?: (typeof reportNames)[number] | undefined;
  readonly week?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly year?: number | undefined;
}

function parseSearch(search: Record<string, unknown>): ReportsSearch {
  const { report, area, goal, year } = search;
  return {
    ...parseWeekSearch(search),
    report: reportNames.find((name) => name === report),
    area: typeof area === 'string' ? area : undefined,
    goal: typeof goal === 'string' ? goal : undefined,
    year: typeof year === 'number' ? year : undefined,
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
  searchWords: reportNames,
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
