import { useNavigate } from '@tanstack/react-router';
import { weeksOfYear, isoWeekYear } from '#domain/calendar/calendar.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from './route.ts';

/** The first year whose weeks are all supported. */
const FIRST_YEAR = 1971;

/** The year selected in the URL, if it is valid. */
export function useSelectedYear() {
  const { year: requestedYear } = usePageSearch(reportsPage);
  const { currentWeek } = useCurrentWeek();
  const navigate = useNavigate();
  const thisYear = isoWeekYear(currentWeek);
  const isValid =
    requestedYear !== undefined &&
    Number.isInteger(requestedYear) &&
    requestedYear >= FIRST_YEAR &&
    requestedYear <= thisYear;

  function show(year: number | undefined) {
    void navigate({ to: '.', search: (previous) => ({ ...previous, year }), resetScroll: false });
  }

  return {
    year: isValid ? requestedYear : undefined,
    thisYear,
    currentWeek,
    isFirstYear: (year: number) => year === FIRST_YEAR,
    /** The Mondays of a year, up to the current week. */
    weeksInYear: (year: number) => weeksOfYear(year, currentWeek),
    show,
  };
}
