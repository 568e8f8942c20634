const MIN_PART = 4;

/** The known words that an unknown one is composed of: 'gitarrenunterricht' contains 'gitarr' and 'unterricht'. */
export function compoundParts(stem: string, known: ReadonlyMap<string, number>): string[] {
  if (stem.length < 2 * MIN_PART - 1) return [];
  const parts: string[] = [];
  for (let end = stem.length - 3; end >= MIN_PART && parts.length === 0; end--) {
    if (known.has(stem.slice(0, end))) parts.push(stem.slice(0, end));
  }
  for (let start = 3; start <= stem.length - MIN_PART; start++) {
    if (known.has(stem.slice(start))) return [...parts, stem.slice(start)];
  }
  return parts;
}
