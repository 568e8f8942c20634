import type { Tx } from '#server/db/transaction.ts';
import { userColumns, type UserRow } from '#server/modules/auth/auth.queries.ts';

export async function setTimeZone(tx: Tx, userId: string, timeZone: string): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set({ time_zone: timeZone })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst();
}

/** Makes each area's latest settings apply from the given week if they would otherwise start later. */
export async function bringSettingsForward(tx: Tx, userId: string, week: string): Promise<void> {
  await tx
    .insertInto('focus_area_settings')
    .columns(['user_id', 'focus_area_id', 'from_week', 'focus_area_class', 'default_weekly_min', 'weight'])
    .expression((eb) =>
      eb
        .selectFrom('focus_area_settings as last')
        .select((row) => [
          'last.user_id',
          'last.focus_area_id',
          row.val(week).as('from_week'),
          'last.focus_area_class',
          'last.default_weekly_min',
          'last.weight',
        ])
        .where('last.user_id', '=', userId)
        .where('last.from_week', '>', week)
        .where('last.from_week', '=', (row) =>
          row
            .selectFrom('focus_area_settings as any')
            .select((any) => any.fn.max('any.from_week').as('from_week'))
            .where('any.user_id', '=', userId)
            .whereRef('any.focus_area_id', '=', 'last.focus_area_id'),
        ),
    )
    .onConflict((c) =>
      c.columns(['user_id', 'focus_area_id', 'from_week']).doUpdateSet((eb) => ({
        focus_area_class: eb.ref('excluded.focus_area_class'),
        default_weekly_min: eb.ref('excluded.default_weekly_min'),
        weight: eb.ref('excluded.weight'),
      })),
    )
    .execute();
  await tx.deleteFrom('focus_area_settings').where('user_id', '=', userId).where('from_week', '>', week).execute();
}
