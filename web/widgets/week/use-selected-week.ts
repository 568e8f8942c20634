import { useNavigate, useSearch } from '@tanstack/react-router';
import { toDay, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';

interface SelectedWeekOptions {
  readonly allowsFuture?: boolean;
}

/** The week in the URL, or the current week of the account. */
export function useSelectedWeek({ allowsFuture = false }: SelectedWeekOptions = {}) {
  const { timeZone } = useUser();
  const { week: requested } = useSearch({ strict: false });
  const navigate = useNavigate();
  const now = useServerMinute();
  const today = toDay(now, timeZone);
  const currentWeek = weekStartForDay(today);
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

  return { weekStart, today, currentWeek, timeZone, now, show };
}
