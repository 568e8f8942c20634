import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AreasIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { ListSkeleton } from '#web/ui/feedback/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { NewPlanForm } from './new-plan-form.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { newPlanPage } from './route.ts';

export function NewPlanPage(): ReactNode {
  const { area: requestedArea } = usePageSearch(newPlanPage);
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasWithGoalsQuery);
  if (!areas) {
    if (!error) return <ListSkeleton />;
    return <LoadFailure title="Unable to load goals." error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (areas.length === 0) {
    return (
      <EmptyState
        icon={AreasIcon}
        title="Create a Focus Area first to add a plan."
        action={<ButtonLink to="/focus-areas">Go to Focus Areas</ButtonLink>}
      >
        A plan belongs to a focus area, a part of your life such as health or work, and brings some of its goals
        together.
      </EmptyState>
    );
  }
  return <NewPlanForm areas={areas} focusArea={areas.find(({ _id }) => _id === requestedArea)?._id} />;
}
