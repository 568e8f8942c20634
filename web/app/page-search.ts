import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';

/** What the addresses of pages may say about what they show; anything else in them is passed over. */

export function focusAreasSearch(search: Record<string, unknown>): { readonly class?: FocusAreaClass | undefined } {
  return { class: focusAreaClasses.find((value) => value === search['class']) };
}

export function goalsSearch(search: Record<string, unknown>): { readonly status?: GoalStatus | undefined } {
  return { status: goalStatuses.find((value) => value === search['status']) };
}
