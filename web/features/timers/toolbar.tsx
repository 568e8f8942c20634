import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '#web/ui/icons/icons.tsx';
import { Menu, MenuChoice } from '#web/ui/menu/menu.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { type SortKey, type SortOrder, sortOptions } from './sorting.ts';
import * as classes from './toolbar.module.css';

interface TimerToolbarProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly sort: SortOrder;
  readonly onSortChange: (by: SortKey) => void;
  readonly onToggleDirection: () => void;
}

export function TimerToolbar({ query, onQueryChange, sort, onSortChange, onToggleDirection }: TimerToolbarProps) {
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <div className={classes.toolbar}>
      <SearchField className={classes.search} label="Filter objectives" value={query} onChange={onQueryChange} />
      <Menu label={`Sorted by: ${sortOptions[sort.by].label}`} icon={<SortIcon />}>
        {(Object.keys(sortOptions) as SortKey[]).map((by) => (
          <MenuChoice key={by} icon={null} checked={by === sort.by} onClick={() => onSortChange(by)}>
            {sortOptions[by].label}
          </MenuChoice>
        ))}
      </Menu>
      <IconButton aria-label={`Order: ${direction}`} title={`Order: ${direction}`} onClick={onToggleDirection}>
        {sort.isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />}
      </IconButton>
    </div>
  );
}
