import { VisuallyHidden } from '@mantine/core';
import type { InventoryItem } from '#contract/inventory.ts';
import { dayOf, shortDay } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';
import type { InventorySort } from '#domain/inventory.ts';
import { useUser } from '#web/api/auth.ts';
import { ItemLink } from '#web/parts/items/item-link.tsx';
import { ItemMenu } from '#web/parts/items/item-menu.tsx';
import { ItemTags } from '#web/parts/items/item-tags.tsx';
import { priorityNames } from '#web/parts/items/priority-names.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { ArrowDownIcon, RiseIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/signs.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { columns, itemSorts } from './item-sorts.ts';
import classes from './item-table.module.css';
import type { ItemsViewProps } from './items-view.ts';
import type { ShownItems } from './shown-items.ts';

export interface ItemPageProps extends ItemsViewProps {
  readonly items: readonly InventoryItem[];
  readonly shown: ShownItems;
  readonly onShow: (changes: Partial<ShownItems>) => void;
}

/** A page of items in columns, each of which can be sorted by. */
export function ItemTable({ items, shown, onShow, onAction, onToggle }: ItemPageProps) {
  const { timeZone } = useUser();
  const dayInTable = (instant: string) => shortDay(dayOf(Date.parse(instant), timeZone));
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>Items</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortableHead key={column} column={column} shown={shown} onShow={onShow} />
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item._id}>
            <th scope="row">
              <label className={classes.head}>
                <CheckBox checked={item.completed} onChange={() => onToggle(item)} />
                <span data-done={item.completed || undefined} dir="auto">
                  {item.title}
                </span>
              </label>
              {(item.url !== null || item.tags.length > 0) && (
                <div className={classes.facts}>
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
                {priorityNames[item.priority]}
              </span>
            </td>
            <td className={classes.short}>{item.estimatedMinutes !== null && minutesInWords(item.estimatedMinutes)}</td>
            <td className={classes.short}>
              {item.completed && item.rating !== null && <Stars rating={item.rating} />}
            </td>
            <td className={classes.short}>
              {item.completed ? (
                <>
                  <span className={classes.done}>
                    <CheckIcon size={16} /> Done
                  </span>
                  {item.completedAt !== null && <small>{dayInTable(item.completedAt)}</small>}
                </>
              ) : (
                'Pending'
              )}
            </td>
            <td className={classes.short}>{dayInTable(item.createdAt)}</td>
            <td className={classes.menu}>
              <ItemMenu item={item} onAction={onAction} onToggle={onToggle} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadProps extends Pick<ItemPageProps, 'shown' | 'onShow'> {
  readonly column: InventorySort;
}

function SortableHead({ column, shown: { sort, dir }, onShow }: SortableHeadProps) {
  // When it was done is told in the column that tells that it was.
  const isSorted = sort === column || (sort === 'completedAt' && column === 'completed');
  const { label, dir: first } = itemSorts[column];
  const turned = dir === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button type="button" onClick={() => onShow({ sort: column, dir: isSorted ? turned : first })}>
        {label}
        {isSorted && (dir === 'asc' ? <RiseIcon size={16} /> : <ArrowDownIcon size={16} />)}
      </button>
    </th>
  );
}
