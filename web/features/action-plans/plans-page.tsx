import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ActionPlan } from '#contract/action-plans.ts';
import { actionPlanQuery, actionPlansQuery } from '#web/api/action-plans.ts';
import { failureOf } from '#web/api/failure.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PlanCard } from './plan-card.tsx';
import type { PlanAction } from './plan-dialogs.tsx';
import classes from './plans-page.module.css';

const PlanDialogs = lazyDialog(async () => (await import('./plan-dialogs.tsx')).PlanDialogs);

export function PlansPage(): ReactNode {
  const queryClient = useQueryClient();
  const { data: plans, error, isFetching, refetch } = useQuery(actionPlansQuery);
  const [action, setAction] = useState<PlanAction>();
  /** The plan that is being fetched to be edited. */
  const [opening, setOpening] = useState<string>();

  if (!plans) {
    if (!error) return <ListSkeleton />;
    return (
      <LoadFailure
        title="Failed to load action plans."
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }

  async function edit({ _id }: ActionPlan) {
    setOpening(_id);
    try {
      // With its goals, which the list does not have.
      const plan = await queryClient.fetchQuery(actionPlanQuery(_id));
      // Whoever is at something else by now is not interrupted.
      if (!document.querySelector('dialog:modal')) setAction({ does: 'edit', plan });
    } catch (failure) {
      showToast('failed', failureOf(failure, 'Failed to load Action Plan.').message);
    } finally {
      setOpening((now) => (now === _id ? undefined : now));
    }
  }

  const ways = (
    <div className={classes.ways}>
      <ButtonLink to="/action-plans/new">New Plan</ButtonLink>
      <ButtonLink to="/action-plans/generate-action-plan" variant="default">
        Generate Plan
      </ButtonLink>
      <ButtonLink to="/action-plans/generate-action-plan2" variant="default">
        Generate Plan 2
      </ButtonLink>
    </div>
  );
  return (
    <div className={classes.page}>
      {plans.length === 0 ? (
        <EmptyState icon={ListIcon} title="No Action Plans found." action={ways}>
          A plan collects goals of a focus area, week by week or as a backlog, and shows how far you have come. Write
          one yourself, or have it written for you: fill in one form, or answer eight questions.
        </EmptyState>
      ) : (
        <>
          {ways}
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <PlanCard
                key={plan._id}
                plan={plan}
                isOpening={plan._id === opening}
                onEdit={() => void edit(plan)}
                onDelete={() => setAction({ does: 'delete', plan })}
              />
            ))}
          </ul>
        </>
      )}
      {action && (
        <PlanDialogs
          action={action}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => setAction((now) => (now === action ? undefined : now))}
        />
      )}
    </div>
  );
}
