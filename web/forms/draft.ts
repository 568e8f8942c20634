import { removeFromTabStorage, writeTabStorage, readTabStorage } from '#web/http/tab-storage.ts';

export interface DraftKey {
  readonly userId: string;
  readonly form: string;
}

interface Draft extends DraftKey {
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Keeps what was typed when the session ended, so that the user can continue after logging in again. Logging out and
 * logging in to another account delete it.
 */
export function saveDraft(key: DraftKey, values: Draft['values']): void {
  // Tab storage accepts only characters that are valid in a header.
  writeTabStorage('draft', encodeURIComponent(JSON.stringify({ ...key, values } satisfies Draft)));
}

export function readDraft({ userId, form }: DraftKey): Draft['values'] | undefined {
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
    return JSON.parse(decodeURIComponent(readTabStorage('draft') ?? 'null')) as Draft | undefined;
  } catch {
    // Not written by this app.
    return undefined;
  }
}
