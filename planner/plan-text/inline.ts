/** A piece of a line of Markdown. */
export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
  /** As written: it need not lead to a web page. */
  readonly url: string | null;
}

interface Piece {
  text: string;
  /** Ends or begins bold type before this piece. */
  strong?: 1 | -1;
  /** Begins a link before this piece, or ends one. */
  link?: string | null;
}

const punctuation = '!-/:-@[-`{-~';
const escaped = String.raw`\\([${punctuation}])|&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp);`;
const escapedCharacter = new RegExp(escaped, 'g');
const syntax = new RegExp(
  [
    escaped,
    String.raw`<(https?:\/\/[^\s<>]+)>`,
    String.raw`(\]\([ \t]*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:[ \t]+"[^"\n]*")?[ \t]*\))`,
    String.raw`(!?\[)`,
    '([*]{1,3}|_{1,3}|~{2}|`+)',
  ].join('|'),
  'g',
);
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
    const [all, character, entity, address, linkEnd, angled, plain, bracket, mark] = match;
    const before = source.slice(end, match.index);
    pieces.push({ text: before });
    end = match.index + all.length;
    if (character || entity) pieces.push({ text: unescape(all, character, entity) });
    else if (address) pieces.push({ text: address, link: address }, { text: '', link: null });
    else if (linkEnd) closeLink(pieces, brackets, all, angled ?? plain ?? '');
    else if (mark) addMark(pieces, openers, mark, source.slice(0, match.index).slice(-2), source.slice(end, end + 2));
    else {
      brackets.push(pieces.length);
      pieces.push({ text: bracket! });
    }
  }
  return toSpans([...pieces, { text: source.slice(end) }]);
}

export const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
export const plainText = (source: string) => textOf(parseInline(source));

function unescape(_: string, character?: string, entity = ''): string {
  if (character) return character;
  if (!entity.startsWith('#')) return entities[entity]!;
  const code = Number(entity.replace('#', '').replace(/^x/i, '0x'));
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\u{FFFD}';
}

function closeLink(pieces: Piece[], brackets: number[], source: string, url: string): void {
  const start = brackets.pop();
  if (start === undefined) {
    pieces.push({ text: source });
    return;
  }
  const isImage = pieces[start]!.text === '![';
  pieces[start] = isImage ? { text: '' } : { text: '', link: url.replaceAll(escapedCharacter, unescape) };
  pieces.push(isImage ? { text: '' } : { text: '', link: null });
  // A link contains no other link, but an image can be in one.
  if (!isImage) brackets.length = 0;
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
    pieces[start] = isStrong ? { text: '', strong: 1 } : { text: '' };
    pieces.push(isStrong ? { text: '', strong: -1 } : { text: '' });
    openers.delete(mark);
    return;
  }
  if (/^\S/u.test(after) && !isInWord) openers.set(mark, pieces.length);
  pieces.push({ text: mark });
}

function toSpans(pieces: readonly Piece[]): Span[] {
  const spans: { text: string; isStrong: boolean; url: string | null }[] = [];
  let depth = 0;
  let url: string | null = null;
  for (const { text, strong = 0, link } of pieces) {
    depth += strong;
    if (link !== undefined) url = link;
    const [isStrong, last] = [depth > 0, spans.at(-1)];
    if (strong === 0 && link === undefined && last?.isStrong === isStrong && last.url === url) last.text += text;
    else spans.push({ text, isStrong, url });
  }
  return spans.filter(({ text }) => text !== '');
}

export const escapeUrl = (url: string) => url.replaceAll(/[()<>]|&(?=[#a-z])/gi, String.raw`\$&`);

const lineStart = /^(?:[-+](?=[ \t]|$)|#{1,6}(?=[ \t]|$)|>|=+$|:?-{2}|:-|\|)/;
const numberStart = /^(\d{1,9})([.)])(?=[ \t]|$)/;

/** Escapes characters that have a meaning in Markdown. */
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
