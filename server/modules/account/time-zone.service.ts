import type { User } from '#contract/auth.ts';
import { messages } from '#contract/errors.ts';
import { timeZoneNamed, weekOf } from '#domain/calendar.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError } from '../../http/errors.ts';
import { userOf } from '../auth/auth.queries.ts';
import { bringSettingsForward, holdFocusAreas, setTimeZone } from './time-zone.queries.ts';

/** Where it is still last week, what was set for this week holds already: nobody's change waits for a Monday that comes again. */
export async function changeTimeZone(tx: Tx, userId: string, name: string, now: number): Promise<User> {
  const timeZone = timeZoneNamed(name) ?? name;
  // The account first, as whoever deletes it does.
  const user = await setTimeZone(tx, userId, timeZone);
  // Deleted since the session was looked up.
  if (!user) throw new ApiError(401, messages.noSession);
  await holdFocusAreas(tx, userId);
  await bringSettingsForward(tx, userId, weekOf(now, timeZone));
  return userOf(user);
}
