import type { GoalStatus } from '#domain/goal-status.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ArchiveIcon, SearchIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { SectionColumns } from '#web/ui/layout/section-columns.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import { GoalSection } from './goal-section.tsx';
import type { GoalSectionData } from './sections.ts';

interface GoalSectionListProps {
  readonly status: GoalStatus;
  readonly sections: readonly GoalSectionData[];
  readonly hasQuery: boolean;
  readonly isOpen: (focusArea: string) => boolean;
  readonly onToggle: (focusArea: string) => void;
  readonly onAction: (action: GoalAction) => void;
  readonly onClearSearch: () => void;
}

export function GoalSectionList(props: GoalSectionListProps) {
  const { status, sections, hasQuery, isOpen, onToggle, onAction, onClearSearch } = props;
  const onToggleFavorite = useToggleFavorite();
  if (sections.length === 0) {
    return hasQuery ? (
      <EmptyState
        icon={SearchIcon}
        title="No goals match your search."
        action={
          <Button
            variant="default"
            onClick={() => {
              onClearSearch();
              restoreFocus();
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
    <SectionColumns sections={sections} getKey={({ area }) => area._id} getRowCount={({ goals }) => goals.length}>
      {({ area, goals }, { isAboveFold, columnSpan }) => (
        <GoalSection
          area={area}
          goals={goals}
          status={status}
          isAboveFold={isAboveFold}
          columns={columnSpan}
          isOpen={isOpen(area._id)}
          onToggle={onToggle}
          onAction={onAction}
          onToggleFavorite={onToggleFavorite}
        />
      )}
    </SectionColumns>
  );
}
