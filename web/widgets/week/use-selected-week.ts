import { useNavigate } from '@tanstack/react-router';
import { isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { useCurrentWeek } from './use-current-week.ts';

interface SelectedWeekOptions {
  readonly allowsFuture?: boolean;
}

/** The week in the URL if it is valid, or the account's current week. */
export function useSelectedWeek(requested: string | undefined, { allowsFuture = false }: SelectedWeekOptions = {}) {
  const current = useCurrentWeek();
  const { currentWeek } = current;
  const navigate = useNavigate();
  const isValid =
    requested !== undefined &&
    isSupportedDay(requested) &&
    weekStartForDay(requested) === requested &&
    (allowsFuture || requested <= currentWeek);
  const weekStart = isValid ? requested : currentWeek;

  function show(week: string) {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, week: week === currentWeek ? undefined : week }),
      resetScroll: false,
    });
  }

  return { ...current, weekStart, show };
}
