import { normalizeName } from '../parsing/normalize-name.ts';
import type { ImportArea, ImportGoal } from './grouped-entries.ts';
import type { ExistingArea, ExistingGoal, ExistingAreasAndGoals } from '../imports.queries.ts';

/** The existing area and goal into which a goal in a file is imported. They are created if their ids are undefined. */
export interface GoalMatch {
  /** Equal for names that differ only in case. */
  readonly key: string;
  readonly area: ImportArea;
  readonly goal: ImportGoal;
  readonly areaId: string | undefined;
  readonly goalId: string | undefined;
  /** All goals with that title in all areas with that name. */
  readonly sameNameGoalIds: readonly string[];
}

/** Prefers the exact spelling, then active goals, then the oldest. */
export function matchGoals(areas: readonly ImportArea[], existing: ExistingAreasAndGoals): GoalMatch[] {
  const areasByName = Map.groupBy(existing.areas.toSorted(compareAge), ({ name }) => normalizeName(name));
  const goalsByTitle = Map.groupBy(
    existing.goals.toSorted((a, b) => compareActiveFirst(a, b) || compareAge(a, b)),
    ({ focus_area_id, title }) => `${focus_area_id} ${normalizeName(title)}`,
  );
  return areas.flatMap((area) => {
    const areaKey = normalizeName(area.name);
    const sameName = areasByName.get(areaKey) ?? [];
    const areaId = (sameName.find(({ name }) => name === area.name) ?? sameName[0])?.id;
    return area.goals.map((goal) => {
      const titleKey = normalizeName(goal.title);
      const inArea = (id: string | undefined) => goalsByTitle.get(`${id} ${titleKey}`) ?? [];
      const sameNameGoalIds = sameName.flatMap(({ id }) => inArea(id).map((each) => each.id));
      const candidates = inArea(areaId);
      const goalId = (candidates.find(({ title }) => title === goal.title) ?? candidates[0])?.id;
      return { key: JSON.stringify([areaKey, titleKey]), area, goal, areaId, goalId, sameNameGoalIds };
    });
  });
}

/** How many areas and goals have to be created. */
export function countNew(matches: readonly GoalMatch[]) {
  return {
    focusAreas: new Set(matches.filter(({ areaId }) => areaId === undefined).map(({ area }) => area)).size,
    goals: matches.filter(({ goalId }) => goalId === undefined).length,
  };
}

function compareAge(a: ExistingArea | ExistingGoal, b: ExistingArea | ExistingGoal): number {
  return a.created_at - b.created_at || (a.id < b.id ? -1 : 1);
}

function compareActiveFirst(a: ExistingGoal, b: ExistingGoal): number {
  return Number(a.status !== 'Active') - Number(b.status !== 'Active');
}
