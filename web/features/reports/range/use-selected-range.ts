import { useNavigate } from '@tanstack/react-router';
import { findRangeProblem } from '#contract/schema/day-range.ts';
import { isSupportedDay } from '#domain/calendar/calendar.ts';
import type { PageSearch } from '#web/page.ts';
import { usePageSearch } from '#web/use-page.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { reportsPage } from '../route.ts';
import { defaultRange } from './presets.ts';

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

  return { ...range, by, inArea, inGoal, tag, today, problem: findRangeProblem(range), show };
}
