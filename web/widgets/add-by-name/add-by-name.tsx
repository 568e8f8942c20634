import { type SubmitEvent, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/account/auth.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { useDraftOnSessionEnd, useRestoredDraft } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import * as classes from './add-by-name.module.css';

interface AddByNameProps {
  readonly label: string;
  readonly placeholder: string;
  /** The key under which the typed text is saved if the session expires. */
  readonly draftKey: string;
  readonly schema: z.ZodMiniType;
  readonly onAdd: (name: string) => Promise<unknown>;
  readonly toError: (error: unknown) => ApiError;
}

/** Creates a record from just a name. Names typed while a request is in flight are queued and added in order. */
export function AddByName({ label, placeholder, draftKey, schema, onAdd, toError }: AddByNameProps) {
  const { _id: userId } = useUser();
  const key = { userId, form: draftKey };
  const draft = useRestoredDraft(key) as { readonly name: string } | undefined;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastAdded = useRef(Promise.resolve());
  const [pendingCount, setPendingCount] = useState(0);
  const [error, setError] = useState<string>();
  const [text, setText] = useState(draft?.name ?? '');
  // A ref, because the text may have changed by the time a request ends.
  const latestText = useRef(text);
  useDraftOnSessionEnd(key, () => (text.trim() === '' ? undefined : { name: text }));

  function change(next: string) {
    latestText.current = next;
    setText(next);
  }

  async function add(name: string, previous: Promise<void>) {
    setPendingCount((count) => count + 1);
    await previous;
    try {
      await onAdd(name);
    } catch (cause) {
      const { message, errors } = toError(cause);
      // Put the name back, unless the user has already started typing the next one.
      if (latestText.current === '') {
        change(name);
        setError(errors[0]?.msg ?? message);
      } else showToast('failed', 'was not added. Please try again.', name);
    } finally {
      setPendingCount((count) => count - 1);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    input.current!.focus();
    const name = latestText.current.trim();
    // The second click of a double click finds the field empty.
    if (name === '' && pendingCount > 0) return;
    const invalid = validationMessage(schema, name);
    setError(invalid);
    if (invalid !== undefined) return;
    change('');
    lastAdded.current = add(name, lastAdded.current);
  }

  return (
    <form method="post" className={classes.add} onSubmit={submit} noValidate>
      <div className={classes.name}>
        <Input
          ref={input}
          name="name"
          value={text}
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            setError(undefined);
          }}
        />
        {pendingCount > 0 && <Loader className={classes.busy} />}
        {error !== undefined && (
          <p id={errorId} role="alert" className={classes.error}>
            {error}
          </p>
        )}
      </div>
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  );
}
