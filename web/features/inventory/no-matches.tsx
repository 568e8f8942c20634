import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';

export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchIcon}
      title="No items match your filters."
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
