import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayOf, isKnownDay, weekStartOf } from '#domain/calendar.ts';
import { useUser } from './auth.ts';
import { useServerMinute } from './server-clock.ts';

interface ShownWeekOptions {
  /** Weeks to come can be shown, too. */
  readonly hasFuture?: boolean;
}

/** The week that the address asks for, or else the present one of the account, and how to show another. */
export function useShownWeek({ hasFuture = false }: ShownWeekOptions = {}) {
  const { timeZone } = useUser();
  const { week: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const now = useServerMinute();
  const today = dayOf(now, timeZone);
  const currentWeek = weekStartOf(today);
  const isShown =
    asked !== undefined && isKnownDay(asked) && weekStartOf(asked) === asked && (hasFuture || asked <= currentWeek);
  const weekStart = isShown ? asked : currentWeek;

  function show(week: string) {
    // What else the address says stays.
    void navigate({
      to: '.',
      search: (before) => ({ ...before, week: week === currentWeek ? undefined : week }),
      resetScroll: false,
    });
  }

  return { weekStart, today, currentWeek, timeZone, now, show };
}
