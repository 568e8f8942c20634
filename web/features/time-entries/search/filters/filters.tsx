import { findRangeProblem } from '#contract/schema/day-range.ts';
import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { GoalFilter } from '#web/widgets/goal-filter/goal-filter.tsx';
import { countFilters, type SearchState } from '../search-state.ts';
import { DayField } from './day-field.tsx';
import * as classes from './filters.module.css';
import { TagField } from './tag-field.tsx';

interface FiltersProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly state: SearchState;
  /** The text in the search field, which may be ahead of `state`. */
  readonly searchText: string;
  readonly tags: readonly string[];
  readonly today: string;
  readonly onSearchTextChange: (text: string) => void;
  readonly onChange: (changes: Partial<SearchState>) => void;
  readonly onClear: () => void;
}

export function Filters(props: FiltersProps) {
  const { areas, state, searchText, tags, today, onSearchTextChange, onChange, onClear } = props;
  const count = countFilters(state);
  /** On a narrow screen, the filters would take the place of the results. */
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <search className={classes.filters}>
      <div className={classes.first}>
        <SearchField
          className={classes.search}
          label="Search entries"
          value={searchText}
          onChange={onSearchTextChange}
        />
        <Button variant="default" className={classes.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Filters{count > 0 && ` (${count})`}
        </Button>
      </div>
      <div className={classes.fields} data-open={isOpen}>
        <GoalFilter areas={areas} area={state.area} goal={state.goal} onChange={onChange} />
        <TagField value={state.tag} suggestions={tags} onChange={(tag) => onChange({ tag })} />
        <DayField label="From" value={state.from} today={today} onChange={(from) => onChange({ from })} />
        <DayField
          label="To"
          value={state.to}
          today={today}
          error={findRangeProblem(state)}
          onChange={(to) => onChange({ to })}
        />
        {count > 0 && (
          <Button variant="subtle" className={classes.clear} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
