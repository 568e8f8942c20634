import { limits } from '#domain/limits.ts';

interface Visited {
  readonly value: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly field: string;
  readonly isInList: boolean;
}

/**
 * Returns the field of the first list that is too long or exceeds the total number of elements. Lists inside a list are
 * reported as the outer field: 'draft.goals'. The search is iterative, because a body may be nested deeply.
 */
export function findOversizedList(body: unknown): string | undefined {
  let elementCount = 0;
  const queue: Visited[] = [];
  const enqueue = (value: unknown, field: string, isInList: boolean) => {
    if (typeof value === 'object' && value !== null) queue.push({ value: value as Visited['value'], field, isInList });
  };
  enqueue(body, '', false);
  for (const { value, field, isInList } of queue) {
    if (isList(value)) {
      elementCount += value.length;
      if (value.length > limits.listLength || elementCount > limits.listElements) return field;
      for (const element of value) enqueue(element, field, true);
    } else {
      for (const key of Object.keys(value)) enqueue(value[key], isInList ? field : joinPath(field, key), isInList);
    }
  }
  return undefined;
}

function isList(value: Visited['value']): value is readonly unknown[] {
  return Array.isArray(value);
}

function joinPath(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}
