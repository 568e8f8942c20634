import type { SearchIndex } from './search-index.ts';

export interface QueryStem {
  /** Undefined if no playbook mentions it. */
  readonly id: number | undefined;
  readonly weight: number;
}

const UNKNOWN_WEIGHT = 4;
const MIN_PART = 4;
const MIN_REST = 3;

/** The different stems of a text, with the parts of unknown compounds. */
export function readQuery({ ids, weights, hasCompounds }: SearchIndex, tokens: readonly string[]): QueryStem[] {
  const parts = (stem: string) => (hasCompounds && !ids.has(stem) ? compoundParts(stem, ids) : []);
  const stems = new Set(tokens.flatMap((stem) => [stem, ...parts(stem)]));
  return [...stems].map((stem) => {
    const id = ids.get(stem);
    return { id, weight: id === undefined ? UNKNOWN_WEIGHT : weights[id]! };
  });
}

/** The known words at the start and the end of an unknown one: 'gitarr' and 'unterricht' in 'gitarrenunterricht'. */
function compoundParts(stem: string, known: ReadonlyMap<string, number>): string[] {
  const count = Math.max(0, stem.length - MIN_REST - MIN_PART + 1);
  const lengths = Array.from({ length: count }, (_, at) => stem.length - MIN_REST - at);
  const start = lengths.find((length) => known.has(stem.slice(0, length)));
  const end = lengths.find((length) => known.has(stem.slice(-length)));
  return [...(start ? [stem.slice(0, start)] : []), ...(end ? [stem.slice(-end)] : [])];
}
