/** Splits at commas and line breaks: 'a, b,' → ['a', 'b'] */
export function parseTags(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Adds the tags that are not present yet, ignoring case. */
export function mergeTags(tags: readonly string[], added: readonly string[]): string[] {
  const merged = [...tags];
  for (const tag of added) {
    if (!merged.some((other) => other.toLowerCase() === tag.toLowerCase())) merged.push(tag);
  }
  return merged;
}
