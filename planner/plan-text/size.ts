import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { anyOf, createTokenizer, lazy, lower, readLexicon, type Token } from './lexicon.ts';

export interface Size {
  readonly sessions: number;
  readonly minutes: number;
}

const tokenize = createTokenizer('plan-sizes', {
  clock: String.raw`\d{1,2}:[0-5]\d(?!\d)`,
  number: String.raw`\d{1,4}(?:[.,]\d{1,2})?[½¼¾]?|[½¼¾]`,
  times: '[×*]',
  minute: String.raw`['’′]|(?<=\d)m(?!\p{L})`,
  about: '[~≈]',
  sign: String.raw`[-–—〜～,;:./|+()]|[⏱⏰⏲⌛⏳🕐-🕧]\u{FE0F}?`,
});

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const DAYS_PER_WEEK = 7;
const MAX_SESSIONS = 999;
/** The longest text that states a size. */
export const MAX_SIZE_LENGTH = 60;

const unit = lazy(() => {
  const lexicon = readLexicon('plan-sizes');
  return new RegExp(
    String.raw`${anyOf([...(lexicon.get('hour') ?? []), ...(lexicon.get('minute') ?? [])])}|\d(?:['’′]|m(?!\p{L}))`,
    'u',
  );
});

/** Whether there can be a size in a text. Most texts have none. */
export const hasUnit = (text: string) => unit().test(lower(text));

/** 'about 2 sessions of 1½ hours'. Undefined if the text says anything else. */
export function parseSize(text: string): Size | undefined {
  if (text.length > MAX_SIZE_LENGTH || !hasUnit(text)) return undefined;
  const tokens = tokenize(text);
  return tokens && readSize(tokens);
}

/** What a size at the end of a title begins with; undefined if the words could belong to the title: 'a', 'of'. */
export function firstKind(text: string): string | undefined {
  const tokens = tokenize(text) ?? [];
  const [first, second] = tokens;
  if (isLooseCount(tokens)) return undefined;
  if (first?.kind === 'filler') return second?.kind === 'hour' || second?.kind === 'half' ? first.kind : undefined;
  return first && /^(?:number|clock|half|opener|label|each|about|daily|week|[nx]\d.*)$/.test(first.kind)
    ? first.kind
    : undefined;
}

/** '2 minutes of walking, four times – 30 min': without 'a week' or 'each', only the part after the dash is the size. */
function isLooseCount(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ text }) => text === ',' || dash.test(text));
  const kinds = tokens.slice(0, end).map(({ kind }) => kind);
  return /^(?:n\S* )?(?:x\S*|times)$/.test(kinds.join(' ')) && !tokens.some(({ kind }) => repeating.has(kind));
}

/** Words between numbers and units. 'Not' is none of them. */
const ignored = new Set(['filler', 'opener', 'label', 'each', 'about', 'per', 'of', 'sign', 'week']);
const repeating = new Set(['week', 'day', 'daily', 'per', 'each']);
const dash = /^[-–—〜～]$/u;
const N = String.raw`(\d+(?:\.\d+)?)`;
/** '1 half', 'half' and 'half-hour' */
const halves = new RegExp(`(?:${N} )?half(?: -(?= hour))?`, 'g');
const ranges = new RegExp(`${N} - ${N}`, 'g');
/** '1 hour 15 minute', 'an hour' and, at the end, '1 hour 30' */
const hours = new RegExp(`(?:${N}(?: an)?|an) hour(?: ${N} minute| ([1-5]\\d|0.5)$)?`, 'g');
const lengthRanges = new RegExp(`${N} minute - ${N} minute`, 'g');
const lengths = new RegExp(`${N} minute`, 'g');
/** '5 day' and 'day', '3 times' and 'times 3', and '× 3 times', which says it twice */
const counts = new RegExp(`(?:${N} )?(?:(day)|times(?: ${N}(?: times)?)?)`, 'g');

function readSize(tokens: readonly Token[]): Size | undefined {
  const middle = (_: string, from: string, to: string) =>
    Number(from) <= Number(to) ? String((Number(from) + Number(to)) / 2) : 'none';
  const toMinutes = (_: string, hour = '1', minute = '0', rest = minute) =>
    `${Number(hour) * 60 + (rest === '0.5' ? 30 : Number(rest))} minute`;
  const text = tokens
    .map(toTerm)
    .filter(Boolean)
    .join(' ')
    .replaceAll(halves, (_, number = '0') => String(Number(number) + 0.5))
    .replaceAll(ranges, middle)
    .replaceAll(hours, toMinutes)
    .replaceAll(lengthRanges, (all, from: string, to: string) => `${middle(all, from, to)} minute`);
  const minutes = Math.round([...text.matchAll(lengths)].reduce((sum, [, number]) => sum + Number(number), 0));
  const rest = text.replaceAll(lengths, '').replaceAll(/\s+/g, ' ');
  const found = [...rest.matchAll(counts)];
  const last = found.findLast(([, before, day, after]) => before ?? day ?? after);
  const count = Math.round(Number(last?.[3] ?? last?.[1] ?? 1));
  const sessions = last?.[2] && count <= 1 ? DAYS_PER_WEEK : Math.max(1, count);
  const isSize = (last !== undefined || found.length === 0) && !/[^\s,-]/.test(rest.replaceAll(counts, ''));
  const isPossible = minutes > 0 && sessions <= MAX_SESSIONS && sessions * minutes <= limits.estimatedMinutes;
  return isSize && isPossible ? { sessions, minutes } : undefined;
}

function toTerm({ kind, text }: Token, n: number, tokens: readonly Token[]): string {
  const number = toNumber(kind, text);
  if (number !== undefined) return String(number);
  // 'Book the cheapest one - 10 min'
  if (kind === 'to' || dash.test(text)) return /^n\d/.test(tokens[n - 1]?.kind ?? '') ? 'none' : '-';
  if (text === ',') return text;
  // 'Per session' says nothing.
  if (kind === 'times' && ['per', 'each'].includes(tokens[n - 1]?.kind ?? '')) return '';
  if (kind.startsWith('x')) return `${kind.slice(1)} times`;
  if (kind === 'filler' && tokens[n + 1]?.kind === 'hour') return 'an';
  if (kind === 'daily') return 'day';
  return ignored.has(kind) ? '' : kind;
}

function toNumber(kind: string, text: string): number | undefined {
  if (kind === 'clock') return Number(text.split(':')[0]) + Number(text.split(':')[1]) / 60;
  if (/^n\d/.test(kind)) return Number(kind.slice(1));
  if (kind !== 'number') return undefined;
  const fraction = fractions[text.at(-1)!] ?? 0;
  return Number((fraction > 0 ? text.slice(0, -1) : text).replace(',', '.')) + fraction;
}

export function formatSize({ sessions, minutes: length }: Size): string {
  return sessions === 1 ? formatDuration(length) : `${sessions} × ${formatDuration(length)}`;
}
