import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { actionPlanQuery } from '#web/api/plans/action-plans.ts';
import { ApiError } from '#web/http/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import type { PlanAction } from '../dialogs/plan-dialogs.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import { PlanDetail } from './plan-detail.tsx';
import { usePageParams } from '#web/use-page.ts';
import { planPage } from './route.ts';

export function PlanPage(): ReactNode {
  const { planId } = usePageParams(planPage);
  const [action, setAction] = useState<PlanAction>();
  const query = useQuery({
    ...actionPlanQuery(planId),
    // Do not refetch while deleting: a 404 would show before the page is left.
    enabled: action?.type !== 'delete',
  });
  const { data: plan, error, dataUpdatedAt } = query;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={ListIcon}
        title="This plan does not exist."
        action={<ButtonLink to="/action-plans">Go to Action Plans</ButtonLink>}
      >
        It may have been deleted. Look in Settings, under “Recently deleted”.
      </EmptyState>
    );
  }
  if (plan) {
    return <PlanDetail key={planId} plan={plan} fetchedAt={dataUpdatedAt} action={action} onAction={setAction} />;
  }
  const skeleton = <SkeletonStack heights={['15rem', '6rem', '6rem', '6rem']} />;
  return <LoadState query={query} failureTitle="Failed to load Action Plan." skeleton={skeleton} />;
}
