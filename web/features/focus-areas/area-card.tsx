import type { FocusArea } from '#contract/focus-areas.ts';
import { minutesInWords } from '#domain/duration.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import classes from './focus-area-card.module.css';

interface FocusAreaCardProps {
  readonly area: FocusArea;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function FocusAreaCard({ area, onEdit, onDelete }: FocusAreaCardProps) {
  const { name, description, focusAreaClass, defaultWeeklyMin, weight } = area;
  const { weightLabel } = classFaces[focusAreaClass];
  const time = `${minutesInWords(defaultWeeklyMin)} a week`;
  return (
    <li className={classes.card}>
      <ClassMark of={focusAreaClass} />
      <button type="button" className={classes.body} onClick={onEdit}>
        <span className={classes.name} dir="auto">
          {name}
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
    </li>
  );
}
