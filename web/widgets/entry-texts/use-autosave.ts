import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { withContext } from '#web/http/error-context.ts';
import { createDraft, type Draft, type DraftEvent, reduceDraft } from './draft.ts';

/** After a pause this long, what has been typed is saved. */
const PAUSE_MS = 600;

interface AutosaveOptions<Value> {
  /** The cached value, which other tabs and devices may change. */
  readonly received: Value;
  readonly isEqual: (a: Value, b: Value) => boolean;
  readonly validate: (value: Value) => string | undefined;
  readonly save: (value: Value) => Promise<{ readonly isQueued?: true }>;
  /** Such as 'The note was not saved.' */
  readonly failureContext: string;
  /** Called with a message if saving fails after the field has been removed. */
  readonly onLost: (message: string) => void;
}

export interface Autosave<Value> {
  readonly draft: Draft<Value>;
  /** An invalid value is not sent. */
  readonly error: string | undefined;
  readonly change: (value: Value) => void;
  readonly retry: () => void;
  readonly chooseOther: () => void;
  readonly focusProps: { readonly onFocus: () => void; readonly onBlur: () => void };
}

/** Saves a field while the user types: after a pause, and whenever the field, the page or the app is left. */
export function useAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  const { received, isEqual, validate, save, failureContext, onLost } = options;
  const [draft, dispatch] = useReducer(
    (state: Draft<Value>, event: DraftEvent<Value>) => reduceDraft(state, event, isEqual),
    received,
    createDraft,
  );
  const [lastReceived, setLastReceived] = useState(received);
  if (!isEqual(received, lastReceived)) {
    setLastReceived(received);
    dispatch({ type: 'received', value: received });
  }
  const isMounted = useRef(true);
  const { value, isEdited, sending, failure } = draft;
  const error = isEdited ? validate(value) : undefined;
  const canSave = isEdited && error === undefined;

  async function send() {
    dispatch({ type: 'sent', value });
    try {
      const { isQueued = false } = await save(value);
      dispatch({ type: 'saved', value, isQueued });
    } catch (cause) {
      const { message } = withContext(cause, failureContext);
      dispatch({ type: 'failed', value, message });
      if (!isMounted.current) onLost(message);
    }
  }

  const flush = useEffectEvent(() => {
    if (canSave) void send();
  });
  const flushAfterPause = useEffectEvent((pausedAt: Value) => {
    if (pausedAt === value) flush();
  });

  // The next value is sent once the response has arrived. After an error, the user decides.
  const isWaiting = canSave && sending === undefined && failure === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => flushAfterPause(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, value]);

  useEffect(() => {
    const leave = () => flush();
    isMounted.current = true;
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      isMounted.current = false;
      flush();
    };
  }, []);

  return {
    draft,
    error,
    change: (next) => dispatch({ type: 'typed', value: next }),
    retry: () => void send(),
    chooseOther: () => dispatch({ type: 'otherChosen' }),
    focusProps: {
      onFocus: () => dispatch({ type: 'focused' }),
      onBlur: () => {
        dispatch({ type: 'blurred' });
        if (canSave) void send();
      },
    },
  };
}
