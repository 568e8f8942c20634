import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionPlan } from '#contract/action-plans.ts';
import { restorableDays } from '#domain/deletion.ts';
import { planDependentsQuery, useDeletePlan } from '#web/api/deletions.ts';
import { failureOf } from '#web/api/failure.ts';
import { useUndoDeletion } from '#web/parts/deletions/use-undo-deletion.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DependentGroups } from '#web/ui/dependent-groups.tsx';
import classes from './delete-plan.module.css';

interface DeletePlanProps {
  readonly plan: ActionPlan;
  /** Leaves its page, and with it this dialog. */
  readonly onDeleted: (() => void) | undefined;
  readonly onClose: () => void;
}

export function DeletePlan({ plan, onDeleted, onClose }: DeletePlanProps) {
  const { data: dependents, isError, isPending } = useQuery(planDependentsQuery(plan._id));
  const { mutateAsync: deletePlan } = useDeletePlan();
  const undoable = useUndoDeletion();
  // Off at first: a plan that was made by hand often has goals that are older than it.
  const [withGoals, setWithGoals] = useState(false);
  // The number in the plan leaves out archived goals, which are deleted like the others.
  const goalCount = dependents?.groups.find(({ type }) => type === 'goals')?.total ?? (isError ? plan.goalCount : 0);

  async function confirmed() {
    let deletionId: string | undefined;
    try {
      deletionId = await deletePlan({ id: plan._id, goals: withGoals ? 'delete' : 'keep' });
    } catch (error) {
      throw failureOf(error, 'Failed to delete action plan.');
    }
    if (onDeleted) onDeleted();
    else onClose();
    undoable({ deletionId, title: plan.title });
  }

  return (
    <ConfirmDialog title="Delete this plan?" confirmLabel="Delete" isDangerous onConfirm={confirmed} onClose={onClose}>
      <p>
        <strong dir="auto">{plan.title}</strong> will be deleted. You can restore it for {restorableDays} days, in
        Settings under “Recently deleted”.
      </p>
      <div className={classes.goals} aria-busy={isPending}>
        {isPending && <p>Looking for its goals…</p>}
        {!isPending && goalCount === 0 && <p>It has no goals.</p>}
        {goalCount > 0 && (
          <>
            <label className={classes.choice}>
              <CheckBox checked={withGoals} onChange={(event) => setWithGoals(event.currentTarget.checked)} />
              {goalCount === 1 ? 'Delete its goal too' : `Delete its ${goalCount.toLocaleString('en')} goals too`}
            </label>
            {!withGoals && <p>{whatStays(goalCount)}</p>}
            {withGoals && isError && <p role="alert">Failed to load dependents. You can still proceed.</p>}
            {withGoals && dependents && <DependentGroups groups={dependents.groups} />}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

function whatStays(goalCount: number): string {
  return goalCount === 1
    ? 'Its goal stays, with its tasks and resources.'
    : `Its ${goalCount.toLocaleString('en')} goals stay, with their tasks and resources.`;
}
