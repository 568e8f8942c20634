import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { weeksFrom, addDays } from '#domain/calendar/calendar.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { focusAreaHistoryQuery } from '#web/api/reports/reports.ts';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { listAreaChoices } from '#web/widgets/area-choices/area-choices.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { AreaHistory } from './area-history-cards.tsx';
import { NoFocusAreas } from '../no-focus-areas.tsx';
import { Segments } from '../layout/segments.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { DEFAULT_WEEK_COUNT } from '../chart/shown-weeks.ts';
import { useSelectedYear } from '../use-selected-year.ts';
import * as classes from '../layout/trend-toolbar.module.css';
import { YearNav } from '../layout/year-nav.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

const SKELETON_HEIGHTS = [440, 400];

const rangeChoices = [
  { value: 'weeks', label: '12 weeks' },
  { value: 'year', label: 'Year' },
] as const;

export function FocusAreaTrend(): ReactNode {
  const { area: requestedId } = usePageSearch(reportsPage);
  const navigate = useNavigate();
  const { year, thisYear, isFirstYear, show } = useSelectedYear();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const areas = areasQuery.data;
  if (!areas) {
    const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
    return <LoadState query={areasQuery} failureTitle="Failed to load categories & objectives" skeleton={skeleton} />;
  }
  const selected = areas.find(({ _id }) => _id === requestedId) ?? areas[0];
  if (!selected) return <NoFocusAreas />;

  const selectArea = (area: string) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, area }), resetScroll: false });
  return (
    <>
      <div className={classes.toolbar}>
        <SelectField
          className={classes.select}
          label="Focus area"
          dir="auto"
          value={selected._id}
          choices={toOptionGroups(areas)}
          onChange={({ currentTarget }) => selectArea(currentTarget.value)}
        />
        <Segments
          legend="Time range"
          choices={rangeChoices}
          value={year === undefined ? 'weeks' : 'year'}
          onChange={(range) => show(range === 'year' ? thisYear : undefined)}
        />
        {year !== undefined && (
          <YearNav year={year} thisYear={thisYear} isFirst={isFirstYear(year)} onYearChange={show} />
        )}
      </div>
      <FocusAreaHistory area={selected} />
    </>
  );
}

function FocusAreaHistory({ area }: { readonly area: FocusArea }): ReactNode {
  const { year, currentWeek, weeksInYear } = useSelectedYear();
  const weeks =
    year === undefined
      ? weeksFrom(addDays(currentWeek, -7 * (DEFAULT_WEEK_COUNT - 1)), DEFAULT_WEEK_COUNT)
      : weeksInYear(year);
  const query = useQuery(focusAreaHistoryQuery(area._id, weeks[0]!, weeks.length));
  if (query.data) return <AreaHistory area={area} history={query.data} currentWeek={currentWeek} />;
  const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
  return <LoadState query={query} failureTitle="Failed to load trend data" skeleton={skeleton} />;
}

function toOptionGroups(areas: readonly FocusArea[]) {
  return classOptions
    .map(({ value, label }) => ({
      id: value,
      label,
      choices: listAreaChoices(areas.filter(({ focusAreaClass }) => focusAreaClass === value)),
    }))
    .filter(({ choices }) => choices.length > 0);
}
