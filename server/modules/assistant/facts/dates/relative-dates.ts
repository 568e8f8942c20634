import { addDays } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { wordPattern } from '../source.ts';
import { addMonths, lastDayOfMonth, nextTime, weekdayIn, yearOf } from './calendar-math.ts';
import type { FindDates } from './date-candidate.ts';
import { endOfMonth } from './periods.ts';

type FromToday = (today: string) => string;

const inDays =
  (count: number): FromToday =>
  (today) =>
    addDays(today, count);
const sunday =
  (weeks: number): FromToday =>
  (today) =>
    weekdayIn(today, 6, weeks);
const monthEnd =
  (later: number): FromToday =>
  (today) =>
    endOfMonth(today, later);
const yearEnd =
  (later: number): FromToday =>
  (today) =>
    `${yearOf(today) + later}-12-31`;
/** 'By the end of Q1' */
const quarters = [1, 2, 3, 4].map((quarter): readonly [string, FromToday] => [
  `(?:the )?(?:end of |ende |finales de |fin |fim de )?q${quarter}`,
  (today) => nextTime(today, (year) => lastDayOfMonth(year, quarter * 3))!,
]);
const nextYearToday: FromToday = (today) => addMonths(today, 12);

/** Longer phrases first: what a phrase has covered is not read again. */
const phrases: Readonly<Record<Language, readonly (readonly [phrase: string, day: FromToday])[]>> = {
  en: [
    ['the day after tomorrow', inDays(2)],
    ['tomorrow', inDays(1)],
    ['tonight|(?:by|until|before) (?:the end of )?today', inDays(0)],
    ['next weekend|the weekend after', sunday(1)],
    ['this(?: coming)? weekend|(?:by|before|over) the weekend', sunday(0)],
    ['(?:the )?end of next week|next week', sunday(1)],
    ["(?:the )?end of (?:the|this) week|this week|(?:the )?week'?s end", sunday(0)],
    ['(?:the )?end of next month|next month', monthEnd(1)],
    ["(?:the )?end of (?:the |this )?month|this month|month'?s? end", monthEnd(0)],
    ['this time next year|a year from (?:now|today)', nextYearToday],
    ['(?:the )?end of next year|next year', yearEnd(1)],
    ["(?:the )?end of (?:the |this )?year|(?:by|in|before|within) this year|year'?s? end", yearEnd(0)],
  ],
  de: [
    ['übermorgen', inDays(2)],
    ['heute abend|(?:bis|noch) heute', inDays(0)],
    ['nächstes wochenende|übernächstes wochenende|am nächsten wochenende', sunday(1)],
    ['(?:dieses|kommendes|am kommenden|an diesem) wochenende|(?:bis zum|übers) wochenende', sunday(0)],
    ['ende (?:der )?nächste[rn]? woche|nächste woche|kommende woche', sunday(1)],
    ['ende (?:der|dieser) woche|diese woche|in dieser woche', sunday(0)],
    ['ende (?:des )?nächsten? monats?|nächsten monat|kommenden monat', monthEnd(1)],
    ['ende (?:des|dieses) monats?|monatsende|diesen monat', monthEnd(0)],
    ['in einem jahr|heute in einem jahr', nextYearToday],
    ['ende (?:des )?nächsten jahres|(?:im )?nächste[sn] jahr|(?:im )?kommende[sn] jahr', yearEnd(1)],
    ['ende (?:des|dieses) jahres|jahresende|(?:noch )?dieses jahr|in diesem jahr', yearEnd(0)],
  ],
  es: [
    ['pasado mañana', inDays(2)],
    ['(?<!(?:cada|la|las|una|toda la|esta|por la|de la) )mañana(?! (?:de|antes|y tarde))', inDays(1)],
    ['esta noche|(?:para|antes de) hoy|hoy mismo', inDays(0)],
    ['el (?:próximo fin de semana|fin de semana que viene)', sunday(1)],
    ['este (?:fin de semana|finde)', sunday(0)],
    ['(?:finales de |fin de )?la (?:próxima semana|semana que viene)', sunday(1)],
    ['esta semana|(?:el )?final de (?:la|esta) semana', sunday(0)],
    ['(?:finales del? |fin del? )?(?:el )?(?:próximo mes|mes que viene)', monthEnd(1)],
    ['(?:fin|final|finales) de(?:l| este)? mes|este mes', monthEnd(0)],
    ['(?:finales del? )?(?:el )?(?:próximo año|año que viene|año próximo)', yearEnd(1)],
    ['(?:fin|final|finales) de(?:l| este)? año|este (?:mismo )?año', yearEnd(0)],
  ],
  fr: [
    ['après-demain', inDays(2)],
    ['demain', inDays(1)],
    ["ce soir|(?:pour|avant|d'ici) (?:ce soir|aujourd'hui)", inDays(0)],
    ['le week-?end prochain', sunday(1)],
    ['ce week-?end', sunday(0)],
    ['(?:la )?(?:fin de la )?semaine prochaine', sunday(1)],
    ['(?:la )?fin de (?:la|cette) semaine|cette semaine', sunday(0)],
    ['(?:la )?(?:fin du |le )?mois prochain', monthEnd(1)],
    ['(?:la )?fin (?:du|de ce) mois|ce mois-ci', monthEnd(0)],
    ["(?:la )?(?:fin de )?l'année prochaine|l'an prochain", yearEnd(1)],
    ["(?:la )?fin de l'année|(?:la )?fin d'année|cette année", yearEnd(0)],
  ],
  pt: [
    ['depois de amanhã', inDays(2)],
    ['amanhã', inDays(1)],
    ['hoje à noite|(?:até|ainda) hoje', inDays(0)],
    ['(?:n?o )?(?:próximo fim de semana|fim de semana que vem)', sunday(1)],
    ['(?:n?este|nesse) (?:fim de semana|fds)', sunday(0)],
    ['(?:fim da |n?a )?(?:próxima semana|semana que vem)', sunday(1)],
    ['(?:o )?(?:fim|final) da semana(?! )|(?:n?esta|nessa) semana', sunday(0)],
    ['(?:(?:fim|final) do |n?o )?(?:próximo mês|mês que vem)', monthEnd(1)],
    ['(?:o |ao )?(?:fim|final) do mês|(?:n?este) mês', monthEnd(0)],
    ['(?:(?:fim|final) do |n?o )?(?:próximo ano|ano que vem)', yearEnd(1)],
    ['(?:o |ao )?(?:fim|final) do ano|(?:n?este) ano', yearEnd(0)],
  ],
  ja: [
    ['明後日|あさって', inDays(2)],
    ['明日|あした', inDays(1)],
    ['今夜|今晩|今日中', inDays(0)],
    ['来週末', sunday(1)],
    ['今週末|この週末', sunday(0)],
    ['来週(?:中|まで)', sunday(1)],
    ['今週(?:中|まで)', sunday(0)],
    ['来月末|来月(?:中|まで|に)', monthEnd(1)],
    ['今月末|今月(?:中|まで)|月末', monthEnd(0)],
    ['来年末|来年(?:中|まで|に|は)', yearEnd(1)],
    ['今年(?:中|の?末|まで)', yearEnd(0)],
  ],
};

const compiled = Object.fromEntries(
  Object.entries(phrases).map(([language, entries]) => [
    language,
    [...entries, ...quarters].map(([phrase, day]) => ({
      pattern: language === 'ja' ? new RegExp(phrase, 'gu') : wordPattern(phrase),
      day,
    })),
  ]),
) as Record<Language, { pattern: RegExp; day: FromToday }[]>;

/** The adverb is written small; 'der Morgen' is the morning. */
const GERMAN_TOMORROW = /(?<![a-zA-ZÀ-ɏ])(?<!(?:jeden|am|guten|heute) )morgen(?! früh um)(?![a-zA-ZÀ-ɏ])/gu;
const TODAY_AT_END: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?!.*(?:\bi'?m\b|\bi am\b|\bi can\b|\bright now\b|\bis\b|\bstand\b)).{3,60}\btoday$/i,
  de: /^(?!.*(?:\bbin\b|\bist\b|\bstehe\b)).{3,60}\bheute$/i,
  es: /^.{3,40}\bhoy$/i,
  fr: /^.{3,40} aujourd'hui$/i,
  pt: /^.{3,40} hoje$/i,
};

/** Days and periods that are counted from today: 'tomorrow', 'this weekend', 'next year'. */
export const findRelativeDates: FindDates = ({ text, language, clauses }, today) => {
  const found = compiled[language].flatMap(({ pattern, day }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      from: match.index,
      to: match.index + match[0].length,
      day: day(today),
      weight: 2 as const,
    })),
  );
  if (language === 'de') {
    for (const { index } of text.matchAll(GERMAN_TOMORROW)) {
      found.push({ from: index, to: index + 6, day: addDays(today, 1), weight: 2 });
    }
  }
  for (const clause of clauses.slice(0, 3)) {
    if (TODAY_AT_END[language]?.test(clause.text))
      found.push({ from: clause.to - 5, to: clause.to, day: today, weight: 2 });
  }
  return found;
};
