import { addDays } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { pieceAt, wordPattern } from '../source.ts';
import { anyOf, indexOfWord, months } from './calendar-words.ts';
import { dayOf, lastDayOfMonth, monthOf, nextTime, yearOf } from './calendar-math.ts';
import type { DateCandidate, FindDates } from './date-candidate.ts';

type Latin = Exclude<Language, 'ja'>;

/** The words around a month, season or year. `before` means that the period must not have begun. */
interface PeriodWords {
  readonly before: string;
  readonly during: string;
  readonly start: string;
  readonly middle: string;
  readonly end: string;
  readonly firstWeek: string;
  readonly year: string;
  /** Spring, summer, autumn, winter. */
  readonly seasons: readonly [string, string, string, string];
}

const words: Readonly<Record<Latin, PeriodWords>> = {
  en: {
    before: 'by|before|until|till|til|come|no later than|ready for|in time for',
    during: 'in|during|this|this coming|next|sometime in|due|is in|around',
    start: '(?:the )?(?:start|beginning) of |early(?: in)? ',
    middle: '(?:the )?middle of |mid[- ]|(?:the )?first half of ',
    end: '(?:the )?(?:end(?: of)?|second half of) |late(?: in)? |(?:the )?last (?:week|weekend|saturday|sunday|friday|days?) (?:of|in) ',
    firstWeek: '(?:the )?first week (?:of|in) ',
    year: String.raw`,? (?:of )?(?<year>20\d\d)`,
    seasons: ['(?:the )?spring(?:time)?', '(?:the )?summer', '(?:the )?autumn|(?:the )?fall', '(?:the )?winter'],
  },
  de: {
    before: 'bis(?: zum)?|vor(?: dem)?|spätestens',
    during: 'im|in diesem|diesen|kommenden|nächsten|im nächsten|im kommenden',
    start: 'anfang ',
    middle: '(?:in der )?(?:mitte|ersten hälfte(?: des)?) ',
    end: 'ende |(?:in der |der )?letzten? (?:woche|wochenende) (?:im |des )?',
    firstWeek: '(?:in der )?ersten? woche im ',
    year: String.raw` (?<year>20\d\d)`,
    seasons: ['(?:frühling|frühjahr)s?', 'sommers?', 'herbst(?:es)?', 'winters?'],
  },
  es: {
    before: 'para|antes de(?:l)?|hasta',
    during: 'en|este|durante|el próximo|en el mes de',
    start: '(?:a )?(?:principios|comienzos|inicios) de(?:l)? ',
    middle: '(?:a )?mediados de(?:l)? ',
    end: '(?:a |el )?(?:fin|finales|final) de(?:l)? |(?:el |la )?últim[ao] (?:semana|fin de semana) de ',
    firstWeek: 'la primera semana de ',
    year: String.raw` (?:del? )?(?<year>20\d\d)`,
    seasons: ['(?:la )?primavera', '(?:el )?verano', '(?:el )?otoño', '(?:el )?invierno'],
  },
  fr: {
    before: "avant|d'ici|pour|jusqu'en|jusqu'à",
    during: 'en|courant|au mois de|au|cet?|cette',
    start: "(?:le |au )?début(?: du mois de| de| d')? ?",
    middle: "(?:la |à la )?mi-|(?:le |au )?milieu (?:de |d'|du mois de )",
    end: "(?:la |à la )?fin(?: du mois de| de| d')? ?|(?:la |le )?dernière? (?:semaine|week-end) (?:de |d')",
    firstWeek: 'la première semaine de ',
    year: String.raw` (?<year>20\d\d)`,
    seasons: ['(?:le )?printemps', "(?:l')?été", "(?:l')?automne", "(?:l')?hiver"],
  },
  pt: {
    before: 'até|até ao?|antes d[eoa]|para',
    during: 'em|no|na|durante|neste|nesta|este|esta|no próximo|no mês de',
    start: '(?:o |ao |no )?(?:início|começo|princípio) de ',
    middle: '(?:a |em )?meados de ',
    end: '(?:o |ao |no )?(?:fim|final|finais) de |(?:n?[ao] )?últim[ao] (?:semana|fim de semana) de ',
    firstWeek: '(?:n?a )?primeira semana de ',
    year: String.raw` (?:de )?(?<year>20\d\d)`,
    seasons: ['(?:a )?primavera', '(?:o )?verão', '(?:o )?outono', '(?:o )?inverno'],
  },
};

/** The first and the last day of spring, summer, autumn and winter. */
const seasonDays = [
  ['03-20', '06-20'],
  ['06-20', '09-22'],
  ['09-22', '12-20'],
  ['12-21', '03-19'],
] as const;

/** Short forms that are words of their own are months only next to a day. */
const longMonths = (language: Latin) =>
  months[language].map((names) =>
    names
      .split('|')
      .filter((name) => (language === 'en' ? name !== 'mar' : name.length > 3 || name === 'mai'))
      .join('|'),
  );

/** 'by the spring half-term' is another date. */
const NOT_SEASON = '(?! (?:half|term|break|exams?|fair|fete|holidays?|cleaning|show|concert))';

function compile(language: Latin) {
  const { before, during, start, middle, end, firstWeek, year, seasons } = words[language];
  const part = `(?:(?<start>${start})|(?<middle>${middle})|(?<end>${end})|(?<firstWeek>${firstWeek}))`;
  const cue = `(?:(?<before>(?:${before})(?: next| this| this coming| nächsten| kommenden| diesen| el próximo| la próxima| este| o próximo| a próxima)?)|${during})`;
  const month = `(?<month>${anyOf(longMonths(language))})`;
  return {
    months: [
      wordPattern(String.raw`(?:${cue} (?:the )?)?${part}${month}(?:${year})?(?!\s\d)`),
      wordPattern(String.raw`${cue} ${month}(?:${year})?(?! \d{1,2}(?!\d))`),
      ...(language === 'en' ? [wordPattern(`${month}${year}`)] : []),
    ],
    seasons: seasons.map((season) =>
      wordPattern(`${cue} (?:the )?(?:${season})(?:${year})?(?<later> after next)?${NOT_SEASON}`),
    ),
    years: wordPattern(
      String.raw`(?:(?<before>${before})|${during}|(?<end>${end}))(?: (?:the )?(?:${end}))? ?(?:o ano de |l'année )?(?<year>20[2-9]\d)`,
    ),
  };
}

const compiled = { en: compile('en'), de: compile('de'), es: compile('es'), fr: compile('fr'), pt: compile('pt') };

const JAPANESE_MONTH =
  /(?:(?<year>20\d\d)年|(?<relative>来年|再来年|今年)の?)?(?<month>\d{1,2})月(?:の(?=末|下旬|中旬|半ば|上旬|初め|頭))?(?<part>末|下旬|中旬|半ば|上旬|初め|頭)?(?<cue>まで|中|に|の(?=試験|大会|発表|旅行|結婚|本番|レース|マラソン|検定|コンサート)|の(?=[^。、\d]{1,10}まで))?/gu;
const JAPANESE_SEASON = /(?<season>[春夏秋冬])(?<cue>まで|に|中)/gu;
const JAPANESE_YEAR = /(?<year>20\d\d)年(?:中|末)?(?=に|まで|は)/gu;

/** Months, seasons and years: 'end of March', 'before summer', 'in 2027'. */
export const findPeriods: FindDates = (source, today) => {
  if (source.language === 'ja') return findJapanesePeriods(source.text, today);
  const found: DateCandidate[] = [];
  const patterns = compiled[source.language];
  const add = (
    match: RegExpMatchArray,
    day: string | undefined,
    isBefore: boolean,
    isPart: boolean,
    isVague = false,
  ) => {
    const from = match.index!;
    const weight = isBefore ? 3 : isPart ? 2 : 1;
    if (day !== undefined) found.push({ from, to: from + match[0].length, day, weight, isVague });
  };
  for (const pattern of patterns.months) {
    for (const match of source.text.matchAll(pattern)) {
      const groups = match.groups!;
      const month = indexOfWord(months[source.language], groups['month']!) + 1;
      const part = (['start', 'middle', 'end', 'firstWeek'] as const).find((name) => groups[name] !== undefined);
      const isBefore = groups['before'] !== undefined;
      const inYear = (year: number) => dayInMonth(year, month, part ?? (isBefore ? 'start' : 'end'));
      add(
        match,
        groups['year'] ? inYear(Number(groups['year'])) : nextTime(today, inYear),
        isBefore,
        part !== undefined,
      );
    }
  }
  for (const [index, pattern] of patterns.seasons.entries()) {
    for (const match of source.text.matchAll(pattern)) {
      const isBefore = match.groups!['before'] !== undefined;
      const year = match.groups!['year'];
      const inYear = (each: number) => seasonDay(each, index, isBefore);
      // 'The kitchen is freezing in winter' is not a date.
      const isAbout =
        isBefore ||
        match.index < (source.sentences[0]?.to ?? 0) ||
        PLANNED.test(pieceAt(source.clauses, match.index)?.text ?? '');
      const isWeather = WEATHER.test(
        source.text.slice(match.index + match[0].length, match.index + match[0].length + 40),
      );
      if (!isAbout || isWeather) continue;
      const next = year ? inYear(Number(year)) : nextTime(today, inYear);
      const isLater = match.groups!['later'] !== undefined && next !== undefined;
      add(match, isLater ? inYear(yearOf(next) + 1) : next, isBefore, false, true);
    }
  }
  for (const match of source.text.matchAll(patterns.years)) {
    const isBefore = match.groups!['before'] !== undefined && match.groups!['end'] === undefined;
    const hasEnd = new RegExp(words[source.language].end, 'i').test(match[0]);
    add(match, `${match.groups!['year']}${isBefore && !hasEnd ? '-01-01' : '-12-31'}`, isBefore || hasEnd, hasEnd);
  }
  return found;
};

/** 'In summer it is scorching' says what the place is like. */
const WEATHER =
  /^,? (?:(?:it(?:'s| is| gets)|is|gets|ist es|wird es|hace|il (?:fait|y fait)|faz|very|really|often|sehr|oft|muy|glühend|brütend|mucho|très|muito|extrem) ){0,3}(?:hot|cold|freezing|boiling|scorching|dark|wet|windy|rains?|damp|heiß|kalt|eiskalt|dunkel|nass|feucht|calor|frío|chaud|froid|calor|frio)(?![a-zA-ZÀ-ɏ])/i;
const PLANNED =
  /want|plan|hope|aim|going to|would like|due|exam|test|trip|wedding|mov(?:e|ing)|möchte|will|soll|prüfung|quiero|quiere|examen|boda|veux|voudrais|mariage|quero|casamento|viag|reise/i;

function dayInMonth(year: number, month: number, part: 'start' | 'middle' | 'end' | 'firstWeek'): string | undefined {
  if (part === 'end') return lastDayOfMonth(year, month);
  return dayOf(year, month, { start: 1, middle: 15, firstWeek: 7 }[part]);
}

function seasonDay(year: number, season: number, isBefore: boolean): string {
  const [first, last] = seasonDays[season]!;
  // Winter ends in the following year.
  return isBefore ? `${year}-${first}` : `${year}-${last}`;
}

function findJapanesePeriods(text: string, today: string): DateCandidate[] {
  const found: DateCandidate[] = [];
  const add = (match: RegExpMatchArray, day: string | undefined, weight: 1 | 2 | 3) => {
    if (day !== undefined) found.push({ from: match.index!, to: match.index! + match[0].length, day, weight });
  };
  for (const match of text.matchAll(JAPANESE_MONTH)) {
    const { year, relative, month, part, cue } = match.groups!;
    const isBare = /^[、。]/u.test(text.slice(match.index + match[0].length));
    if (
      (part === undefined && cue === undefined && relative === undefined && !isBare) ||
      /^\d{1,2}日/u.test(text.slice(match.index + match[0].length))
    )
      continue;
    const place =
      part === undefined || '末下旬'.includes(part) ? 'end' : '中旬半ば'.includes(part) ? 'middle' : 'firstWeek';
    const inYear = (each: number) => dayInMonth(each, Number(month), place);
    const fixed = relative ? yearOf(today) + ['今年', '来年', '再来年'].indexOf(relative) : year && Number(year);
    add(match, fixed ? inYear(fixed) : nextTime(today, inYear), cue === 'まで' ? 3 : isBare ? 1 : 2);
  }
  for (const match of text.matchAll(JAPANESE_SEASON)) {
    const isBefore = match.groups!['cue'] === 'まで';
    const season = '春夏秋冬'.indexOf(match.groups!['season']!);
    add(
      match,
      nextTime(today, (year) => seasonDay(year, season, isBefore)),
      isBefore ? 3 : 1,
    );
  }
  for (const match of text.matchAll(JAPANESE_YEAR)) add(match, `${match.groups!['year']}-12-31`, 1);
  return found;
}

export function endOfMonth(today: string, later = 0): string {
  const first = `${today.slice(0, 7)}-01`;
  let day = first;
  for (let count = 0; count < later; count++) day = addDays(lastDayOfMonth(yearOf(day), monthOf(day)), 1);
  return lastDayOfMonth(yearOf(day), monthOf(day));
}
