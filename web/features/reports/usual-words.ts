import { minutesInWords } from '#domain/duration.ts';

/** What nobody would call another amount of time. */
const SAME_MIN = 5;
const SAME_SHARE = 0.05;

/** '40 min more than your usual 2 h': a week against the six before it. */
export function againstUsual(trackedMin: number, usualMin: number, isOver: boolean): string {
  if (usualMin === 0) return trackedMin === 0 ? '' : 'None in the previous 6 weeks';
  const usual = minutesInWords(usualMin);
  const difference = trackedMin - usualMin;
  if (isAbout(trackedMin, usualMin)) return `About your usual ${usual}`;
  if (difference > 0) return `${minutesInWords(difference)} more than your usual ${usual}`;
  // A week that still runs is not behind, it is on its way.
  return isOver ? `${minutesInWords(-difference)} less than your usual ${usual}` : `Usually ${usual} a week`;
}

/** '40 min more than by this time last week': a running week against the same point of the previous one. */
export function againstPrevious(trackedMin: number, previousMin: number): string {
  if (trackedMin === 0 && previousMin === 0) return '';
  if (isAbout(trackedMin, previousMin)) return 'About as much as by this time last week';
  const difference = trackedMin - previousMin;
  const more = difference > 0 ? 'more' : 'less';
  return `${minutesInWords(Math.abs(difference))} ${more} than by this time last week`;
}

function isAbout(minutes: number, compared: number): boolean {
  return Math.abs(minutes - compared) <= Math.max(SAME_MIN, compared * SAME_SHARE);
}
