import { useEffect, useEffectEvent, useState } from 'react';
import { type DraftKey, readDraft, clearDraft, saveDraft } from './draft.ts';
import { onSessionEnd } from '#web/http/session-end.ts';

/** The draft from the last session, if any. */
export function useRestoredDraft(key: DraftKey | undefined): object | undefined {
  const [draft] = useState(() => key && readDraft(key));
  useEffect(() => {
    if (draft) clearDraft();
  }, [draft]);
  return draft;
}

/** Saves the unsaved values, if any, when the session ends. */
export function useDraftOnSessionEnd(key: DraftKey | undefined, readUnsaved: () => object | undefined): void {
  const save = useEffectEvent(() => {
    const values = key && readUnsaved();
    if (values) saveDraft(key, values);
  });
  useEffect(() => onSessionEnd(() => save()), []);
}
