import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import { readShared } from './shared-reads.ts';
import { assertOutsideTransaction } from './transaction.ts';

type Value = string | number;

/** Per query and database. A search has a variant per number of words, so the oldest ones are dropped. */
const MAX_VARIANTS = 200;

/** Returns a placeholder for a named value. Typed as `never` so that it fits a column of any type. */
export type Param<Names extends string> = (name: Names) => never;

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a query once per database and runs it with different values, so that requests do not pay for the query
 * builder. `param('x')` marks where the value `x` goes. Arguments after the values select a variant of the SQL (a number
 * of spans, a sort order). Each variant is compiled and cached too, so there must be few of them.
 */
export function preparedQuery<Row, Names extends string, Variant extends readonly (Value | boolean)[]>(
  build: (db: Db, param: Param<Names>, ...variant: Variant) => Compilable<Row>,
): (db: Db, values: Readonly<Record<Names, Value>>, ...variant: Variant) => Promise<Row[]> {
  const compiledByDb = new WeakMap<Db, Map<string, CompiledQuery<Row>>>();
  return async (db, values, ...variant) => {
    assertOutsideTransaction();
    const compiled = compiledByDb.get(db) ?? new Map<string, CompiledQuery<Row>>();
    compiledByDb.set(db, compiled);
    const key = variant.join();
    const query = compiled.get(key) ?? build(db, (name) => new Placeholder(name) as never, ...variant).compile();
    if (compiled.size >= MAX_VARIANTS && !compiled.has(key)) compiled.delete(compiled.keys().next().value!);
    compiled.set(key, query);
    return run(db, query, values);
  };
}

async function run<Row>(db: Db, query: CompiledQuery<Row>, values: Readonly<Record<string, Value>>): Promise<Row[]> {
  const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
  return readShared(query, parameters, async () => (await db.executeQuery<Row>({ ...query, parameters })).rows);
}
