import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldError } from '#contract/schema/errors.ts';
import { ApiError } from '#web/http/api-error.ts';
import type { DraftKey } from './draft.ts';
import { useDraft } from './use-draft.ts';

type FormValues<Name extends string> = Readonly<Record<Name, string>>;
type FieldMessages<Name extends string> = Partial<Record<Name, string>>;

interface FormOptions<Name extends string> {
  /** In the order in which they appear. */
  readonly fields: readonly Name[];
  /** Checks before submitting. Returns an error message for each invalid field. */
  readonly validate: (values: FormValues<Name>) => FieldMessages<Name>;
  readonly submit: (values: FormValues<Name>) => Promise<unknown>;
  /** Shows the server's messages about unknown fields. */
  readonly defaultField: Name;
  /** Keeps what was typed if the session ends. */
  readonly draftKey?: DraftKey;
}

/**
 * A form of uncontrolled fields that allows one submission at a time. Errors appear under their fields, or above the form
 * if they belong to none.
 */
export function useForm<Name extends string>({ fields, validate, submit, defaultField, draftKey }: FormOptions<Name>) {
  // A second click can arrive before React has rendered the button as busy.
  const isSubmittingRef = useRef(false);
  // The last result of `validate`; messages of the server stay until their field changes.
  const validationRef = useRef<FieldMessages<Name>>({});
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState<FieldMessages<Name>>({});
  const [failure, setFailure] = useState<ApiError>();
  const { draft, note } = useDraft(draftKey);

  function showMessages(form: HTMLFormElement, invalid: FieldMessages<Name>) {
    setMessages(invalid);
    const first = fields.find((name) => invalid[name] !== undefined);
    if (first !== undefined)
      form.querySelector<HTMLElement>(`[name="${first}"]:not([type=hidden]), [data-field="${first}"]`)?.focus();
  }

  async function submitForm(form: HTMLFormElement, values: FormValues<Name>): Promise<void> {
    isSubmittingRef.current = true;
    setSubmitting(true);
    setFailure(undefined);
    try {
      await submit(values);
      note(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.errors.length === 0) setFailure(error);
      else showMessages(form, groupMessagesByField(error.errors, fields, defaultField));
    } finally {
      isSubmittingRef.current = false;
      setSubmitting(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmittingRef.current) return;
    const form = event.currentTarget;
    const values = readFormValues<Name>(form);
    const invalid = validate(values);
    validationRef.current = invalid;
    showMessages(form, invalid);
    if (Object.values(invalid).every((message) => message === undefined)) void submitForm(form, values);
  }

  /** The props of a field's input. */
  function field(name: Name) {
    return {
      name,
      error: messages[name],
      'aria-invalid': messages[name] !== undefined,
      onInput: ({ currentTarget: { form } }: { readonly currentTarget: { readonly form: HTMLFormElement | null } }) => {
        note(form);
        const invalid: FieldMessages<Name> = form ? validate(readFormValues<Name>(form)) : {};
        // Input here may also fix another field, such as a repeated password.
        const isFixed = (other: Name) => validationRef.current[other] !== undefined && invalid[other] === undefined;
        setMessages((shown) =>
          omitFields(
            shown,
            fields.filter((other) => other === name || isFixed(other)),
          ),
        );
      },
    };
  }

  return { onSubmit, field, submitting, failure, draft: draft as FormValues<Name> | undefined };
}

function readFormValues<Name extends string>(form: HTMLFormElement): FormValues<Name> {
  return Object.fromEntries(new FormData(form)) as FormValues<Name>;
}

function omitFields<Name extends string>(messages: FieldMessages<Name>, names: readonly Name[]): FieldMessages<Name> {
  const rest = { ...messages };
  for (const name of names) delete rest[name];
  return rest;
}

export function groupMessagesByField<Name extends string>(
  errors: readonly FieldError[],
  fields: readonly Name[],
  defaultField: Name,
): FieldMessages<Name> {
  const messages: FieldMessages<Name> = {};
  for (const { field, msg } of errors) messages[fields.find((name) => name === field) ?? defaultField] ??= msg;
  return messages;
}
