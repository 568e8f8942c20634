import type { Language } from '../detect-language.ts';
import { wordPattern } from '../source.ts';
import { anyOf, indexOfWord, months, weekdayWords } from './calendar-words.ts';
import { addMonths, dayOf, nextTime } from './calendar-math.ts';
import type { DateCandidate, FindDates } from './date-candidate.ts';

const YEAR = String.raw`(?:19|20)\d\d`;
const ISO = new RegExp(String.raw`(?<!\d)(?<year>${YEAR})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)`, 'gu');
const NUMERIC_WITH_YEAR = new RegExp(
  String.raw`(?<![\d/.])(?<a>\d{1,2})(?:[/.-]|\. )(?<b>\d{1,2})(?:[/.-]|\. )(?<year>${YEAR}|\d\d)(?![\d/])`,
  'gu',
);
/** Without a year, a fraction or a version looks the same, so that a word for 'on' or 'by' has to come first. */
const NUMERIC_AFTER_WORD = wordPattern(
  String.raw`(?:on|by|before|until|till|til|due|is|deadline:?|exam|test|wedding|party|interview|race day|birthday|prüfung|abgabe|examen|entrega|mariage|prova|am|bis(?: zum)?|zum|vor dem|el|para el|hasta el|antes del?|le|avant le|pour le|du|au|em|até(?: dia| a)?|dia|no dia|para)(?: the)? (?<a>\d{1,2})[/.](?<b>\d{1,2})(?!\s?(?:h|hours?|stunden|horas|heures|km|kg|%)|[/.]?\d)\.?`,
);
const GERMAN_SHORT = /(?<![\d.])(?<a>\d{1,2})\.\s?(?<b>\d{1,2})\.(?!\d)/gu;
const JAPANESE = new RegExp(
  String.raw`(?:(?<year>${YEAR})年)?(?<month>\d{1,2})月(?<day>\d{1,2})日|(?<![\d/])(?<m>\d{1,2})/(?<d>\d{1,2})(?=まで|に|の|が)`,
  'gu',
);
/** Where the month is written first: 5/12 is the twelfth of May. */
const MONTH_FIRST_ZONES =
  /^(?:America\/(?!Argentina|Sao_Paulo|Bogota|Lima|Santiago|Caracas|Mexico_City)|Pacific\/Honolulu|US\/)/;

/** 'by the 15th', 'the 12th of next month' */
const DAY_ONLY = wordPattern(
  String.raw`(?:by|before|until) the (?<day>\d{1,2})(?:st|nd|rd|th)(?=$|[.,;!]| at| because| so)|the (?<day>\d{1,2})(?:st|nd|rd|th) of (?:(?<next>next)|this) month`,
);

/** 'On 5 and 6 June': the first day counts. */
const SECOND = String.raw`(?:(?:st|nd|rd|th|º|er|\.)? ?(?:and|or|to|und|bis|oder|y|al|o|et|au|e|a|-|–|/) ?\d{1,2})?`;

const named: Readonly<Record<Exclude<Language, 'ja'>, readonly RegExp[]>> = {
  en: [
    wordPattern(
      String.raw`(?<day>\d{1,2})${SECOND}(?:st|nd|rd|th)?(?: of)? (?<month>${anyOf(months.en)})\b\.?(?:,? (?<year>${YEAR}))?`,
    ),
    wordPattern(
      String.raw`(?<month>${anyOf(months.en)})\.? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\s?(?:hours?|h|mins?|minutes|days|weeks|km|miles|%|k)|[:.]?\d)(?:,? (?<year>${YEAR}))?`,
    ),
  ],
  de: [wordPattern(String.raw`(?<day>\d{1,2})${SECOND}\. ?(?<month>${anyOf(months.de)})\.?(?: (?<year>${YEAR}))?`)],
  es: [
    wordPattern(
      String.raw`(?<day>\d{1,2})${SECOND}(?:º)?(?: de)? (?<month>${anyOf(months.es)})\.?(?: (?:del? )?(?<year>${YEAR}))?`,
    ),
  ],
  fr: [wordPattern(String.raw`(?<day>\d{1,2})${SECOND}(?:er)? (?<month>${anyOf(months.fr)})\.?(?: (?<year>${YEAR}))?`)],
  pt: [
    wordPattern(
      String.raw`(?<day>\d{1,2})${SECOND}(?:º|o)?(?: de)? (?<month>${anyOf(months.pt)})\.?(?: (?:de )?(?<year>${YEAR}))?`,
    ),
  ],
};

/** Dates with a day and a month: '3 March', '15/05/2027', '2027年1月24日'. */
export const findExplicitDates: FindDates = ({ text, language }, today, timeZone) => {
  const found: DateCandidate[] = [];
  const add = (match: RegExpMatchArray, year: string | undefined, month: number, day: number) => {
    const fullYear = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year);
    const date =
      fullYear === undefined ? nextTime(today, (each) => dayOf(each, month, day)) : dayOf(fullYear, month, day);
    const to = match.index! + match[0].length;
    if (date !== undefined)
      found.push({ from: startWithWeekday(text, match.index!, language), to, day: date, weight: 2 });
  };
  for (const match of text.matchAll(ISO)) {
    add(match, match.groups!['year'], Number(match.groups!['month']), Number(match.groups!['day']));
  }
  if (language === 'ja') {
    for (const match of text.matchAll(JAPANESE)) {
      const { year, month, day, m, d } = match.groups!;
      add(match, year, Number(month ?? m), Number(day ?? d));
    }
    return found;
  }
  const numeric = [NUMERIC_WITH_YEAR, NUMERIC_AFTER_WORD, ...(language === 'de' ? [GERMAN_SHORT] : [])];
  for (const pattern of numeric) {
    for (const match of text.matchAll(pattern)) {
      const [a, b] = [Number(match.groups!['a']), Number(match.groups!['b'])];
      const isMonthFirst = b > 12 || (language === 'en' && a <= 12 && MONTH_FIRST_ZONES.test(timeZone));
      add(match, match.groups!['year'], isMonthFirst ? a : b, isMonthFirst ? b : a);
    }
  }
  if (language === 'en') {
    for (const match of text.matchAll(DAY_ONLY)) {
      const first = `${today.slice(0, 7)}-01`;
      const isNext = match.groups!['next'] !== undefined || Number(match.groups!['day']) < Number(today.slice(8));
      const month = isNext ? addMonths(first, 1) : first;
      add(match, month.slice(0, 4), Number(month.slice(5, 7)), Number(match.groups!['day']));
    }
  }
  for (const pattern of named[language]) {
    for (const match of text.matchAll(pattern)) {
      const month = indexOfWord(months[language], match.groups!['month']!) + 1;
      add(match, match.groups!['year'], month, Number(match.groups!['day']));
    }
  }
  return found;
};

const weekdayBefore = Object.fromEntries(
  Object.entries(weekdayWords).map(([language, names]) => [
    language,
    new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${anyOf(names)})\\.?,? (?:the |de[nmr] |le |el |dia |día )?$`, 'i'),
  ]),
) as Record<Language, RegExp>;

/** 'Saturday 13 March' is one date, not two. */
function startWithWeekday(text: string, from: number, language: Language): number {
  const before = text.slice(Math.max(0, from - 24), from);
  return from - (weekdayBefore[language].exec(before)?.[0].length ?? 0);
}
