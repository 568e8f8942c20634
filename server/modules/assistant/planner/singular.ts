/** 'minutes' → 'minute' */
export function singular(noun: string): string {
  if (noun === 'people') return 'person';
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) ? noun.replace(/ies$/, 'ys').slice(0, -1) : noun;
}
