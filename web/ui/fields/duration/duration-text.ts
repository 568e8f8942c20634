const amount = String.raw`(\d+\.?\d*|\.\d+)`;
const hour = '(?:h|hrs?|hours?)';
const minute = '(?:m|mins?|minutes?)';

const clockPattern = /^(\d+):([0-5]\d)$/;
const hoursPattern = new RegExp(`^${amount} ?${hour}?$`);
const minutesPattern = new RegExp(`^${amount} ?${minute}$`);
const hoursAndMinutesPattern = new RegExp(String.raw`^(\d+) ?${hour} ?(\d+) ?${minute}?$`);

/** Parses '40', '40h', '37.5', '37:30', '37h30' or '2400 min' to whole minutes; undefined if invalid. */
export function parseDurationText(text: string): number | undefined {
  const normalized = text.trim().toLowerCase().replace(',', '.').replaceAll(/\s+/g, ' ');
  const parts = clockPattern.exec(normalized) ?? hoursAndMinutesPattern.exec(normalized);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2]);
  const hoursMatch = hoursPattern.exec(normalized);
  if (hoursMatch) return Math.round(Number(hoursMatch[1]) * 60);
  const minutesMatch = minutesPattern.exec(normalized);
  return minutesMatch ? Math.round(Number(minutesMatch[1])) : undefined;
}

/** '40' or '37:30': the shortest text that `parseDurationText` turns back into the same minutes. */
export function formatDurationText(total: number): string {
  const [wholeHours, rest] = [Math.floor(total / 60), total % 60];
  return rest === 0 ? String(wholeHours) : `${wholeHours}:${String(rest).padStart(2, '0')}`;
}
