import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type EditableDraft, toKeyedDraft, type KeyedDraft, fromKeyedDraft } from './draft-edits.ts';
import { closeUndoToasts } from './undo-toast.ts';

/** Passed to all parts of the editor. Its identity is stable, so that memoized parts do not render again. */
export interface DraftEditor {
  readonly change: (edit: (draft: KeyedDraft) => KeyedDraft) => void;
}

/** The draft is persisted once the user pauses, because writing a long one on every key press is slow. */
const PERSIST_DELAY_MS = 300;

/** Holds the draft being edited. `onChange` is called once the user pauses or leaves the page. */
export function useDraftEditor(draft: EditableDraft, onChange: (draft: EditableDraft) => void) {
  const [edited, setEdited] = useState(() => toKeyedDraft(draft));
  const [isEdited, setIsEdited] = useState(draft.isEdited ?? false);
  const pending = useRef<KeyedDraft>(undefined);
  const initial = useRef(edited);

  function flush(): void {
    if (pending.current) onChange({ ...fromKeyedDraft(pending.current), isEdited: true });
    pending.current = undefined;
  }
  const flushPending = useEffectEvent(flush);

  useEffect(() => {
    if (edited === initial.current) return;
    pending.current = edited;
    const timeout = setTimeout(() => flushPending(), PERSIST_DELAY_MS);
    return () => clearTimeout(timeout);
  }, [edited]);

  useEffect(() => {
    const handlePageHide = () => flushPending();
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      handlePageHide();
      closeUndoToasts();
    };
  }, []);

  const change = useCallback<DraftEditor['change']>((edit) => {
    setEdited(edit);
    setIsEdited(true);
  }, []);
  const editor = useMemo<DraftEditor>(() => ({ change }), [change]);
  /** Drops pending changes, because the draft was saved or discarded. */
  const discardPending = () => {
    pending.current = undefined;
  };
  return { edited, isEdited, editor, discardPending };
}
