import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './schema.ts';
import { readShared } from './shared-reads.ts';
import { assertOutsideTransaction, type Tx } from './transaction.ts';

type Value = string | number | null;

/** The maximum per query and database. A search has a variant per number of words; the oldest variants are dropped. */
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
 *
 * A query that writes runs in a transaction, or by itself through `inSingleStatement`.
 */
export function preparedQuery<Row, Names extends string, Variant extends readonly (string | number | boolean)[]>(
  build: (db: Db | Tx, param: Param<Names>, ...variant: Variant) => Compilable<Row>,
): (db: Db | Tx, values: Readonly<Record<Names, Value>>, ...variant: Variant) => Promise<Row[]> {
  // A database and its transactions share an adapter.
  const compiledByAdapter = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();
  return async (db, values, ...variant) => {
    if (!db.isTransaction) assertOutsideTransaction();
    const { adapter } = db.getExecutor();
    const compiled = compiledByAdapter.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    compiledByAdapter.set(adapter, compiled);
    const key = variant.join();
    const query = compiled.get(key) ?? build(db, (name) => new Placeholder(name) as never, ...variant).compile();
    if (compiled.size >= MAX_VARIANTS && !compiled.has(key)) compiled.delete(compiled.keys().next().value!);
    compiled.set(key, query);
    return run(db, query, values);
  };
}

async function run<Row>(
  db: Db | Tx,
  query: CompiledQuery<Row>,
  values: Readonly<Record<string, Value>>,
): Promise<Row[]> {
  const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
  const execute = async () => (await db.executeQuery<Row>({ ...query, parameters })).rows;
  const isRead = query.query.kind === 'SelectQueryNode' || query.query.kind === 'RawNode';
  return isRead && !db.isTransaction ? readShared(query, parameters, execute) : execute();
}
