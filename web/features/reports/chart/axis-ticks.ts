import { formatDuration } from '#domain/duration/format-duration.ts';

interface Axis {
  readonly max: number;
  readonly ticks: readonly number[];
}

const steps = [15, 30, 60, 120, 180, 300, 600, 1200, 2400];
const MAX_STEPS = 4;

/** Steps of 15 or 30 minutes or whole hours, up to the largest value. */
export function minuteAxis(largest: number): Axis {
  const step = steps.find((candidate) => largest <= candidate * MAX_STEPS) ?? steps.at(-1)!;
  const count = Math.max(1, Math.ceil(largest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

export function formatAxisMinutes(minutes: number): string {
  return minutes === 0 ? '0' : formatDuration(minutes);
}

/** Percent up to the largest value, with ticks where progress colours change. */
export function percentAxis(largest: number): Axis {
  if (largest <= 120) return { max: 120, ticks: [0, 50, 80, 100] };
  if (largest <= 200) return { max: 200, ticks: [0, 50, 80, 100, 150, 200] };
  const step = Math.ceil(largest / 400) * 100;
  const count = Math.ceil(largest / step);
  return {
    max: count * step,
    ticks: [0, 80, ...Array.from({ length: count }, (_, n) => (n + 1) * step)].filter(
      (value) => value === 0 || value === 80 || value >= 200,
    ),
  };
}
