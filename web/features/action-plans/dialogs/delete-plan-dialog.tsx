import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { restorableDays } from '#domain/deletion.ts';
import { planDependentsQuery, useDeletePlan } from '#web/api/deletions/deletions.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DeleteDialog } from '#web/widgets/deletions/delete-dialog.tsx';
import { DependentGroups } from '#web/ui/dialog/dependent-groups.tsx';
import * as classes from './delete-plan-dialog.module.css';

interface DeletePlanDialogProps {
  readonly plan: ActionPlan;
  /** Called instead of `onClose` after the deletion, so that the plan's own page can navigate away. */
  readonly onDeleted: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeletePlanDialog({ plan, onDeleted, onClose }: DeletePlanDialogProps) {
  const { data: dependents, isError, isPending } = useQuery(planDependentsQuery(plan._id));
  const { mutateAsync: deletePlan } = useDeletePlan();
  // Off by default: the goals of a manually created plan are often older than the plan.
  const [shouldDeleteGoals, setShouldDeleteGoals] = useState(false);
  // `plan.goalCount` excludes archived goals, but those are deleted too.
  const goalCount = dependents?.groups.find(({ type }) => type === 'goals')?.total ?? (isError ? plan.goalCount : 0);

  return (
    <DeleteDialog
      question="Delete this plan?"
      title={plan.title}
      failureMessage="Failed to delete action plan."
      onDelete={() => deletePlan({ id: plan._id, goals: shouldDeleteGoals ? 'delete' : 'keep' })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{plan.title}</strong> will be deleted. You can restore it for {restorableDays} days in
        Settings, under “Recently deleted”.
      </p>
      <div className={classes.goals} aria-busy={isPending}>
        {isPending && <p>Loading its goals…</p>}
        {!isPending && goalCount === 0 && <p>It has no goals.</p>}
        {goalCount > 0 && (
          <>
            <label className={classes.choice}>
              <Checkbox
                checked={shouldDeleteGoals}
                onChange={(event) => setShouldDeleteGoals(event.currentTarget.checked)}
              />
              {goalCount === 1 ? 'Delete its goal too' : `Delete its ${goalCount.toLocaleString('en')} goals too`}
            </label>
            {!shouldDeleteGoals && <p>{formatRemainingGoals(goalCount)}</p>}
            {shouldDeleteGoals && isError && <p role="alert">Failed to load dependents. You can still proceed.</p>}
            {shouldDeleteGoals && dependents && <DependentGroups groups={dependents.groups} />}
          </>
        )}
      </div>
    </DeleteDialog>
  );
}

function formatRemainingGoals(goalCount: number): string {
  return goalCount === 1
    ? 'Its goal will be kept, with its tasks and resources.'
    : `Its ${goalCount.toLocaleString('en')} goals will be kept, with their tasks and resources.`;
}
