import { forget, remember, remembered } from './tab-storage.ts';

/** Whose form it is, and which. */
export interface DraftPlace {
  readonly userId: string;
  readonly form: string;
}

interface Draft extends DraftPlace {
  readonly values: Readonly<Record<string, string>>;
}

/**
 * What was typed when a session ended stays in this tab, so that whoever logs in again does not have to type it twice.
 * Nobody else gets to see it: another account's log-in and logging out remove it.
 */
export function keepDraft(place: DraftPlace, values: Draft['values']): void {
  // Storage takes characters of a header only.
  remember('draft', encodeURIComponent(JSON.stringify({ ...place, values } satisfies Draft)));
}

export function draftOf({ userId, form }: DraftPlace): Draft['values'] | undefined {
  const draft = stored();
  return draft?.userId === userId && draft.form === form ? draft.values : undefined;
}

export function hasDraft(userId: string): boolean {
  return stored()?.userId === userId;
}

export function forgetDraft(): void {
  forget('draft');
}

function stored(): Draft | undefined {
  try {
    return JSON.parse(decodeURIComponent(remembered('draft') ?? 'null')) as Draft | undefined;
  } catch {
    // Rubbish that something else has written there.
    return undefined;
  }
}
