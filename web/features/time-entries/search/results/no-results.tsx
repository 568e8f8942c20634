import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ClockIcon, SearchIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';

interface NoResultsProps {
  readonly hasFilters: boolean;
  readonly onClear: () => void;
}

export function NoResults({ hasFilters, onClear }: NoResultsProps) {
  if (!hasFilters) {
    return (
      <EmptyState icon={ClockIcon} title="No entries yet" action={<ButtonLink to="/timers">Go to Timers</ButtonLink>}>
        Once you have tracked some time, you can find it here by its goal, note or tags.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title="No entries match your search."
      action={
        <Button variant="default" onClick={onClear}>
          Show all entries
        </Button>
      }
    >
      Try fewer or shorter words, other days, or remove a filter.
    </EmptyState>
  );
}
