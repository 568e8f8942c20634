import type { FocusArea } from '#contract/focus-areas.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import classes from './area-card.module.css';

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
    <Card as="li" className={classes.card}>
      <ClassBadge focusAreaClass={focusAreaClass} />
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
      <Menu label={`Actions for ${name}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={onEdit}>
          Edit
        </MenuAction>
        <MenuAction icon={<TrashIcon />} onClick={onDelete}>
          Delete
        </MenuAction>
      </Menu>
    </Card>
  );
}
