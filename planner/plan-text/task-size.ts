import { formatDuration } from '#domain/duration/format-duration.ts';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';

interface Size {
  readonly sessions: number;
  readonly minutes: number;
}

const HOURS = String.raw`(?:h|hrs?|hours?|std\.?|stunden?|horas?|heures?|or[ae]|uur|uren|timm(?:e|ar)|godz\p{L}*|час\p{L}*|時間|小时|시간)`;
const MINUTES = String.raw`(?:min\.?|mins|minut\p{L}*|minuut|m|мин\p{L}*|分間?|分钟|분|['′’])`;
const RANGE = String.raw`(\d{0,3}(?:[.,]\d{1,2}|[½¼¾])?)(?:\s*(?:-|–|—|to|bis|à|a|〜|~)\s*(\d{1,3}(?:[.,]\d{1,2}|½)?))?`;

const phrases = [
  {
    pattern:
      /^(?:(?:a )?half an hour|half[- ]hour|(?:eine )?halbe stunde|(?:une )?demi-heure|media hora|meia hora|mezz[’']ora|een half uur|полчаса|半小时|半時間)$/u,
    minutes: 30,
  },
  {
    pattern:
      /^(?:an hour and a half|one and a half hours|(?:anderthalb|eineinhalb) stunden|une heure et demie|(?:una )?hora y media|uma hora e meia)$/u,
    minutes: 90,
  },
  { pattern: /^(?:an|one|eine|une|una|uma|een) (?:hour|stunde|heure|hora|ora|uur)$/u, minutes: 60 },
] as const;
const clock = new RegExp(String.raw`^(\d{1,2})(?::([0-5]\d)\s*${HOURS}|\s?h\s?([0-5]\d))$`, 'u');
const hours = new RegExp(
  String.raw`^${RANGE}\s*-?${HOURS}(?:\s*(?:,|and|und|y|et|e)?\s*(\d{1,2})\s*${MINUTES})?$`,
  'u',
);
const minutes = new RegExp(String.raw`^${RANGE}\s*-?${MINUTES}$`, 'u');

const approximately =
  /^(?:~|≈|about|around|approx(?:imately)?\.?|roughly|ca\.?|circa|etwa|ungefähr|environ|un[oa]s|aprox\.?|cerca de|[約约])\s*/u;
const perDay =
  /[\s,]*(?:\/|per|a|each|every|pro|am|al|par|por|ao)?\s*(?:day|daily|tag|täglich|día|dia|jour|毎日|每天)$/u;
const WEEK = String.raw`(?:\s*(?:/|per|a|each|pro|die|in der|por|par|a la|à la)\s*(?:week|wk|woche|semana|semaine|session|time))`;
const perWeek = new RegExp(String.raw`[\s,]*(?:${WEEK}|each|weekly|total|in total|insgesamt)$`, 'u');
const TIMES = String.raw`(?:[x×*]|times|mal|veces|fois|vezes|volte|回)`;
const timesFirst = new RegExp(String.raw`^(\d{1,2})\s*${TIMES}${WEEK}?[\s,]*(?:(?:à|for|je|de|of)\s+)?`, 'u');
const timesLast = new RegExp(String.raw`[\s,]*(?:[x×*]\s*(\d{1,2})|\s(\d{1,2})\s*${TIMES})${WEEK}?$`, 'u');

const bracketed = /\s*[([（【]\s*([^()[\]（）【】]{1,60}?)\s*[)\]）】]/gu;
const leading = /^([^:：–—-]{1,40}?)\s*[:：–—-]\s+(?=\S)/u;
const separated = /\s*(?:\s[-–—|]|[:,–—])\s*([^-–—|:,]{1,40}|[^–—|:]{1,40})\.?$/u;
const preposition = /\s(?:for|für|pendant|durante|während|per)$/iu;
/** Before a duration, these make it a result or an interval: 'run 5 km in 30 min', 'stretch every 2 hours'. */
const notASize =
  /(?:^|\s)(?:in|under|within|below|than|every|each|after|at|of|to|by|the|first|last|next|least|most|an?|unter|alle|nach|auf|bis|von|den|die|der|mindestens|höchstens|en|sous|moins de|toutes les|chaque|après|cada|menos de|tras|em)$/iu;

const MAX_MINUTES = 999 * 60;
/** 'an hour and a half' */
const MAX_WORDS = 5;

/** 'Read chapter 4 – ca. 1.5 hrs' → 'Read chapter 4 (1 h 30 min)'. A title without a size stays as it is. */
export function normalizeTaskSize(title: string): string {
  if (parseTaskMinutes(title) > 0) return title;
  const found = findInBrackets(title) ?? findAtStart(title) ?? findAfterSeparator(title) ?? findAtEnd(title);
  return found && /\p{L}/u.test(found.rest) ? `${found.rest} (${formatSize(found.size)})` : title;
}

interface FoundSize {
  /** The title without its size. */
  readonly rest: string;
  readonly size: Size;
}

function findInBrackets(title: string): FoundSize | undefined {
  for (const match of title.matchAll(bracketed)) {
    const size = parseSize(match[1]!);
    if (!size) continue;
    const rest = `${title.slice(0, match.index)} ${title.slice(match.index + match[0].length).trimStart()}`;
    return { rest: rest.replace(/[\s.:–—-]+$/u, '').trim(), size };
  }
  return undefined;
}

function findAtStart(title: string): FoundSize | undefined {
  const match = leading.exec(title);
  const size = match && parseSize(match[1]!);
  return size ? { rest: title.slice(match[0].length), size } : undefined;
}

function findAfterSeparator(title: string): FoundSize | undefined {
  const match = separated.exec(title);
  const size = match && parseSize(match[1]!);
  return size ? { rest: title.slice(0, match.index), size } : undefined;
}

function findAtEnd(title: string): FoundSize | undefined {
  const words = title.replace(/\.$/, '').split(/\s+/u);
  // 'Swim 50 m' is a distance.
  if (/^\d*m$/iu.test(words.at(-1)!)) return undefined;
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const size = parseSize(words.slice(-count).join(' '));
    const rest = words.slice(0, -count).join(' ');
    if (size) return notASize.test(rest) ? undefined : { rest: rest.replace(preposition, ''), size };
  }
  return undefined;
}

function parseSize(text: string): Size | undefined {
  let rest = text.trim().toLowerCase();
  const isDaily = perDay.test(rest);
  rest = rest.replace(perDay, '').replace(perWeek, '').replace(approximately, '');
  const before = timesFirst.exec(rest);
  const after = before ? null : timesLast.exec(rest);
  if (before) rest = rest.slice(before[0].length);
  if (after) rest = rest.slice(0, after.index);
  const length = parseMinutes(rest.replace(approximately, '').trim());
  const sessions = Number(before?.[1] ?? after?.[1] ?? after?.[2] ?? (isDaily ? 7 : 1));
  const isValid = length >= 1 && sessions >= 1 && sessions * length <= MAX_MINUTES;
  return isValid ? { sessions, minutes: length } : undefined;
}

/** 0 for anything else. */
function parseMinutes(text: string): number {
  const phrase = phrases.find(({ pattern }) => pattern.test(text));
  if (phrase) return phrase.minutes;
  const [, clockHours, clockMinutes, restMinutes] = clock.exec(text) ?? [];
  if (clockHours) return Number(clockHours) * 60 + Number(clockMinutes ?? restMinutes);
  const [, fromHour, toHour, extra = '0'] = hours.exec(text) ?? [];
  if (fromHour) return Math.round(60 * middle(fromHour, toHour)) + Number(extra);
  const [, from, to] = minutes.exec(text) ?? [];
  return from ? Math.round(middle(from, to)) : 0;
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function toNumber(text: string): number {
  const fraction = fractions[text.at(-1)!] ?? 0;
  return Number((fraction > 0 ? text.slice(0, -1) : text).replace(',', '.')) + fraction;
}

/** 0 if the range is none: 'chapter 4 - 1 h'. */
function middle(from: string, to: string | undefined): number {
  if (to === undefined) return toNumber(from);
  return toNumber(from) < toNumber(to) ? (toNumber(from) + toNumber(to)) / 2 : 0;
}

function formatSize({ sessions, minutes: length }: Size): string {
  return sessions === 1 ? formatDuration(length) : `${sessions} × ${formatDuration(length)}`;
}
