import { useFormats } from '#web/ui/formats/use-formats.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import type { WeekContext } from './schedule-labels.ts';

export function useWeekContext(): WeekContext {
  const { currentWeek, today, timeZone } = useCurrentWeek();
  return { currentWeek, today, timeZone, formats: useFormats() };
}
