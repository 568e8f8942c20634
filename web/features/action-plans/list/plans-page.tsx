import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { PlanStatus } from '#domain/plan/schedule/plan-status.ts';
import { actionPlanQuery, actionPlansQuery } from '#web/api/plans/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { scheduleLabel } from '#web/widgets/plan/schedule-labels.ts';
import { useWeekContext } from '#web/widgets/plan/use-week-context.ts';
import { PlanCard } from './plan-card.tsx';
import type { PlanAction } from '../dialogs/plan-dialogs.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './plans-page.module.css';

const PlanDialogs = lazyDialog(async () => (await import('../dialogs/plan-dialogs.tsx')).PlanDialogs);

export function PlansPage(): ReactNode {
  const queryClient = useQueryClient();
  const plansQuery = useQuery(actionPlansQuery);
  const plans = plansQuery.data;
  const context = useWeekContext();
  const [action, setAction] = useState<PlanAction>();
  /** The plan being loaded for editing. */
  const [loadingPlanId, setLoadingPlanId] = useState<string>();

  if (!plans) return <LoadState query={plansQuery} failureTitle="Failed to load action plans." />;

  async function edit({ _id }: ActionPlan) {
    setLoadingPlanId(_id);
    try {
      // The list does not include the goals.
      const plan = await queryClient.fetchQuery(actionPlanQuery(_id));
      // Do not interrupt if another dialog was opened in the meantime.
      if (!document.querySelector('dialog:modal')) setAction({ type: 'edit', plan });
    } catch (loadError) {
      showToast('failed', withContext(loadError, 'Failed to load Action Plan.').message);
    } finally {
      setLoadingPlanId((current) => (current === _id ? undefined : current));
    }
  }

  const createLinks = (
    <div className={classes.createLinks}>
      <ButtonLink to="/action-plans/new">New Plan</ButtonLink>
      <ButtonLink to="/action-plans/generate-action-plan" variant="default">
        Generate Plan
      </ButtonLink>
      <ButtonLink to="/action-plans/generate-action-plan2" variant="default">
        Generate Plan 2
      </ButtonLink>
      <div>
        <ButtonLink to="/action-plans/generate-action-plan" hash="paste" variant="subtle">
          Paste a plan
        </ButtonLink>
        <ButtonLink to="/action-plans/generate-action-plan" hash="prompt" variant="subtle">
          Copy prompt
        </ButtonLink>
      </div>
    </div>
  );
  return (
    <Page>
      {plans.length === 0 ? (
        <EmptyState icon={ListIcon} title="No Action Plans found." action={createLinks}>
          A plan arranges goals from a focus area, week by week or as a backlog, and shows your progress. Once you start
          it, it tells you what is due each week. Write one yourself, or have one generated from a single form or by
          answering eight questions.
        </EmptyState>
      ) : (
        <>
          {createLinks}
          <ul className={classes.plans}>
            {sortPlans(plans).map((plan) => (
              <PlanCard
                key={plan._id}
                plan={plan}
                schedule={scheduleLabel(plan.schedule, context)}
                isLoading={plan._id === loadingPlanId}
                onEdit={() => void edit(plan)}
                onDelete={() => setAction({ type: 'delete', plan })}
              />
            ))}
          </ul>
        </>
      )}
      {action && (
        <PlanDialogs
          action={action}
          // A late response must not close a dialog that was opened after it.
          onClose={() => setAction((current) => (current === action ? undefined : current))}
        />
      )}
    </Page>
  );
}

const ranks: Readonly<Record<PlanStatus, number>> = { running: 0, paused: 1, notStarted: 1, finished: 2 };

/** Running plans first and finished ones last, each in their order. */
function sortPlans(plans: readonly ActionPlan[]): ActionPlan[] {
  return plans.toSorted((a, b) => ranks[a.schedule.status] - ranks[b.schedule.status]);
}
