import { addDays } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { type Piece, pieceAt, wordPattern } from '../source.ts';
import { comingWeekday, weekdayIn } from './calendar-math.ts';
import { anyOf, indexOfWord, weekdayWords } from './calendar-words.ts';
import type { DateCandidate, FindDates } from './date-candidate.ts';

/** `next` means the day in the coming week; the other words mean the nearest one. */
const words: Readonly<Record<Exclude<Language, 'ja'>, { near: string; next: string; on: string; after: string }>> = {
  en: {
    near: '(?:by|before|until|till|til|ready for|this|this coming|due(?: on)?|no later than)(?: this| the)? ',
    next: 'next ',
    on: '(?:on )?',
    after: '(?: week)',
  },
  de: {
    near: '(?:bis|bis zum|vor|spätestens(?: am)?|diesen|kommenden|am kommenden|bis kommenden|bis diesen)(?: zum)? ',
    next: '(?:bis |am )?(?:nächsten|nächste woche) ',
    on: 'am ',
    after: '(?: nächster woche| in einer woche)',
  },
  es: {
    near: '(?:este|para el|antes del|hasta el|el próximo|para este|para el próximo) ',
    next: 'xxxx',
    on: 'el ',
    after: '(?: de la (?:semana que viene|próxima semana))',
  },
  fr: {
    near: "(?:ce|avant|pour|d'ici|avant le|pour le) ",
    next: 'xxxx',
    on: '(?:le )?',
    after: '(?: de la semaine prochaine| en huit)',
  },
  pt: {
    near: '(?:esta|nesta|este|neste|até|até à|até ao|antes de|para|na próxima|no próximo|próxima|próximo) ',
    next: 'xxxx',
    on: '(?:na |no )',
    after: '(?: da (?:próxima semana|semana que vem))',
  },
};

/** A mere weekday is a deadline only next to such a word; it may as well be a day on which the user has time. */
const EVENT =
  /exam|test|pr[üu]fung|klausur|prova|teste|interview|entrevista|vorstellungsgespr|presentation|präsentation|apresentação|presentación|présentation|referat|talk\b|wedding|hochzeit|boda|mariage|casamento|party|fiesta|festa|fête|deadline|abgabe|entrega|\bdue\b|permis|oral\b|concert|konzert|concierto|viva\b|match\b|race\b|pitch|recital|audition|\bgig\b|launch|competition|tournament|hearing|appointment|inspection|mock\b|demo\b|submission|hand in|theory|termin\b|soutenance|entretien/i;

const WEEK_ON = wordPattern(`a week (?:on|from|this) (?<day>${anyOf(weekdayWords.en)})`);

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, { near, next, on, after }]) => {
    const day = `(?<day>${anyOf(weekdayWords[language as Language])})`;
    const notAvailability =
      "(?!s|'s| (?:mornings|evenings|afternoons|nights)| to | - |-| bis | a (?:viernes|sexta)| à |,? (?:and|und|y|et|e|or|oder) )";
    return [
      language,
      {
        after: wordPattern(`(?:${near}|${next}|${on})${day}${after}`),
        next: wordPattern(`${next}${day}${notAvailability}`),
        near: wordPattern(`${near}${day}${notAvailability}`),
        on: wordPattern(`${on}${day}${notAvailability}`),
      },
    ];
  }),
) as Record<Exclude<Language, 'ja'>, Record<'after' | 'next' | 'near' | 'on', RegExp>>;

const JAPANESE = new RegExp(
  `(?<week>今週の?|来週の?|次の)?(?<day>${anyOf(weekdayWords.ja)})(?<cue>まで|に(?=試験|テスト|面接|発表))?`,
  'gu',
);

/** 'this Friday', 'by Monday', 'exam on Tuesday'. */
export const findWeekdayDates: FindDates = ({ text, language, clauses }, today) => {
  const found: DateCandidate[] = [];
  const add = (match: RegExpMatchArray, day: string, weight: 2 | 3) =>
    found.push({ from: match.index!, to: match.index! + match[0].length, day, weight });
  const weekdayOf = (match: RegExpMatchArray) => indexOfWord(weekdayWords[language], match.groups!['day']!);
  if (language === 'ja') {
    for (const match of text.matchAll(JAPANESE)) {
      const { week, cue } = match.groups!;
      if (week === undefined && cue === undefined) continue;
      const weekday = weekdayOf(match);
      add(match, week?.startsWith('来週') ? weekdayIn(today, weekday, 1) : comingWeekday(today, weekday), cue ? 3 : 2);
    }
    return found;
  }
  const patterns = compiled[language];
  for (const match of text.matchAll(WEEK_ON)) {
    if (language === 'en') add(match, addDays(comingWeekday(today, weekdayOf(match)), 7), 3);
  }
  for (const match of text.matchAll(patterns.after)) add(match, weekdayIn(today, weekdayOf(match), 1), 3);
  for (const match of text.matchAll(patterns.next)) add(match, weekdayIn(today, weekdayOf(match), 1), 2);
  for (const match of text.matchAll(patterns.near)) add(match, comingWeekday(today, weekdayOf(match)), 3);
  for (const match of text.matchAll(patterns.on)) {
    // 'mon' and 'sat' are words of other languages and of their own.
    if (/^[a-z]{3}$/u.test(match[0])) continue;
    if (EVENT.test(around(clauses, match.index))) add(match, comingWeekday(today, weekdayOf(match)), 2);
  }
  return found;
};

/** The clause around a position, as far as it is near. */
function around(clauses: readonly Piece[], at: number): string {
  const clause = pieceAt(clauses, at);
  return clause?.text.slice(Math.max(0, at - clause.from - 80), at - clause.from + 80) ?? '';
}
