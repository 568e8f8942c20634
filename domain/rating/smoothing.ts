/** The weight of each new value in the trend. */
export const SMOOTHING_FACTOR = 0.3;

/** Simple exponential smoothing. Missing values leave the trend at its last level. */
export function smoothExponentially(values: readonly (number | null)[], factor = SMOOTHING_FACTOR): (number | null)[] {
  let trend: number | null = null;
  return values.map((value) => {
    if (value !== null) trend = trend === null ? value : factor * value + (1 - factor) * trend;
    return trend;
  });
}
