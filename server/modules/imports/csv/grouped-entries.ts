import { normalizeName } from '../parsing/normalize-name.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { addIfNew, forEachYielding } from '../collections.ts';
import type { FileEntry } from './csv-entries.ts';

export interface FileSpan extends Span {
  readonly id: string | undefined;
  readonly note: string;
  readonly tags: readonly string[];
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
  /** How many rows repeat an earlier entry of the file. */
  readonly duplicates: number;
  readonly earliest: number | null;
  readonly latest: number | null;
}

/**
 * Groups the entries of a file by area and goal and removes duplicates. Rows with an id come from a Weekwise export: they are
 * duplicates only if their ids are equal, and names that differ in case are distinct. Other rows are duplicates if their times
 * are equal, and their names are case-insensitive.
 */
export async function groupEntries(entries: readonly FileEntry[]): Promise<GroupedEntries> {
  const areas = new Map<string, { name: string; earliest: number; byTitle: Map<string, ImportGoal> }>();
  const resolveNames = await createSpellingResolver(entries);
  const timesByGoal = new Map<ImportGoal, Set<string>>();
  const ids = new Set<string>();
  let [duplicates, earliest, latest] = [0, Infinity, -Infinity];
  await forEachYielding(entries, (entry) => {
    const { start, end, id, note, tags } = entry;
    const { area: name, goal: title } = resolveNames(entry);
    const area = getOrCreate(areas, name, () => ({ name, earliest: start, byTitle: new Map() }));
    const goal = getOrCreate(area.byTitle, title, () => ({ title, spans: [] }));
    const isNewTime = addIfNew(
      getOrCreate(timesByGoal, goal, () => new Set()),
      `${start} ${end}`,
    );
    if (id === undefined ? !isNewTime : !addIfNew(ids, id)) return void duplicates++;
    goal.spans.push({ from: start, to: end, id, note, tags });
    area.earliest = Math.min(area.earliest, start);
    earliest = Math.min(earliest, start);
    latest = Math.max(latest, end);
  });
  return {
    areas: [...areas.values()].map(({ byTitle, ...area }) => ({ ...area, goals: [...byTitle.values()] })),
    duplicates,
    earliest: earliest === Infinity ? null : earliest,
    latest: latest === -Infinity ? null : latest,
  };
}

type Names = Pick<FileEntry, 'area' | 'goal'>;

/** Rows with ids keep their spelling. Other rows use the first spelling in the file. */
async function createSpellingResolver(entries: readonly FileEntry[]): Promise<(entry: FileEntry) => Names> {
  const areas = new Spellings();
  const goalsByArea = new Map<string, Spellings>();
  const goalsIn = (area: string) => getOrCreate(goalsByArea, area, () => new Spellings());
  await forEachYielding(entries, ({ area, goal, id }) => {
    if (id === undefined) return;
    areas.add(area);
    goalsIn(area).add(goal);
  });
  return ({ area: name, goal: title }) => {
    const area = areas.resolve(name);
    return { area, goal: goalsIn(area).resolve(title) };
  };
}

class Spellings {
  /** Caches the results, as a file repeats a few names many times. */
  readonly #byName = new Map<string, string>();
  readonly #byKey = new Map<string, string>();

  add(name: string): void {
    if (this.#byName.get(name) === name) return;
    this.#byName.set(name, name);
    getOrCreate(this.#byKey, normalizeName(name), () => name);
  }

  resolve(name: string): string {
    return getOrCreate(this.#byName, name, () => getOrCreate(this.#byKey, normalizeName(name), () => name));
  }
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}
