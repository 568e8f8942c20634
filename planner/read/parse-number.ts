const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '1/2': 0.5 };

/** '1,200' → 1200, '2,5' → 2.5, '1½' → 1.5 */
export function parseNumber(text: string): number {
  const [, digits = '', fraction = ''] = /^(.*?) ?([½¼¾]|(?<= )1\/2)?$/u.exec(text) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/u.test(digits);
  const whole = Number(isGrouped ? digits.replaceAll(/\D/gu, '') : digits.replace(',', '.'));
  return whole + (fractions[fraction] ?? 0);
}
