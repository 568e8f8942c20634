import { normalizeLine } from '../user-text.ts';

const amountPattern = String.raw`(\d{1,3}(?:[ .,’']\d{3})+|\d+(?:\.\d+)?)(k\b)?`;

/** Units with several spellings. Any other value is counted by its own name. */
const unitPatterns: Readonly<Record<string, string>> = {
  money: 'euros?|dollars?|pounds?|francs?|yen|rupees?|pesos?|kr(?:onor|oner|ona|one)?|zł|eur|usd|gbp|chf|€|\\$|£|¥|₹',
  kilometres: 'km|kms|kilomet(?:er|re)s?|k(?:-run)?|miles?|m|met(?:er|re)s?',
  kilograms: 'kg|kgs|kilos?|kilograms?|lbs?|pounds?|stone',
};
const currencySymbolPattern = /^[€$£¥₹]$/u;

/** Replaces values that start with a number by the amount in the text, in the unit used there: `money` → '5,000 euros'. */
export function applyQuantities(values: Readonly<Record<string, string>>, text: string): Record<string, string> {
  const line = normalizeLine(text);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (/^\d/.test(value) && findQuantity(line, name)) || value]),
  );
}

function findQuantity(line: string, name: string): string | undefined {
  if (name === 'money') {
    const [, symbol, digits, thousands] = new RegExp(`([€$£¥₹]) ?${amountPattern}`, 'iu').exec(line) ?? [];
    if (symbol !== undefined && digits !== undefined) return symbol + formatAmount(digits, thousands);
  }
  const unitPattern = unitPatterns[name] ?? `${name.replace(/s$/, '')}s?`;
  const [, digits, thousands, unit] =
    new RegExp(String.raw`(?<![\d.,])${amountPattern}[ -]?(${unitPattern})(?![\p{L}\p{N}])`, 'iu').exec(line) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  if (/^m(?:et|$)/i.test(unit))
    return `${formatAmount(String(Number(digits.replaceAll(/\D/g, '')) / 1000), undefined)} km`;
  const amount = formatAmount(digits, thousands);
  if (currencySymbolPattern.test(unit)) return unit + amount;
  return `${amount} ${/^k(?!g|il|r)/i.test(unit) ? 'km' : unit.toLowerCase()}`;
}

function formatAmount(digits: string, thousands: string | undefined): string {
  const isGrouped = /[ .,’']\d{3}/.test(digits);
  const value = Number(isGrouped ? digits.replaceAll(/\D/g, '') : digits) * (thousands ? 1000 : 1);
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
