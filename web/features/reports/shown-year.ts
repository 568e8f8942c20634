import { useNavigate, useSearch } from '@tanstack/react-router';
import { weeksOfYear, yearOfWeek } from '#domain/calendar.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';

/** The first of which every week can be asked for. */
const FIRST_YEAR = 1971;

/** The year that the address asks for, if it is one, and how to show another. */
export function useShownYear() {
  const { year: asked } = useSearch({ strict: false });
  const { currentWeek } = useShownWeek();
  const navigate = useNavigate();
  const thisYear = yearOfWeek(currentWeek);
  const isKnown = asked !== undefined && Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= thisYear;

  function show(year: number | undefined) {
    void navigate({ to: '.', search: (before) => ({ ...before, year }), resetScroll: false });
  }

  return {
    year: isKnown ? asked : undefined,
    thisYear,
    currentWeek,
    isFirst: (year: number) => year === FIRST_YEAR,
    /** The Mondays of a year, as far as it has come. */
    weeksOf: (year: number) => weeksOfYear(year, currentWeek),
    show,
  };
}
