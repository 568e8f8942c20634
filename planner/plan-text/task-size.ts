import { limits } from '#domain/limits.ts';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { anyOf, lazy, lower, readLexicon } from './lexicon.ts';
import { readLabel } from './sections.ts';
import {
  firstKind,
  formatSize,
  hasUnit,
  MAX_SIZE_LENGTH,
  namesSessions,
  parseCount,
  parseSize,
  type Size,
} from './size.ts';

const bracketed = /\s?[([（【]\s?([^()[\]（）【】]{1,60})[)\]）】]/gu;
const label = /^([^:：–—]{1,40}?)(?:\s{0,9}(?:：|[:–—]\s|\s-\s)\s{0,9})(?=\S)/u;
const clockFace = /\s?[⏱⏰⏲⌛⏳🕐-🕧]\u{FE0F}?\s?/gu;
/** Where a size can begin. In Chinese and Japanese, words are not separated. */
const start =
  /(?<=^|[\s,;:：–—|(（、。])\S|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\d約各週毎計合]/gu;
const separatorAtEnd = /[,;:：|–—、。-]\s?$/u;
const partSeparator = /[,;|·、]\s?|\s[–—-]\s/u;
const MAX_STARTS = 12;
const MAX_LEADING_WORDS = 6;

const words = (...kinds: string[]) => anyOf(kinds.flatMap((kind) => readLexicon('plan-sizes').get(kind) ?? []));
/** Before a duration, these make it a result or an interval: 'run 5 km in 30 min', 'stretch every 2 hours'. */
const notBefore = lazy(() => new RegExp(String.raw`${words('not')}$`, 'u'));
const notAfter = lazy(() => new RegExp(String.raw`^\s?${words('not')}`, 'u'));
const ending = lazy(
  () => new RegExp(String.raw`[\s,;:：.|、–—-]{1,9}(?:${words('opener', 'per')}[\s,;:：|–—-]{0,9})?$`, 'u'),
);

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
    const after = title.slice(index + all.length);
    const join = (kept: string) => {
      const rest = `${title.slice(0, index)}${kept}${/^[\p{L}\p{N}]/u.test(after) ? ' ' : ''}${after}`;
      return trimEnd(`${rest.trim()} `);
    };
    const size = parseSize(content);
    if (size) return { rest: join(''), size };
    const parts = content.split(partSeparator);
    const n = parts.findLastIndex((part) => parseSize(part));
    if (n !== -1 && parts.length > 1)
      return { rest: join(` (${parts.toSpliced(n, 1).join(', ')})`), size: parseSize(parts[n]!)! };
  }
  return undefined;
}

/** '45 min: draw a hand', 'Monday, 45 min: draw a hand' */
function findInLabel(title: string): FoundSize | undefined {
  const [all, name = ''] = label.exec(title) ?? [];
  if (all === undefined) return undefined;
  const rest = title.slice(all.length);
  const size = parseSize(name);
  if (size) return { rest, size };
  const inName = findAtEnd(name);
  return inName && { rest: `${inName.rest}: ${rest}`, size: inName.size };
}

function starts(title: string): RegExpExecArray[] {
  const from = Math.max(0, title.length - MAX_SIZE_LENGTH - 1);
  const found = [...title.slice(from).matchAll(start)];
  return found.slice(-MAX_STARTS).map((match) => Object.assign(match, { index: match.index + from }));
}

function findAtEnd(title: string): FoundSize | undefined {
  const text = title.replace(/[.。]$/u, '');
  for (const { index } of starts(text)) {
    const part = text.slice(index);
    const size = parseSize(part);
    const before = text.slice(0, index);
    const kind = firstKind(part);
    if (!size || before.trim() === '' || kind === undefined) continue;
    if (kind === 'each' && size.sessions === 1) return undefined;
    const isSeparated = separatorAtEnd.test(before);
    // 'Swim 50m' is a distance.
    const isOther = !isSeparated && notBefore().test(lower(before.trim()));
    if ((!isSeparated && /\dm$/iu.test(part)) || (isOther && size.sessions === 1)) return undefined;
    const rest = trimEnd(`${isOther ? before.trim().replace(/\s\S{1,9}$/u, '') : before} `);
    return { rest: !isSeparated && !rest.includes(' ') && namesSessions(part) ? title : rest, size };
  }
  return undefined;
}

/** '20 minutes of vocabulary' stays as it is, because its words belong together. */
function findAtStart(title: string): FoundSize | undefined {
  const parts = title.split(' ', MAX_LEADING_WORDS + 1);
  for (let count = Math.min(MAX_LEADING_WORDS, parts.length - 1); count > 0; count--) {
    const part = parts.slice(0, count).join(' ');
    const size = /^[\d½~≈]/u.test(part) ? parseSize(part) : undefined;
    if (size)
      return notAfter().test(lower(title.slice(part.length))) && !/^\s(?:of|de)\s/iu.test(title.slice(part.length))
        ? undefined
        : { rest: title, size };
  }
  return undefined;
}
