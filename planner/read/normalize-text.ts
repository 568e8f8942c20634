const CHANGED = /[A-ZÀ-ɏ！-～’‘´`〜～]|[^\S\n]/gu;
const HYPHEN_IN_WORD = /(?<=[a-zß-ɏ])[-‐‑](?=[a-zß-ɏ])/gu;

/**
 * Lower case without accents, full-width signs or typographic quotes, so that one spelling of a term matches all. As long
 * as the text, which has to be in NFC, so that the user's own words can be cut out of it.
 */
export function normalizeText(text: string): string {
  return text.replaceAll(CHANGED, normalizeCharacter).replaceAll(HYPHEN_IN_WORD, ' ');
}

function normalizeCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if ('’‘´`'.includes(character)) return "'";
  if ('〜～'.includes(character)) return '~';
  return character.normalize('NFKD').charAt(0).toLowerCase();
}
