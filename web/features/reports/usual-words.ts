import { minutesInWords } from '#domain/duration.ts';

/** What nobody would call another amount of time. */
const SAME_MIN = 5;
const SAME_SHARE = 0.05;

/** '40 min more than your usual 2 h': a week against the six before it. */
export function againstUsual(trackedMin: number, usualMin: number, isOver: boolean): string {
  if (usualMin === 0) return trackedMin === 0 ? '' : 'None in the 6 weeks before';
  const usual = minutesInWords(usualMin);
  const difference = trackedMin - usualMin;
  if (Math.abs(difference) <= Math.max(SAME_MIN, usualMin * SAME_SHARE)) return `About your usual ${usual}`;
  if (difference > 0) return `${minutesInWords(difference)} more than your usual ${usual}`;
  // A week that still runs is not behind, it is on its way.
  return isOver ? `${minutesInWords(-difference)} less than your usual ${usual}` : `Usually ${usual} a week`;
}
