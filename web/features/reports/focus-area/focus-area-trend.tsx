import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FocusArea } from '#contract/focus-areas.ts';
import { weeksFrom, addDays } from '#domain/calendar.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { focusAreaHistoryQuery } from '#web/api/reports.ts';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { byName } from '#domain/search.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { AreaHistory } from './area-history-cards.tsx';
import { NoFocusAreas } from './no-focus-areas.tsx';
import { RangeSwitch } from './range-switch.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { SHOWN_WEEKS } from './shown-weeks.ts';
import { useShownYear } from './shown-year.ts';
import classes from './trend-tools.module.css';
import { YearNav } from './year-nav.tsx';

const SKELETON = [440, 400];

/** One focus area over time. */
export function CategoriesTrend(): ReactNode {
  const { area: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { year, thisYear, isFirst, show } = useShownYear();
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasWithGoalsQuery);
  if (!areas) {
    if (!error) return <ReportSkeleton heights={SKELETON} />;
    const title = 'Failed to load categories & objectives';
    return <LoadFailure title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const shown = areas.find(({ _id }) => _id === asked) ?? areas[0];
  if (!shown) return <NoFocusAreas />;

  const choose = (area: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, area }), resetScroll: false });
  return (
    <>
      <div className={classes.tools}>
        <SelectField
          className={classes.choice}
          label="Focus area"
          dir="auto"
          value={shown._id}
          choices={groupsOf(areas)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <RangeSwitch isYear={year !== undefined} onChange={(isYear) => show(isYear ? thisYear : undefined)} />
        {year !== undefined && <YearNav year={year} thisYear={thisYear} isFirst={isFirst(year)} onShow={show} />}
      </div>
      <History area={shown} />
    </>
  );
}

function History({ area }: { readonly area: FocusArea }): ReactNode {
  const { year, currentWeek, weeksOf } = useShownYear();
  const weeks =
    year === undefined ? weeksFrom(addDays(currentWeek, -7 * (SHOWN_WEEKS - 1)), SHOWN_WEEKS) : weeksOf(year);
  const {
    data: history,
    error,
    isFetching,
    refetch,
  } = useQuery(focusAreaHistoryQuery(area._id, weeks[0]!, weeks.length));
  if (history) return <AreaHistory area={area} history={history} currentWeek={currentWeek} />;
  if (!error) return <ReportSkeleton heights={SKELETON} />;
  const title = 'Failed to load trend data';
  return <LoadFailure title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function groupsOf(areas: readonly FocusArea[]) {
  return classesInOrder
    .map(({ value, label }) => ({
      id: value,
      label,
      choices: areas
        .filter(({ focusAreaClass }) => focusAreaClass === value)
        .toSorted((a, b) => byName(a.name, b.name))
        .map(({ _id, name }) => ({ value: _id, label: name })),
    }))
    .filter(({ choices }) => choices.length > 0);
}
