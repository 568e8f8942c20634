import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ChartIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';

export function NoFocusAreas() {
  return (
    <EmptyState
      icon={ChartIcon}
      title="Nothing to report yet"
      action={<ButtonLink to="/focus-areas">Create a focus area</ButtonLink>}
    >
      Reports compare the time you track with what you planned for each focus area. Create your first one to begin.
    </EmptyState>
  );
}
