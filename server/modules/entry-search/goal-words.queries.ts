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

/** The words as bits: the first is 1, the second 2, the third 4 and so on. */
export type WordBits = number;

export function allWordBits(words: readonly string[]): WordBits {
  return 2 ** words.length - 1;
}

/** Which words occur in the title of each goal or in the name of its focus area. Goals without any are left out. */
export async function findGoalWords(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordBits>> {
  if (words.length === 0) return new Map();
  const areaBits = new Map<string, WordBits>();
  const goalBits = new Map<string, WordBits>();
  for (const { id, title, name } of await selectGoalNames(db, { userId })) {
    const ofArea = areaBits.get(name) ?? wordBits(name, words);
    areaBits.set(name, ofArea);
    const bits = ofArea | wordBits(title, words);
    if (bits !== 0) goalBits.set(id, bits);
    await yieldToEventLoop();
  }
  return goalBits;
}

function wordBits(text: string, words: readonly string[]): WordBits {
  const normalized = normalizeForSearch(text);
  return words.reduce((bits, word, n) => bits + (normalized.includes(word) ? 2 ** n : 0), 0);
}
