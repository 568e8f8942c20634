import { nameKey } from '#domain/name-key.ts';
import type { ImportArea, ImportGoal } from './grouped-entries.ts';
import type { KnownArea, KnownGoal, KnownPlaces } from './imports.queries.ts';

/** Where the entries of a goal of a file go: what the account has of that name, or undefined where it is to be made. */
export interface Place {
  /** The same for places whose names differ in nothing but capitals. */
  readonly key: string;
  readonly area: ImportArea;
  readonly goal: ImportGoal;
  readonly areaId: string | undefined;
  readonly goalId: string | undefined;
  /** Every goal of that title in every area of that name. */
  readonly namesakes: readonly string[];
}

/** Of several of one name one that is spelt the same, then the oldest; of goals one that is still active. */
export function placesOf(areas: readonly ImportArea[], known: KnownPlaces): Place[] {
  const areasByName = Map.groupBy(known.areas.toSorted(byAge), ({ name }) => nameKey(name));
  const goalsByTitle = Map.groupBy(
    known.goals.toSorted((a, b) => closedLast(a, b) || byAge(a, b)),
    ({ focus_area_id, title }) => `${focus_area_id} ${nameKey(title)}`,
  );
  return areas.flatMap((area) => {
    const areaKey = nameKey(area.name);
    const sameName = areasByName.get(areaKey) ?? [];
    const areaId = (sameName.find(({ name }) => name === area.name) ?? sameName[0])?.id;
    return area.goals.map((goal) => {
      const titleKey = nameKey(goal.title);
      const inArea = (id: string | undefined) => goalsByTitle.get(`${id} ${titleKey}`) ?? [];
      const namesakes = sameName.flatMap(({ id }) => inArea(id).map((each) => each.id));
      const own = inArea(areaId);
      const goalId = (own.find(({ title }) => title === goal.title) ?? own[0])?.id;
      return { key: JSON.stringify([areaKey, titleKey]), area, goal, areaId, goalId, namesakes };
    });
  });
}

/** How many areas and goals are to be made for places. */
export function newIn(places: readonly Place[]) {
  return {
    focusAreas: new Set(places.filter(({ areaId }) => areaId === undefined).map(({ area }) => area)).size,
    goals: places.filter(({ goalId }) => goalId === undefined).length,
  };
}

function byAge(a: KnownArea | KnownGoal, b: KnownArea | KnownGoal): number {
  return a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

function closedLast(a: KnownGoal, b: KnownGoal): number {
  return Number(a.status !== 'Active') - Number(b.status !== 'Active');
}
