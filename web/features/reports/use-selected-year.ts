import { useNavigate, useSearch } from '@tanstack/react-router';
import { weeksOfYear, isoWeekYear } from '#domain/calendar/calendar.ts';
import { useSelectedWeek } from '#web/widgets/week/use-selected-week.ts';

/** The first year whose weeks are all supported. */
const FIRST_YEAR = 1971;

/** The year selected in the URL, if it is valid. */
export function useSelectedYear() {
  const { year: requestedYear } = useSearch({ strict: false });
  const { currentWeek } = useSelectedWeek();
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
