import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import type { ReportName } from './report-names.ts';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { ReportSwitch } from './layout/switch.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { WeekAnalysis } from './week/week-analysis.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from './route.ts';

/** Loads a report when it is selected. The page shows an error if loading fails. */
const lazyReport = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadChunk(load) }));

const reportComponents: Readonly<Record<ReportName, ComponentType>> = {
  week: WeekAnalysis,
  weekly: lazyReport(async () => (await import('./weekly/weekly-trend.tsx')).WeeklyTrend),
  categories: lazyReport(async () => (await import('./focus-area/focus-area-trend.tsx')).FocusAreaTrend),
  objective: lazyReport(async () => (await import('./goal/goal-trend.tsx')).GoalTrend),
  range: lazyReport(async () => (await import('./range/range-report.tsx')).RangeReport),
  trends: lazyReport(async () => (await import('./trends/trends-report.tsx')).TrendsReport),
};

const SKELETON_HEIGHTS = [360, 240];

export function ReportsPage(): ReactNode {
  const { report = 'week' } = usePageSearch(reportsPage);
  const navigate = useNavigate();
  const Report = reportComponents[report];

  // Keep the other search parameters, so that each report remembers its week, focus area or goal.
  const selectReport = (next: ReportName) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, report: next === 'week' ? undefined : next }) });
  return (
    <Page>
      <ReportSwitch value={report} onChange={selectReport} />
      <Suspense fallback={<SkeletonStack heights={SKELETON_HEIGHTS} />}>
        <Report />
      </Suspense>
    </Page>
  );
}
