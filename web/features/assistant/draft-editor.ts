import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type DraftInHand, editedOf, type EditedDraft, writtenOf } from './draft-edits.ts';
import { endOffer } from './draft-removal.ts';

/** How the parts of the editor change the draft: the same as long as it lives, so that parts can stay as they are. */
export interface DraftEditor {
  readonly change: (edit: (draft: EditedDraft) => EditedDraft) => void;
  /** Tells those who listen what cannot be heard otherwise. */
  readonly say: (news: string) => void;
}

/** The whole draft is written down when the user pauses: doing so at every key would make a long one slow. */
const PAUSE_MS = 300;

/** The draft that is being edited. The page hears of changes in time: soon, and in any case before it is left. */
export function useDraftEditor(draft: DraftInHand, onChange: (draft: DraftInHand) => void) {
  const [edited, setEdited] = useState(() => editedOf(draft));
  const [isEdited, setIsEdited] = useState(draft.isEdited ?? false);
  const [news, setNews] = useState('');
  const untold = useRef<EditedDraft>(undefined);
  const begun = useRef(edited);

  function tell(): void {
    if (untold.current) onChange({ ...writtenOf(untold.current), isEdited: true });
    untold.current = undefined;
  }
  const tellInTime = useEffectEvent(tell);

  useEffect(() => {
    if (edited === begun.current) return;
    untold.current = edited;
    const pause = setTimeout(() => tellInTime(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [edited]);

  useEffect(() => {
    const leave = () => tellInTime();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      endOffer();
    };
  }, []);

  const change = useCallback<DraftEditor['change']>((edit) => {
    setEdited(edit);
    setIsEdited(true);
  }, []);
  const say = useCallback<DraftEditor['say']>(
    // The same again would be no news to those who listen.
    (heard) => setNews((before) => (before === heard ? `${heard}\u{A0}` : heard)),
    [],
  );
  const editor = useMemo<DraftEditor>(() => ({ change, say }), [change, say]);
  /** What is saved or thrown away is not kept. */
  const forget = () => {
    untold.current = undefined;
  };
  return { edited, isEdited, news, editor, forget };
}
