/** Blanks, and what could break a line or turn its direction; what joins letters and emojis stays. */
const unseen = /[\p{Cc}\p{Cs}\s\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** More than anything here ever shows. */
const readable = 1000;

/** What the user typed as one line without anything invisible, and without the full stop at its end; empty where nothing could be seen. */
export function inOneLine(text: string): string {
  const line = text
    .slice(0, readable)
    .replaceAll(unseen, ' ')
    .trim()
    .replace(/[\s.;,:!]+$/u, '');
  return visible.test(line) ? line : '';
}

/** 'SAVE MONEY' → 'save money', but 'AWS' stays. */
export function calmly(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const loud = text.split(' ').filter((word) => /\p{Lu}{2}/u.test(word));
  return loud.length > 1 ? text.toLowerCase() : text;
}

/** At most so many characters, cut between words where that is possible. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const whole = cut.replace(/\s+\S*$/u, '');
  const kept = Array.from(whole).length > max / 2 ? whole : cut;
  return `${kept.replace(/[\s.;,:–-]+$/u, '')}…`;
}

/** The user's own words amid ours: always in quotation marks, as their grammar is their own. */
export function quoted(text: string, max: number): string {
  return `“${shortened(calmly(inOneLine(text)).replaceAll(/[“”"]/g, ''), max)}”`;
}

/** 'learn Spanish' → 'Learn Spanish' */
export function withCapital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** With a full stop, unless it has an end of its own. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
