import type { InventoryItem } from '#contract/goals/inventory.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { InventorySort } from '#domain/inventory.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { ItemLink } from '#web/widgets/items/link.tsx';
import { ItemMenu } from '#web/widgets/items/menu.tsx';
import { ItemTags } from '#web/widgets/items/tags.tsx';
import { TrackedTime } from '#web/widgets/items/tracked-time.tsx';
import { useItemTracking } from '#web/widgets/items/use-item-tracking.ts';
import { priorityLabels } from '#web/widgets/items/priority-labels.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { StarRating } from '#web/ui/gauges/star-rating.tsx';
import { sortableColumns, sortOptions } from './sort-options.ts';
import * as classes from './table.module.css';
import type { InventoryViewProps } from '../view-props.ts';
import type { ListState } from './list-state.ts';

export interface ItemPageProps extends InventoryViewProps {
  readonly items: readonly InventoryItem[];
  /** By this device's clock. */
  readonly fetchedAt: number;
  readonly listState: ListState;
  readonly onListStateChange: (changes: Partial<ListState>) => void;
}

/** A page of items as a table with sortable columns. */
export function ItemTable({ items, fetchedAt, listState, onListStateChange, onAction, onToggle }: ItemPageProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const trackingOf = useItemTracking({ fetchedAt });
  const formatDay = (instant: string) => formatShortDay(toDay(Date.parse(instant), timeZone), formats);
  return (
    <Card as="table" className={classes.table}>
      <caption>
        <VisuallyHidden>Items</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {sortableColumns.map((column) => (
            <SortableHeader key={column} column={column} listState={listState} onListStateChange={onListStateChange} />
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const tracking = trackingOf(item);
          return (
            <tr key={item._id}>
              <th scope="row">
                <label className={classes.header}>
                  <Checkbox checked={item.completed} onChange={() => onToggle(item)} />
                  <span data-done={item.completed || undefined} dir="auto">
                    {item.title}
                  </span>
                </label>
                {(item.url !== null || item.tags.length > 0) && (
                  <div className={classes.details}>
                    {item.url !== null && <ItemLink url={item.url} />}
                    <ItemTags tags={item.tags} />
                  </div>
                )}
              </th>
              <td className={classes.name}>
                <TextLink to="/goals/$goalId" params={{ goalId: item.goal }} dir="auto">
                  {item.goalTitle}
                </TextLink>
              </td>
              <td className={classes.name} dir="auto">
                {item.focusAreaName}
              </td>
              <td className={classes.short}>
                <span className={classes.priority} data-priority={item.priority}>
                  {priorityLabels[item.priority]}
                </span>
              </td>
              <td className={classes.short}>
                {item.estimatedMinutes !== null && formatDuration(item.estimatedMinutes)}
                <small>
                  <TrackedTime trackedSec={tracking.trackedSec} estimatedMin={0} runningFrom={tracking.runningFrom} />
                </small>
              </td>
              <td className={classes.short}>
                {item.completed && item.rating !== null && <StarRating rating={item.rating} />}
              </td>
              <td className={classes.short}>
                {item.completed ? (
                  <>
                    <span className={classes.done}>
                      <CheckIcon size={16} /> Done
                    </span>
                    {item.completedAt !== null && <small>{formatDay(item.completedAt)}</small>}
                  </>
                ) : (
                  'Pending'
                )}
              </td>
              <td className={classes.short}>{formatDay(item.createdAt)}</td>
              <td className={classes.menu}>
                <ItemMenu
                  item={item}
                  onAction={onAction}
                  onToggle={onToggle}
                  timer={tracking.timer}
                  onToggleTimer={tracking.onToggleTimer}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Card>
  );
}

interface SortableHeaderProps extends Pick<ItemPageProps, 'listState' | 'onListStateChange'> {
  readonly column: InventorySort;
}

function SortableHeader({ column, listState: { sort, dir }, onListStateChange }: SortableHeaderProps) {
  // The Status column also shows the completion date.
  const isSorted = sort === column || (sort === 'completedAt' && column === 'completed');
  const { label, defaultDirection } = sortOptions[column];
  const oppositeDirection = dir === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        onClick={() => onListStateChange({ sort: column, dir: isSorted ? oppositeDirection : defaultDirection })}
      >
        {label}
        {isSorted && (dir === 'asc' ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />)}
      </button>
    </th>
  );
}
