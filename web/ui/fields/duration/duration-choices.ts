const MAX_HOURS = 15;

/** 0 to 15 hours, plus values outside that range that are in use, such as a typed 40. */
export function hourChoices(...extra: readonly number[]) {
  return buildChoices(MAX_HOURS, 1, extra, 'h');
}

/** 0 to 59 minutes in steps, plus the given values. */
export function minuteChoices(step: number, ...extra: readonly number[]) {
  return buildChoices(59, step, extra, 'min');
}

function buildChoices(max: number, step: number, extra: readonly number[], unit: string) {
  const steps = Array.from({ length: Math.floor(max / step) + 1 }, (_, n) => n * step);
  return [...new Set([...steps, ...extra])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value, label: `${value} ${unit}` }));
}
