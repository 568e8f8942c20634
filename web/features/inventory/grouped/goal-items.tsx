import { memo, useId, useRef } from 'react';
import type { InventoryItem } from '#contract/inventory.ts';
import { ItemList } from '#web/parts/items/item-list.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { useWasNear } from '#web/ui/was-near.ts';
import classes from './goal-items.module.css';
import type { ItemsViewProps } from './items-view.ts';

interface GoalItemsProps extends ItemsViewProps {
  readonly goalId: string;
  readonly title: string;
  readonly items: readonly InventoryItem[];
  /** On the first screen, most likely. */
  readonly isNear: boolean;
  readonly isOpen: boolean;
  readonly onOpenOrClose: (goalId: string) => void;
}

/** How tall an item is, about. */
const ROW_HEIGHT = 120;

/** A goal that opens and closes over its items. */
export const GoalItems = memo(function GoalItems(props: GoalItemsProps) {
  const { goalId, title, items, isNear, isOpen, onOpenOrClose, onAction, onToggle } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isDrawn = useWasNear(list, isNear);
  const done = items.filter(({ completed }) => completed).length;
  return (
    <li className={classes.goal}>
      <div className={classes.head}>
        <IconButton
          className={classes.chevron}
          aria-label={`Items of ${title}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => onOpenOrClose(goalId)}
        >
          <ChevronIcon size={18} />
        </IconButton>
        <div className={classes.words}>
          <h3>
            <TextLink to="/goals/$goalId" params={{ goalId }} className={classes.title} dir="auto">
              {title}
            </TextLink>
          </h3>
          <span className={classes.done}>
            {done}/{items.length} completed
          </span>
        </div>
      </div>
      <div
        ref={list}
        id={listId}
        hidden={!isOpen}
        className={classes.items}
        style={isDrawn ? undefined : { height: items.length * ROW_HEIGHT }}
      >
        {isOpen && isDrawn && (
          <ItemList items={items} label={`Items of ${title}`} onAction={onAction} onToggle={onToggle} />
        )}
      </div>
    </li>
  );
});
