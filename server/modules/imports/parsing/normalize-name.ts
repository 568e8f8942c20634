/** Ignores only case: an accent or a leading zero can make it a different name. */
export function normalizeName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
