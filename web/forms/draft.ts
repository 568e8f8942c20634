import { removeFromTabStorage, writeTabStorage, readTabStorage } from '#web/http/tab-storage.ts';

/** Increment when the shape of the values changes, so that drafts of earlier releases are ignored. */
const DRAFT_VERSION = 2;

export interface DraftKey {
  readonly userId: string;
  readonly form: string;
}

interface Draft extends DraftKey {
  readonly version: number;
  readonly values: object;
}

/**
 * Stores what was typed when the session ended, so that the user can continue after logging in again. Logging out and
 * logging in to another account delete it.
 */
export function saveDraft({ userId, form }: DraftKey, values: object): void {
  const draft: Draft = { version: DRAFT_VERSION, userId, form, values };
  // JSON would turn NaN, which stands for an invalid number, into null.
  const json = JSON.stringify(draft, (_, value: unknown) => (Number.isNaN(value) ? undefined : value));
  // Tab storage accepts only characters that are valid in a header.
  writeTabStorage('draft', encodeURIComponent(json));
}

export function readDraft({ userId, form }: DraftKey): object | undefined {
  const draft = readStoredDraft();
  return draft?.userId === userId && draft.form === form ? draft.values : undefined;
}

export function hasDraft(userId: string): boolean {
  return readStoredDraft()?.userId === userId;
}

export function clearDraft(): void {
  removeFromTabStorage('draft');
}

function readStoredDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(decodeURIComponent(readTabStorage('draft') ?? 'null')) as Draft | undefined;
    return draft?.version === DRAFT_VERSION ? draft : undefined;
  } catch {
    // Not written by this app.
    return undefined;
  }
}
