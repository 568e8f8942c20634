const HOURS_MAX = 15;

/** 0 to 15 hours, and the given ones, such as a typed 40. */
export function hourChoices(...present: readonly number[]) {
  return choices(HOURS_MAX, 1, present, 'h');
}

/** Minutes in steps, and the given ones. */
export function minuteChoices(step: number, ...present: readonly number[]) {
  return choices(59, step, present, 'min');
}

function choices(max: number, step: number, present: readonly number[], unit: string) {
  const steps = Array.from({ length: Math.floor(max / step) + 1 }, (_, n) => n * step);
  return [...new Set([...steps, ...present])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: `${value} ${unit}` }));
}
