import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GeneratedDraft } from '#contract/assistant/plan-draft.ts';
import {
  createKey,
  type EditableDraft,
  fromKeyedDraft,
  type KeyedDraft,
  toKeyedDraft,
  withoutEmptyTasks,
} from './draft-edits.ts';
import type { WishRequest } from '#web/widgets/plan/wish/wish-dialogs.tsx';
import { closeUndoToasts } from './undo-toast.ts';

/** What the user wants to be different. It results in a function that changes the draft. */
type DraftWish = WishRequest<() => void>;

/** Passed to all parts of the editor. Its identity is stable, so that memoized parts do not render again. */
export interface DraftEditor {
  /** The draft as it is now, also for what runs after a request. */
  readonly read: () => KeyedDraft;
  /** The same as a request carries it. */
  readonly readPlan: () => GeneratedDraft;
  readonly change: (edit: (draft: KeyedDraft) => KeyedDraft) => void;
  /** Opens the dialog for a wish, once the one that is open has been closed. */
  readonly ask: (wish: DraftWish) => void;
}

/** The draft is persisted once the user pauses, because writing a long one on every key press is slow. */
const PERSIST_DELAY_MS = 300;

/** Holds the draft being edited. `onChange` is called once the user pauses or leaves the page. */
export function useDraftEditor(draft: EditableDraft, onChange: (draft: EditableDraft) => void) {
  const [edited, setEdited] = useState(() => toKeyedDraft(draft));
  const [wishes, setWishes] = useState<readonly (DraftWish & { readonly id: string })[]>([]);
  const [isEdited, setIsEdited] = useState(draft.isEdited ?? false);
  const latest = useRef(edited);
  const pending = useRef<KeyedDraft>(undefined);
  const initial = useRef(edited);

  function flush(): void {
    const { current } = pending;
    if (current) onChange({ ...fromKeyedDraft(current), reply: current.reply, isEdited: true });
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

  const editor = useMemo<DraftEditor>(
    () => ({
      read: () => latest.current,
      readPlan: () => fromKeyedDraft(withoutEmptyTasks(latest.current)),
      change: (edit) => {
        latest.current = edit(latest.current);
        setEdited(latest.current);
        setIsEdited(true);
      },
      ask: (wish) => {
        const id = createKey();
        setWishes((waiting) => [...waiting, { ...wish, id }]);
      },
    }),
    [],
  );
  /** Drops pending changes, because the draft was saved or discarded. */
  const discardPending = () => {
    pending.current = undefined;
  };
  const closeWish = () => setWishes((waiting) => waiting.slice(1));
  return { edited, isEdited, editor, wish: wishes[0], closeWish, discardPending };
}
