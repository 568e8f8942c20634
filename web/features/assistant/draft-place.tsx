import { useQuery } from '@tanstack/react-query';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { type AreaChoice, chosenArea } from './area-choice.ts';
import { AreaField } from './area-field.tsx';
import classes from './draft-place.module.css';

interface DraftPlaceProps {
  readonly place: AreaChoice;
  readonly error: string | undefined;
  readonly onChange: (place: AreaChoice) => void;
}

/** Where else the plan can go. */
export function DraftPlace({ place, error, onChange }: DraftPlaceProps) {
  const { data: areas = [] } = useQuery(focusAreasQuery);
  return (
    <div className={classes.place}>
      <AreaField areas={areas} value={chosenArea(areas, place)} error={error} onChange={onChange} />
    </div>
  );
}
