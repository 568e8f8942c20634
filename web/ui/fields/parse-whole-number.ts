/** The whole number that a text says; NaN where it says none. */
export function wholeIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
