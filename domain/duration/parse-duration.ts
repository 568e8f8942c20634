const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?|[.,]\d{1,3})`;
const clock = /^(\d{0,3}):(\d\d)(?::(\d\d))?$/;
const bare = /^\d{1,5}$/;
const decimal = new RegExp(`^${number}$`);
const units = new RegExp(
  String.raw`^(?:${number}\s*(?:h|hr|hrs|hours?)\s*)?(?:${number}\s*(?:m|min|mins|minutes?|$)\s*)?(?:(\d{1,5})\s*(?:s|sec|secs|seconds?))?$`,
);

/**
 * What people type for a duration, in milliseconds: '1:30', '90' (minutes), '1h 30m', '1h30', '1.5h', '1,5' (hours),
 * '45 min', and whatever `durationInWords` writes. Undefined for anything else.
 */
export function durationFromText(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (typed === '') return undefined;
  const onClock = clock.exec(typed);
  if (onClock) {
    const [hours = 0, minutes = 0, seconds = 0] = onClock.slice(1).map((part) => Number(part ?? 0));
    return minutes > 59 || seconds > 59 ? undefined : sum(hours, minutes, seconds);
  }
  if (bare.test(typed)) return sum(0, Number(typed), 0);
  if (decimal.test(typed)) return sum(valueOf(typed), 0, 0);
  const withUnits = units.exec(typed.replace(/(?<=[a-z]),? and |, /, ' '));
  if (!withUnits) return undefined;
  const [hours, minutes, seconds] = withUnits.slice(1).map(valueOf);
  return sum(hours ?? 0, minutes ?? 0, seconds ?? 0);
}

function valueOf(text: string | undefined): number {
  return Number(text?.replace(',', '.') ?? 0);
}

function sum(hours: number, minutes: number, seconds: number): number {
  const exact = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  return Math.round(exact / SECOND_MS) * SECOND_MS;
}
