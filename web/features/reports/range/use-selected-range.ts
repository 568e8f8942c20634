import { useNavigate } from '@tanstack/react-router';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { countDays, maxRangeDays } from '#domain/range-report.ts';
import type { PageSearch } from '#web/page.ts';
import { usePageSearch } from '#web/use-page.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { reportsPage } from '../route.ts';
import { type DayRange, defaultRange } from './presets.ts';

type RangeSearch = Pick<PageSearch<typeof reportsPage>, 'from' | 'to' | 'by' | 'inArea' | 'inGoal' | 'tag'>;

/** The date range, grouping and filters in the URL. */
export function useSelectedRange() {
  const { from, to, by = 'area', inArea, inGoal, tag } = usePageSearch(reportsPage);
  const { today } = useCurrentWeek();
  const navigate = useNavigate();
  const isValid = from !== undefined && to !== undefined && isSupportedDay(from) && isSupportedDay(to);
  const range = isValid ? { from, to } : defaultRange(today);

  /** `replace`: the user may still be typing a date. */
  function show(changes: RangeSearch, replace = false) {
    void navigate({ to: '.', search: (previous) => ({ ...previous, ...changes }), replace, resetScroll: false });
  }

  return { ...range, by, inArea, inGoal, tag, today, problem: findProblem(range), show };
}

/** Why the range cannot be shown, in the words of the contract. */
function findProblem({ from, to }: DayRange): string | undefined {
  if (from > to) return 'The last day must not be before the first.';
  return countDays(from, to) > maxRangeDays ? `Choose at most ${limits.weeksPerRequest} weeks.` : undefined;
}
