/** Parses two text inputs to whole minutes: '1,5' and '' are 90. Undefined if zero or empty, NaN if invalid. */
export function parseDurationParts(hours: string, minutes: string): number | undefined {
  const total = Math.round(parseDecimal(hours) * 60 + parseDecimal(minutes));
  return total === 0 ? undefined : total;
}

function parseDecimal(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return 0;
  return /^\d*\.?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
