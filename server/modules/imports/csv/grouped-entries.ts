import { nameKey } from '#domain/name-key.ts';
import type { Span } from '#domain/time-span.ts';
import { inTurns } from './in-turns.ts';
import { isNew } from './is-new.ts';
import type { FileEntry } from './table-entries.ts';

export interface FileSpan extends Span {
  readonly id: string | undefined;
}

export interface ImportGoal {
  readonly title: string;
  readonly spans: FileSpan[];
}

export interface ImportArea {
  readonly name: string;
  readonly earliest: number;
  readonly goals: readonly ImportGoal[];
}

export interface GroupedEntries {
  readonly areas: readonly ImportArea[];
  /** How many stood in the file before. */
  readonly repeated: number;
  readonly earliest: number | null;
  readonly latest: number | null;
}

/**
 * The entries of a file by area and goal, as their names tell; each entry once. Rows of an export have ids: two of them are
 * one entry only if their ids are the same, and two names that differ in nothing but capitals are two names. Of other
 * rows, those of equal times are one entry, and capitals make no difference.
 */
export async function groupedEntries(entries: readonly FileEntry[]): Promise<GroupedEntries> {
  const areas = new Map<string, { name: string; earliest: number; byTitle: Map<string, ImportGoal> }>();
  const spellingOf = await spellingsIn(entries);
  const timesOf = new Map<ImportGoal, Set<string>>();
  const ids = new Set<string>();
  let [repeated, earliest, latest] = [0, Infinity, -Infinity];
  await inTurns(entries, (entry) => {
    const { start, end, id } = entry;
    const { area: name, goal: title } = spellingOf(entry);
    const area = kept(areas, name, () => ({ name, earliest: start, byTitle: new Map() }));
    const goal = kept(area.byTitle, title, () => ({ title, spans: [] }));
    const isNewTime = isNew(
      kept(timesOf, goal, () => new Set()),
      `${start} ${end}`,
    );
    if (id === undefined ? !isNewTime : !isNew(ids, id)) return void repeated++;
    goal.spans.push({ from: start, to: end, id });
    area.earliest = Math.min(area.earliest, start);
    earliest = Math.min(earliest, start);
    latest = Math.max(latest, end);
  });
  return {
    areas: [...areas.values()].map(({ byTitle, ...area }) => ({ ...area, goals: [...byTitle.values()] })),
    repeated,
    earliest: earliest === Infinity ? null : earliest,
    latest: latest === -Infinity ? null : latest,
  };
}

type Names = Pick<FileEntry, 'area' | 'goal'>;

/** How the area and the goal of an entry are spelt: in a row of an export as there, in another as where it stood first. */
async function spellingsIn(entries: readonly FileEntry[]): Promise<(entry: FileEntry) => Names> {
  const areas = new Spellings();
  const goalsOf = new Map<string, Spellings>();
  const goalsIn = (area: string) => kept(goalsOf, area, () => new Spellings());
  await inTurns(entries, ({ area, goal, id }) => {
    if (id === undefined) return;
    areas.add(area);
    goalsIn(area).add(goal);
  });
  return ({ area: name, goal: title }) => {
    const area = areas.of(name);
    return { area, goal: goalsIn(area).of(title) };
  };
}

/** A file has a few names, and each of them many times. */
class Spellings {
  readonly #byName = new Map<string, string>();
  readonly #byKey = new Map<string, string>();

  add(name: string): void {
    if (this.#byName.get(name) === name) return;
    this.#byName.set(name, name);
    kept(this.#byKey, nameKey(name), () => name);
  }

  of(name: string): string {
    return kept(this.#byName, name, () => kept(this.#byKey, nameKey(name), () => name));
  }
}

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
