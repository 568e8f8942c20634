import type { Found } from '../plan-fields.ts';
import { minutesAt, numberAt } from './quantities.ts';
import { found, says, type Source, tokensAround } from './tokens.ts';

/** More is a mistake, or not the time for one goal. */
const MAX_MINUTES = 60 * 60;
/** '10h – 12h' on Saturdays is not eleven hours. */
const MAX_SESSION = 8 * 60;

interface Amount {
  readonly minutes: number;
  readonly first: number;
  readonly end: number;
}

interface Frequency {
  readonly perWeek: number;
  /** 'Three evenings a week' and 'on Mondays' say more than 'a day'. */
  readonly kind: 'sessions' | 'on' | 'per';
  readonly first: number;
  readonly end: number;
}

/**
 * The time for the goal in a week: 'half an hour a day', 'two evenings a week, an hour each'. Only the answer to the question for
 * it can leave out how often.
 */
export function readWeeklyMinutes(source: Source, isAnswer: boolean): Found<number> | null {
  const results = sentencesOf(source).flatMap(([first, end]) => readSentence(source, first, end, isAnswer) ?? []);
  return new Set(results.map(({ value }) => value)).size === 1 ? results[0]! : null;
}

/** The indexes of the first token of each sentence, and of the one after its last. */
function sentencesOf({ tokens }: Source): [first: number, end: number][] {
  const starts = tokens.flatMap((token, at) => (token.sentence === tokens[at - 1]?.sentence ? [] : [at]));
  return starts.map((start, n) => [start, starts[n + 1] ?? tokens.length]);
}

function readSentence(source: Source, first: number, end: number, isAnswer: boolean): Found<number> | null {
  const amounts: Amount[] = [];
  const frequencies: Frequency[] = [];
  for (let at = first; at < end; at++) {
    const amount = minutesAt(source.tokens, at);
    const frequency = amount ? null : frequencyAt(source, at, isAnswer);
    if (amount) amounts.push({ minutes: amount.count, first: at, end: amount.end });
    if (frequency) frequencies.push(frequency);
    at = Math.max(at, (amount?.end ?? frequency?.end ?? 0) - 1);
  }
  const timed = withFrequencies(amounts, frequencies).filter(({ amount }) => !isOtherTime(source, amount));
  const [one] = timed;
  if (!one) return null;
  const values = timed.map(({ amount, own }) => weeklyMinutes(amount, own, isAnswer));
  // 'Half an hour on weekdays and two hours on Sundays' is a sum, '2 hours a week, 30 minutes a day' is not clear.
  const isSum = timed.every(({ own }) => own.length > 0 && own.every(({ kind }) => kind === 'on'));
  const value = Math.round(values.reduce((sum, each) => sum + each, 0));
  if ((timed.length > 1 && !isSum) || !(value >= 1 && value <= MAX_MINUTES)) return null;
  const parts = timed.flatMap(({ amount, own }) => [amount, ...own]);
  const from = Math.min(...parts.map((part) => part.first));
  return found(source, value, from, Math.max(...parts.map((part) => part.end)));
}

/** Each amount with the frequencies after it, or with those before it if the sentence begins with one. */
function withFrequencies(amounts: readonly Amount[], frequencies: readonly Frequency[]) {
  const last = amounts.at(-1);
  const isAhead = last !== undefined && frequencies.every(({ first }) => first < last.first);
  return amounts.map((amount, n) => ({
    amount,
    own: frequencies.filter(({ first }) =>
      isAhead
        ? first < amount.first && (n === 0 || first > amounts[n - 1]!.first)
        : (n === 0 || first > amount.first) && first < (amounts[n + 1]?.first ?? Infinity),
    ),
  }));
}

function weeklyMinutes({ minutes, first: start, end }: Amount, own: readonly Frequency[], isAnswer: boolean): number {
  if (own.length === 0) return isAnswer ? minutes : 0;
  const sessions = own.find(({ kind }) => kind === 'sessions');
  // '5 hours a week, on Saturdays and Sundays', but not '3 x 20 min a week'
  const total = own.find(({ kind, first, perWeek }) => kind === 'per' && first === end && perWeek <= 1);
  if (total && sessions?.end !== start) return minutes * total.perWeek;
  const days = own.filter(({ kind }) => kind === 'on');
  const times = sessions?.perWeek ?? (days.length > 0 ? days : own.slice(0, 1)).reduce((sum, { perWeek }) => sum + perWeek, 0);
  return times >= 1 && minutes > MAX_SESSION ? 0 : minutes * times;
}

/** '3 evenings a week', 'twice a week', 'every day', 'on Mondays' */
function frequencyAt({ tokens }: Source, at: number, isAnswer: boolean): Frequency | null {
  const perToken = tokens[at]?.means.per;
  const number = numberAt(tokens, perToken === undefined ? at : at + 1);
  const sessionEnd = number && says(tokens[number.end], 'session') ? number.end + 1 : null;
  if (number && sessionEnd !== null) {
    const after = perToken === undefined ? tokens[sessionEnd]?.means.per : undefined;
    // '3 x 20 min a week'
    const later = tokens[minutesAt(tokens, sessionEnd)?.end ?? tokens.length]?.means.per;
    const times = perToken ?? after ?? later ?? (isAnswer ? '1' : undefined);
    // '30 minutes a day, 3 times a week': the number belongs to the second.
    if (times !== undefined && Number(times) <= 1) {
      const end = sessionEnd + (after === undefined ? 0 : 1);
      return { perWeek: number.count * Number(times), kind: 'sessions', first: at, end };
    }
  }
  if (perToken !== undefined) return { perWeek: Number(perToken), kind: 'per', first: at, end: at + 1 };
  const on = tokens[at]?.means.on;
  if (on !== undefined) return { perWeek: Number(on), kind: 'on', first: at, end: at + 1 };
  const isEach = says(tokens[at], 'each') && says(tokens[at + 1], 'weekday');
  return isEach ? { perWeek: 1, kind: 'on', first: at, end: at + 2 } : null;
}

/** Time at work, asleep or on the way, a result ('in 30 minutes'), or a time of day. */
function isOtherTime(source: Source, { first, end }: Amount): boolean {
  const { tokens } = source;
  const before = says(tokens[first - 1], 'about') ? first - 2 : first - 1;
  if (says(tokens[before], 'within', 'under', 'at', 'start') || says(tokens[end], 'not-span', 'clock')) return true;
  return tokensAround(source, first, 'clause').some((token) => says(token, 'other', 'past'));
}
