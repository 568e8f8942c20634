import type { Tx } from '../../db/transaction.ts';
import { shownOfUser, type UserRow } from '../auth/auth.queries.ts';

export async function setTimeZone(tx: Tx, userId: string, timeZone: string): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set({ time_zone: timeZone })
    .where('id', '=', userId)
    .returning(shownOfUser)
    .executeTakeFirst();
}

/** Whoever changes how an area counts reads the time zone while it holds the area: it is done by now, or sees the new one. */
export async function holdFocusAreas(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('focus_areas').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
}

/** What was last set for each area holds from that week on, also where it was to hold only from a later one. */
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
