import type { TimeEntry } from '#contract/time-entries.ts';
import { wholeEnd } from '#domain/time-span.ts';
import type { Schema } from '../db/schema.ts';
import { entryRow, makeFocusArea, makeGoal, userIdOf } from './account.ts';
import type { AppUnderTest } from './app.ts';
import type { Answer } from './client.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const iso = (instant: number) => new Date(instant).toISOString();

/** Somebody with a focus area and a goal, and the calls about their time; all with one token, so that they can run at once. */
export async function trackerOf(t: AppUnderTest, areaBody?: object) {
  const client = await t.signedUp();
  const userId = await userIdOf(client);
  const area = await makeFocusArea(client, areaBody);
  const goal = await makeGoal(client, area);
  const token = await client.csrfToken();
  const send = (method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    client.send(method, path, body && JSON.stringify(body), {
      headers: { 'x-csrf-token': token, 'content-type': 'application/json', ...headers },
    });
  const list = async <T>(path: string): Promise<T> => {
    const { status, text, json } = await client.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return json;
  };
  const patch = (id: string, body: object) => send('PATCH', `/api/time-entries/${id}`, body);
  return {
    client,
    userId,
    area,
    goal,
    send,
    list,
    patch,
    post: (body: object, headers?: Record<string, string>) => send('POST', '/api/time-entries', body, headers),
    start: (goalId = goal) => send('POST', '/api/time-entries', { goalId }),
    add: (from: number, to: number, goalId = goal) =>
      send('POST', '/api/time-entries', { goalId, startAt: iso(from), endAt: iso(to) }),
    stop: (id: string) => patch(id, { endNow: true }),
    remove: (id: string) => send('DELETE', `/api/time-entries/${id}`),
    active: async () => (await list<{ data: TimeEntry[] }>('/api/time-entries/active')).data,
    day: (date: string) => list<TimeEntry[]>(`/api/time-entries/time-entries-by-day?date=${date}`),
    goalUsage: async (week: string) => {
      const usage = await list<{ goalId: string; trackedSeconds: number }[]>(
        `/api/goals/weekly-usage?weekStart=${week}`,
      );
      return Object.fromEntries(usage.map(({ goalId, trackedSeconds }) => [goalId, trackedSeconds]));
    },
    areaUsage: async (week: string) => {
      const usage = await list<{ focusAreaId: string; trackedSeconds: number }[]>(
        `/api/weekly-goals/usage?weekStart=${week}`,
      );
      return Object.fromEntries(usage.map(({ focusAreaId, trackedSeconds }) => [focusAreaId, trackedSeconds]));
    },
    history: () =>
      list<{ focusAreaId: string; count: number; lastUsedAt: string }[]>('/api/reports/focus-area-usage-history'),
    /** Checked only by the database's own constraints, which require whole seconds. */
    insert: async (start: number, end: number | null, goalId = goal) => {
      const ended_at = end === null ? null : wholeEnd(start, end);
      const row: Schema['time_entries'] = { ...entryRow(userId, goalId, start), ended_at };
      await t.db.insertInto('time_entries').values(row).execute();
      return row.id;
    },
    rows: () =>
      t.db
        .selectFrom('time_entries')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('started_at')
        .orderBy('id')
        .execute(),
  };
}
