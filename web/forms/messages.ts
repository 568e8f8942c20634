import type { AnyFormApi } from '@tanstack/react-form';

/** A message for each invalid field. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface Message {
  /** The field's name in the contract. */
  readonly field: string;
  readonly message: string;
}

/** The first message of each field. Messages about unknown fields go to the default field. */
export function toFieldMessages(
  messages: readonly Message[],
  fields: readonly string[],
  aliases: Readonly<Record<string, string>>,
  defaultField: string,
): Readonly<Record<string, string>> {
  const byField: Record<string, string> = {};
  for (const { field, message } of messages) {
    const name = aliases[field] ?? field;
    byField[fields.includes(name) ? name : defaultField] ??= message;
  }
  return byField;
}

export function isEmpty(messages: object): boolean {
  return Object.keys(messages).length === 0;
}

/** The fields that are rendered and can show a message. */
export function listMountedFields(form: AnyFormApi): readonly string[] {
  return Object.entries(form.fieldInfo).flatMap(([name, info]) => (info?.instance ? [name] : []));
}

export function findInvalidFields(form: AnyFormApi): ReadonlySet<string> {
  const fields = Object.entries(form.state.fieldMeta);
  return new Set(fields.flatMap(([name, meta]) => (meta && meta.errors.length > 0 ? [name] : [])));
}

/** Sets or, with undefined, removes messages. Other fields keep theirs. */
export function setMessages(form: AnyFormApi, messages: Readonly<Record<string, string | undefined>>): void {
  for (const [name, message] of Object.entries(messages)) {
    form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onSubmit: message } }));
  }
}
