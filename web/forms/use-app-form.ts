import { type AnyFormApi, type StandardSchemaV1, type StandardSchemaV1Issue, useSelector } from '@tanstack/react-form';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import type { DraftKey } from './draft.ts';
import {
  type FieldMessages,
  findInvalidFields,
  isEmpty,
  listMountedFields,
  setMessages,
  toFieldMessages,
} from './messages.ts';
import { useDraftOnSessionEnd, useRestoredDraft } from './use-draft.ts';
import { useForm } from './use-form.tsx';

interface AppFormOptions<Values> {
  /** Read once; later values are ignored, so that a background refetch does not change what the user sees. */
  readonly initialValues: Values;
  /** The contract's schema for the request body. */
  readonly schema?: StandardSchemaV1;
  /** What the schema validates; by default the values themselves. */
  readonly toBody?: (values: Values) => unknown;
  /** The form's own rules: a message for each invalid field. They take precedence over the schema. */
  readonly validate?: (values: Values) => FieldMessages<Values>;
  /** The form's names for fields that have another name in the contract. */
  readonly aliases?: Readonly<Record<string, keyof Values & string>>;
  /** Shows the messages about fields that the form does not have. */
  readonly defaultField: keyof Values & string;
  /** If set, the input is stored as a draft when the session ends. */
  readonly draftKey?: DraftKey;
  readonly onChange?: (values: Values) => void;
  readonly submit: (values: Values) => Promise<unknown>;
}

/** A form that can be passed to components which render some of its fields. */
export type AppForm<Values extends object> = ReturnType<typeof useAppForm<Values>>;

/**
 * A form whose values keep their types. It is validated when it is submitted, one submission at a time. A message
 * appears under its field, or above the form if it belongs to none, and disappears once the field changes or a change
 * to another field fixes it.
 */
export function useAppForm<Values extends object>(options: AppFormOptions<Values>) {
  const { initialValues, defaultField, aliases = {}, draftKey, onChange, submit } = options;
  const draft = useRestoredDraft(draftKey) as Partial<Values> | undefined;
  const [defaultValues] = useState<Values>(() => ({ ...initialValues, ...draft }));
  const element = useRef<HTMLElement>(null);
  const isSaved = useRef(false);
  // Messages from the last validation, but not from the server: those stay until their field changes.
  const reported = useRef<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiError>();

  function validate(values: Values, form: AnyFormApi): Readonly<Record<string, string>> {
    const { schema, toBody = (body: Values): unknown => body, validate: applyRules } = options;
    const result = schema?.['~standard'].validate(toBody(values));
    if (result instanceof Promise) throw new TypeError('The schemas of the contract are synchronous.');
    const ownMessages = Object.entries<string | undefined>(applyRules?.(values) ?? {});
    const messages = [
      ...ownMessages.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }])),
      ...(result?.issues ?? []).map(({ path, message }) => ({ field: toFieldName(path?.[0]), message })),
    ];
    return toFieldMessages(messages, listMountedFields(form), aliases, defaultField);
  }

  function dismissFixedMessages(form: AnyFormApi): void {
    if (isEmpty(reported.current)) return;
    const remaining = validate(form.state.values as Values, form);
    const fixed = Object.keys(reported.current).filter((name) => remaining[name] === undefined);
    setMessages(form, Object.fromEntries(fixed.map((name) => [name, undefined])));
  }

  const form = useForm({
    defaultValues,
    validators: {
      onSubmit: ({ value, formApi }) => {
        reported.current = validate(value, formApi as AnyFormApi);
        return isEmpty(reported.current) ? undefined : { fields: reported.current };
      },
    },
    listeners: {
      onChange: ({ formApi }) => {
        dismissFixedMessages(formApi as AnyFormApi);
        onChange?.(formApi.state.values);
      },
    },
    onSubmitInvalid: ({ formApi }) => focusFirstInvalid(element.current, formApi as AnyFormApi),
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined);
      try {
        await submit(value);
        isSaved.current = true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.errors.length === 0) return setFailure(error);
        const api = formApi as AnyFormApi;
        const messages = error.errors.map(({ field, msg }) => ({ field, message: msg }));
        setMessages(api, toFieldMessages(messages, listMountedFields(api), aliases, defaultField));
        focusFirstInvalid(element.current, api);
      }
    },
  });

  const { submitting, isDirty } = {
    submitting: useSelector(form.store, ({ isSubmitting }) => isSubmitting),
    isDirty: useSelector(form.store, ({ isDefaultValue }) => !isDefaultValue) || draft !== undefined,
  };
  useDraftOnSessionEnd(draftKey, () => (isDirty && !isSaved.current ? form.state.values : undefined));

  function submitFields(container: HTMLElement): void {
    // Not `submitting`: a second click can arrive before React has rendered the button as busy.
    if (form.state.isSubmitting) return;
    element.current = container;
    const api = form as unknown as AnyFormApi;
    readAutofill(container, api);
    // TanStack Form does not submit while a field has a message, even if only the server can tell whether it still applies.
    setMessages(api, Object.fromEntries(listMountedFields(api).map((name) => [name, undefined])));
    void form.handleSubmit();
  }

  return {
    Field: form.Field,
    store: form.store,
    setFieldValue: form.setFieldValue,
    getValues: () => form.state.values,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitFields(event.currentTarget);
    },
    /** Submits fields that are not inside a `<form>` element, because forms cannot be nested. */
    submitFields,
    submitting,
    /** An error that belongs to no field. */
    failure,
    isDirty,
    /** Input that was restored after the session had ended. */
    draft,
  };
}

function toFieldName(segment: NonNullable<StandardSchemaV1Issue['path']>[number] | undefined): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

/** Uses the order in which the fields appear, which is not always the order of the values. */
function focusFirstInvalid(element: HTMLElement | null, form: AnyFormApi): void {
  const invalid = findInvalidFields(form);
  for (const control of element?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    if (!invalid.has(control.dataset['field'] ?? control.getAttribute('name')!)) continue;
    control.focus();
    // Hidden controls cannot be focused.
    if (document.activeElement === control) return;
  }
}

/** Some browsers and password managers fill in fields without the events that React listens to. */
function readAutofill(element: HTMLElement, form: AnyFormApi): void {
  const inputs = element.querySelectorAll<HTMLInputElement>('input[name]:not([type=radio], [type=checkbox])');
  for (const { name, value } of inputs) {
    const known: unknown = form.getFieldValue(name);
    if (typeof known === 'string' && known !== value) form.setFieldValue(name, value);
  }
}
