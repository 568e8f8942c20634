const CHANGED = /[A-ZÀ-ɏ！-～’‘´`〜～]|[^\S\n]/gu;
const HYPHEN_IN_WORD = /(?<=[a-zß-ɏ])[-‐‑](?=[a-zß-ɏ])/gu;

/**
 * Lower case without accents, full-width signs or typographic quotes, so that one spelling of a term matches all. As long
 * as the text, which has to be in NFC, so that the user's own words can be cut out of it.
 */
export function normalizeText(text: string): string {
  return text.replaceAll(CHANGED, normalizeSign).replaceAll(HYPHEN_IN_WORD, ' ');
}

const plainSigns: Record<string, string> = { '’': "'", '‘': "'", '´': "'", '`': "'", '〜': '~', '～': '~' };

const normalizeSign = (sign: string) =>
  /\s/u.test(sign) ? ' ' : (plainSigns[sign] ?? sign.normalize('NFKD').charAt(0).toLowerCase());
