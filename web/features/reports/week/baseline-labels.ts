import { formatDuration } from '#domain/duration/format-duration.ts';

/** Differences within the larger of these two tolerances count as equal. */
const TOLERANCE_MIN = 5;
const TOLERANCE_SHARE = 0.05;

/** '40 min more than your usual 2 h': a week against the six before it. */
export function compareWithBaseline(trackedMin: number, baselineMin: number, isOver: boolean): string {
  if (baselineMin === 0) return trackedMin === 0 ? '' : 'None in the previous 6 weeks';
  const baseline = formatDuration(baselineMin);
  const difference = trackedMin - baselineMin;
  if (isRoughlyEqual(trackedMin, baselineMin)) return `About your usual ${baseline}`;
  if (difference > 0) return `${formatDuration(difference)} more than your usual ${baseline}`;
  // The current week may still catch up.
  return isOver ? `${formatDuration(-difference)} less than your usual ${baseline}` : `Usually ${baseline} a week`;
}

/** '40 min more than at this point last week' */
export function compareWithPreviousWeek(trackedMin: number, previousMin: number): string {
  if (trackedMin === 0 && previousMin === 0) return '';
  if (isRoughlyEqual(trackedMin, previousMin)) return 'About the same as at this point last week';
  const difference = trackedMin - previousMin;
  const comparative = difference > 0 ? 'more' : 'less';
  return `${formatDuration(Math.abs(difference))} ${comparative} than at this point last week`;
}

function isRoughlyEqual(minutes: number, reference: number): boolean {
  return Math.abs(minutes - reference) <= Math.max(TOLERANCE_MIN, reference * TOLERANCE_SHARE);
}
