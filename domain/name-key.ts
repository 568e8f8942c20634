/** The same for names of one thing. Only the size of letters may differ: a mark, or a zero, can make it another thing. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
