const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const numberPattern = String.raw`(\d{1,5}(?:[.,]\d{1,3})?|[.,]\d{1,3})`;
const clockPattern = /^(\d{0,3}):(\d\d)(?::(\d\d))?$/;
const wholeMinutesPattern = /^\d{1,5}$/;
const decimalHoursPattern = new RegExp(`^${numberPattern}$`);
const unitsPattern = new RegExp(
  String.raw`^(?:${numberPattern}\s*(?:h|hr|hrs|hours?)\s*)?(?:${numberPattern}\s*(?:m|min|mins|minutes?|$)\s*)?(?:(\d{1,5})\s*(?:s|sec|secs|seconds?))?$`,
);

/**
 * Parses a typed duration to milliseconds: '1:30', '90' (minutes), '1h 30m', '1h30', '1.5h', '1,5' (hours), '45 min', and
 * the output of `formatElapsed`. Undefined for anything else.
 */
export function parseDuration(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (typed === '') return undefined;
  const clockMatch = clockPattern.exec(typed);
  if (clockMatch) {
    const [hours = 0, minutes = 0, seconds = 0] = clockMatch.slice(1).map((part) => Number(part ?? 0));
    return minutes > 59 || seconds > 59 ? undefined : toMilliseconds(hours, minutes, seconds);
  }
  if (wholeMinutesPattern.test(typed)) return toMilliseconds(0, Number(typed), 0);
  if (decimalHoursPattern.test(typed)) return toMilliseconds(parseDecimal(typed), 0, 0);
  const unitsMatch = unitsPattern.exec(typed.replace(/(?<=[a-z]),? and |, /, ' '));
  if (!unitsMatch) return undefined;
  const [hours, minutes, seconds] = unitsMatch.slice(1).map(parseDecimal);
  return toMilliseconds(hours ?? 0, minutes ?? 0, seconds ?? 0);
}

function parseDecimal(text: string | undefined): number {
  return Number(text?.replace(',', '.') ?? 0);
}

function toMilliseconds(hours: number, minutes: number, seconds: number): number {
  const exact = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  return Math.round(exact / SECOND_MS) * SECOND_MS;
}
