import { limits } from '#domain/limits.ts';

/** Cuts at a word border if possible, so that every fact fits its field. */
export function clip(text: string, max: number = limits.fact): string {
  // Half an emoji remains where a long sentence was cut.
  const clean = text
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(clean);
  if (letters.length <= max) return clean;
  const cut = letters.slice(0, max - 1).join('');
  const border = cut.lastIndexOf(' ');
  return `${(border > max / 2 ? cut.slice(0, border) : cut).trimEnd()}…`;
}

const EDGE = /^[\s"'“”„«»「」.,;:!?…–—-]+|[\s"“”„«»「」.,;:!?…–—-]+$/gu;

/** Distinct items without punctuation around them, as many as a list of facts can hold. */
export function toItems(phrases: readonly string[]): string[] {
  const items: string[] = [];
  for (const phrase of phrases) {
    const item = clip(phrase.replaceAll(EDGE, ''));
    const isNew = !items.some((other) => other.toLowerCase() === item.toLowerCase());
    if (/[\p{L}\p{N}]/u.test(item) && isNew && items.length < limits.factsPerList) items.push(item);
  }
  return items;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
