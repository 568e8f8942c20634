import { Button, Loader } from '@mantine/core';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from '#web/api/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useDraft } from '#web/api/use-draft.ts';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './add-by-name.module.css';

interface AddByNameProps {
  readonly label: string;
  readonly placeholder: string;
  /** Where what was typed waits for its user, should the session end meanwhile. */
  readonly draftForm: string;
  /** What the contract says of the name. */
  readonly schema: z.ZodMiniType;
  readonly onAdd: (name: string) => Promise<unknown>;
  /** What to say of it when that fails. */
  readonly failureOf: (error: unknown) => ApiError;
}

/** Something from a name alone. The next name can be typed while one is on its way; they are added in that order. */
export function AddByName({ label, placeholder, draftForm, schema, onAdd, failureOf }: AddByNameProps) {
  const { _id: userId } = useUser();
  const { draft, note } = useDraft({ userId, form: draftForm });
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastAdded = useRef(Promise.resolve());
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<string>();

  async function add(name: string, earlier: Promise<void>) {
    setUnderWay((count) => count + 1);
    await earlier;
    try {
      await onAdd(name);
    } catch (failure) {
      const { message, errors } = failureOf(failure);
      // What was not added stands in the field again, unless the next name does already.
      const field = input.current;
      if (field?.value === '') {
        field.value = name;
        setError(errors[0]?.msg ?? message);
      } else showToast('failed', 'was not added. Please try again.', name);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current!;
    field.focus();
    const name = field.value.trim();
    // The second half of a double click finds the field empty.
    if (name === '' && underWay > 0) return;
    const wrong = messageOf(schema, name);
    setError(wrong);
    if (wrong !== undefined) return;
    field.value = '';
    lastAdded.current = add(name, lastAdded.current);
  }

  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <div className={classes.name}>
        <PlainInput
          ref={input}
          name="name"
          defaultValue={draft?.['name']}
          aria-label={label}
          placeholder={placeholder}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onInput={({ currentTarget }) => {
            note(currentTarget.form);
            setError(undefined);
          }}
        />
        {underWay > 0 && <Loader size="xs" className={classes.busy} />}
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
