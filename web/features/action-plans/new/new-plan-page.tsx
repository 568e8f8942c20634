import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AreasIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { NewPlanForm } from './new-plan-form.tsx';
import { usePageSearch } from '#web/use-page.ts';
import { newPlanPage } from './route.ts';

export function NewPlanPage(): ReactNode {
  const { area: requestedArea } = usePageSearch(newPlanPage);
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const areas = areasQuery.data;
  if (!areas) return <LoadState query={areasQuery} failureTitle="Unable to load goals." />;
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
