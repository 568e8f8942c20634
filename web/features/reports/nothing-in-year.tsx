import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

export function NothingInYear({ year }: { readonly year: number }) {
  return (
    <EmptyState
      icon={ChartIcon}
      title={`No rated weeks in ${year}`}
      action={<ButtonLink to="/planner">Plan your week</ButtonLink>}
    >
      A week is rated by how much of its plan you tracked.
    </EmptyState>
  );
}
