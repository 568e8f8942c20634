import { minutesInWords } from '#domain/duration.ts';

interface Axis {
  readonly max: number;
  readonly ticks: readonly number[];
}

const steps = [15, 30, 60, 120, 180, 300, 600, 1200, 2400];
const MOST_STEPS = 4;

/** Whole hours, or halves of them, up to the largest of some minutes. */
export function minuteAxis(largest: number): Axis {
  const step = steps.find((one) => largest <= one * MOST_STEPS) ?? steps.at(-1)!;
  const count = Math.max(1, Math.ceil(largest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** As short as an axis needs it. */
export function axisMinutes(minutes: number): string {
  return minutes === 0 ? '0' : minutesInWords(minutes);
}

/** Percent up to the largest, with lines where reports change their colours. */
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
