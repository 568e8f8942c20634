import type { ChangeEvent } from 'react';

/** The part of a form's field that a control needs: a value to show, and a way to set the next one. */
interface FormField<Value, Next = Value> {
  readonly name: string;
  readonly state: { readonly value: Value; readonly meta: { readonly errors: readonly unknown[] } };
  readonly handleChange: (value: Next) => void;
}

/** The props of a control that takes and returns values of its own type, such as a list of tags. */
export function bindValue<Value>(field: FormField<Value>) {
  return {
    name: field.name,
    value: field.state.value,
    error: firstMessage(field),
    onChange: (value: Value) => field.handleChange(value),
  };
}

/** The props of a text input, text area or select. */
export function bindText<Value extends string | undefined>(field: FormField<Value, NonNullable<Value>>) {
  const error = firstMessage(field);
  return {
    name: field.name,
    value: field.state.value,
    error,
    'aria-invalid': error !== undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      // A select only offers values of its type.
      field.handleChange(currentTarget.value as NonNullable<Value>),
  };
}

/** The props of a group of radio buttons. None is selected while the value is undefined. */
export function bindChoice<Value extends string>(field: FormField<Value | undefined, Value>) {
  const { name, state } = field;
  return {
    name,
    selected: state.value === undefined ? [] : [state.value],
    error: firstMessage(field),
    onChange: (value: Value) => field.handleChange(value),
  };
}

function firstMessage({ state }: Pick<FormField<unknown>, 'state'>): string | undefined {
  return state.meta.errors[0] as string | undefined;
}
