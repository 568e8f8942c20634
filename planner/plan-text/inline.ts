/** A piece of a line of Markdown. */
export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
  /** As written: it need not lead to a web page. */
  readonly url: string | null;
}

interface Piece {
  text: string;
  /** Ends or begins bold type or a link before this piece. */
  strong?: 1 | -1;
  link?: string | null;
}

const punctuation = '!-/:-@[-`{-~';
const syntax = new RegExp(
  [
    String.raw`\\([${punctuation}])`,
    String.raw`&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp);`,
    String.raw`<(https?:\/\/[^\s<>]+)>`,
    String.raw`(\]\([ \t]*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:[ \t]+"[^"\n]*")?[ \t]*\))`,
    String.raw`(!?\[)`,
    '([*]{1,3}|_{1,3}|~{2}|`+)',
  ].join('|'),
  'g',
);
const escapedInUrl = new RegExp(String.raw`\\([${punctuation}])|&(#\d{1,7}|amp|lt|gt|quot);`, 'g');
const special = /[\\&<[\]*_~`]/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u{A0}' };

/** Reads bold type, links and escaped characters in a single pass. What closes nothing is text. */
export function parseInline(source: string): Span[] {
  if (!special.test(source)) return source === '' ? [] : [{ text: source, isStrong: false, url: null }];
  const pieces: Piece[] = [];
  const brackets: number[] = [];
  const openers = new Map<string, number>();
  let end = 0;
  for (const match of source.matchAll(syntax)) {
    const [all, escaped, entity, address, linkEnd, angled, plain, bracket, mark] = match;
    pieces.push({ text: source.slice(end, match.index) });
    end = match.index + all.length;
    if (escaped) pieces.push({ text: escaped });
    else if (entity) pieces.push({ text: decodeEntity(entity) });
    else if (address) pieces.push({ text: '', link: address }, { text: address }, { text: '', link: null });
    else if (linkEnd) closeLink(pieces, brackets, all, angled ?? plain ?? '');
    else if (bracket) {
      brackets.push(pieces.length);
      pieces.push({ text: bracket });
    } else if (mark)
      addMark(
        pieces,
        openers,
        mark,
        source.slice(Math.max(0, match.index - 2), match.index),
        source.slice(end, end + 2),
      );
  }
  pieces.push({ text: source.slice(end) });
  return toSpans(pieces);
}

export const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
export const plainText = (source: string) => textOf(parseInline(source));

function decodeEntity(name: string): string {
  if (!name.startsWith('#')) return entities[name]!;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\u{FFFD}';
}

function closeLink(pieces: Piece[], brackets: number[], source: string, url: string): void {
  const start = brackets.at(-1);
  if (start === undefined) {
    pieces.push({ text: source });
    return;
  }
  const isImage = pieces[start]!.text === '![';
  const link = url.replaceAll(escapedInUrl, (_, character?: string, entity?: string) =>
    entity ? decodeEntity(entity) : character!,
  );
  pieces[start] = { text: '', ...(!isImage && { link }) };
  pieces.push({ text: '', ...(!isImage && { link: null }) });
  // A link contains no other link, but an image can be in one.
  brackets.length = isImage ? brackets.length - 1 : 0;
}

const wordBefore = /[\p{L}\p{N}]$/u;
const wordAfter = /^[\p{L}\p{N}]/u;

/** Bold type, italics, strikethrough and code: what stands between two equal marks. */
function addMark(pieces: Piece[], openers: Map<string, number>, mark: string, before: string, after: string): void {
  const isPair = mark.length > 1 || mark === '`';
  // '5*3' and 'snake_case' contain no emphasis.
  const isInWord = wordBefore.test(before) && wordAfter.test(after) && (mark.startsWith('_') || !isPair);
  const start = openers.get(mark);
  if (start !== undefined && /\S$/u.test(before) && !isInWord) {
    const isStrong = isPair && /[*_]/.test(mark);
    pieces[start] = { text: '', ...(isStrong && { strong: 1 }) };
    pieces.push({ text: '', ...(isStrong && { strong: -1 }) });
    openers.delete(mark);
    return;
  }
  if (/^\S/u.test(after) && !isInWord) openers.set(mark, pieces.length);
  pieces.push({ text: mark });
}

function toSpans(pieces: readonly Piece[]): Span[] {
  const spans: Span[] = [];
  let [depth, text] = [0, ''];
  let url: string | null = null;
  const flush = () => {
    if (text !== '') spans.push({ text, isStrong: depth > 0, url });
    text = '';
  };
  for (const piece of pieces) {
    if (piece.strong !== undefined || piece.link !== undefined) flush();
    depth += piece.strong ?? 0;
    if (piece.link !== undefined) url = piece.link;
    text += piece.text;
  }
  flush();
  return spans;
}

export const escapeUrl = (url: string) => url.replaceAll(/[()<>]|&(?=[#a-z])/gi, String.raw`\$&`);

const lineStart = /^(?:[-+](?=[ \t]|$)|#{1,6}(?=[ \t]|$)|>|=+$|:?-{2}|:-|\|)/;
const numberStart = /^(\d{1,9})([.)])(?=[ \t]|$)/;

/** Escapes whatever means something in Markdown, so that a text is printed as it is. */
export function escapeInline(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)|[`*[\]~]|<(?=[a-z/!?])|&(?=[#a-z])/gi, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(/(?<=^|[ \t])#+$/, String.raw`\$&`)
    .replace(/^[ \t]|[ \t]$/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The same at the beginning of a line, where lists, headings and quotes are recognized. */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(lineStart, String.raw`\$&`)
    .replace(numberStart, String.raw`$1\$2`);
}
