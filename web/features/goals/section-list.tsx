import { Button } from '@mantine/core';
import type { GoalStatus } from '#domain/goal-status.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArchiveIcon, SearchIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/signs.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { SectionColumns } from '#web/ui/section-columns.tsx';
import type { GoalAction } from '#web/parts/goal/goal-dialogs.tsx';
import { useToggleFavorite } from '#web/parts/goal/use-toggle-favorite.ts';
import { GoalSection } from './goal-section.tsx';
import type { Section } from './sections.ts';

interface GoalSectionsProps {
  readonly status: GoalStatus;
  readonly sections: readonly Section[];
  readonly isSearched: boolean;
  readonly isOpen: (focusArea: string) => boolean;
  readonly onToggle: (focusArea: string) => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onClearSearch: () => void;
}

export function GoalSections(props: GoalSectionsProps) {
  const { status, sections, isSearched, isOpen, onToggle, onAction, onClearSearch } = props;
  const onFavorite = useToggleFavorite();
  if (sections.length === 0) {
    return isSearched ? (
      <EmptyState
        icon={SearchIcon}
        title="No goals match your search."
        action={
          <Button
            variant="default"
            onClick={() => {
              onClearSearch();
              refocus();
            }}
          >
            Clear search
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={status === 'Completed' ? CheckIcon : ArchiveIcon}
        title={status === 'Completed' ? 'No completed goals yet' : 'No archived goals'}
      >
        {status === 'Completed'
          ? 'Completed goals appear here and stay in your reports.'
          : 'Archived goals appear here and stay in your reports.'}
      </EmptyState>
    );
  }
  return (
    <SectionColumns sections={sections} keyOf={({ area }) => area._id} rowsOf={({ goals }) => goals.length}>
      {({ area, goals }, { isNear, columns }) => (
        <GoalSection
          area={area}
          goals={goals}
          status={status}
          isNear={isNear}
          columns={columns}
          isOpen={isOpen(area._id)}
          onToggle={onToggle}
          onAction={onAction}
          onFavorite={onFavorite}
        />
      )}
    </SectionColumns>
  );
}
