/** Whitespace, control characters and direction overrides, but not the joiners inside words and emojis. */
const invisiblePattern = /[\p{Cc}\p{Cs}\s\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const visiblePattern = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Longer than any text that is shown. */
const MAX_LENGTH = 1000;

/** Turns user input into one line without invisible characters or trailing punctuation. Empty if nothing is visible. */
export function normalizeLine(text: string): string {
  const line = text
    .slice(0, MAX_LENGTH)
    .replaceAll(invisiblePattern, ' ')
    .trim()
    .replace(/[\s.;,:!]+$/u, '');
  return visiblePattern.test(line) ? line : '';
}

/** 'SAVE MONEY' → 'save money', but 'AWS' stays. */
export function normalizeCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const capitalizedWords = text.split(' ').filter((word) => /\p{Lu}{2}/u.test(word));
  return capitalizedWords.length > 1 ? text.toLowerCase() : text;
}

/** Cuts to `max` characters, between words if possible. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const wholeWords = cut.replace(/\s+\S*$/u, '');
  const result = Array.from(wholeWords).length > max / 2 ? wholeWords : cut;
  return `${result.replace(/[\s.;,:–-]+$/u, '')}…`;
}

/** User input inside our sentences is always quoted, because its grammar may not fit. */
export function quote(text: string, max: number): string {
  return `“${truncate(normalizeCase(normalizeLine(text)).replaceAll(/[“”"]/g, ''), max)}”`;
}

/** 'learn Spanish' → 'Learn Spanish' */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Adds a full stop, unless the text ends with punctuation. */
export function toSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
