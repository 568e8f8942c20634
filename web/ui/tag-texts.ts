/** 'a, b,' and lines of their own → ['a', 'b'] */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** With those that are not there yet, however they are written. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const all = [...tags];
  for (const tag of more) {
    if (!all.some((other) => other.toLowerCase() === tag.toLowerCase())) all.push(tag);
  }
  return all;
}
