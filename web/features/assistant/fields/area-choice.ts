import { formPlanRequest } from '#contract/assistant/assistant.ts';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { validationMessages } from '#web/forms/validation.ts';

/** The focus area of a plan: an existing one, or a new one created with the plan. An empty id means not chosen yet. */
export type AreaChoice =
  | { readonly focusAreaId: string }
  | { readonly newFocusArea: { readonly name: string; readonly description?: string } };

export type AreaOption = Pick<FocusArea, '_id' | 'name'>;

export function areaError(choice: AreaChoice): string | undefined {
  const { focusAreaId, newFocusArea } = validationMessages(formPlanRequest, choice);
  return focusAreaId ?? newFocusArea;
}

/** Preselects the only area. If the previous choice was deleted, the user must choose again. */
export function resolveArea(areas: readonly AreaOption[], previous: AreaChoice | undefined): AreaChoice {
  if (previous && ('newFocusArea' in previous || areas.some(({ _id }) => _id === previous.focusAreaId)))
    return previous;
  const [first, ...others] = areas;
  if (!first) return { newFocusArea: { name: '' } };
  return { focusAreaId: previous || others.length > 0 ? '' : first._id };
}
