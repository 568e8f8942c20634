/** NaN unless the text is a non-negative whole number; `Number` alone would accept '', '1e3' and '-1'. */
export function parseWholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
