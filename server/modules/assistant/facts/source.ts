import type { Language } from './detect-language.ts';

/** A piece of the user's text with its position. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Piece extends Span {
  readonly text: string;
}

/** The user's text, prepared for the patterns. All pieces are cut from the same text, so that positions can be compared. */
export interface Source {
  readonly text: string;
  readonly language: Language;
  readonly sentences: readonly Piece[];
  readonly clauses: readonly Piece[];
}

const SENTENCE_END = /[!?。！？;；]+|\n+|\.+(?=\s|$)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:ca|approx|aprox|env|z\.\s?b|bzw|inkl|dr|st|mr|mrs|ms|vs|max|min|std|nr|p\.\s?ej|e\.g|i\.e|ggf|evtl|usw)$/i;
/** '12.12.' in the middle of a sentence. */
const SHORT_DATE = /\d\.\d{1,2}$/;
const DAY_OF_MONTH = /\d$/;
const MONTH_AHEAD = /^\.\s+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|januar|februar)/i;
/** 'zum 50. Geburtstag' */
const ORDINAL_AHEAD =
  /^\.\s+(?:geburtstag|hochzeitstag|jahrestag|jubiläum|klasse|semester|stock|lebensjahr|mal(?![a-z])|advent|runde|kapitel)/i;
/** A comma within a number does not separate. */
const CLAUSE_END = /(?<!\d),|,(?!\d)|[:、，()（）–—]|\s-\s/gu;

export function createSource(raw: string, language: Language): Source {
  const text = prepare(raw);
  const sentences = split({ text, from: 0, to: text.length }, SENTENCE_END, isSentenceEnd);
  return { text, language, sentences, clauses: sentences.flatMap((sentence) => split(sentence, CLAUSE_END)) };
}

/** Straight apostrophes, plain spaces and ASCII digits, so that the patterns need to know only those. */
function prepare(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(/[０-９]/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! - 0xfe_e0));
}

function isSentenceEnd(text: string, at: number): boolean {
  if (text[at] !== '.') return true;
  const before = text.slice(Math.max(0, at - 8), at);
  if (ABBREVIATION.test(before)) return false;
  if (SHORT_DATE.test(before) && /^\.\s+[a-zß-ÿ]/u.test(text.slice(at, at + 4))) return false;
  return !(
    DAY_OF_MONTH.test(before) &&
    (MONTH_AHEAD.test(text.slice(at, at + 12)) || ORDINAL_AHEAD.test(text.slice(at, at + 16)))
  );
}

function split(piece: Piece, end: RegExp, isEnd: (text: string, at: number) => boolean = () => true): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number) => {
    const part = piece.text.slice(from, to);
    const start = from + part.length - part.trimStart().length;
    const text = part.trim();
    for (const [at, long] of cutLong(text)) {
      pieces.push({ text: long, from: piece.from + start + at, to: piece.from + start + at + long.length });
    }
  };
  for (const match of piece.text.matchAll(end)) {
    if (!isEnd(piece.text, match.index)) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(piece.text.length);
  return pieces;
}

/** Bounds the time that the patterns take on a text without punctuation. */
const MAX_PIECE = 600;

function cutLong(text: string): [at: number, part: string][] {
  const parts: [at: number, part: string][] = [];
  for (let at = 0; at < text.length;) {
    const border = text.lastIndexOf(' ', at + MAX_PIECE);
    const end = text.length - at <= MAX_PIECE || border <= at ? Math.min(text.length, at + MAX_PIECE) : border + 1;
    parts.push([at, text.slice(at, end)]);
    at = end;
  }
  return parts;
}

/** The piece that contains a position. */
export function pieceAt(pieces: readonly Piece[], at: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle]!;
    if (at < piece.from) high = middle - 1;
    else if (at >= piece.to) low = middle + 1;
    else return piece;
  }
  return undefined;
}

/** A pattern of whole words in any alphabet, which `\b` does not know. */
export function wordPattern(source: string, flags = 'gi'): RegExp {
  return new RegExp(String.raw`(?<![a-zA-ZÀ-ɏ\d])(?:${source})(?![a-zA-ZÀ-ɏ\d])`, flags);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
