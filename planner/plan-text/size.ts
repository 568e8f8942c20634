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
  sign: String.raw`[-–—〜～,;:./|+()]`,
});

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const DAYS_PER_WEEK = 7;
const MAX_SESSIONS = 999;
/** The longest text that states a size. */
export const MAX_SIZE_LENGTH = 60;
const clockFace = /[⏱⏰⏲⌛⏳🕐-🕧]\u{FE0F}?/gu;

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
  const tokens = tokenize(text.replaceAll(clockFace, ' '));
  return tokens && readSize(tokens);
}

/** What a size at the end of a title begins with; undefined if the words could belong to the title: 'a', 'of'. */
export function firstKind(text: string): string | undefined {
  const [first, second] = tokenize(text) ?? [];
  if (first?.kind === 'filler') return second?.kind === 'hour' || second?.kind === 'half' ? first.kind : undefined;
  return first && /^(?:number|clock|half|opener|each|about|daily|week|[nx]\d.*)$/.test(first.kind)
    ? first.kind
    : undefined;
}

/** Signs and words between numbers and units. 'Not' is undefined. */
const ignored = new Set(['filler', 'opener', 'each', 'about', 'per', 'of', 'sign', 'to']);
const dash = /^[-–—〜～]$/u;

function readSize(tokens: readonly Token[]): Size | undefined {
  let numbers: number[] = [];
  let [minutes, sessions, from] = [0, 0, 0];
  let isRange = false;
  let isCount = false;
  const take = () => {
    const value = middle(numbers);
    numbers = [];
    return value;
  };
  for (const [n, { kind, text }] of tokens.entries()) {
    const number = toNumber(kind, text);
    if (number !== undefined) {
      if (numbers.length > 0 && !isRange) return undefined;
      if (isCount) sessions = number;
      else numbers.push(number);
      [isRange, isCount] = [false, false];
    } else if (kind === 'hour' || kind === 'minute') {
      const isNamed = kind === 'hour' && numbers.length === 0 && tokens[n - 1]?.kind === 'filler';
      if (numbers.length === 0 && !isNamed) return undefined;
      minutes += isNamed ? 60 : take() * (kind === 'hour' ? 60 : 1);
    } else if (kind === 'half') numbers = [take() + 0.5];
    else if (kind === 'times') {
      // '× 3 times' says it twice.
      if (numbers.length === 0) isCount = sessions === 0;
      else sessions = Math.round(take());
    } else if (kind.startsWith('x')) sessions = Number(kind.slice(1));
    else if (kind === 'day' || kind === 'daily') {
      const days = take();
      sessions = days > 1 ? Math.round(days) : DAYS_PER_WEEK;
    } else if (kind === 'week' ? numbers.length > 0 : !ignored.has(kind)) return undefined;
    else if (kind === 'to' || dash.test(text)) {
      // 'Book the cheapest one - 10 min'
      if (/^n\d/.test(tokens[n - 1]?.kind ?? '')) return undefined;
      isRange = true;
      // '45 min – 1 h'
      if (numbers.length === 0 && minutes > 0) [from, minutes] = [minutes, 0];
    }
  }
  if (numbers.length > 0) {
    // '1 h 30' and 'an hour and a half'
    const rest = numbers[0] === 0.5 ? 30 : tokens.at(-2)?.kind === 'hour' ? numbers[0]! : 60;
    if (numbers.length > 1 || minutes === 0 || rest >= 60) return undefined;
    minutes += rest;
  }
  if (isCount || Number.isNaN(minutes) || (from > 0 && minutes > 0 && from >= minutes)) return undefined;
  const length = from > 0 ? (minutes > 0 ? (from + minutes) / 2 : from) : minutes;
  const size = { sessions: Math.max(1, sessions), minutes: Math.round(length) };
  return size.minutes > 0 && size.sessions <= MAX_SESSIONS && size.sessions * size.minutes <= limits.estimatedMinutes
    ? size
    : undefined;
}

function toNumber(kind: string, text: string): number | undefined {
  if (kind === 'clock') return Number(text.split(':')[0]) + Number(text.split(':')[1]) / 60;
  if (/^n\d/.test(kind)) return Number(kind.slice(1));
  if (kind !== 'number') return undefined;
  const fraction = fractions[text.at(-1)!] ?? 0;
  return Number((fraction > 0 ? text.slice(0, -1) : text).replace(',', '.')) + fraction;
}

/** Of a range: 1–2 → 1.5. */
function middle(numbers: readonly number[]): number {
  const [from = 0, to = from] = numbers;
  return numbers.length > 2 || to < from ? Number.NaN : (from + to) / 2;
}

export function formatSize({ sessions, minutes: length }: Size): string {
  return sessions === 1 ? formatDuration(length) : `${sessions} × ${formatDuration(length)}`;
}
