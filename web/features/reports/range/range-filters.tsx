import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { RangeReportQuery } from '#contract/reports/range-report.ts';
import { findRangeProblem } from '#contract/schema/day-range.ts';
import { compareNames } from '#domain/search/search.ts';
import { rangeReportQuery } from '#web/api/reports/range-report.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { groupGoalChoices, listAreaChoices } from '#web/widgets/area-choices/area-choices.ts';
import * as classes from './range-filters.module.css';

/** Undefined fields do not filter. */
export interface Filters {
  readonly focusAreaId: string | undefined;
  readonly goalId: string | undefined;
  readonly tag: string | undefined;
}

interface RangeFiltersProps {
  readonly query: RangeReportQuery;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly onChange: (filters: Filters) => void;
}

/** Closed unless something is filtered, to leave space for the report on a phone. */
export function RangeFilters({ query, areas, onChange }: RangeFiltersProps) {
  const { focusAreaId, goalId, tag } = query;
  const filters = { focusAreaId, goalId, tag };
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const filteredAreas = areas.filter(({ _id }) => focusAreaId === undefined || focusAreaId === _id);
  return (
    <Disclosure
      summary={count === 0 ? 'Filter' : `Filter (${count})`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <div className={classes.filters}>
          <SelectField
            label="Focus area"
            dir="auto"
            value={focusAreaId ?? ''}
            choices={[{ value: '', label: 'All focus areas' }, ...listAreaChoices(areas)]}
            // The goal may belong to another area.
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...filters, focusAreaId: value || undefined, goalId: undefined })
            }
          />
          <SelectField
            label="Goal"
            dir="auto"
            value={goalId ?? ''}
            choices={[{ value: '', label: 'All goals' }, ...groupGoalChoices(filteredAreas)]}
            onChange={({ currentTarget: { value } }) => onChange({ ...filters, goalId: value || undefined })}
          />
          <TagFilter query={query} onChange={(next) => onChange({ ...filters, tag: next })} />
        </div>
      )}
    </Disclosure>
  );
}

interface TagFilterProps {
  readonly query: RangeReportQuery;
  readonly onChange: (tag: string | undefined) => void;
}

/** Offers the tags that the report by tag lists. */
function TagFilter({ query, onChange }: TagFilterProps) {
  const { data } = useQuery({
    ...rangeReportQuery({ ...query, by: 'tag', tag: undefined }),
    enabled: findRangeProblem(query) === undefined,
  });
  const rows = (data?.rows ?? []).filter(({ key }) => key !== null);
  const tags = rows.map(({ label }) => label).toSorted(compareNames);
  const isSelectedListed = query.tag === undefined || tags.includes(query.tag);
  return (
    <SelectField
      label="Tag"
      dir="auto"
      value={query.tag ?? ''}
      choices={[
        { value: '', label: 'All tags' },
        ...(isSelectedListed ? tags : [query.tag!, ...tags]).map((tag) => ({ value: tag, label: tag })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    />
  );
}
