import { EmptyState } from '#web/ui/empty-state.tsx';
import { TargetIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

/** Every entry belongs to a goal of a focus area, and there is none yet. */
export function NothingToAdd() {
  return (
    <EmptyState
      icon={TargetIcon}
      title="Create a Focus Area first to add time."
      action={<ButtonLink to="/focus-areas">Go to Focus Areas</ButtonLink>}
    >
      A focus area is a part of your life, such as health or work. Its goals are what you spend time on.
    </EmptyState>
  );
}
