import { useNavigate } from '@tanstack/react-router';
import { refocus } from '#web/ui/refocus.ts';

/** Leads from a point of a trend to what made it: the analysis of that week. */
export function useOpenWeek(): (weekStart: string) => void {
  const navigate = useNavigate();
  return (week) => {
    void navigate({ to: '.', search: (before) => ({ ...before, report: undefined, week }) });
    refocus();
  };
}
