import { nameKey } from '#domain/name-key.ts';
import type { Span } from '#domain/time-span.ts';
import { inTurns } from './in-turns.ts';
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

/** The entries of a file by area and goal, as their names tell; each entry once. */
export async function groupedEntries(entries: readonly FileEntry[]): Promise<GroupedEntries> {
  const areas = new Map<string, { name: string; earliest: number; byTitle: Map<string, ImportGoal> }>();
  const seen = new Map<ImportGoal, Set<string>>();
  const keyOf = keptKeys();
  let [repeated, earliest, latest] = [0, Infinity, -Infinity];
  await inTurns(entries, ({ area: name, goal: title, start, end, id }) => {
    const area = kept(areas, keyOf(name), () => ({ name, earliest: start, byTitle: new Map() }));
    const goal = kept(area.byTitle, keyOf(title), () => ({ title, spans: [] }));
    const times = kept(seen, goal, () => new Set());
    const time = `${start} ${end}`;
    if (times.has(time)) return void repeated++;
    times.add(time);
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

/** A year of entries has a few names. */
function keptKeys(): (name: string) => string {
  const keys = new Map<string, string>();
  return (name) => kept(keys, name, () => nameKey(name));
}

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
