/** Ignores case, but not accents or leading zeros, which can distinguish two names. */
export function normalizeName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
