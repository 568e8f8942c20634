import { type DraftPlace, draftOf, keepDraft } from '#web/api/draft.ts';
import type { RowDraft } from './row-draft.ts';

/** By focus area. */
export type Drafts = ReadonlyMap<string, RowDraft>;

/** What is not saved when a session ends waits for its user, as what was typed into a form does. */
export function keepDrafts(place: DraftPlace, drafts: Drafts): void {
  const values = [...drafts].map(([focusAreaId, draft]) => [focusAreaId, JSON.stringify(draft)]);
  if (values.length > 0) keepDraft(place, Object.fromEntries(values) as Record<string, string>);
}

export function keptDrafts(place: DraftPlace): Drafts {
  const values = Object.entries(draftOf(place) ?? {});
  return new Map(values.map(([focusAreaId, text]) => [focusAreaId, JSON.parse(text) as RowDraft]));
}
