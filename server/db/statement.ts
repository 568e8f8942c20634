import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open.ts';
import { refuseInsideTransaction } from './transaction.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built once and run with other values each time: what runs on every request should not pay for the
 * query builder on every request. `slot('x')` stands where the value `x` of a run goes.
 */
export function statement<Row, Names extends string>(
  db: Db,
  // The builder wants a value of the column's type where the slot stands.
  build: (slot: (name: Names) => never) => Compilable<Row>,
): (values: Readonly<Record<Names, string | number>>) => Promise<Row[]> {
  const compiled: CompiledQuery<Row> = build((name) => new Slot(name) as never).compile();
  return async (values) => {
    refuseInsideTransaction();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? values[value.name as Names] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
