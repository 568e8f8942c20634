import { Button } from '@mantine/core';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { type InventorySort, inventorySorts } from '#domain/inventory.ts';
import type { ItemAction } from '#web/parts/items/item-action.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, PlusIcon, RiseIcon } from '#web/ui/icons.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { areaChoices, goalChoices } from './filter-choices.ts';
import { itemSorts } from './item-sorts.ts';
import classes from './item-tools.module.css';
import { isFiltered, type ShownItems } from './shown-items.ts';

interface ItemToolsProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly shown: ShownItems;
  /** What stands in the search field, which may be ahead of what is shown. */
  readonly text: string;
  /** Where there are no columns to sort by. */
  readonly hasSort: boolean;
  readonly onText: (text: string) => void;
  readonly onShow: (changes: Partial<ShownItems>) => void;
  readonly onClear: () => void;
  readonly onAction: (action: ItemAction) => void;
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'done', label: 'Done' },
];

const sortChoices = inventorySorts.map((value) => ({ value, label: itemSorts[value].label }));

export function ItemTools(props: ItemToolsProps) {
  const { areas, shown, text, hasSort, onText, onShow, onClear, onAction } = props;
  const chosenGoal = areas.flatMap(({ goals }) => goals).find(({ _id }) => _id === shown.goal);
  const order = shown.dir === 'desc' ? 'descending' : 'ascending';
  return (
    <div className={classes.tools}>
      <div className={classes.first}>
        <SearchField className={classes.search} label="Search items" value={text} onChange={onText} />
        <Button leftSection={<PlusIcon />} onClick={() => onAction({ does: 'add', goal: chosenGoal })}>
          Add Item
        </Button>
      </div>
      <div className={classes.filters}>
        <SelectField
          label="Focus area"
          value={shown.area ?? ''}
          choices={areaChoices(areas)}
          onChange={({ currentTarget }) => onShow({ area: currentTarget.value || undefined, goal: undefined })}
        />
        <SelectField
          label="Goal"
          value={shown.goal ?? ''}
          choices={goalChoices(areas, shown.area)}
          onChange={({ currentTarget }) => onShow({ goal: currentTarget.value || undefined })}
        />
        <SelectField
          label="Status"
          value={shown.status ?? ''}
          choices={statuses}
          onChange={({ currentTarget: { value } }) =>
            onShow({ status: value === '' ? undefined : (value as ShownItems['status']) })
          }
        />
        {hasSort && (
          <div className={classes.sort}>
            <SelectField
              label="Sort by"
              value={shown.sort}
              choices={sortChoices}
              onChange={({ currentTarget }) => {
                const sort = currentTarget.value as InventorySort;
                onShow({ sort, dir: itemSorts[sort].dir });
              }}
            />
            <IconButton
              aria-label={`Order: ${order}`}
              title={`Order: ${order}`}
              onClick={() => onShow({ dir: shown.dir === 'desc' ? 'asc' : 'desc' })}
            >
              {shown.dir === 'desc' ? <ArrowDownIcon /> : <RiseIcon />}
            </IconButton>
          </div>
        )}
        {(isFiltered(shown) || text !== '') && (
          <Button variant="subtle" className={classes.clear} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
