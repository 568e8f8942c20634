/** What a rating is worth, as its colour tells. */
export type RatingBand = 'green' | 'yellow' | 'orange' | 'red' | 'grey';

const bands = [
  ['green', 4.5],
  ['yellow', 3.5],
  ['orange', 2],
] as const;

/** A rating of at least this is a good week. */
export const GOOD_RATING = 3.5;

export function ratingBandOf(rating: number): RatingBand {
  return bands.find(([, from]) => rating >= from)?.[0] ?? (rating > 0 ? 'red' : 'grey');
}
