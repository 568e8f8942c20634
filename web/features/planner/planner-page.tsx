import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSelectedWeek } from '#web/widgets/week/use-selected-week.ts';
import { WeekNav } from '#web/ui/week/week-nav.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './planner-page.module.css';
import { WeekPlan } from './week-plan.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { plannerPage } from './route.ts';

export function PlannerPage(): ReactNode {
  const { week } = usePageSearch(plannerPage);
  const { weekStart, today, currentWeek, show } = useSelectedWeek(week, { allowsFuture: true });
  const navigate = useNavigate();

  // Without a week in the URL, the page would switch to the next week at midnight and lose unsaved changes.
  const pinWeek = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, week: weekStart }), replace: true, resetScroll: false });

  return (
    <Page className={classes.page}>
      <p className={classes.quiet}>Plan and manage your weekly goals by category.</p>
      <WeekNav weekStart={weekStart} today={today} allowsFuture onWeekChange={show} />
      <WeekPlan key={weekStart} weekStart={weekStart} currentWeek={currentWeek} onFirstChange={pinWeek} />
    </Page>
  );
}
