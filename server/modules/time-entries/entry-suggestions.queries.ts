import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';

/** How many of the latest entries are read for suggestions, of the goal and of the whole account. */
const GOAL_ENTRIES = 200;
const ACCOUNT_ENTRIES = 2000;

const selectGoalTexts = preparedQuery((db, param: Param<'userId' | 'goalId'>) =>
  db
    .selectFrom(
      db
        .selectFrom('time_entries')
        .select(['id', 'started_at', 'note', 'tags'])
        .where('user_id', '=', param('userId'))
        .where('goal_id', '=', param('goalId'))
        .orderBy('started_at', 'desc')
        .limit(GOAL_ENTRIES)
        .as('latest'),
    )
    .select(['note', 'tags'])
    .where(({ eb, or }) => or([eb('note', '<>', ''), eb('tags', '<>', '[]')]))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc'),
);

/** The notes and tags of the goal's latest entries, newest first. */
export async function listGoalTexts(db: Db, userId: string, goalId: string) {
  return selectGoalTexts(db, { userId, goalId });
}

const selectTagUsage = preparedQuery((db, param: Param<'userId'>) =>
  db
    .selectFrom(
      db
        .selectFrom('time_entries')
        .select(['started_at', 'tags'])
        .where('user_id', '=', param('userId'))
        .orderBy('started_at', 'desc')
        .limit(ACCOUNT_ENTRIES)
        .as('latest'),
    )
    .select(({ fn }) => ['tags', fn.countAll<number>().as('count'), fn.max('started_at').as('last_used_at')])
    .where('tags', '<>', '[]')
    .groupBy('tags'),
);

/** The lists of tags of the account's latest entries, with how often and when each list was used. */
export async function listTagUsage(db: Db, userId: string) {
  return selectTagUsage(db, { userId });
}
