import { memo, useId, useRef } from 'react';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { ItemList } from '#web/widgets/items/list.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ChevronIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { useNearViewport } from '#web/ui/layout/use-near-viewport.ts';
import * as classes from './goal-items.module.css';
import type { InventoryViewProps } from '../view-props.ts';

interface GoalItemsProps extends InventoryViewProps {
  readonly goalId: string;
  readonly title: string;
  readonly items: readonly InventoryItem[];
  /** When the items were fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly isAboveFold: boolean;
  readonly isOpen: boolean;
  readonly onToggleOpen: (goalId: string) => void;
}

/** The approximate height of an item in pixels. */
const ROW_HEIGHT = 120;

/** A collapsible goal with its items. */
export const GoalItems = memo(function GoalItems(props: GoalItemsProps) {
  const { goalId, title, items, fetchedAt, isAboveFold, isOpen, onToggleOpen, onAction, onToggle } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isRendered = useNearViewport(list, isAboveFold);
  const completedCount = items.filter(({ completed }) => completed).length;
  return (
    <li className={classes.goal}>
      <div className={classes.header}>
        <IconButton
          className={classes.chevron}
          aria-label={`Items of ${title}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => onToggleOpen(goalId)}
        >
          <ChevronIcon size={18} />
        </IconButton>
        <div className={classes.text}>
          <h3>
            <TextLink to="/goals/$goalId" params={{ goalId }} className={classes.title} dir="auto">
              {title}
            </TextLink>
          </h3>
          <span className={classes.done}>
            {completedCount}/{items.length} completed
          </span>
        </div>
      </div>
      <div
        ref={list}
        id={listId}
        hidden={!isOpen}
        className={classes.items}
        style={isRendered ? undefined : { height: items.length * ROW_HEIGHT }}
      >
        {isOpen && isRendered && (
          <ItemList
            items={items}
            fetchedAt={fetchedAt}
            label={`Items of ${title}`}
            onAction={onAction}
            onToggle={onToggle}
          />
        )}
      </div>
    </li>
  );
});
