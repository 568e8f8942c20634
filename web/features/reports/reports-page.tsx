import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { arrived } from '#web/ui/part-load-error.ts';
import type { ReportName } from './report-names.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportSwitch } from './report-switch.tsx';
import classes from './reports-page.module.css';
import { WeekAnalysis } from './week-analysis.tsx';

/** A report that is fetched when it is chosen. Should it not arrive, the page says so. */
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await arrived(load) }));

const reportParts: Readonly<Record<ReportName, ComponentType>> = {
  week: WeekAnalysis,
  weekly: later(async () => (await import('./weekly-trend.tsx')).WeeklyTrend),
  categories: later(async () => (await import('./categories-trend.tsx')).CategoriesTrend),
  objective: later(async () => (await import('./objective-trend.tsx')).ObjectiveTrend),
  trends: later(async () => (await import('./trends-report.tsx')).TrendsReport),
};

export function ReportsPage(): ReactNode {
  const { report = 'week' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const Report = reportParts[report];

  // The week, focus area and goal that were looked at stay, for whoever comes back to them.
  const show = (next: ReportName) =>
    void navigate({ to: '.', search: (before) => ({ ...before, report: next === 'week' ? undefined : next }) });
  return (
    <div className={classes.page}>
      <ReportSwitch value={report} onChange={show} />
      <Suspense fallback={<ReportSkeleton />}>
        <Report />
      </Suspense>
    </div>
  );
}
