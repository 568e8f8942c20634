import { Button } from '@mantine/core';
import type { GoalStatus } from '#domain/goal-status.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArchiveIcon, CheckIcon, SearchIcon } from '#web/ui/icons.tsx';
import { refocus } from '#web/ui/refocus.ts';
import type { GoalAction } from './goal-dialogs.tsx';
import { GoalSection } from './goal-section.tsx';
import classes from './goal-sections.module.css';
import { useToggleFavorite } from './use-toggle-favorite.ts';
import { inColumns, type Section } from './sections.ts';

/** So many rows of a column are drawn first: those of a tall screen. */
const NEAR_ROWS = 20;

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
          ? 'What you finish stands here, and stays in your reports.'
          : 'What you put aside stands here, and stays in your reports.'}
      </EmptyState>
    );
  }
  const show = (column: readonly Section[]) => {
    let rows = 0;
    return column.map(({ area, goals }) => {
      const isNear = rows < NEAR_ROWS;
      rows += goals.length + 1;
      return (
        <GoalSection
          key={area._id}
          area={area}
          goals={goals}
          status={status}
          isNear={isNear}
          isOpen={isOpen(area._id)}
          onToggle={onToggle}
          onAction={onAction}
          onFavorite={onFavorite}
        />
      );
    });
  };
  const [left, right] = inColumns(sections);
  return (
    <div className={classes.columns}>
      <div>{show(left)}</div>
      <div>{show(right)}</div>
    </div>
  );
}
