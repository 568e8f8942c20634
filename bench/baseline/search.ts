import type { FastifyInstance } from 'fastify';
import type { EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import { limits } from '#domain/limits.ts';
import { tagSearchText } from '#server/db/entry-text.ts';
import { prepare, type Row } from './database.ts';
import { WEEK_MS } from './report-sql.ts';
import { readRoute } from './route.ts';
import { DAY_MS, ENTRY_COLUMNS, findTimeZone, JOIN_GOAL, toTimeEntry } from './timers.ts';

const HAS_TEXT = `user_id = $1 and started_at >= $2 and started_at < $3 and search_text like $4`;
const HAS_WORD = `user_id = $1 and started_at >= $2 and started_at < $3 and (search_text like $4 or goal_id in (
    select g.id from goals g join focus_areas a on a.user_id = $1 and a.id = focus_area_id
    where g.user_id = $1 and (g.title_key like $4 or a.name_key like $4)))`;

/** The matches of one page, and of one more to know whether there is one, and the totals of days. */
const prepareSearch = (condition: string) => ({
  listPage: prepare(`with found as materialized (select id, goal_id, started_at, ended_at, note, tags from time_entries
      where ${condition} order by started_at desc, id desc limit ${limits.pageSize + 1})
    select ${ENTRY_COLUMNS} from found t ${JOIN_GOAL} order by started_at desc, t.id desc`),
  countByDay: prepare(`select started_at / ${DAY_MS} as day, count(*) as entries,
      sum(coalesce(ended_at, $5) - started_at) / 1000 as sec
    from time_entries where ${condition} group by 1 order by 1 desc`),
});

const byWord = prepareSearch(HAS_WORD);
const byTag = prepareSearch(HAS_TEXT);

const toDayNumber = (row: Row) => Math.floor(Number(row['started_at']) / DAY_MS);

export function registerSearchRoutes(app: FastifyInstance): void {
  readRoute(app, '/api/time-entries/search', async (userId, { query: { q, tag, from, to }, now }) => {
    await findTimeZone(userId);
    const { listPage, countByDay } = tag === undefined ? byWord : byTag;
    const pattern = `%${tag === undefined ? q : tagSearchText(tag)}%`;
    const end = to === undefined ? now + WEEK_MS : Date.parse(to) + DAY_MS;
    const start = from === undefined ? now - limits.weeksPerRequest * WEEK_MS : Date.parse(from);
    const rows = await listPage(userId, start, end, pattern);
    const page = rows.slice(0, limits.pageSize);
    const last = page.at(-1)!;
    const hasTotal = from !== undefined && to !== undefined;
    const totals = await countByDay(userId, hasTotal ? start : toDayNumber(last) * DAY_MS, end, pattern, now);
    const days = totals.map((row) => ({
      entries: Number(row['entries']),
      totalSec: Number(row['sec']),
      date: new Date(Number(row['day']) * DAY_MS).toISOString().slice(0, 10),
    }));
    const sum = (name: 'entries' | 'totalSec') => days.reduce((total, day) => total + day[name], 0);
    const firstDate = new Date(toDayNumber(last) * DAY_MS).toISOString().slice(0, 10);
    return {
      entries: page.map((row) => toTimeEntry(row, now)),
      days: days.filter(({ date }) => date >= firstDate),
      total: hasTotal ? { entries: sum('entries'), totalSec: sum('totalSec') } : null,
      nextCursor: rows.length > page.length ? `${last['started_at']}_${last['id']}` : null,
      searchedFrom: null,
    } satisfies Record<keyof EntrySearchResults, unknown>;
  });
}
