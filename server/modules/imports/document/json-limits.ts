/** Deeper than any account document. */
const MAX_DEPTH = 10;
/** As many as the largest account document can have. */
const MAX_VALUES = 2_000_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];

/**
 * Call this before parsing, because a few megabytes of brackets would become millions of nested lists. It does not check
 * that the text is valid JSON.
 */
export function isWithinJsonLimits(text: string): boolean {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = stringEnd(text, at);
        break;
      case COMMA:
        values++;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth++;
        values++;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      default:
    }
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
  }
  return true;
}

/** The index of the closing quote, the first one that is not escaped. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}
