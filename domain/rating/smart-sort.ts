import { type AreaWeek, areaMultiplier, dropFloatNoise } from './rating.ts';

/** A focus area with its figures in a week. */
export interface SortableArea extends AreaWeek {
  readonly focusAreaId: string;
  readonly name: string;
  /** When it was last tracked. */
  readonly lastUsedAt: number | null;
}

/** Lower groups come first, and within a group higher scores. */
interface SortRank {
  readonly group: number;
  readonly score: number;
}

/**
 * Sorts areas by what to work on next: productive areas by the stars that their unmet target still costs, then those met or
 * without a target by last use, then chill zones by what is left of their limit, and last those over it. A resting area
 * has no target or limit.
 */
export function smartSort(areas: readonly SortableArea[]): string[] {
  return areas
    .map((area) => ({ area, rank: sortRank(area) }))
    .toSorted(
      (a, b) =>
        a.rank.group - b.rank.group ||
        b.rank.score - a.rank.score ||
        b.area.weight - a.area.weight ||
        compareCodeUnits(a.area.name, b.area.name) ||
        compareCodeUnits(a.area.focusAreaId, b.area.focusAreaId),
    )
    .map(({ area }) => area.focusAreaId);
}

function sortRank(area: SortableArea): SortRank {
  const { focusAreaClass, plannedMin, trackedMin, isResting, lastUsedAt } = area;
  const left = plannedMin - trackedMin;
  if (focusAreaClass === 'chill_zone') return { group: left > 0 || isResting ? 2 : 3, score: left };
  if (plannedMin === 0 || left <= 0 || isResting) return { group: 1, score: lastUsedAt ?? 0 };
  return { group: 0, score: dropFloatNoise(areaMultiplier(area) * (left / plannedMin)) };
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
