import { expressionBuilder, sql } from 'kysely';
import type { Span } from '#domain/calendar/time-span.ts';
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

/**
 * Entries per slice: few in the first one, where most searches find enough. Entries with the same start are in the same slice.
 */
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

const selectSliceStart = preparedQuery((db, param: Param<string>, hasGoal: boolean) => {
  const starts = db
    .selectFrom('time_entries')
    .select('started_at')
    .where('user_id', '=', param('userId'))
    .where('started_at', '>=', param('from'))
    .where('started_at', '<', param('to'))
    .orderBy('started_at', 'desc')
    .limit(1)
    .offset(param('size'));
  return hasGoal ? starts.where('goal_id', '=', param('goalId')) : starts;
});

/** The matches that start within a slice, newest first, with the words that their texts contain. */
const selectMatches = preparedQuery((db, param: Param<string>, ...variant: FilterVariant) => {
  const [wordCount, hasFocusArea, hasGoal, hasTag, hasNamedGoals] = variant;
  const { and, case: caseOf, fn, lit, val } = expressionBuilder<Schema, 'time_entries'>();
  const contains = (name: string) =>
    expressionBuilder()(fn<number>('text_position', ['search_text', val(param(name))]), '>', 0);
  const containsWord = Array.from({ length: wordCount }, (_, n) => contains(`word${n}`));
  // If no goal has any of the words in its name, the texts of all matches contain all words.
  const bits = hasNamedGoals
    ? containsWord.map((condition, n) =>
        caseOf()
          .when(condition)
          .then(lit(2 ** n))
          .else(lit(0))
          .end(),
      )
    : [lit(2 ** wordCount - 1)];
  let matches = db
    .selectFrom('time_entries')
    .select(['id', 'goal_id', 'started_at', 'ended_at', sql<number>`${sql.join(bits, sql` + `)}`.as('bits')])
    .where('user_id', '=', param('userId'))
    .where('started_at', '>=', param('from'))
    .where('started_at', '<', param('to'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');
  if (hasGoal) matches = matches.where('goal_id', '=', param('goalId'));
  if (hasFocusArea) {
    const areaGoals = selectGoalIds(db, param('userId'), { focusAreaId: param('focusAreaId') });
    matches = matches.where('goal_id', 'in', areaGoals);
  }
  if (hasTag) matches = matches.where(contains('tag'));
  return hasNamedGoals ? matches : matches.where(and(containsWord));
});

/** Finds the entries that start within a span and match, newest first. Searches only as far as they are consumed. */
export async function* findMatches(
  db: Db,
  userId: string,
  filter: EntryFilter,
  { from, to }: Span,
): AsyncGenerator<EntryMatch> {
  const { focusAreaId = '', goalId = '', tag, words } = filter;
  const goalWords = await findGoalWords(db, userId, words);
  const allBits = allWordBits(words);
  const hasGoal = filter.goalId !== undefined;
  const variant: FilterVariant = [
    words.length,
    filter.focusAreaId !== undefined,
    hasGoal,
    tag !== undefined,
    goalWords.size > 0,
  ];
  const values = {
    userId,
    focusAreaId,
    goalId,
    tag: tag === undefined ? '' : tagSearchText(tag),
    ...wordParams(words),
  };
  const readSlice = (slice: Span) => readSearchSlice(() => selectMatches(db, { ...values, ...slice }, ...variant));
  const laterSize = words.length > 0 || tag !== undefined ? TEXT_SLICE_SIZE : SLICE_SIZE;
  let size = FIRST_SLICE_SIZE;
  for (let end = to; end > from; size = laterSize) {
    const [next] = await selectSliceStart(db, { userId, goalId, from, to: end, size }, hasGoal);
    const start = next?.started_at ?? from;
    for (const { goal_id, bits, ...entry } of await readSlice({ from: start, to: end })) {
      if (((goalWords.get(goal_id) ?? 0) | bits) === allBits) yield entry;
    }
    end = start;
  }
}
