import { type CompiledQuery, InsertQueryNode, ValuesNode } from 'kysely';
import pg from 'pg';

/** Distinct statements, each with the values that it was last run with. */
export type Asked = Map<string, CompiledQuery>;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Those of the statements that touch more than one partition by the plan the database makes for them. A user's rows lie in
 * the partition of one number in every table, so it is one number for all tables that a statement is about.
 */
export async function overPartitions(url: string, asked: Asked): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const numbers = await partitionNumbers(client);
    const found: string[] = [];
    for (const [text, query] of asked) {
      if (!/^(select|insert|update|delete|with)\b/.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        [...query.parameters],
      );
      const touched = new Set<number>();
      for (const { Plan: plan } of rows[0]!['QUERY PLAN']) noteTouched(plan, numbers, touched);
      if (touched.size > 1 || ownersOf(query).size > 1) found.push(text);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function partitionNumbers(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid where c.relkind = 'r'`,
  );
  if (rows.length === 0) throw new Error('there are no partitions');
  return new Map(rows.map(({ name }) => [name, Number(/\d+$/.exec(name)![0])]));
}

function noteTouched(plan: Plan, numbers: ReadonlyMap<string, number>, touched: Set<number>): void {
  const number = numbers.get(plan['Relation Name'] ?? '');
  if (number !== undefined) touched.add(number);
  for (const part of plan.Plans ?? []) noteTouched(part, numbers, touched);
}

/** Whose rows are inserted: no plan tells where new rows go. */
function ownersOf({ query, parameters }: CompiledQuery): ReadonlySet<unknown> {
  if (!InsertQueryNode.is(query) || !query.values || !ValuesNode.is(query.values)) return new Set();
  const { columns = [] } = query;
  const owner = columns.findIndex(({ column }) => column.name === 'user_id');
  if (owner < 0) return new Set();
  return new Set(query.values.values.map((_, row) => parameters[row * columns.length + owner]));
}
