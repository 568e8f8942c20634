import { type CompiledQuery, InsertQueryNode, ValuesNode } from 'kysely';
import pg from 'pg';

/** Distinct statements by SQL, each with the parameters of its last execution. */
export type ExecutedQueries = Map<string, CompiledQuery>;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * The statements whose query plan uses more than one partition. A user's rows are in the partition with the same number in
 * every table, so a statement about one user uses a single number.
 */
export async function findCrossPartitionQueries(url: string, executed: ExecutedQueries): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const numbers = await partitionNumbers(client);
    const crossPartition: string[] = [];
    for (const [text, query] of executed) {
      if (!/^(select|insert|update|delete|with)\b/.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        [...query.parameters],
      );
      const touched = new Set<number>();
      for (const { Plan: plan } of rows[0]!['QUERY PLAN']) collectPartitions(plan, numbers, touched);
      if (touched.size > 1 || insertedUserIds(query).size > 1) crossPartition.push(text);
    }
    return crossPartition;
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

function collectPartitions(plan: Plan, numbers: ReadonlyMap<string, number>, touched: Set<number>): void {
  const number = numbers.get(plan['Relation Name'] ?? '');
  if (number !== undefined) touched.add(number);
  for (const child of plan.Plans ?? []) collectPartitions(child, numbers, touched);
}

/** The users for whom rows are inserted, because query plans do not show the partitions of new rows. */
function insertedUserIds({ query, parameters }: CompiledQuery): ReadonlySet<unknown> {
  if (!InsertQueryNode.is(query) || !query.values || !ValuesNode.is(query.values)) return new Set();
  const { columns = [] } = query;
  const userIdIndex = columns.findIndex(({ column }) => column.name === 'user_id');
  if (userIdIndex < 0) return new Set();
  return new Set(query.values.values.map((_, row) => parameters[row * columns.length + userIdIndex]));
}
