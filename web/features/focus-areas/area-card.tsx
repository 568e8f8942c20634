import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { ClassCard } from '#web/widgets/class-card/class-card.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import * as classes from './area-card.module.css';

interface FocusAreaCardProps {
  readonly area: FocusArea;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function FocusAreaCard({ area, onEdit, onDelete }: FocusAreaCardProps) {
  const { name, description, focusAreaClass, color, defaultWeeklyMin, weight } = area;
  const { weightLabel } = classMeta[focusAreaClass];
  const time = `${formatDuration(defaultWeeklyMin)} a week`;
  return (
    <ClassCard focusAreaClass={focusAreaClass} title={name} onEdit={onEdit} onDelete={onDelete}>
      <button type="button" className={classes.body} onClick={onEdit}>
        <span className={classes.name} dir="auto">
          <AreaDot color={color} /> {name}
        </span>
        {description !== '' && (
          <span className={classes.description} dir="auto">
            {description}
          </span>
        )}
        <span className={classes.facts}>
          <span>{focusAreaClass === 'chill_zone' ? `up to ${time}` : time}</span>
          <span>
            {weightLabel} {weight}
          </span>
        </span>
      </button>
    </ClassCard>
  );
}
