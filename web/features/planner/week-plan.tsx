import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { weeklyGoals } from '#contract/weekly-goals/weekly-goals.ts';
import { Button } from '#web/ui/button/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AreasIcon, MoonIcon } from '#web/ui/icons/icons.tsx';
import { useUnsavedChangesPrompt } from '#web/widgets/unsaved-changes/use-unsaved-changes-prompt.ts';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { buildAnnouncement } from './live-announcement.ts';
import { UnsavedChangesDialog, PastWeekTargets, restWeek, SaveBar } from './lazy-components.ts';
import { listShortRows } from './demand/demand.ts';
import { DemandSummary } from './demand/demand-summary.tsx';
import { groupByClass } from './plan-rows.ts';
import { PlanSummary } from './summary/plan-summary.tsx';
import { sumPlan } from './summary/plan-total.ts';
import * as page from './planner-page.module.css';
import { PlannerSection } from './section.tsx';
import { PlannerSkeleton } from './skeleton.tsx';
import { toRowViewModel } from './row/view-model.ts';
import { usePlan } from './use-plan.ts';
import { usePlanDrafts } from './drafts/use-plan-drafts.ts';

interface WeekPlanProps {
  readonly weekStart: string;
  readonly currentWeek: string;
  /** Called as soon as there are unsaved changes. */
  readonly onFirstChange: () => void;
}

/** One week's plan. Must be keyed by week, so that no state carries over to another week. */
export function WeekPlan({ weekStart, currentWeek, onFirstChange }: WeekPlanProps): ReactNode {
  const { rows, isEmpty, recent, demand, loadError } = usePlan(weekStart, currentWeek);
  const { drafts, saveStatuses, wasRestored, actions } = usePlanDrafts(weekStart);
  const viewModels = useMemo(
    () =>
      (rows ?? []).map((row) => toRowViewModel(row, drafts.get(row.focusAreaId), saveStatuses.get(row.focusAreaId))),
    [rows, drafts, saveStatuses],
  );
  const isResting = viewModels.every(({ edited }) => edited.isResting);
  // A rest week is not asked for anything.
  const demandByArea = useMemo(
    () => new Map(isResting ? [] : demand.areas?.map((area) => [area.focusAreaId, area])),
    [demand.areas, isResting],
  );
  const unsavedRows = viewModels.filter(({ isUnsaved }) => isUnsaved);
  const isUnsaved = unsavedRows.length > 0;
  const isSaving = viewModels.some(({ state }) => state === 'saving');
  const unsavedPrompt = useUnsavedChangesPrompt({
    isUnsaved,
    isSaving,
    isLeavingSearch: ({ week = currentWeek }) => week !== weekStart,
  });

  const notifyChanged = useEffectEvent(onFirstChange);
  useEffect(() => {
    if (isUnsaved) notifyChanged();
  }, [isUnsaved]);

  if (loadError) return <LoadFailure title={weeklyGoals.list.fallback} {...loadError} />;
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

  const shortRows = listShortRows(viewModels, demandByArea);
  const hasSaveBar = unsavedRows.length > 1;
  const tense = weekStart < currentWeek ? 'past' : weekStart === currentWeek ? 'present' : 'future';
  return (
    <>
      <Button
        variant="default"
        className={page.rest}
        leftSection={<MoonIcon size={18} />}
        onClick={() => void restWeek(viewModels, !isResting, actions)}
      >
        {isResting ? 'Plan this week again' : 'Rest the whole week'}
      </Button>
      {wasRestored && <InfoBanner>You were logged out. Your unsaved changes are still here.</InfoBanner>}
      {tense === 'past' && <p className={page.quiet}>This week is over. Changes here affect its rating.</p>}
      {tense === 'past' && <PastWeekTargets weekStart={weekStart} rows={rows} />}
      <div className={page.week}>
        <div className={page.summary}>
          <PlanSummary
            total={sumPlan(viewModels.map(({ edited }) => edited))}
            isPastWeek={tense === 'past'}
            isResting={isResting}
            recent={recent}
            renderDemand={(usualMinutes) =>
              !isResting && (
                <DemandSummary
                  demand={demand.areas}
                  error={demand.error}
                  isRetrying={demand.isRetrying}
                  onRetry={demand.onRetry}
                  usualMinutes={usualMinutes}
                  plannedAreaIds={new Set(rows.map(({ focusAreaId }) => focusAreaId))}
                  shortRows={shortRows.length}
                  onAdoptAll={() => {
                    for (const { viewModel, target } of shortRows) actions.edit(viewModel.row, { target });
                  }}
                />
              )
            }
          />
        </div>
        <div className={page.sections} data-has-bar={hasSaveBar}>
          {groupByClass(viewModels).map((section) => (
            <PlannerSection
              key={section.focusAreaClass}
              section={section}
              tense={tense}
              demand={demandByArea}
              actions={actions}
            />
          ))}
        </div>
      </div>
      {hasSaveBar && <SaveBar unsavedRows={unsavedRows} actions={actions} />}
      <VisuallyHidden component="output">{buildAnnouncement(viewModels)}</VisuallyHidden>
      {unsavedPrompt && <UnsavedChangesDialog rows={unsavedRows.map(({ row }) => row)} {...unsavedPrompt} />}
    </>
  );
}
