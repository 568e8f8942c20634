import { idsFromJson } from '../pagination.ts';
import type { Tx } from '../transaction.ts';
import type { MovedTableName, Row } from './moved-tables.ts';

/**
 * Tables that link two records. A link is skipped if one of them is missing, or if one of them has another link now that excludes
 * it: a goal is in one plan, and an entry is tracked on one task or resource.
 */
const linkTables: Partial<Record<MovedTableName, readonly LinkedTable[]>> = {
  action_plan_goals: [
    { column: 'goal_id', table: 'goals', deletedWith: 'goalIds' },
    { column: 'action_plan_id', table: 'action_plans', deletedWith: 'planIds' },
  ],
  task_items: [
    { column: 'task_id', table: 'tasks', deletedWith: 'taskIds' },
    { column: 'item_id', table: 'inventory_items', deletedWith: 'itemIds' },
  ],
  entry_steps: [
    { column: 'entry_id', table: 'time_entries', deletedWith: 'entryIds' },
    { column: 'task_id', table: 'tasks', deletedWith: 'taskIds' },
    { column: 'item_id', table: 'inventory_items', deletedWith: 'itemIds' },
  ],
};

interface LinkedTable {
  readonly column: string;
  readonly table: MovedTableName;
  /**
   * Where the scope of a deletion lists the records. Tasks, items and entries that were deleted with their goal are not listed,
   * but those of a link have the same goal, without which neither can be restored.
   */
  readonly deletedWith: 'goalIds' | 'planIds' | 'taskIds' | 'itemIds' | 'entryIds';
}

/** A link to a record that is missing. */
export interface SkippedLink {
  readonly row: Row;
  readonly missingId: string;
  readonly deletedWith: LinkedTable['deletedWith'];
}

interface SplitRows {
  readonly isLink: boolean;
  readonly existing: readonly Row[];
  readonly skipped: readonly SkippedLink[];
}

/**
 * Leaves out links to missing records, and links between records of different goals: an entry may have been moved since. Locks
 * the linked records of one table after the other, in the order of their ids to avoid deadlocks.
 */
export async function splitLinks(
  tx: Tx,
  userId: string,
  linkTable: MovedTableName,
  rows: readonly Row[],
): Promise<SplitRows> {
  let existing = rows;
  const skipped: SkippedLink[] = [];
  const goalIds = new Map<Row, string>();
  const linked = linkTables[linkTable];
  for (const { column, table, deletedWith } of linked ?? []) {
    const found = await lockRecords(tx, userId, table, existing, column);
    existing = existing.filter((row) => {
      const id = row[column] as string | null;
      if (id === null) return true;
      const record = found.get(id);
      if (!record) skipped.push({ row, missingId: id, deletedWith });
      if (record?.goal_id === undefined) return record !== undefined;
      const goalId = goalIds.get(row) ?? record.goal_id;
      goalIds.set(row, goalId);
      return goalId === record.goal_id;
    });
  }
  return { isLink: linked !== undefined, existing, skipped };
}

/** The records that exist, by id, with their goal if they belong to one. */
async function lockRecords(tx: Tx, userId: string, table: MovedTableName, rows: readonly Row[], column: string) {
  const ids = rows.flatMap((row) => row[column] ?? []);
  const found = await tx
    // Typed as one of the tables: all have a user and an id.
    .selectFrom(table as 'tasks')
    .select('id')
    .$if(tablesOfGoals.has(table), (query) => query.select('goal_id'))
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(ids)))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map<unknown, (typeof found)[number]>(found.map((record) => [record.id, record]));
}

const tablesOfGoals: ReadonlySet<MovedTableName> = new Set(['tasks', 'inventory_items', 'time_entries'] as const);
