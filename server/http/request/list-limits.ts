import { limits } from '#domain/limits.ts';

interface Found {
  readonly value: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly field: string;
  readonly isInList: boolean;
}

/**
 * The field of a list that is longer than any may be, or with which there are too many elements in all; undefined where
 * there is none. Whatever is in a list is of its field: 'draft.goals'. Without recursion: what is sent may be deep, too.
 */
export function longListIn(body: unknown): string | undefined {
  let elements = 0;
  const found: Found[] = [];
  const note = (value: unknown, field: string, isInList: boolean) => {
    if (typeof value === 'object' && value !== null) found.push({ value: value as Found['value'], field, isInList });
  };
  note(body, '', false);
  for (const { value, field, isInList } of found) {
    if (isList(value)) {
      elements += value.length;
      if (value.length > limits.listLength || elements > limits.listElements) return field;
      for (const element of value) note(element, field, true);
    } else {
      for (const key of Object.keys(value)) note(value[key], isInList ? field : joined(field, key), isInList);
    }
  }
  return undefined;
}

function isList(value: Found['value']): value is readonly unknown[] {
  return Array.isArray(value);
}

function joined(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}
