import { normalizeForSearch } from '#domain/search/search.ts';
import { yieldToEventLoop } from '#server/event-loop.ts';
import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';

const selectGoalNames = preparedQuery((db, param: Param<'userId'>) =>
  db
    .selectFrom('goals')
    .innerJoin('focus_areas', (join) =>
      join.on('focus_areas.user_id', '=', param('userId')).onRef('focus_areas.id', '=', 'focus_area_id'),
    )
    .where('goals.user_id', '=', param('userId'))
    .select(['goals.id', 'goals.title', 'focus_areas.name']),
);

/** For each word, the ids of the goals in whose title or focus area's name it occurs. */
export async function findGoalsByWord(db: Db, userId: string, words: readonly string[]): Promise<readonly string[][]> {
  const goalIds = words.map((): string[] => []);
  if (words.length === 0) return goalIds;
  const normalizedAreas = new Map<string, string>();
  for (const { id, title, name } of await selectGoalNames(db, { userId })) {
    const area = normalizedAreas.get(name) ?? normalizeForSearch(name);
    normalizedAreas.set(name, area);
    const goal = normalizeForSearch(title);
    for (const [n, word] of words.entries()) if (goal.includes(word) || area.includes(word)) goalIds[n]!.push(id);
    await yieldToEventLoop();
  }
  return goalIds;
}
