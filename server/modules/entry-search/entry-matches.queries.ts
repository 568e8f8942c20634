import { expressionBuilder, sql } from 'kysely';
import { tagSearchText } from '#server/db/entry-text.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { readSearchSlice, wordParams } from '#server/db/text-search.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { allWordBits, findGoalWords } from './goal-words.queries.ts';

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

/** Entries per slice: few in the first one, where most searches find enough. */
const FIRST_SLICE_SIZE = 100;
const SLICE_SIZE = 2000;
/** In the worst case, the longest texts with the most near misses, a slice takes about 50 ms. */
const TEXT_SLICE_SIZE = 400;

/** Filters with the same variant share a prepared query. */
type FilterVariant = readonly [
  wordCount: number,
  hasFocusArea: boolean,
  hasGoal: boolean,
  hasTag: boolean,
  /** Whether some of the words occur in the names of goals. */
  hasNamedGoals: boolean,
];

type SliceRow = Pick<Schema['time_entries'], 'id' | 'goal_id' | 'started_at' | 'ended_at' | 'search_text'>;

/**
 * The matches among the next entries, newest first, and after them the last entry of the slice, unless there are no further
 * entries.
 */
const selectSlice = preparedQuery((db, param: Param<string>, ...variant: FilterVariant) => {
  const [wordCount, hasFocusArea, hasGoal, hasTag, hasNamedGoals] = variant;
  const readsText = wordCount > 0 || hasTag;
  let entries = db
    .selectFrom('time_entries')
    .select([
      'id',
      'goal_id',
      'started_at',
      'ended_at',
      (readsText ? sql<string>`search_text` : sql<string>`''`).as('search_text'),
    ])
    .where('user_id', '=', param('userId'))
    .where('started_at', '>=', param('from'))
    .where('started_at', '<=', param('beforeStart'))
    .where((eb) => eb(eb.refTuple('started_at', 'id'), '<', eb.tuple(param('beforeStart'), param('beforeId'))))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(param('size'));
  // Only a single goal narrows down the slice itself, because an index has the entries of a goal in this order.
  if (hasGoal) entries = entries.where('goal_id', '=', param('goalId'));

  const { and, case: caseOf, fn, lit, val } = expressionBuilder<{ slice: SliceRow }, 'slice'>();
  const contains = (name: string) =>
    expressionBuilder()(fn<number>('text_position', ['slice.search_text', val(param(name))]), '>', 0);
  const containsWord = Array.from({ length: wordCount }, (_, n) => contains(`word${n}`));
  const bits = containsWord.map((condition, n) =>
    caseOf()
      .when(condition)
      .then(lit(2 ** n))
      .else(lit(0))
      .end(),
  );

  // The slice is materialized, because PostgreSQL might otherwise filter all entries before it sorts and limits.
  let matches = db
    .with(
      (cte) => cte('slice').materialized(),
      () => entries,
    )
    .selectFrom('slice')
    .select([
      'slice.id',
      'goal_id',
      'started_at',
      'ended_at',
      sql<number>`${sql.join([lit(0), ...bits], sql` + `)}`.as('bits'),
      lit<number>(0).as('is_last'),
    ]);
  if (hasFocusArea) {
    const areaGoals = selectGoalIds(db, param('userId'), { focusAreaId: param('focusAreaId') });
    matches = matches.where('goal_id', 'in', areaGoals);
  }
  if (hasTag) matches = matches.where(contains('tag'));
  // If names of goals contain words, the caller combines them with the words in the texts.
  if (wordCount > 0 && !hasNamedGoals) matches = matches.where(and(containsWord));
  return matches
    .unionAll((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('slice')
            .select(['slice.id', 'goal_id', 'started_at', 'ended_at'])
            .orderBy('started_at', 'desc')
            .orderBy('slice.id', 'desc')
            .limit(1)
            .offset(param('lastIndex'))
            .as('last'),
        )
        .select([
          'last.id',
          'goal_id',
          'started_at',
          'ended_at',
          lit<number>(0).as('bits'),
          lit<number>(1).as('is_last'),
        ]),
    )
    .orderBy('is_last')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');
});

/** The place before an entry in the order of the results, newest first. An empty id is the place after an instant's entries. */
export interface Place {
  readonly start: number;
  readonly id: string;
}

/** Finds the entries that match, newest first, from a place back to an instant. Searches only as far as they are consumed. */
export async function* findMatches(
  db: Db,
  userId: string,
  filter: EntryFilter,
  before: Place,
  from: number,
): AsyncGenerator<EntryMatch> {
  const { focusAreaId = '', goalId = '', tag, words } = filter;
  const goalWords = await findGoalWords(db, userId, words);
  const allBits = allWordBits(words);
  const variant: FilterVariant = [
    words.length,
    filter.focusAreaId !== undefined,
    filter.goalId !== undefined,
    tag !== undefined,
    goalWords.size > 0,
  ];
  const values = {
    userId,
    focusAreaId,
    goalId,
    from,
    tag: tag === undefined ? '' : tagSearchText(tag),
    ...wordParams(words),
  };
  const readSlice = ({ start, id }: Place, size: number) =>
    readSearchSlice(() =>
      selectSlice(db, { ...values, beforeStart: start, beforeId: id, size, lastIndex: size - 1 }, ...variant),
    );
  const laterSize = words.length > 0 || tag !== undefined ? TEXT_SLICE_SIZE : SLICE_SIZE;
  let rows = await readSlice(before, FIRST_SLICE_SIZE);
  for (;;) {
    for (const { goal_id, bits, is_last, ...entry } of rows) {
      if (is_last === 0 && ((goalWords.get(goal_id) ?? 0) | bits) === allBits) yield entry;
    }
    const last = rows.at(-1);
    if (last?.is_last !== 1) return;
    rows = await readSlice({ start: last.started_at, id: last.id }, laterSize);
  }
}
