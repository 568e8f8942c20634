import { expressionBuilder, sql } from 'kysely';
import type { Span } from '#domain/calendar/time-span.ts';
import { tagSearchText } from '#server/db/entry-text.ts';
import { isInProcess } from '#server/db/kind.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { readSearchSlice, wordParams } from '#server/db/text-search.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { selectLatestStart } from './found-entries.queries.ts';
import { findGoalsByWord } from './goal-words.queries.ts';

export interface EntryFilter {
  readonly focusAreaId: string | undefined;
  readonly goalId: string | undefined;
  readonly tag: string | undefined;
  /** Normalized for search. Each must occur in the text of an entry or in the names of its goal and focus area. */
  readonly words: readonly string[];
}

export interface EntryMatch {
  readonly id: string;
  readonly started_at: number;
  readonly ended_at: number | null;
}

/**
 * Entries per slice. Entries with the same start are in the same slice. If there is no text to compare, the first slice is
 * short, because its entries fill a page.
 */
const FIRST_SLICE_SIZE = 100;
const SLICE_SIZE = 2000;
/** In the worst case, the longest texts with the most near misses, a slice takes about 50 ms in our process. */
const TEXT_SLICE_SIZE = 400;

/** Filters with the same variant share a prepared query. */
type FilterVariant = readonly [
  wordCount: number,
  hasFocusArea: boolean,
  hasGoal: boolean,
  hasTag: boolean,
  /** Whether any of the words occurs in the name of a goal. */
  hasNamedGoals: boolean,
];

/**
 * The start of a slice, and the matches within it, newest first; a single row without an entry if there are none. One
 * statement, because the time of a search on PostgreSQL depends on their number.
 */
const selectSlice = preparedQuery((db, param: Param<string>, ...variant: FilterVariant) => {
  const [wordCount, hasFocusArea, hasGoal, hasTag, hasNamedGoals] = variant;
  const { fn, val } = expressionBuilder<Schema, 'time_entries'>();
  let starts = selectLatestStart(db, param).offset(param('size'));
  if (hasGoal) starts = starts.where('goal_id', '=', param('goalId'));
  const slice = sql<{
    first: number;
  }>`(select coalesce((${starts}), ${val<number>(param('from'))}) as first)`.as<'slice'>(sql.ref('slice'));
  const contains = (name: string) =>
    expressionBuilder()(fn<number>('text_position', ['search_text', val(param(name))]), '>', 0);
  return db
    .selectFrom(slice)
    .leftJoin('time_entries', (join) => {
      let on = join
        .on('time_entries.user_id', '=', param('userId'))
        .onRef('time_entries.started_at', '>=', 'slice.first')
        .on('time_entries.started_at', '<', param('to'));
      if (hasGoal) on = on.on('goal_id', '=', param('goalId'));
      if (hasFocusArea) {
        on = on.on('goal_id', 'in', selectGoalIds(db, param('userId'), { focusAreaId: param('focusAreaId') }));
      }
      if (hasTag) on = on.on(contains('tag'));
      for (let n = 0; n < wordCount; n++) {
        on = hasNamedGoals
          ? on.on(({ eb, or }) => or([eb('goal_id', 'in', idsFromJson(param(`goals${n}`))), contains(`word${n}`)]))
          : on.on(contains(`word${n}`));
      }
      return on;
    })
    .select(['slice.first', 'time_entries.id', 'time_entries.started_at', 'time_entries.ended_at'])
    .orderBy('time_entries.started_at', 'desc')
    .orderBy('time_entries.id', 'desc');
});

/**
 * Finds the entries that start within a span and match, slice by slice, newest first. Searches only as far as slices are
 * consumed; the first one is longer if `readsAll`.
 */
export async function* findMatches(
  db: Db,
  userId: string,
  filter: EntryFilter,
  { from, to }: Span,
  readsAll: boolean,
): AsyncGenerator<readonly EntryMatch[]> {
  const { focusAreaId = '', goalId = '', tag, words } = filter;
  const goalsByWord = await findGoalsByWord(db, userId, words);
  const hasGoal = filter.goalId !== undefined;
  const hasText = words.length > 0 || tag !== undefined;
  const variant: FilterVariant = [
    words.length,
    filter.focusAreaId !== undefined,
    hasGoal,
    tag !== undefined,
    goalsByWord.some((ids) => ids.length > 0),
  ];
  const values = {
    userId,
    focusAreaId,
    goalId,
    tag: tag === undefined ? '' : tagSearchText(tag),
    ...wordParams(words),
    ...Object.fromEntries(goalsByWord.map((ids, n) => [`goals${n}`, JSON.stringify(ids)])),
  };
  const laterSize = hasText && isInProcess(db) ? TEXT_SLICE_SIZE : SLICE_SIZE;
  let size = readsAll ? laterSize : hasText ? TEXT_SLICE_SIZE : FIRST_SLICE_SIZE;
  for (let end = to; end > from; size = laterSize) {
    const slice = { ...values, from, to: end, size };
    const rows = await readSearchSlice(() => selectSlice(db, slice, ...variant));
    yield rows.filter((row) => row.id !== null) as EntryMatch[];
    end = rows[0]!.first;
  }
}
