import { inOneLine } from './own-words.ts';

const amount = String.raw`(\d{1,3}(?:[ .,’']\d{3})+|\d+(?:\.\d+)?)(k\b)?`;

/** Units that are written in more than one way; any other is the name of the value itself. */
const units: Readonly<Record<string, string>> = {
  money: 'euros?|dollars?|pounds?|francs?|yen|rupees?|pesos?|kr(?:onor|oner|ona|one)?|zł|eur|usd|gbp|chf|€|\\$|£|¥|₹',
  kilometres: 'km|kms|kilomet(?:er|re)s?|k(?:-run)?|miles?|m|met(?:er|re)s?',
  kilograms: 'kg|kgs|kilos?|kilograms?|lbs?|pounds?|stone',
};
const signs = /^[€$£¥₹]$/u;

/** The values with what the text says in numbers, in the unit that was used: `money` → '5,000 euros'. */
export function withQuantities(values: Readonly<Record<string, string>>, text: string): Record<string, string> {
  const line = inOneLine(text);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (/^\d/.test(value) && quantityIn(line, name)) || value]),
  );
}

function quantityIn(line: string, name: string): string | undefined {
  if (name === 'money') {
    const [, sign, digits, thousands] = new RegExp(`([€$£¥₹]) ?${amount}`, 'iu').exec(line) ?? [];
    if (sign !== undefined && digits !== undefined) return sign + inFigures(digits, thousands);
  }
  const unit = units[name] ?? `${name.replace(/s$/, '')}s?`;
  const [, digits, thousands, said] =
    new RegExp(String.raw`(?<![\d.,])${amount}[ -]?(${unit})(?![\p{L}\p{N}])`, 'iu').exec(line) ?? [];
  if (digits === undefined || said === undefined) return undefined;
  if (/^m(?:et|$)/i.test(said))
    return `${inFigures(String(Number(digits.replaceAll(/\D/g, '')) / 1000), undefined)} km`;
  const figures = inFigures(digits, thousands);
  if (signs.test(said)) return said + figures;
  return `${figures} ${/^k(?!g|il|r)/i.test(said) ? 'km' : said.toLowerCase()}`;
}

function inFigures(digits: string, thousands: string | undefined): string {
  const grouped = /[ .,’']\d{3}/.test(digits);
  const value = Number(grouped ? digits.replaceAll(/\D/g, '') : digits) * (thousands ? 1000 : 1);
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
