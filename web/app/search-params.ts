import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';

/** What the addresses of pages may say about what they show; anything else in them is passed over. */

export function focusAreasSearch(search: Record<string, unknown>): { readonly class?: FocusAreaClass | undefined } {
  return { class: focusAreaClasses.find((value) => value === search['class']) };
}

export function goalsSearch(search: Record<string, unknown>): { readonly status?: GoalStatus | undefined } {
  return { status: goalStatuses.find((value) => value === search['status']) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function goalSearch(search: Record<string, unknown>): { readonly tab?: 'plan' | undefined } {
  return { tab: search['tab'] === 'plan' ? 'plan' : undefined };
}

/** The focus area of the plan to make. */
export function newPlanSearch({ area }: Record<string, unknown>): { readonly area?: string | undefined } {
  return { area: textOf(area) };
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

export function inventorySearch({ q, page, ...search }: Record<string, unknown>): InventorySearch {
  const { view, status, dir } = search;
  return {
    view: view === 'all' ? view : undefined,
    // An address that says 7 means the text.
    q: typeof q === 'number' ? String(q) : textOf(q),
    area: textOf(search['area']),
    goal: textOf(search['goal']),
    status: status === 'pending' || status === 'done' ? status : undefined,
    sort: textOf(search['sort']),
    dir: dir === 'asc' || dir === 'desc' ? dir : undefined,
    page: typeof page === 'number' ? page : undefined,
  };
}

const planTabs = ['in', 'out'] as const;

export function timersSearch(search: Record<string, unknown>): {
  readonly plan?: (typeof planTabs)[number] | undefined;
} {
  return { plan: planTabs.find((value) => value === search['plan']) };
}

/** Whether it is a week at all is for the page to say, which has the calendar for it. */
export function weekSearch({ week }: Record<string, unknown>): { readonly week?: string | undefined } {
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

export function reportsSearch(search: Record<string, unknown>): ReportsSearch {
  const { area, goal, year } = search;
  return {
    ...weekSearch(search),
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

/** Whether it is a day at all is for the page to say, which has the calendar for it. */
export function entriesSearch({ date, view }: Record<string, unknown>): EntriesSearch {
  return {
    date: typeof date === 'string' ? date : undefined,
    view: view === 'list' || view === 'calendar' ? view : undefined,
  };
}
