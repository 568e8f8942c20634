/** Bands are named after the colour in which a rating is shown. */
export type RatingBand = 'green' | 'yellow' | 'orange' | 'red' | 'grey';

const bands = [
  ['green', 4.5],
  ['yellow', 3.5],
  ['orange', 2],
] as const;

/** A week with at least this rating is a good week. */
export const GOOD_RATING = 3.5;

export function toRatingBand(rating: number): RatingBand {
  return bands.find(([, from]) => rating >= from)?.[0] ?? (rating > 0 ? 'red' : 'grey');
}
