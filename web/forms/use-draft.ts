import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftKey, readDraft, clearDraft, saveDraft } from './draft.ts';
import { onSessionEnd } from '#web/http/session-end.ts';

/** The draft from the last session, if any, and a function that sets the form to save when this session ends. */
export function useDraft(key: DraftKey | undefined) {
  const [draft] = useState(() => key && readDraft(key));
  const formRef = useRef<HTMLFormElement>(null);
  const save = useEffectEvent(() => {
    const form = formRef.current;
    if (key && form?.isConnected && hasTypedText(form)) {
      saveDraft(key, Object.fromEntries(new FormData(form)) as Record<string, string>);
    }
  });
  useEffect(() => {
    if (draft) clearDraft();
    return onSessionEnd(() => save());
  }, [draft]);
  const note = (form: HTMLFormElement | null) => {
    formRef.current = form;
  };
  return { draft, note };
}

function hasTypedText(form: HTMLFormElement): boolean {
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type]), [type=text], textarea',
  );
  return [...texts].some(({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue);
}
