/** The squared coefficient of variation of a log-normal variable, from the variance of its logarithm. */
export function variationOfLogNormal(logVariance: number): number {
  return Math.exp(logVariance) - 1;
}

/** The variance of the logarithm of an average over `count` values, from their squared coefficient of variation. */
export function logVarianceOfMean(variation: number, count: number): number {
  return Math.log1p(variation / count);
}

const NORMAL_DECILE = 1.281_551_565_5;

/** What one in ten values of Student's t exceeds: Cornish and Fisher's expansion, exact to 1 % from 4 degrees of freedom. */
export function upperDecileOfT(degreesOfFreedom: number): number {
  const z = NORMAL_DECILE;
  return z + (z ** 3 + z) / (4 * degreesOfFreedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degreesOfFreedom ** 2);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Expects at least one value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
