import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDownIcon, RiseIcon, SortIcon } from '#web/ui/icons.tsx';
import { Menu, MenuChoice } from '#web/ui/menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { type Sort, type SortChoice, sorts } from './timer-sorts.ts';
import classes from './timer-tools.module.css';

interface TimerToolsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sort: SortChoice;
  readonly onSortBy: (by: Sort) => void;
  readonly onTurnRound: () => void;
}

export function TimerTools({ query, onQuery, sort, onSortBy, onTurnRound }: TimerToolsProps) {
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <div className={classes.tools}>
      <SearchField className={classes.search} label="Filter objectives" value={query} onChange={onQuery} />
      <Menu label={`Sorted by: ${sorts[sort.by].label}`} icon={<SortIcon />}>
        {(Object.keys(sorts) as Sort[]).map((by) => (
          <MenuChoice key={by} icon={null} checked={by === sort.by} onClick={() => onSortBy(by)}>
            {sorts[by].label}
          </MenuChoice>
        ))}
      </Menu>
      <IconButton aria-label={`Order: ${direction}`} title={`Order: ${direction}`} onClick={onTurnRound}>
        {sort.isDescending ? <ArrowDownIcon /> : <RiseIcon />}
      </IconButton>
    </div>
  );
}
