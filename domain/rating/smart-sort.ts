import { type AreaWeek, multiplierOf, settled } from './rating.ts';

/** How a focus area stands in a week, and which it is. */
export interface Standing extends AreaWeek {
  readonly focusAreaId: string;
  readonly name: string;
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
 * by last use, then chill zones by what is left of their limit, at last those beyond it. What rests asks for nothing.
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

function placeOf(area: Standing): Place {
  const { focusAreaClass, plannedMin, trackedMin, isResting, lastUsedAt } = area;
  const left = plannedMin - trackedMin;
  // A zone that rests has no limit in this week.
  if (focusAreaClass === 'chill_zone') return { group: left > 0 || isResting ? 2 : 3, figure: left };
  if (plannedMin === 0 || left <= 0 || isResting) return { group: 1, figure: lastUsedAt ?? 0 };
  return { group: 0, figure: settled(multiplierOf(area) * (left / plannedMin)) };
}

function byCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
