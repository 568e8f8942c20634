import type { Language } from '../plan-fields.ts';
import { readDeadline } from './deadline.ts';
import { minutesAt, numberAt, type Quantity } from './quantities.ts';
import { readAll, readTokens, says, type Source, type Token } from './tokens.ts';
import { frequencyAt } from './weekly-minutes.ts';

/** A step in the user's own words. */
export interface OwnLine {
  /** Without the size at its end, otherwise as written. */
  readonly text: string;
  /** Altogether; of a line that recurs, in a week. */
  readonly minutes: number | null;
  /** How often; of a line that recurs, in a week. */
  readonly sessions: number | null;
  /** Whether it recurs: 'every week', 'twice a week', 'every day'. */
  readonly weekly: boolean;
  /** The last day on which it can be done, if the line names one, and the words that do. */
  readonly day: string | null;
  readonly daysWords: string | null;
}

const SEPARATOR = /^[-–—:,|]$/u;
/** 'about 3 sessions of 1 h 30 min each' */
const MAX_SIZE_TOKENS = 12;

export function readOwnLine(line: string, today: string, language: Language | null): OwnLine {
  const source = readTokens(line, language ?? 'en');
  const size = sizeAtEnd(source);
  const perWeek = timesPerWeek(source);
  const sessions = size && size.sessions > 1 ? size.sessions : perWeek;
  const deadline = readDeadline(source, { today, timeZone: 'UTC' }, false);
  return {
    text: size?.text ?? line,
    minutes: size && Math.round(size.minutes * (sessions ?? 1)),
    sessions,
    weekly: perWeek !== null,
    day: deadline?.value ?? null,
    daysWords: deadline?.words ?? null,
  };
}

function timesPerWeek(source: Source): number | null {
  const all = readAll(source, (at) => frequencyAt(source, at, false));
  const best = all.find(({ kind }) => kind === 'sessions') ?? all.find(({ perWeek }) => perWeek >= 1);
  return best && best.perWeek >= 1 ? Math.round(best.perWeek) : null;
}

/** '(2 h)', '– 45 min', ': 3 × 20 min' */
function sizeAtEnd({ text, tokens }: Source): { text: string; minutes: number; sessions: number } | null {
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const isBracket = [')', ']', '】'].includes(tokens[last - 1]?.text ?? '');
  for (let at = last - 2; at > Math.max(0, last - MAX_SIZE_TOKENS); at--) {
    const token = tokens[at]!;
    const isStart = isBracket ? ['(', '[', '【'].includes(token.text) : SEPARATOR.test(token.text);
    const size = isStart ? readSize(tokens.slice(at + 1, isBracket ? last - 1 : last)) : null;
    if (size) return { text: text.slice(0, token.from).trimEnd(), ...size };
  }
  return null;
}

/** Null if the words say anything else. */
function readSize(tokens: readonly Token[]): { minutes: number; sessions: number } | null {
  let minutes: number | null = null;
  let sessions = 1;
  for (let at = 0; at < tokens.length;) {
    const amount: Quantity | null = minutes === null ? minutesAt(tokens, at) : null;
    const number = amount ? null : numberAt(tokens, at);
    const isOther = !says(tokens[at], 'about', 'filler', 'per', 'each', 'session') && !'.,'.includes(tokens[at]!.text);
    if (says(tokens[at], 'within') || (!amount && !number && isOther)) return null;
    minutes ??= amount && amount.count;
    sessions = number?.count ?? sessions;
    at = amount?.end ?? number?.end ?? at + 1;
  }
  return minutes === null ? null : { minutes, sessions };
}
