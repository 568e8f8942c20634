import type { FocusAreaClass } from './focus-area.ts';

/** How a focus area stands in a week. */
export interface Standing {
  readonly focusAreaId: string;
  readonly name: string;
  readonly focusAreaClass: FocusAreaClass;
  readonly weight: number;
  readonly plannedMin: number;
  readonly trackedMin: number;
  /** When it was last tracked. */
  readonly lastUsedAt: number | null;
}

/** Which comes first: groups in this order, and within one the higher figure. */
interface Place {
  readonly group: number;
  readonly figure: number;
}

/**
 * What to turn to next: productive areas by the stars their unmet target still costs, then those met or without a target
 * by last use, then chill zones by what is left of their limit, at last those beyond it.
 */
export function smartOrder(standings: readonly Standing[]): string[] {
  return standings
    .map((standing) => ({ standing, place: placeOf(standing) }))
    .toSorted(
      (a, b) =>
        a.place.group - b.place.group ||
        b.place.figure - a.place.figure ||
        b.standing.weight - a.standing.weight ||
        byCodePoints(a.standing.name, b.standing.name) ||
        byCodePoints(a.standing.focusAreaId, b.standing.focusAreaId),
    )
    .map(({ standing }) => standing.focusAreaId);
}

function placeOf({ focusAreaClass, weight, plannedMin, trackedMin, lastUsedAt }: Standing): Place {
  const left = plannedMin - trackedMin;
  if (focusAreaClass === 'chill_zone') return left > 0 ? { group: 2, figure: left } : { group: 3, figure: left };
  if (plannedMin === 0 || left <= 0) return { group: 1, figure: lastUsedAt ?? 0 };
  const counts = focusAreaClass === 'level_up' ? 1 + weight / 10 : weight / 5;
  return { group: 0, figure: counts * (left / plannedMin) };
}

function byCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
