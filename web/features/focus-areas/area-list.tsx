import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { SearchIcon } from '#web/ui/icons/icons.tsx';
import { compareNames } from '#domain/search/search.ts';
import { FocusAreaCard } from './area-card.tsx';
import * as classes from './area-list.module.css';

interface FocusAreaListProps {
  readonly focusAreaClass: FocusAreaClass;
  readonly areas: readonly FocusArea[];
  readonly hasQuery: boolean;
  readonly onCreate: () => void;
  readonly onEdit: (area: FocusArea) => void;
  readonly onDelete: (area: FocusArea) => void;
}

export function FocusAreaList({ focusAreaClass, areas, hasQuery, onCreate, onEdit, onDelete }: FocusAreaListProps) {
  const { label, about, icon } = classMeta[focusAreaClass];
  const minutes = areas.reduce((sum, area) => sum + area.defaultWeeklyMin, 0);
  if (areas.length === 0) {
    return hasQuery ? (
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
          {formatDuration(minutes)} a week{focusAreaClass === 'chill_zone' && ' at most'}.
        </strong>
      </p>
      <ul className={classes.list}>
        {areas
          .toSorted((a, b) => compareNames(a.name, b.name))
          .map((area) => (
            <FocusAreaCard key={area._id} area={area} onEdit={() => onEdit(area)} onDelete={() => onDelete(area)} />
          ))}
      </ul>
    </section>
  );
}
