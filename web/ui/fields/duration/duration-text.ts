const amount = String.raw`(\d+\.?\d*|\.\d+)`;
const hour = '(?:h|hrs?|hours?)';
const minute = '(?:m|mins?|minutes?)';

const clock = /^(\d+):([0-5]\d)$/;
const hours = new RegExp(`^${amount} ?${hour}?$`);
const minutes = new RegExp(`^${amount} ?${minute}$`);
const both = new RegExp(String.raw`^(\d+) ?${hour} ?(\d+) ?${minute}?$`);

/** Reads '40', '40h', '37.5', '37:30', '37h30' or '2400 min' as whole minutes; undefined if it is not a time. */
export function typedMinutes(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(',', '.').replaceAll(/\s+/g, ' ');
  const parts = clock.exec(plain) ?? both.exec(plain);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2]);
  const inHours = hours.exec(plain);
  if (inHours) return Math.round(Number(inHours[1]) * 60);
  const inMinutes = minutes.exec(plain);
  return inMinutes ? Math.round(Number(inMinutes[1])) : undefined;
}

/** '40' or '37:30': the shortest text that `typedMinutes` reads as these minutes. */
export function textOfMinutes(total: number): string {
  const [wholeHours, rest] = [Math.floor(total / 60), total % 60];
  return rest === 0 ? String(wholeHours) : `${wholeHours}:${String(rest).padStart(2, '0')}`;
}
