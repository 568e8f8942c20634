import { folded, searcher } from '#domain/search.ts';

/** Something that can be found, and what happens then. */
export interface Findable {
  readonly key: string;
  readonly label: string;
  /** Where it belongs: found, too, and shown beside it. */
  readonly about: string;
  readonly run: () => void;
}

/** More than anybody would look through: another word finds it sooner. */
const SHOWN = 30;

/** What holds every word; first what begins so, then what has a word that does. */
export function find(all: readonly Findable[], query: string): Findable[] {
  const isFound = searcher(query);
  const place = rankIn(folded(query.trim()));
  return all
    .filter(({ label, about }) => isFound(`${label} ${about}`))
    .toSorted((a, b) => place(a.label) - place(b.label))
    .slice(0, SHOWN);
}

function rankIn(sought: string) {
  return (label: string): number => {
    const text = folded(label);
    if (text.startsWith(sought)) return 0;
    return text.split(/\s+/).some((word) => word.startsWith(sought)) ? 1 : 2;
  };
}
