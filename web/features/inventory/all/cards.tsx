import { ItemRow } from '#web/widgets/items/row.tsx';
import { useItemTracking } from '#web/widgets/items/use-item-tracking.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './cards.module.css';
import type { ItemPageProps } from './table.tsx';

/** A page of items on screens too narrow for the table. */
export function ItemCards({ items, fetchedAt, onAction, onToggle }: ItemPageProps) {
  const trackingOf = useItemTracking({ fetchedAt });
  return (
    <Card as="ul" className={classes.list} aria-label="Items">
      {items.map((item) => (
        <ItemRow key={item._id} item={item} onAction={onAction} onToggle={onToggle} {...trackingOf(item)}>
          <p className={classes.goal}>
            <TextLink to="/goals/$goalId" params={{ goalId: item.goal }} dir="auto">
              {item.goalTitle}
            </TextLink>{' '}
            <span dir="auto">{item.focusAreaName}</span>
          </p>
        </ItemRow>
      ))}
    </Card>
  );
}
