import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';

/* The search parameters of the pages. Invalid ones are dropped. */

export function parseFocusAreasSearch(search: Record<string, unknown>): {
  readonly class?: FocusAreaClass | undefined;
} {
  return { class: focusAreaClasses.find((value) => value === search['class']) };
}

export function parseGoalsSearch(search: Record<string, unknown>): { readonly status?: GoalStatus | undefined } {
  return { status: goalStatuses.find((value) => value === search['status']) };
}

const stringOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function parseGoalSearch(search: Record<string, unknown>): { readonly tab?: 'plan' | undefined } {
  return { tab: search['tab'] === 'plan' ? 'plan' : undefined };
}

/** The focus area of the new plan. */
export function parseNewPlanSearch({ area }: Record<string, unknown>): { readonly area?: string | undefined } {
  return { area: stringOrUndefined(area) };
}

interface InventorySearch {
  readonly view?: 'all' | undefined;
  readonly q?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly status?: 'pending' | 'done' | undefined;
  readonly sort?: string | undefined;
  readonly dir?: 'asc' | 'desc' | undefined;
  readonly page?: number | undefined;
}

export function parseInventorySearch({ q, page, ...search }: Record<string, unknown>): InventorySearch {
  const { view, status, dir } = search;
  return {
    view: view === 'all' ? view : undefined,
    // The router parses `?q=7` as a number.
    q: typeof q === 'number' ? String(q) : stringOrUndefined(q),
    area: stringOrUndefined(search['area']),
    goal: stringOrUndefined(search['goal']),
    status: status === 'pending' || status === 'done' ? status : undefined,
    sort: stringOrUndefined(search['sort']),
    dir: dir === 'asc' || dir === 'desc' ? dir : undefined,
    page: typeof page === 'number' ? page : undefined,
  };
}

const planTabs = ['in', 'out'] as const;

export function parseTimersSearch(search: Record<string, unknown>): {
  readonly plan?: (typeof planTabs)[number] | undefined;
} {
  return { plan: planTabs.find((value) => value === search['plan']) };
}

/** The page checks whether it is a supported week, because it has the calendar. */
export function parseWeekSearch({ week }: Record<string, unknown>): { readonly week?: string | undefined } {
  return { week: typeof week === 'string' ? week : undefined };
}

const reportNames = ['week', 'weekly', 'categories', 'objective', 'trends'] as const;

interface ReportsSearch {
  readonly report?: (typeof reportNames)[number] | undefined;
  readonly week?: string | undefined;
  readonly area?: string | undefined;
  readonly goal?: string | undefined;
  readonly year?: number | undefined;
}

export function parseReportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { area, goal, year } = search;
  return {
    ...parseWeekSearch(search),
    report: reportNames.find((name) => name === search['report']),
    area: typeof area === 'string' ? area : undefined,
    goal: typeof goal === 'string' ? goal : undefined,
    year: typeof year === 'number' ? year : undefined,
  };
}

interface EntriesSearch {
  readonly date?: string | undefined;
  readonly view?: 'list' | 'calendar' | undefined;
}

/** The page checks whether it is a supported day, because it has the calendar. */
export function parseEntriesSearch({ date, view }: Record<string, unknown>): EntriesSearch {
  return {
    date: typeof date === 'string' ? date : undefined,
    view: view === 'list' || view === 'calendar' ? view : undefined,
  };
}
