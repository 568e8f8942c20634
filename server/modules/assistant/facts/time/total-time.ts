import type { Language } from '../detect-language.ts';
import { numberPattern, parseNumber } from '../numbers.ts';
import { pieceAt, type Source, type Span, wordPattern } from '../source.ts';
import { type Duration, isOtherDuration } from './durations.ts';

const totalAfter: Readonly<Record<Language, RegExp>> = {
  en: /^ ?(?:in all|in total|altogether|total|all in all|all told|overall|left|to spare)\b/i,
  de: /^ ?(?:insgesamt|gesamt|alles in allem|übrig)/i,
  es: /^ ?(?:en total|en todo)/i,
  fr: /^ ?(?:en tout|au total)/i,
  pt: /^ ?(?:no total|ao todo|em total)/i,
  ja: /^しか(?:ない|ありません|時間がない)/u,
};
const totalBefore: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:in all|in total|altogether|total(?: of)?|a total of)(?: \S{1,8})? ?$/i,
  de: /(?:^|\s)(?:insgesamt|gesamt)(?: \S{1,8})? ?$/i,
  es: /(?:^|\s)(?:en total|un total de)(?: \S{1,8})? ?$/i,
  fr: /(?:^|\s)(?:en tout|au total)(?: \S{1,8})? ?$/i,
  pt: /(?:^|\s)(?:no total|ao todo|um total de)(?: \S{1,8})? ?$/i,
  ja: /(?:全部で|合計で?|トータルで?|残り)$/u,
};

/** 'It is 50 hours of work and I have 2': only the second is the user's time. */
const have: Readonly<Record<Language, string>> = {
  en: "(?:have|got|there(?:'s| is| are)|find|spare)(?: only| just| about| maybe| barely| at most)*",
  de: '(?:habe?|haben|bleiben(?: mir)?)(?: ich| aber| nur| noch| bloß| höchstens| vielleicht)*',
  es: '(?:tengo|dispongo de|me quedan)(?: solo| sólo| unas| apenas| como mucho)*',
  fr: "(?:j'(?:en )?ai|je n'(?:en )?ai que|il (?:me|m'en) reste|dispose de)(?: que| seulement| à peine)*",
  pt: '(?:tenho|restam|disponho de)(?: só| apenas| umas| no máximo)*',
  ja: '(?:使えるのは|あるのは|できるのは)',
};
const NEED =
  /\b(?:need(?:s|ed)?|takes?|requires?|of work|of practice|of study)\b|brauch|nötig|dauert|necesit|hacen falta|hace falta|\bfaut\b|faudrait|besoin|precis|必要|かかる/i;

const compiled = Object.fromEntries(
  Object.entries(have).map(([language, words]) => {
    const number = `(?<number>${numberPattern[language as Language]})`;
    return [
      language,
      language === 'ja'
        ? new RegExp(`${words}${number}時間`, 'gu')
        : wordPattern(
            `${words} ${number}(?= ?(?:hours?|hrs?|h|stunden|std|horas|heures)(?![a-zA-ZÀ-ɏ])| ?(?:[.,;!]|$))`,
            'gim',
          ),
    ];
  }),
) as Record<Language, RegExp>;

interface TotalTimeInput {
  readonly durations: readonly Duration[];
  /** The times that are weekly ones. */
  readonly weekly: readonly Span[];
  /** Whether it has to be done within a week, so that a time without 'a week' is all there is. */
  readonly isUrgent: boolean;
}

/** The minutes that the user has altogether. */
export function findTotalTime(source: Source, { durations, weekly, isUrgent }: TotalTimeInput): number | null {
  const { text, language } = source;
  const once = durations.filter((duration) => !weekly.some(({ from }) => from === duration.from));
  const stated = once.find(
    ({ from, to }) =>
      totalAfter[language].test(text.slice(to, to + 20)) ||
      totalBefore[language].test(text.slice(Math.max(0, from - 24), from)),
  );
  if (stated) return stated.minutes;
  const isNeeded = once.some((duration) => NEED.test(pieceAt(source.sentences, duration.from)?.text ?? ''));
  if (isNeeded || once.length > 1) {
    const contrast = Array.from(text.matchAll(compiled[language])).find(({ index }) => index > once[0]!.from);
    const hours = contrast && parseNumber(contrast.groups!['number']!, language);
    if (hours) return Math.round(hours * 60);
  }
  const [only] = once;
  if (!isUrgent || !only || once.length > 1 || isNeeded || isOtherDuration(source, only)) return null;
  return only.minutes;
}
