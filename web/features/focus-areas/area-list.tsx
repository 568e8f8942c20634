import { Button } from '@mantine/core';
import type { FocusArea } from '#contract/focus-areas.ts';
import { minutesInWords } from '#domain/duration.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import { byName } from '#domain/search.ts';
import { FocusAreaCard } from './focus-area-card.tsx';
import classes from './focus-area-list.module.css';

interface FocusAreaListProps {
  readonly focusAreaClass: FocusAreaClass;
  readonly areas: readonly FocusArea[];
  readonly isSearched: boolean;
  readonly onCreate: () => void;
  readonly onEdit: (area: FocusArea) => void;
  readonly onDelete: (area: FocusArea) => void;
}

/** The focus areas of one class. */
export function FocusAreaList({ focusAreaClass, areas, isSearched, onCreate, onEdit, onDelete }: FocusAreaListProps) {
  const { label, about, icon } = classFaces[focusAreaClass];
  const minutes = areas.reduce((sum, area) => sum + area.defaultWeeklyMin, 0);
  if (areas.length === 0) {
    return isSearched ? (
      <EmptyState icon={SearchIcon} title={`No ${label} areas match your search.`} />
    ) : (
      <EmptyState
        icon={icon}
        title={`No ${label} areas yet`}
        action={<Button onClick={onCreate}>Add a focus area</Button>}
      >
        {about}
      </EmptyState>
    );
  }
  return (
    <section>
      <p className={classes.about}>
        {about}{' '}
        <strong>
          {minutesInWords(minutes)} a week{focusAreaClass === 'chill_zone' && ' at most'}.
        </strong>
      </p>
      <ul className={classes.list}>
        {areas
          .toSorted((a, b) => byName(a.name, b.name))
          .map((area) => (
            <FocusAreaCard key={area._id} area={area} onEdit={() => onEdit(area)} onDelete={() => onDelete(area)} />
          ))}
      </ul>
    </section>
  );
}
