/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
