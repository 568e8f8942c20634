/** How much of each new value a trend takes over. */
export const SMOOTHING = 0.3;

/** The trend of a series (simple exponential smoothing), beginning with its first value; where there is none it stays as it was. */
export function smoothed(values: readonly (number | null)[], factor = SMOOTHING): (number | null)[] {
  let trend: number | null = null;
  return values.map((value) => {
    if (value !== null) trend = trend === null ? value : factor * value + (1 - factor) * trend;
    return trend;
  });
}
