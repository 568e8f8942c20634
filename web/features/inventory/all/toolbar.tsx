import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { type InventorySort, inventorySorts } from '#domain/inventory.ts';
import { ALL_OPTION, GoalFilter } from '#web/widgets/goal-filter/goal-filter.tsx';
import type { ItemAction } from '#web/widgets/items/action.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ArrowDownIcon, PlusIcon, ArrowUpIcon } from '#web/ui/icons/icons.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { sortOptions } from './sort-options.ts';
import * as classes from './toolbar.module.css';
import { hasFilters, type ListState } from './list-state.ts';

interface ItemToolbarProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly listState: ListState;
  /** The text in the search field, which may be ahead of `listState`. */
  readonly searchText: string;
  /** Without a table there are no column headers to sort by. */
  readonly showsSort: boolean;
  readonly onSearchTextChange: (text: string) => void;
  readonly onListStateChange: (changes: Partial<ListState>) => void;
  readonly onClear: () => void;
  readonly onAction: (action: ItemAction) => void;
}

const statusOptions = [ALL_OPTION, { value: 'pending', label: 'Pending' }, { value: 'done', label: 'Done' }];

const sortSelectOptions = inventorySorts.map((value) => ({ value, label: sortOptions[value].label }));

export function ItemToolbar(props: ItemToolbarProps) {
  const { areas, listState, searchText, showsSort, onSearchTextChange, onListStateChange, onClear, onAction } = props;
  const selectedGoal = areas.flatMap(({ goals }) => goals).find(({ _id }) => _id === listState.goal);
  const order = listState.dir === 'desc' ? 'descending' : 'ascending';
  return (
    <div className={classes.toolbar}>
      <div className={classes.first}>
        <SearchField className={classes.search} label="Search items" value={searchText} onChange={onSearchTextChange} />
        <Button leftSection={<PlusIcon />} onClick={() => onAction({ type: 'add', goal: selectedGoal })}>
          Add Item
        </Button>
      </div>
      <div className={classes.filters}>
        <GoalFilter areas={areas} area={listState.area} goal={listState.goal} onChange={onListStateChange} />
        <SelectField
          label="Status"
          value={listState.status ?? ''}
          choices={statusOptions}
          onChange={({ currentTarget: { value } }) =>
            onListStateChange({ status: value === '' ? undefined : (value as ListState['status']) })
          }
        />
        {showsSort && (
          <div className={classes.sort}>
            <SelectField
              label="Sort by"
              value={listState.sort}
              choices={sortSelectOptions}
              onChange={({ currentTarget }) => {
                const sort = currentTarget.value as InventorySort;
                onListStateChange({ sort, dir: sortOptions[sort].defaultDirection });
              }}
            />
            <IconButton
              aria-label={`Order: ${order}`}
              title={`Order: ${order}`}
              onClick={() => onListStateChange({ dir: listState.dir === 'desc' ? 'asc' : 'desc' })}
            >
              {listState.dir === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />}
            </IconButton>
          </div>
        )}
        {(hasFilters(listState) || searchText !== '') && (
          <Button variant="subtle" className={classes.clear} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
