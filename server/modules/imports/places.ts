import { sortKey } from '#domain/search.ts';
import type { ImportArea, ImportGoal } from './grouped-entries.ts';
import type { KnownArea, KnownGoal, KnownPlaces } from './imports.queries.ts';

/** Where the entries of a goal of a file go: what the account has of that name, or undefined where it is to be made. */
export interface Place {
  readonly area: ImportArea;
  readonly goal: ImportGoal;
  readonly areaId: string | undefined;
  readonly goalId: string | undefined;
}

/** Of several of one name the oldest, of goals one that is still active. */
export function placesOf(areas: readonly ImportArea[], known: KnownPlaces): Place[] {
  const areaByName = new Map<string, KnownArea>();
  for (const area of known.areas.toSorted(byAge)) {
    if (!areaByName.has(area.name_key)) areaByName.set(area.name_key, area);
  }
  const goalByTitle = new Map<string, KnownGoal>();
  for (const goal of known.goals.toSorted((a, b) => closedLast(a, b) || byAge(a, b))) {
    const key = `${goal.focus_area_id} ${goal.title_key}`;
    if (!goalByTitle.has(key)) goalByTitle.set(key, goal);
  }
  return areas.flatMap((area) => {
    const areaId = areaByName.get(sortKey(area.name))?.id;
    return area.goals.map((goal) => ({
      area,
      goal,
      areaId,
      goalId: goalByTitle.get(`${areaId} ${sortKey(goal.title)}`)?.id,
    }));
  });
}

function byAge(a: KnownArea | KnownGoal, b: KnownArea | KnownGoal): number {
  return a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

function closedLast(a: KnownGoal, b: KnownGoal): number {
  return Number(a.status !== 'Active') - Number(b.status !== 'Active');
}
