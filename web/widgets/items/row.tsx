import { memo, type ReactNode } from 'react';
import type { InventoryItem } from '#contract/inventory.ts';
import { dayOf, shortDay } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import { useUser } from '#web/api/auth.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { ItemAction } from './item-action.ts';
import { ItemLink } from './item-link.tsx';
import { ItemMenu } from './item-menu.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import classes from './item-row.module.css';
import { ItemTags } from './item-tags.tsx';
import { priorityNames } from './priority-names.ts';

interface ItemRowProps {
  readonly item: InventoryItem;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Below what the item says of itself. */
  readonly children?: ReactNode;
  /** Further `MenuAction`s. */
  readonly more?: ReactNode;
}

export const ItemRow = memo(function ItemRow({ item, onAction, onToggle, children, more }: ItemRowProps) {
  const { title, url, notes, tags, completed, reflectionNote, rating, priority, estimatedMinutes, completedAt } = item;
  const { timeZone } = useUser();
  const stars = completed ? rating : null;
  const hasFacts = url !== null || priority !== 'med' || estimatedMinutes !== null || completed || tags.length > 0;
  return (
    <li className={classes.row}>
      <label className={classes.head}>
        <CheckBox checked={completed} onChange={() => onToggle(item)} />
        <span className={classes.title} data-done={completed || undefined} dir="auto">
          {title}
        </span>
      </label>
      <ItemMenu item={item} onAction={onAction} onToggle={onToggle} more={more} />
      <div className={classes.body}>
        {hasFacts && (
          <div className={classes.facts}>
            {url !== null && <ItemLink url={url} />}
            {priority !== 'med' && (
              <span className={classes.priority} data-priority={priority}>
                {priorityNames[priority]} priority
              </span>
            )}
            {estimatedMinutes !== null && <span>{minutesInWords(estimatedMinutes)}</span>}
            {stars !== null && <Stars rating={stars} />}
            {completedAt !== null && <span>Done {shortDay(dayOf(Date.parse(completedAt), timeZone))}</span>}
            <ItemTags tags={tags} />
          </div>
        )}
        {notes !== '' && <LongText key={`notes ${notes}`} text={notes} />}
        {reflectionNote !== '' && (
          <LongText key={`reflection ${reflectionNote}`} label="Reflection" text={reflectionNote} />
        )}
        {children}
      </div>
    </li>
  );
});
