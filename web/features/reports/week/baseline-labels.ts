import { formatDuration } from '#domain/duration/format-duration.ts';

/** Differences within the larger of these two tolerances count as equal. */
const TOLERANCE_MINUTES = 5;
const TOLERANCE_SHARE = 0.05;

/** '40 min more than your usual 2 h': a week against the six before it. */
export function compareWithBaseline(trackedMinutes: number, baselineMinutes: number, isOver: boolean): string {
  if (baselineMinutes === 0) return trackedMinutes === 0 ? '' : 'None in the previous 6 weeks';
  const baseline = formatDuration(baselineMinutes);
  const difference = trackedMinutes - baselineMinutes;
  if (isRoughlyEqual(trackedMinutes, baselineMinutes)) return `About your usual ${baseline}`;
  if (difference > 0) return `${formatDuration(difference)} more than your usual ${baseline}`;
  // The current week may still catch up.
  return isOver ? `${formatDuration(-difference)} less than your usual ${baseline}` : `Usually ${baseline} a week`;
}

/** '40 min more than at this point last week' */
export function compareWithPreviousWeek(trackedMinutes: number, previousMinutes: number): string {
  if (trackedMinutes === 0 && previousMinutes === 0) return '';
  if (isRoughlyEqual(trackedMinutes, previousMinutes)) return 'About the same as at this point last week';
  const difference = trackedMinutes - previousMinutes;
  const comparative = difference > 0 ? 'more' : 'less';
  return `${formatDuration(Math.abs(difference))} ${comparative} than at this point last week`;
}

function isRoughlyEqual(minutes: number, reference: number): boolean {
  return Math.abs(minutes - reference) <= Math.max(TOLERANCE_MINUTES, reference * TOLERANCE_SHARE);
}
