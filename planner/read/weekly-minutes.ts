import type { Found } from '../plan-fields.ts';
import { minutesAt, numberAt, type Quantity } from './quantities.ts';
import { found, onlyOne, type Placed, readAll, says, type Source, tokensAround } from './tokens.ts';

/** More is a mistake, or not the time for one goal. */
const MAX_MINUTES = 60 * 60;
/** '10h – 12h' on Saturdays is not eleven hours. */
const MAX_SESSION = 8 * 60;

interface Frequency {
  readonly perWeek: number;
  /** 'Three evenings a week' and 'on Mondays' say more than 'a day'. */
  readonly kind: 'sessions' | 'on' | 'per';
  readonly end: number;
}

/** 'Half an hour a day', 'two evenings a week, an hour each'. Only the answer to the question for it can leave out how often. */
export function readWeeklyMinutes(source: Source, isAnswer: boolean): Found<number> | null {
  const parts = readAll(source, (at) => minutesAt(source.tokens, at) ?? frequencyAt(source, at, isAnswer));
  const sentences = Map.groupBy(parts, ({ at }) => source.tokens[at]!.sentence);
  return onlyOne(Array.from(sentences.values()).flatMap((some) => readSentence(source, some, isAnswer) ?? []));
}

type Part = Placed<Quantity> | Placed<Frequency>;

/** Of several amounts in a sentence, it is not clear which one is meant. */
function readSentence(source: Source, parts: readonly Part[], isAnswer: boolean): Found<number> | null {
  const amounts = parts.filter((part) => 'count' in part);
  const timed = amounts.filter((amount) => !isOtherTime(source, amount));
  const [amount] = timed;
  if (!amount || timed.length > 1) return null;
  const owner = ({ at }: Part) => amounts.findLast((each) => each.at < at) ?? amounts[0];
  const own = parts.filter((part) => 'perWeek' in part).filter((frequency) => owner(frequency) === amount);
  // 'Two hours on Mondays and one on Sundays'
  const wordBefore = (at: number) => source.tokens[says(source.tokens[at - 1], 'filler') ? at - 2 : at - 1];
  if (own.some(({ kind, at }) => kind === 'on' && says(wordBefore(at), 'number'))) return null;
  const value = Math.round(weeklyMinutes(amount, own, isAnswer));
  if (value < 1 || value > MAX_MINUTES) return null;
  const used = [amount, ...own];
  return found(source, value, Math.min(...used.map(({ at }) => at)), Math.max(...used.map(({ end }) => end)));
}

function weeklyMinutes(amount: Placed<Quantity>, own: readonly Placed<Frequency>[], isAnswer: boolean): number {
  const { count: minutes, at: start, end } = amount;
  if (own.length === 0) return isAnswer ? minutes : 0;
  const sessions = own.find(({ kind }) => kind === 'sessions');
  // '5 hours a week, on Saturdays and Sundays', but not '3 x 20 min a week'
  const total = own.find(({ kind, at, perWeek }) => kind === 'per' && at === end && perWeek <= 1);
  if (total && sessions?.end !== start) return minutes * total.perWeek;
  const days = own.filter(({ kind }) => kind === 'on').reduce((sum, { perWeek }) => sum + perWeek, 0);
  const times = sessions?.perWeek ?? (days || own[0]!.perWeek);
  return times >= 1 && minutes > MAX_SESSION ? 0 : minutes * times;
}

/** '3 evenings a week', 'twice a week', 'every day', 'on Mondays' */
export function frequencyAt({ tokens }: Source, at: number, isAnswer: boolean): Frequency | null {
  const { per, on, each } = tokens[at]?.means ?? {};
  const number = numberAt(tokens, per === undefined ? at : at + 1);
  if (number && says(tokens[number.end], 'session')) {
    const sessionEnd = number.end + 1;
    const after = per === undefined ? tokens[sessionEnd]?.means.per : undefined;
    // '3 x 20 min a week'
    const later = tokens[minutesAt(tokens, sessionEnd)?.end ?? tokens.length]?.means.per;
    const times = Number(per ?? after ?? later ?? (isAnswer ? 1 : undefined));
    const end = sessionEnd + (after === undefined ? 0 : 1);
    if (times <= 1) return { perWeek: number.count * times, kind: 'sessions', end };
  }
  if (per !== undefined) return { perWeek: Number(per), kind: 'per', end: at + 1 };
  if (on !== undefined) return { perWeek: Number(on), kind: 'on', end: at + 1 };
  const isEach = each !== undefined && says(tokens[at + 1], 'weekday');
  return isEach ? { perWeek: Number(each), kind: 'on', end: at + 2 } : null;
}

/** Time at work, asleep or on the way, a result ('in 30 minutes'), or a time of day. */
function isOtherTime(source: Source, { at, end }: Placed<Quantity>): boolean {
  const before = says(source.tokens[at - 1], 'about') ? at - 2 : at - 1;
  if (says(source.tokens[before], 'within', 'under', 'at', 'start') || says(source.tokens[end], 'not-span'))
    return true;
  return tokensAround(source, at, 'clause').some((token) => says(token, 'other', 'past'));
}
