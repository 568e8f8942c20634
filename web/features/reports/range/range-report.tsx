import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { RangeReportQuery } from '#contract/reports/range-report.ts';
import { rangeGroupings } from '#domain/range-report.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { rangeReportQuery } from '#web/api/reports/range-report.ts';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { Segments } from '../layout/segments.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { NoFocusAreas } from '../no-focus-areas.tsx';
import { groupingMeta } from './groupings.ts';
import { RangeDates } from './range-dates.tsx';
import { RangeFilters } from './range-filters.tsx';
import * as classes from './range-report.module.css';
import { RangeResult } from './range-result.tsx';
import { useSelectedRange } from './use-selected-range.ts';

const SKELETON_HEIGHTS = [420, 300];
const groupings = rangeGroupings.map((value) => ({ value, label: groupingMeta[value].label }));

/** The time tracked between any two days, as chart, table and CSV. */
export function RangeReport(): ReactNode {
  const query = useQuery(focusAreasWithGoalsQuery);
  if (query.data) return query.data.length === 0 ? <NoFocusAreas /> : <Report areas={query.data} />;
  const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
  return <LoadState query={query} failureTitle="Failed to load categories & objectives" skeleton={skeleton} />;
}

function Report({ areas }: { readonly areas: readonly FocusAreaWithGoals[] }) {
  const { from, to, by, inArea, inGoal, tag, today, problem, show } = useSelectedRange();
  // Filters for what has been deleted are ignored.
  const focusAreaId = areas.find(({ _id }) => _id === inArea)?._id;
  const goalId = areas.flatMap(({ goals }) => goals).find(({ _id }) => _id === inGoal)?._id;
  const query = { from, to, by, focusAreaId, goalId, tag };
  return (
    <>
      <div className={classes.toolbar}>
        <RangeDates range={{ from, to }} today={today} problem={problem} onChange={show} />
        <Segments legend="Group by" choices={groupings} value={by} onChange={(next) => show({ by: next })} />
        <RangeFilters
          query={query}
          areas={areas}
          onChange={(filters) => show({ inArea: filters.focusAreaId, inGoal: filters.goalId, tag: filters.tag })}
        />
      </div>
      {problem === undefined && <Result query={query} areas={areas} today={today} />}
    </>
  );
}

interface ResultProps {
  readonly query: RangeReportQuery;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly today: string;
}

function Result({ query, areas, today }: ResultProps) {
  const reportQuery = useQuery(rangeReportQuery(query));
  const { data: report, error, isPlaceholderData } = reportQuery;
  if (report) {
    return (
      <>
        {error && <InfoBanner>This may be out of date. {error.message}</InfoBanner>}
        <RangeResult query={query} report={report} areas={areas} today={today} isBusy={isPlaceholderData} />
      </>
    );
  }
  const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
  return <LoadState query={reportQuery} failureTitle="The report could not be loaded." skeleton={skeleton} />;
}
