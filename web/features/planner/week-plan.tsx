import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { weeklyGoals } from '#contract/weekly-goals.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AreasIcon, MoonIcon } from '#web/ui/icons.tsx';
import { useLeaveQuestion } from '#web/parts/leaving/use-leave-question.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { announcementOf } from './announcement.ts';
import { LeaveQuestion, PastTargets, restWeek, SaveBar } from './lazy-extras.ts';
import { sectionsOf } from './plan-rows.ts';
import { PlanSummary } from './plan-summary.tsx';
import { totalOf } from './plan-total.ts';
import page from './planner-page.module.css';
import { PlannerSection } from './planner-section.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { statedRow } from './row-state.ts';
import { usePlan } from './use-plan.ts';
import { usePlanDrafts } from './use-plan-drafts.ts';

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

  if (failure) return <LoadFailure title={weeklyGoals.list.fallback} {...failure} />;
  if (isEmpty) {
    return (
      <EmptyState
        icon={AreasIcon}
        title="You need focus areas before you can plan."
        action={<ButtonLink to="/focus-areas">Add a focus area</ButtonLink>}
      >
        Each focus area gets a target for the week.
      </EmptyState>
    );
  }
  if (!rows) return <PlannerSkeleton />;

  const isResting = stated.every(({ wanted }) => wanted.isResting);
  const hasBar = unsaved.length > 1;
  const when = weekStart < currentWeek ? 'past' : weekStart === currentWeek ? 'present' : 'ahead';
  return (
    <>
      <Button
        variant="default"
        className={page.rest}
        leftSection={<MoonIcon size={18} />}
        onClick={() => void restWeek(stated, !isResting, actions)}
      >
        {isResting ? 'Plan this week again' : 'Rest the whole week'}
      </Button>
      {wasLeft && <Notice>You were logged out. Your unsaved changes are still here.</Notice>}
      {when === 'past' && <p className={page.quiet}>This week is over. Changes here change its rating.</p>}
      {when === 'past' && <PastTargets weekStart={weekStart} rows={rows} />}
      <div className={page.week}>
        <div className={page.summary}>
          <PlanSummary
            total={totalOf(stated.map(({ wanted }) => wanted))}
            isOver={when === 'past'}
            isResting={isResting}
            recent={recent}
          />
        </div>
        <div className={page.sections} data-has-bar={hasBar}>
          {sectionsOf(stated).map((section) => (
            <PlannerSection key={section.focusAreaClass} section={section} when={when} actions={actions} />
          ))}
        </div>
      </div>
      {hasBar && <SaveBar unsaved={unsaved} actions={actions} />}
      <VisuallyHidden component="output">{announcementOf(stated)}</VisuallyHidden>
      {leaving && <LeaveQuestion rows={unsaved.map(({ row }) => row)} {...leaving} />}
    </>
  );
}
