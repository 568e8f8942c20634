import { assistant } from '#contract/assistant.ts';
import type { FocusArea } from '#contract/focus-areas.ts';
import { messagesOf } from '#web/api/message-of.ts';

/** Where a plan goes: into an area of the user's, or into one that is made along with it. An empty id: not chosen yet. */
export type AreaChoice =
  | { readonly focusAreaId: string }
  | { readonly newFocusArea: { readonly name: string; readonly description?: string } };

export type AreaToChoose = Pick<FocusArea, '_id' | 'name'>;

export function areaError(choice: AreaChoice): string | undefined {
  const { focusAreaId, newFocusArea } = messagesOf(assistant.generateActionPlan.body, choice);
  return focusAreaId ?? newFocusArea;
}

/** What is chosen at first, or still: another area must not slip into the place of one that was deleted meanwhile. */
export function chosenArea(areas: readonly AreaToChoose[], before: AreaChoice | undefined): AreaChoice {
  if (before && ('newFocusArea' in before || areas.some(({ _id }) => _id === before.focusAreaId))) return before;
  const [first, ...others] = areas;
  if (!first) return { newFocusArea: { name: '' } };
  return { focusAreaId: before || others.length > 0 ? '' : first._id };
}
