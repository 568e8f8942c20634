import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AreasIcon } from '#web/ui/icons.tsx';
import { useLeaveQuestion } from '#web/parts/leaving/use-leave-question.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { announcementOf } from './announcement.ts';
import { sectionsOf } from './plan-rows.ts';
import { PlanSummary } from './plan-summary.tsx';
import { totalOf } from './plan-total.ts';
import page from './planner-page.module.css';
import { PlannerSection } from './planner-section.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { statedRow } from './row-state.ts';
import { usePlan } from './use-plan.ts';
import { usePlanDrafts } from './use-plan-drafts.ts';

const LeaveQuestion = lazyDialog(async () => (await import('./leave-question.tsx')).LeaveQuestion);

interface PlannerWeekProps {
  readonly weekStart: string;
  readonly currentWeek: string;
  /** There is something to lose from now on. */
  readonly onChanged: () => void;
}

/** The plan of one week. Another week is another one of these, so that nothing of the one ends up in the other. */
export function PlannerWeek({ weekStart, currentWeek, onChanged }: PlannerWeekProps): ReactNode {
  const { rows, isEmpty, recent, failure } = usePlan(weekStart, currentWeek);
  const { drafts, saves, wasLeft, actions } = usePlanDrafts(weekStart);
  const stated = useMemo(
    () => (rows ?? []).map((row) => statedRow(row, drafts.get(row.focusAreaId), saves.get(row.focusAreaId))),
    [rows, drafts, saves],
  );
  const unsaved = stated.filter(({ isUnsaved }) => isUnsaved);
  const isUnsaved = unsaved.length > 0;
  const isSaving = stated.some(({ state }) => state === 'saving');
  const leaving = useLeaveQuestion({
    isUnsaved,
    isSaving,
    leavesBy: ({ week = currentWeek }) => week !== weekStart,
  });

  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (isUnsaved) changed();
  }, [isUnsaved]);

  if (failure) return <LoadFailure title="Your plan of this week could not be loaded." {...failure} />;
  if (isEmpty) {
    return (
      <EmptyState
        icon={AreasIcon}
        title="You need focus areas before you can plan."
        action={<ButtonLink to="/focus-areas">Add a focus area</ButtonLink>}
      >
        A week is planned by what you want to spend time on.
      </EmptyState>
    );
  }
  if (!rows) return <PlannerSkeleton />;

  const when = weekStart < currentWeek ? 'past' : weekStart === currentWeek ? 'present' : 'ahead';
  return (
    <>
      {wasLeft && <Notice>You were logged out. This is what you had changed.</Notice>}
      {when === 'past' && <p className={page.quiet}>This week is over: what you change here changes its rating.</p>}
      <div className={page.week}>
        <div className={page.summary}>
          <PlanSummary total={totalOf(stated.map(({ wanted }) => wanted))} isOver={when === 'past'} recent={recent} />
        </div>
        <div className={page.sections}>
          {sectionsOf(stated).map((section) => (
            <PlannerSection key={section.focusAreaClass} section={section} when={when} actions={actions} />
          ))}
        </div>
      </div>
      <VisuallyHidden component="output">{announcementOf(stated)}</VisuallyHidden>
      {leaving && <LeaveQuestion rows={unsaved.map(({ row }) => row)} {...leaving} />}
    </>
  );
}
