export const medianOf = (numbers: readonly number[]) => percentileOf(numbers, 50);

export function percentileOf(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}
