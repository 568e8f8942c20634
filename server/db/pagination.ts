import { expressionBuilder, sql } from 'kysely';
import { chunksOf } from './chunks-of.ts';
import type { Schema } from './schema.ts';

/** Rows per statement when reading long lists. Other requests are served between two pages. */
export const PAGE_SIZE = 1000;

/** Reads all rows with keyset pagination: each page begins after the last row of the previous one. */
export async function readAllPages<Row, T>(
  readPage: (after: Row | undefined) => Promise<readonly Row[]>,
  toResult: (row: Row) => T,
): Promise<T[]> {
  const all: T[] = [];
  for (let after: Row | undefined; ;) {
    const rows = await readPage(after);
    for (const row of rows) all.push(toResult(row));
    if (rows.length < PAGE_SIZE) return all;
    after = rows.at(-1);
  }
}

/** Reads the rows with these ids, in the order of the ids, a page at a time. */
export async function readByIds<T extends object>(
  ids: readonly string[],
  getId: (row: T) => string,
  readPage: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (const page of chunksOf(ids, PAGE_SIZE)) {
    const found = new Map((await readPage(page)).map((row) => [getId(row), row]));
    for (const id of page) {
      const row = found.get(id);
      // It may have been deleted since the ids were read.
      if (row) all.push(row);
    }
  }
  return all;
}

/** A subquery for `in` that reads ids from a JSON array, so that it takes one parameter for any number of ids. */
export function idsFromJson(json: string) {
  const { fn, val } = expressionBuilder<Schema>();
  return sql<string>`(select value from ${fn('json_array_elements_text', [val(json)])} as listed)`;
}
