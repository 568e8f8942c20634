import type { Repairs } from './arrangement.ts';

const MAX_LISTED = 100;
const MAX_LISTED_LENGTH = 300;

/** As many texts as can be listed next to a draft. */
export function limitLists<T extends Readonly<Repairs>>(result: T): T {
  return { ...result, leftOut: limitList(result.leftOut), changes: limitList(result.changes) };
}

export function limitList(texts: readonly string[]): string[] {
  const visible = texts.map((text) => text.trim()).filter(Boolean);
  const listed = visible
    .slice(0, MAX_LISTED)
    .map((text) =>
      text.length <= MAX_LISTED_LENGTH ? text : `${text.slice(0, MAX_LISTED_LENGTH - 1).toWellFormed()}…`,
    );
  const more = visible.length - listed.length;
  return more === 0 ? listed : [...listed.slice(0, -1), `… and ${more + 1} more`];
}
