import { addDays } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { wordPattern } from '../source.ts';
import { comingWeekday, easter, nextTime, yearOf } from './calendar-math.ts';
import type { DateCandidate, FindDates } from './date-candidate.ts';

type InYear = (year: number) => string;

const on =
  (monthAndDay: string): InYear =>
  (year) =>
    `${year}-${monthAndDay}`;
const fromEaster =
  (days: number): InYear =>
  (year) =>
    addDays(easter(year), days);
const thanksgiving: InYear = (year) => comingWeekday(`${year}-11-22`, 3);
const nthSunday =
  (firstPossible: string): InYear =>
  (year) =>
    comingWeekday(`${year}-${firstPossible}`, 6);

const christmas = on('12-25');
const christmasEve = on('12-24');
const newYear = on('01-01');
const newYearsEve = on('12-31');
const epiphany = on('01-06');
const valentine = on('02-14');
const carnival = fromEaster(-47);
const blackFriday: InYear = (year) => addDays(thanksgiving(year), 1);

/** Longer names first, because the first that matches wins. */
const holidays: Readonly<Record<Language, readonly (readonly [name: string, day: InYear])[]>> = {
  en: [
    ['(?:christmas|xmas) eve', christmasEve],
    ["new year'?s eve", newYearsEve],
    ['christmas(?: day)?|xmas(?: day)?', christmas],
    ["(?:the )?new year(?:'?s)?(?: day)?", newYear],
    ['boxing day', on('12-26')],
    ['good friday', fromEaster(-2)],
    ['easter monday', fromEaster(1)],
    ['easter(?: sunday)?', fromEaster(0)],
    ['pentecost|whitsun', fromEaster(49)],
    ['thanksgiving', thanksgiving],
    ['black friday', blackFriday],
    ["valentine'?s(?: day)?", valentine],
    ["st\\.? patrick'?s(?: day)?", on('03-17')],
    ['halloween', on('10-31')],
    ['bonfire night', on('11-05')],
    ["father'?s day", nthSunday('06-15')],
  ],
  de: [
    ['heiligabend|heilig abend', christmasEve],
    ['weihnachten', christmas],
    ['silvester|sylvester', newYearsEve],
    ['neujahr', newYear],
    ['karfreitag', fromEaster(-2)],
    ['ostermontag', fromEaster(1)],
    ['ostern|ostersonntag', fromEaster(0)],
    ['christi himmelfahrt|himmelfahrt|vatertag', fromEaster(39)],
    ['pfingsten', fromEaster(49)],
    ['fasching|karneval|fastnacht', carnival],
    ['nikolaus', on('12-06')],
    ['valentinstag', valentine],
    ['muttertag', nthSunday('05-08')],
    ['halloween', on('10-31')],
  ],
  es: [
    ['nochebuena', christmasEve],
    ['nochevieja|fin de año', newYearsEve],
    ['(?:las? )?navidad(?:es)?', christmas],
    ['(?:el )?año nuevo', newYear],
    ['(?:el día de )?(?:los )?reyes', epiphany],
    ['semana santa', fromEaster(-7)],
    ['pascua', fromEaster(0)],
    ['(?:los )?carnaval(?:es)?', carnival],
    ['san valentín', valentine],
    ['san juan', on('06-24')],
    ['halloween', on('10-31')],
  ],
  fr: [
    ['réveillon|la saint-sylvestre', newYearsEve],
    ['noël', christmas],
    ["(?:le )?nouvel an|le jour de l'an", newYear],
    ['pâques', fromEaster(0)],
    ["l'ascension", fromEaster(39)],
    ['(?:la )?pentecôte', fromEaster(49)],
    ['(?:le )?carnaval', carnival],
    ['(?:la )?saint-valentin', valentine],
    ['(?:la )?toussaint', on('11-01')],
    ['halloween', on('10-31')],
  ],
  pt: [
    ['véspera de natal', christmasEve],
    ['réveillon|véspera de ano novo', newYearsEve],
    ['natal', christmas],
    ['(?:o )?ano[- ]novo', newYear],
    ['páscoa', fromEaster(0)],
    ['carnaval', carnival],
    ['são joão', on('06-24')],
    ['dia dos namorados', on('06-12')],
    ['halloween', on('10-31')],
  ],
  ja: [
    ['クリスマスイブ', christmasEve],
    ['クリスマス', christmas],
    ['大晦日|年末|年内', newYearsEve],
    ['元旦|お?正月|新年', newYear],
    ['バレンタイン(?:デー)?', valentine],
    ['ゴールデンウィーク|GW', on('04-29')],
    ['お盆', on('08-13')],
    ['ハロウィン', on('10-31')],
    ['年度末', on('03-31')],
  ],
};

/** What has to come before a holiday, so that 'six Christmas presents' is none. */
const cues: Readonly<Record<Language, string>> = {
  en: '(?:by|before|until|till|til|for|in time for|at|on|this|next|come|over)(?: the| next| this)? ',
  de: '(?:(?:bis|vor|zu|an|ab|spätestens|über|diese|nächste)(?: zu[mr]?| an| de[mn])? |(?<=^|[.!?\\n]\\s*))',
  es: '(?:para|antes de|hasta|en|por|estas?|antes del)(?: el| la| las| los)? ',
  fr: "(?:avant|pour|d'ici|à|au|jusqu'à|jusqu'au)(?: le| la| à)? ",
  pt: '(?:até|antes|para|no|na|neste|pelo|pela)(?: ao?| à| o| d[oae]| de)? ',
  ja: '',
};

/** What follows a holiday that names something else: 'for the Christmas market'. */
const notAfter: Readonly<Record<Language, string>> = {
  en: '(?! (?:holidays?|presents?|cards?|market|gifts?|break|tree|lights|songs?|carols?|resolution|cookies|cake|dinner|eggs?))',
  de: '(?![a-zA-ZÀ-ɏ-])',
  es: '(?! (?:de (?!este)[a-z]|pasad[ao]))',
  fr: '(?! (?:dernier|passé))',
  pt: '(?! passad[ao])',
  ja: '(?=まで|に|前|には|中|で|の本番)',
};

export const findHolidays: FindDates = ({ text, language }, today) => {
  const named: DateCandidate[] = compiled[language]
    .flatMap(({ pattern, inYear }) =>
      Array.from(text.matchAll(pattern), (match) => ({
        from: match.index,
        to:
          match.index +
          match[0].length +
          (NEXT_YEAR.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 20))?.[0].length ??
            0),
        day: dayOfHoliday(today, inYear, text.slice(match.index + match[0].length, match.index + match[0].length + 20)),
        weight: language === 'ja' || IS_DUE.test(match[0]) ? (3 as const) : (2 as const),
      })),
    )
    .filter((found) => !PAST_YEAR.test(text.slice(found.to, found.to + 6)));
  return [...named, ...findGifts(text, today)];
};

/** 'Over Christmas' may as well be an absence. */
const IS_DUE =
  /^(?:by|before|until|till?|for|in time|bis|vor|zu|spätestens|para|antes|hasta|avant|pour|d'ici|à|au|jusqu|até)/i;

/** What is given away has to be ready, though 'six Christmas presents' alone are no date. */
const GIFTS =
  /(?<![a-zA-ZÀ-ɏ])(?:as (?:an? )?(?:christmas|xmas) (?:presents?|gifts?)|als weihnachtsgeschenke?|(?:como|de) (?:un )?regalos? de navidad|(?:comme|en) cadeaux? de noël|como (?:presentes?|prendas?) de natal)(?![a-zA-ZÀ-ɏ])|クリスマスプレゼントに/giu;

function findGifts(text: string, today: string): DateCandidate[] {
  return Array.from(text.matchAll(GIFTS), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    day: nextTime(today, christmas)!,
    weight: 3 as const,
  }));
}

/** 'by Christmas next year', 'Easter 2028' */
const NEXT_YEAR =
  /^ (?:next year|of next year|nächsten jahres|nächstes jahr|del año que viene|del próximo año|de l'année prochaine|do próximo ano|do ano que vem|(?<year>20[2-4]\d))/i;

function dayOfHoliday(today: string, inYear: InYear, after: string): string {
  const next = NEXT_YEAR.exec(after);
  if (!next) return nextTime(today, inYear)!;
  const year = next.groups!['year'];
  return inYear(year === undefined ? yearOf(today) + 1 : Number(year));
}

const PAST_YEAR = /^\s*(?:20[01]\d|202[0-5])/;

const compiled = Object.fromEntries(
  Object.entries(holidays).map(([language, entries]) => [
    language,
    entries.map(([name, inYear]) => {
      const source = `${cues[language as Language]}(?:${name})${notAfter[language as Language]}`;
      return { pattern: language === 'ja' ? new RegExp(source, 'gu') : wordPattern(source), inYear };
    }),
  ]),
) as Record<Language, { pattern: RegExp; inYear: InYear }[]>;
