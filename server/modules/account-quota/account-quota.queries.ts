import { fieldErrorOf } from '#contract/errors.ts';
import { type LimitedKind, perAccount } from '#domain/limits.ts';
import { quickSettings } from '#domain/focus-area.ts';
import { firstSettings, FROM_EVER } from '#domain/settings-in-force.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, notFound } from '../../http/errors.ts';

type SizeColumn = Exclude<keyof Schema['account_sizes'], 'user_id'>;

interface Kind {
  readonly table: SizeColumn;
  /** The form field under which the error is shown. */
  readonly field: string;
  /** What to do about it, unless it is to delete some of the same kind. */
  readonly advice?: string;
}

const DELETE_AREA = 'Delete a focus area that you no longer need.';

export const limitedKinds: Readonly<Record<LimitedKind, Kind>> = {
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
  supportMessages: { table: 'support_messages', field: 'message', advice: 'Please write an email instead.' },
};

const allKinds = Object.keys(limitedKinds) as LimitedKind[];

export type Amounts = Readonly<Partial<Record<LimitedKind, number>>>;

/** New focus areas bring their first settings along. */
export function roomForAreas(count: number): Amounts {
  return { focusAreas: count, areaSettings: count * firstSettings(quickSettings, FROM_EVER).length };
}

/** What an account would have too much of. */
export interface Shortage {
  readonly kind: LimitedKind;
  readonly has: number;
  readonly adds: number;
}

/**
 * Makes room for what `tx` is about to add, or refuses. Call it before `tx` locks anything else: accounts are locked
 * first, then areas, then goals. The account stays locked until `tx` is over, so the limits hold under parallel requests.
 *
 * One statement as a rule. Rows are counted only when the account has no sizes yet, or may be full.
 */
export async function takeRoom(
  tx: Tx,
  userId: string,
  adds: Amounts,
  refuse: (shortage: Shortage) => ApiError = (shortage) => new NoRoom(shortage),
): Promise<void> {
  const sizes = await lockSizes(tx, userId, adds);
  const isCounted = sizes.goals !== null;
  const kinds = isCounted
    ? addedKinds(adds).filter((kind) => sizes[limitedKinds[kind].table]! > perAccount[kind].max)
    : allKinds;
  if (kinds.length === 0) return;
  const counts = await countOwned(tx, userId, kinds);
  const short = shortageOf(adds, counts);
  if (short) throw refuse(short);
  const exact = kinds.map((kind) => [limitedKinds[kind].table, (counts[kind] ?? 0) + (adds[kind] ?? 0)]);
  await tx
    .updateTable('account_sizes')
    .set(Object.fromEntries(exact) as Partial<Record<SizeColumn, number>>)
    .where('user_id', '=', userId)
    .execute();
}

/** Locks the account until `tx` is over. For transactions that must read it before they know what they add. */
export async function lockAccount(tx: Db | Tx, userId: string): Promise<void> {
  await lockSizes(tx, userId, {});
}

/**
 * Adds to the sizes, which locks their row. The user's row is locked before it, as deleting the account does; the lock is
 * the one that any foreign key to a user takes, so changes of a user's settings do not wait for it.
 */
async function lockSizes(tx: Db | Tx, userId: string, adds: Amounts): Promise<Schema['account_sizes']> {
  return tx
    .insertInto('account_sizes')
    .columns(['user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((row) => row.val(userId).as('user_id'))
        .where('id', '=', userId)
        .forKeyShare(),
    )
    .onConflict((c) =>
      c.column('user_id').doUpdateSet((eb) => ({
        goals: eb.ref('account_sizes.goals'),
        ...Object.fromEntries(
          addedKinds(adds).map((kind) => {
            const { table } = limitedKinds[kind];
            return [table, eb(`account_sizes.${table}`, '+', adds[kind]!)];
          }),
        ),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow(notFound);
}

function addedKinds(adds: Amounts): LimitedKind[] {
  return allKinds.filter((kind) => (adds[kind] ?? 0) > 0);
}

/** How many of each kind a user has. */
export async function countOwned(db: Db | Tx, userId: string, kinds: readonly LimitedKind[]): Promise<Amounts> {
  return db
    .selectNoFrom((eb) =>
      kinds.map((kind) =>
        eb
          .selectFrom(limitedKinds[kind].table)
          .select((rows) => rows.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .$asScalar()
          .$notNull()
          .as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** The first kind of which there would be too much. */
export function shortageOf(adds: Amounts, has: Amounts): Shortage | undefined {
  const kind = addedKinds(adds).find((each) => (has[each] ?? 0) + adds[each]! > perAccount[each].max);
  return kind && { kind, has: has[kind] ?? 0, adds: adds[kind]! };
}

/** Names the field under which forms show the message. */
export class NoRoom extends ApiError {
  constructor(shortage: Shortage) {
    const message = noRoomMessage(shortage);
    super(422, message, { errors: [fieldErrorOf(limitedKinds[shortage.kind].field, message)] });
  }
}

function noRoomMessage({ kind, has, adds }: Shortage): string {
  const { name, max } = perAccount[kind];
  const { advice } = limitedKinds[kind];
  return has >= max
    ? `An account can have ${digits(max)} ${name}, and yours has reached that limit. ${advice ?? 'Delete one first.'}`
    : `An account can have ${digits(max)} ${name}. Yours has ${digits(has)}, and this would add ${digits(adds)}. ${advice ?? 'Delete some first.'}`;
}

/** 5000, but 300,000. */
export function digits(count: number): string {
  return count < 10_000 ? String(count) : count.toLocaleString('en');
}
