import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { actionPlanQuery } from '#web/api/action-plans.ts';
import { ApiError } from '#web/api/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import type { PlanAction } from './plan-dialogs.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { ShownPlan } from './shown-plan.tsx';

export function PlanPage(): ReactNode {
  const { planId = '' } = useParams({ strict: false });
  const [action, setAction] = useState<PlanAction>();
  const {
    data: plan,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...actionPlanQuery(planId),
    // One that is being deleted is not asked for again: it would show as gone before the page is left.
    enabled: action?.does !== 'delete',
  });
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={ListIcon}
        title="There is no such plan."
        action={<ButtonLink to="/action-plans">Go to Action Plans</ButtonLink>}
      >
        It may have been deleted. Look in Settings under “Recently deleted”.
      </EmptyState>
    );
  }
  if (plan) return <ShownPlan key={planId} plan={plan} action={action} onAction={setAction} />;
  if (!error) return <PlanSkeleton />;
  return (
    <LoadFailure title="Failed to load Action Plan." error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}
