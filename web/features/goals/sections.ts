import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { byName, searcher } from '#web/ui/search.ts';

/** A focus area and those of its goals that are shown. */
export interface Section {
  readonly area: FocusAreaWithGoals;
  readonly goals: readonly Goal[];
}

/** What a tab shows: all focus areas where goals can be added, else those that have something to show. */
export function sectionsOf(areas: readonly FocusAreaWithGoals[], status: GoalStatus, query: string): Section[] {
  const isSearched = query.trim() !== '';
  const finds = searcher(query);
  return areas
    .map((area) => ({
      area,
      goals: area.goals
        .filter((goal) => goal.status === status && (!isSearched || finds(`${goal.title} ${area.name}`)))
        .toSorted((a, b) => byName(a.title, b.title)),
    }))
    .filter(({ goals }) => goals.length > 0 || (status === 'Active' && !isSearched))
    .toSorted((a, b) => byName(a.area.name, b.area.name));
}

/** What the head of a section is worth in rows. */
const HEAD_ROWS = 1.5;

/** Two columns about as tall as each other, read one after the other. Opening and closing moves nothing across. */
export function inColumns(sections: readonly Section[]): [Section[], Section[]] {
  const heightOf = ({ goals }: Section) => HEAD_ROWS + Math.max(1, goals.length);
  const half = sections.reduce((sum, section) => sum + heightOf(section), 0) / 2;
  let height = 0;
  const first = sections.findIndex((section) => {
    const top = height;
    height += heightOf(section);
    // Over the middle: it stands where most of it is.
    return top + heightOf(section) / 2 > half;
  });
  const end = sections.length < 2 ? sections.length : Math.max(1, first);
  return [sections.slice(0, end), sections.slice(end)];
}
