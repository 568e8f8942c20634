/** What was typed for hours and minutes as whole minutes: '1,5' and '' are 90. Undefined for nothing, NaN for what is no number. */
export function minutesFromTexts(hours: string, minutes: string): number | undefined {
  const total = Math.round(numberOf(hours) * 60 + numberOf(minutes));
  return total === 0 ? undefined : total;
}

function numberOf(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return 0;
  return /^\d*\.?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
