import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { WeekNav } from '#web/ui/week-nav.tsx';
import classes from './planner-page.module.css';
import { PlannerWeek } from './planner-week.tsx';

export function PlannerPage(): ReactNode {
  const { weekStart, today, currentWeek, show } = useShownWeek({ hasFuture: true });
  const navigate = useNavigate();

  // The week that is being planned stays when the next one begins, as it does not where the address names none.
  const keepWeek = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, week: weekStart }), replace: true, resetScroll: false });

  return (
    <div className={classes.page}>
      <p className={classes.quiet}>Plan and manage your weekly goals by category.</p>
      <WeekNav weekStart={weekStart} today={today} hasFuture onShow={show} />
      <PlannerWeek key={weekStart} weekStart={weekStart} currentWeek={currentWeek} onChanged={keepWeek} />
    </div>
  );
}
