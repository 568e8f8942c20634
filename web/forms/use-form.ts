import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldError } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import type { DraftPlace } from './draft.ts';
import { useDraft } from './use-draft.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Messages<Name extends string> = Partial<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** The names of the fields in the order in which they stand. */
  readonly fields: readonly Name[];
  /** What is wrong with the values, by field, as far as that can be said before they are sent. */
  readonly check: (values: Values<Name>) => Messages<Name>;
  readonly send: (values: Values<Name>) => Promise<unknown>;
  /** Gets the messages of the server that name none of the fields. */
  readonly defaultField: Name;
  /** Where what was typed waits for its user, should the session end meanwhile. */
  readonly draft?: DraftPlace;
}

/** A form of native fields: sent one submission at a time; what is wrong stands under the fields or, failing that, above them. */
export function useForm<Name extends string>({ fields, check, send, defaultField, draft: place }: FormOptions<Name>) {
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  // What our own check said last; the server's messages stay until their field is changed.
  const checked = useRef<Messages<Name>>({});
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState<Messages<Name>>({});
  const [failure, setFailure] = useState<ApiError>();
  const { draft, note } = useDraft(place);

  function show(form: HTMLFormElement, wrong: Messages<Name>) {
    setMessages(wrong);
    const first = fields.find((name) => wrong[name] !== undefined);
    if (first !== undefined)
      form.querySelector<HTMLElement>(`[name="${first}"]:not([type=hidden]), [data-field="${first}"]`)?.focus();
  }

  async function submit(form: HTMLFormElement, values: Values<Name>): Promise<void> {
    running.current = true;
    setSubmitting(true);
    setFailure(undefined);
    try {
      await send(values);
      note(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors.length === 0) setFailure(error);
      else show(form, messagesByField(error.errors, fields, defaultField));
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const values = valuesOf<Name>(form);
    const wrong = check(values);
    checked.current = wrong;
    show(form, wrong);
    if (Object.values(wrong).every((message) => message === undefined)) void submit(form, values);
  }

  /** What the input of a field needs. */
  function field(name: Name) {
    return {
      name,
      error: messages[name],
      'aria-invalid': messages[name] !== undefined,
      onInput: ({ currentTarget: { form } }: { readonly currentTarget: { readonly form: HTMLFormElement | null } }) => {
        note(form);
        const wrong: Messages<Name> = form ? check(valuesOf<Name>(form)) : {};
        // What is typed here may set right what was wrong with another field, such as a repeated password.
        const isMended = (other: Name) => checked.current[other] !== undefined && wrong[other] === undefined;
        setMessages((shown) =>
          without(
            shown,
            fields.filter((other) => other === name || isMended(other)),
          ),
        );
      },
    };
  }

  return { onSubmit, field, submitting, failure, draft: draft as Values<Name> | undefined };
}

function valuesOf<Name extends string>(form: HTMLFormElement): Values<Name> {
  return Object.fromEntries(new FormData(form)) as Values<Name>;
}

function without<Name extends string>(messages: Messages<Name>, names: readonly Name[]): Messages<Name> {
  const kept = { ...messages };
  for (const name of names) delete kept[name];
  return kept;
}

export function messagesByField<Name extends string>(
  errors: readonly FieldError[],
  fields: readonly Name[],
  defaultField: Name,
): Messages<Name> {
  const messages: Messages<Name> = {};
  for (const { field, msg } of errors) messages[fields.find((name) => name === field) ?? defaultField] ??= msg;
  return messages;
}
