import { useNavigate } from '@tanstack/react-router';
import { restoreFocus } from '#web/ui/restore-focus.ts';

/** Opens the analysis of a week from a chart. */
export function useOpenWeek(): (weekStart: string) => void {
  const navigate = useNavigate();
  return (week) => {
    void navigate({ to: '.', search: (previous) => ({ ...previous, report: undefined, week }) });
    restoreFocus();
  };
}
