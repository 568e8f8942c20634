/** Tags with the same key are the same tag. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

/** Keeps only the first of several tags that differ only in case. */
export function serializeTags(tags: readonly string[]): string {
  if (tags.length === 0) return '[]';
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return JSON.stringify([...byKey.values()]);
}

export function parseTags(text: string): string[] {
  return text === '[]' ? [] : (JSON.parse(text) as string[]);
}
