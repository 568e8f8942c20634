import { expressionBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How many rows of a long list one statement reads. Other requests are served between two pages. */
export const PAGE_ROWS = 1000;

/** All rows, in pages that each begin after the last row of the one before. */
export async function readPages<Row, T>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
  resultOf: (row: Row) => T,
): Promise<T[]> {
  const all: T[] = [];
  for (let after: Row | undefined; ;) {
    const rows = await read(after);
    for (const row of rows) all.push(resultOf(row));
    if (rows.length < PAGE_ROWS) return all;
    after = rows.at(-1);
  }
}

/** The rows with these ids, in their order, read a page of ids at a time. */
export async function readByIds<T extends object>(
  ids: readonly string[],
  idOf: (row: T) => string,
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < ids.length; n += PAGE_ROWS) {
    const page = ids.slice(n, n + PAGE_ROWS);
    const found = new Map((await read(page)).map((row) => [idOf(row), row]));
    for (const id of page) {
      const row = found.get(id);
      // It may have been deleted since the ids were read.
      if (row) all.push(row);
    }
  }
  return all;
}

/** The ids in a JSON array, for `in`: a single parameter however many there are. */
export function idsIn(json: string) {
  const { fn, val } = expressionBuilder<Schema>();
  return sql<string>`(select value from ${fn('json_array_elements_text', [val(json)])} as listed)`;
}
