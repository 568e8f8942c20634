import { EmptyState } from '#web/ui/empty-state.tsx';
import { TargetIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

/** Time is always of a goal, and there is none yet. */
export function NothingToAdd({ hasAreas }: { readonly hasAreas: boolean }) {
  return hasAreas ? (
    <EmptyState
      icon={TargetIcon}
      title="Create a goal first to add time."
      action={<ButtonLink to="/goals">Go to Goals</ButtonLink>}
    >
      Every entry belongs to an active goal, and you have none yet.
    </EmptyState>
  ) : (
    <EmptyState
      icon={TargetIcon}
      title="Create a Focus Area first to add time."
      action={<ButtonLink to="/focus-areas">Go to Focus Areas</ButtonLink>}
    >
      A focus area is a part of your life, such as health or work. Its goals are what you spend time on.
    </EmptyState>
  );
}
