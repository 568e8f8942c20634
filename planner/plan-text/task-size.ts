import { limits } from '#domain/limits.ts';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';
import { readLabel } from './sections.ts';
import { firstKind, formatSize, hasUnit, MAX_SIZE_LENGTH, parseSize, type Size } from './size.ts';

const bracketed = /\s?[([（【]\s?([^()[\]（）【】]{1,60})[)\]）】]/gu;
const label = /^([^:：–—]{1,40}?)(?:\s{0,9}(?:：|[:–—]\s|\s-\s)\s{0,9})(?=\S)/u;
const clockFace = /\s?[⏱⏰⏲⌛⏳🕐-🕧]\u{FE0F}?\s?/gu;
/** Where a size can begin. In Chinese and Japanese, words are not separated. */
const start =
  /(?<=^|[\s,;:：–—|(（、。])\S|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\d約各週毎計合]/gu;
const separatorAtEnd = /[,;:：|–—、。·-]\s?$/u;
const partSeparator = /[,;|·、]\s?|\s[–—-]\s/u;
const MAX_STARTS = 12;
const MAX_LEADING_WORDS = 6;

const words = (...kinds: string[]) => anyOf(kinds.flatMap((kind) => readLexicon('plan-sizes').get(kind) ?? []));
/** Before a duration, these make it a result or an interval: 'run 5 km in 30 min', 'stretch every 2 hours'. */
const notBefore = lazy(() => new RegExp(String.raw`${words('not')}$`, 'u'));
const notAfter = lazy(() => new RegExp(String.raw`^\s?${words('not')}`, 'u'));
/** 'Draw a hand, time: ' ends before the comma, but 'Draw one at a time ' at its space. */
const ending = lazy(() => {
  const [sign, mark] = [String.raw`[,;:：.|、·–—-]`, String.raw`[\s,;:：.|、·–—-]`];
  const opener = String.raw`${mark}{1,9}${words('opener', 'per', 'of')}|${sign}\s{0,3}${words('label')}`;
  return new RegExp(String.raw`(?:${opener})?${mark}{1,9}$`, 'u');
});

interface FoundSize {
  /** The title without its size. */
  readonly rest: string;
  readonly size: Size;
}

/** 'Read chapter 4 – ca. 1.5 hrs' → 'Read chapter 4 (1 h 30 min)'. A title without a size stays as it is. */
export function normalizeTaskSize(title: string): string {
  if (title.length > limits.description || !hasUnit(title) || parseTaskMinutes(title) > 0) return title;
  const plain = title.replaceAll(clockFace, ' – ').trim();
  const named = readLabel(plain);
  // 'Time: 45 min – draw a hand'
  const text = named?.section === 'time' ? plain.slice(named.length) : plain;
  const found = findInBrackets(text) ?? findInLabel(text) ?? findAtEnd(text) ?? findAtStart(text);
  if (!found) return title;
  const { rest, size } = found;
  return /\p{L}/u.test(rest) ? `${rest} (${formatSize(size)})` : title;
}

export const hasSize = (title: string) => parseTaskMinutes(normalizeTaskSize(title)) > 0;

const trimEnd = (text: string) => text.slice(0, ending().exec(lower(text))?.index).trim();

function findInBrackets(title: string): FoundSize | undefined {
  for (const { 0: all, 1: content = '', index } of title.matchAll(bracketed)) {
    // '(optional, 30 min)'
    const parts = parseSize(content) ? [content] : content.split(partSeparator);
    const n = parts.findLastIndex((part) => parseSize(part));
    if (n === -1) continue;
    const others = parts.toSpliced(n, 1).join(', ');
    const after = title.slice(index + all.length).replace(/^(?=[\p{L}\p{N}])/u, ' ');
    const rest = `${title.slice(0, index)}${others === '' ? '' : ` (${others})`}${after}`;
    return { rest: trimEnd(`${rest.trim()} `), size: parseSize(parts[n]!)! };
  }
  return undefined;
}

/** '45 min: draw a hand', 'Monday, 45 min: draw a hand' */
function findInLabel(title: string): FoundSize | undefined {
  const [all = '', name = ''] = label.exec(title) ?? [];
  const rest = title.slice(all.length);
  const size = parseSize(name);
  if (size) return { rest, size };
  const inName = findAtEnd(name);
  return inName && { rest: `${inName.rest}: ${rest}`, size: inName.size };
}

function findAtEnd(title: string): FoundSize | undefined {
  const text = title.replace(/[.。]$/u, '');
  const from = Math.max(0, text.length - MAX_SIZE_LENGTH - 1);
  for (const { index } of [...text.slice(from).matchAll(start)].slice(-MAX_STARTS)) {
    const [before, part] = [text.slice(0, from + index), text.slice(from + index)];
    const size = parseSize(part);
    const kind = firstKind(part);
    if (!size || !kind || before.trim() === '') continue;
    const isSeparated = separatorAtEnd.test(before);
    if (kind === 'label' && !isSeparated && !/\.\s?$/.test(before)) continue;
    const isOther = !isSeparated && notBefore().test(lower(before.trim()));
    // 'Swim 50m' is a distance, and 'each 2 hours' an interval.
    const isNone = (!isSeparated && /\dm$/iu.test(part)) || (size.sessions === 1 && (isOther || kind === 'each'));
    if (isNone) return undefined;
    const rest = trimEnd(`${isOther ? before.trim().replace(/\s\S{1,9}$/u, '') : before} `);
    // 'Do 3 sessions of 30 min' would be left as 'Do'.
    return { rest: size.sessions > 1 && !isSeparated && /^\w{1,2}$/.test(rest) ? title : rest, size };
  }
  return undefined;
}

/** '20 minutes of vocabulary' keeps its words, because they belong together. '10 minutes after lunch' is not a size. */
function findAtStart(title: string): FoundSize | undefined {
  if (!/^[\d½~≈]/u.test(title)) return undefined;
  const parts = title.split(' ', MAX_LEADING_WORDS + 1);
  const beginnings = parts.map((_, n) => parts.slice(0, n).join(' ')).toReversed();
  const part = beginnings.find((beginning) => parseSize(beginning)) ?? '';
  const after = lower(title.slice(part.length));
  const size = notAfter().test(after) && !/^ (?:of|de) /.test(after) ? undefined : parseSize(part);
  return size && { rest: title, size };
}
