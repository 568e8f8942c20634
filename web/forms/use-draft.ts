import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftPlace, draftOf, forgetDraft, keepDraft } from './draft.ts';
import { onSessionEnd } from './session-end.ts';

/** What was typed when the last session ended, and how to say which form is being typed into now, if any. */
export function useDraft(place: DraftPlace | undefined) {
  const [draft] = useState(() => place && draftOf(place));
  const typedInto = useRef<HTMLFormElement>(null);
  const keep = useEffectEvent(() => {
    const form = typedInto.current;
    if (place && form?.isConnected && hasTypedText(form)) {
      keepDraft(place, Object.fromEntries(new FormData(form)) as Record<string, string>);
    }
  });
  useEffect(() => {
    if (draft) forgetDraft();
    return onSessionEnd(() => keep());
  }, [draft]);
  const note = (form: HTMLFormElement | null) => {
    typedInto.current = form;
  };
  return { draft, note };
}

function hasTypedText(form: HTMLFormElement): boolean {
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type]), [type=text], textarea',
  );
  return [...texts].some(({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue);
}
