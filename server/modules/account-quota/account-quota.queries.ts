import { createFieldError } from '#contract/schema/errors.ts';
import { type QuotaKind, accountQuotas } from '#domain/limits.ts';
import { defaultSettings } from '#domain/focus-area/focus-area.ts';
import { initialSettings, BEGINNING_OF_TIME } from '#domain/focus-area/effective-settings.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ApiError, orNotFound } from '#server/http/errors.ts';

type SizeColumn = Exclude<keyof Schema['account_sizes'], 'user_id'>;

interface QuotaDefinition {
  readonly table: SizeColumn;
  /** The form field under which the error is shown. */
  readonly field: string;
  /** What the user can do instead of deleting records of the same kind. */
  readonly advice?: string;
}

const DELETE_AREA = 'Delete a focus area that you no longer need.';

export const quotaKinds: Readonly<Record<QuotaKind, QuotaDefinition>> = {
  focusAreas: { table: 'focus_areas', field: 'name' },
  areaSettings: { table: 'focus_area_settings', field: 'defaultWeeklyMin', advice: DELETE_AREA },
  goals: { table: 'goals', field: 'title' },
  timeEntries: { table: 'time_entries', field: 'goalId' },
  weeklyGoals: { table: 'weekly_goals', field: 'weekStart', advice: DELETE_AREA },
  actionPlans: { table: 'action_plans', field: 'title' },
  inventoryItems: { table: 'inventory_items', field: 'title' },
  tasks: { table: 'tasks', field: 'title' },
  taskItems: {
    table: 'task_items',
    field: 'inventoryItems',
    advice: 'Delete tasks or resources that you no longer need.',
  },
  taskTicks: { table: 'task_ticks', field: 'ticked', advice: 'Delete repeating tasks that you no longer need.' },
  supportMessages: { table: 'support_messages', field: 'message', advice: 'Please write an email instead.' },
};

const allKinds = Object.keys(quotaKinds) as QuotaKind[];

export type QuotaCounts = Readonly<Partial<Record<QuotaKind, number>>>;

/** The quota that new focus areas use up, including their initial settings. */
export function quotaForAreas(count: number): QuotaCounts {
  return { focusAreas: count, areaSettings: count * initialSettings(defaultSettings, BEGINNING_OF_TIME).length };
}

export interface QuotaExcess {
  readonly kind: QuotaKind;
  readonly current: number;
  readonly added: number;
}

/**
 * Reserves quota for the rows that `tx` is about to add, or throws. Call it before `tx` locks anything else: the lock order
 * is account, areas, goals. The account stays locked until `tx` ends, so concurrent requests cannot exceed the quota.
 *
 * This usually takes one statement: rows are counted only if the account has no sizes yet or may have reached a quota.
 */
export async function reserveQuota(
  tx: Tx,
  userId: string,
  additions: QuotaCounts,
  toError: (excess: QuotaExcess) => ApiError = (excess) => new QuotaExceededError(excess),
): Promise<void> {
  const sizes = await lockAccountSizes(tx, userId, additions);
  const isCounted = sizes.goals !== null;
  const kinds = isCounted
    ? addedKinds(additions).filter((kind) => sizes[quotaKinds[kind].table]! > accountQuotas[kind].max)
    : allKinds;
  if (kinds.length === 0) return;
  const counts = await countOwnedRows(tx, userId, kinds);
  const excess = findQuotaExcess(additions, counts);
  if (excess) throw toError(excess);
  const exact = kinds.map((kind) => [quotaKinds[kind].table, (counts[kind] ?? 0) + (additions[kind] ?? 0)]);
  await tx
    .updateTable('account_sizes')
    .set(Object.fromEntries(exact) as Partial<Record<SizeColumn, number>>)
    .where('user_id', '=', userId)
    .execute();
}

/** Locks the account until `tx` ends, for transactions that have to read before they know what they add. */
export async function lockAccount(tx: Db | Tx, userId: string): Promise<void> {
  await lockAccountSizes(tx, userId, {});
}

/** `kinds` is a comma-separated list. Each combination of kinds is prepared separately. */
const addToSizes = preparedQuery((db, param: Param<'userId' | QuotaKind>, kinds: string) =>
  db
    .insertInto('account_sizes')
    .columns(['user_id'])
    .expression((eb) => eb.selectFrom('users').select('users.id').where('users.id', '=', param('userId')).forKeyShare())
    .onConflict((c) =>
      c.column('user_id').doUpdateSet((eb) => ({
        goals: eb.ref('account_sizes.goals'),
        ...Object.fromEntries(
          allKinds
            .filter((kind) => kinds.split(',').includes(kind))
            .map((kind) => {
              const { table } = quotaKinds[kind];
              return [table, eb(`account_sizes.${table}`, '+', param(kind))];
            }),
        ),
      })),
    )
    .returningAll(),
);

/**
 * Adds to the account's sizes, which locks their row. The user's row is locked first, as deleting the account does. That
 * lock is FOR KEY SHARE, like a foreign key check, so changes to the user's settings do not wait for it.
 */
async function lockAccountSizes(tx: Db | Tx, userId: string, additions: QuotaCounts): Promise<Schema['account_sizes']> {
  const values = { userId, ...additions } as Readonly<Record<'userId' | QuotaKind, string | number>>;
  const [sizes] = await addToSizes(tx, values, addedKinds(additions).join());
  return orNotFound(sizes);
}

function addedKinds(additions: QuotaCounts): QuotaKind[] {
  return allKinds.filter((kind) => (additions[kind] ?? 0) > 0);
}

export async function countOwnedRows(db: Db | Tx, userId: string, kinds: readonly QuotaKind[]): Promise<QuotaCounts> {
  return db
    .selectNoFrom((eb) =>
      kinds.map((kind) =>
        eb
          .selectFrom(quotaKinds[kind].table)
          .select((rows) => rows.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .$asScalar()
          .$notNull()
          .as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** The first kind that would exceed its quota. */
export function findQuotaExcess(additions: QuotaCounts, counts: QuotaCounts): QuotaExcess | undefined {
  const kind = addedKinds(additions).find(
    (added) => (counts[added] ?? 0) + additions[added]! > accountQuotas[added].max,
  );
  return kind && { kind, current: counts[kind] ?? 0, added: additions[kind]! };
}

export class QuotaExceededError extends ApiError {
  constructor(excess: QuotaExcess) {
    const message = quotaExceededMessage(excess);
    super(422, message, { errors: [createFieldError(quotaKinds[excess.kind].field, message)] });
  }
}

function quotaExceededMessage({ kind, current, added }: QuotaExcess): string {
  const { name, max } = accountQuotas[kind];
  const { advice } = quotaKinds[kind];
  return current >= max
    ? `An account can have ${formatCount(max)} ${name}, and yours has reached that limit. ${advice ?? 'Delete one first.'}`
    : `An account can have ${formatCount(max)} ${name}. Yours has ${formatCount(current)}, and this would add ${formatCount(added)}. ${advice ?? 'Delete some first.'}`;
}

/** Formats 5000 without a comma, but 300,000 with one. */
export function formatCount(count: number): string {
  return count < 10_000 ? String(count) : count.toLocaleString('en');
}
