/** A number with its unit, in the base unit of its class. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly dimension: string;
  /** How many base units one unit has. */
  readonly factor: number;
}

const units: readonly [dimension: string, factor: number, pattern: RegExp][] = [
  ['money', 1, /^(?:[€$£¥]|euros?|eur|dollars?|usd|pounds?|quid|gbp|yen|reais|francs?|chf)\b|^[€$£¥]/i],
  ['distance', 1000, /^(?:km|kms|k|kilomet(?:er|re)s?)\b/i],
  ['distance', 1609, /^(?:mi|miles?)\b/i],
  ['distance', 1, /^(?:m|met(?:er|re)s?)\b/i],
  ['weight', 1, /^(?:kg|kgs|kilos?|kilograms?)\b/i],
  ['weight', 0.4536, /^(?:lbs?)\b/i],
  ['weight', 6.35, /^(?:stones?|st)\b/i],
  ['time', 1, /^(?:min|mins|minutes?)\b/i],
  ['time', 60, /^(?:h|hrs?|hours?)\b/i],
  ['time', 1 / 60, /^(?:s|secs?|seconds?)\b/i],
  ['days', 1, /^days?\b/i],
  ['days', 7, /^weeks?\b/i],
  ['days', 30, /^months?\b/i],
];

const numberPattern = /(?<sign>[€$£¥])?\s?(?<number>\d[\d.,\s]*\d|\d)(?<thousand>k(?![a-z]))?\s?-?(?<rest>.*)$/i;

/** '40 miles', '€5,000', '$12k'. Null without a number. */
export function parseQuantity(text: string): Quantity | null {
  const groups = numberPattern.exec(text.trim())?.groups;
  if (!groups) return null;
  const isMoney = groups['sign'] !== undefined;
  const plain = Number(toPlainNumber(groups['number']!));
  if (!Number.isFinite(plain)) return null;
  const isThousand = groups['thousand'] !== undefined;
  const rest = isThousand && !isMoney ? `k${groups['rest']}` : groups['rest']!.trim();
  const value = isThousand && isMoney ? plain * 1000 : plain;
  if (isMoney) return { value, unit: groups['sign']!, dimension: 'money', factor: 1 };
  const match = units.find(([, , pattern]) => pattern.test(rest));
  const unit = /^[^\s.,;:)]*/.exec(rest)?.[0] ?? '';
  const [dimension, factor] = match ?? [unit.toLowerCase().replace(/s$/, ''), 1];
  return { value, unit, dimension, factor };
}

/** '5,000' and '5.000' are thousands, '2.5' and '2,5' are not. */
function toPlainNumber(text: string): string {
  const compact = text.replaceAll(/\s/g, '');
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(compact) ? compact.replaceAll(/[.,]/g, '') : compact.replace(',', '.');
}

/** 3.27 → '3.5' or '3', 12.4 → '12', 830 → '830' */
export function roundNumber(value: number, isWhole = false): string {
  const step = value < 10 && !isWhole ? 0.5 : value < 100 ? 1 : value < 1000 ? 10 : 50;
  const rounded = Math.max(step, Math.round(value / step) * step);
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
