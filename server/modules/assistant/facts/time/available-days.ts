import { type Weekday, weekdays } from '#domain/assistant/facts.ts';
import type { Language } from '../detect-language.ts';
import { anyOf, indexOfWord, weekdayWords } from '../dates/calendar-words.ts';
import { overlaps, type Piece, pieceAt, type Source, type Span, wordPattern } from '../source.ts';
import { type DayGroup, weekend, workdays } from './day-group.ts';
import { findJapaneseDays } from './japanese-days.ts';
import { CLAIMED, isTakenOrOthers, SOME_WEEKS } from './whose-days.ts';
import { AT_WORK, ELSEWHERE, OTHERS_TIME, OTHERS_VERB_ES, TAKEN_AFTER, UNAVAILABLE } from './taken-days.ts';

interface DayWords {
  /** Makes a singular day a repeated one: 'every '. */
  readonly every: string;
  readonly everyOther: string;
  readonly plural: string;
  readonly partOfDay: string;
  readonly and: string;
  readonly range: string;
  readonly weekdays: string;
  readonly weekends: string;
  readonly thisWeekend: string;
  readonly everyOtherWeekend: string;
  readonly notBefore: RegExp;
}

type Latin = Exclude<Language, 'ja'>;

const words: Readonly<Record<Latin, DayWords>> = {
  en: {
    every: '(?:every|each|on an?|of an?|on|all day|most) ',
    everyOther: '(?:every (?:other|second)|alternate|one) (?!weekend |on )',
    plural: "'?s",
    partOfDay: ' (?:early |late )?(?:morning|evening|afternoon|night|lunchtime)s?',
    and: ',? ?(?:and|&|or|/|\\+|,) ?(?:on )?| ',
    range: ' ?(?:to|through|thru|-|–|till|until) ?',
    weekdays:
      '(?:weekdays?|workdays|working days|work days|weeknights|during the week)(?: mornings?| evenings?| nights?)?|weekday (?:mornings|evenings)',
    weekends:
      '(?:weekends|at the weekend|on the weekend|every weekend|each weekend|per weekend|a weekend|one weekend a month)(?: only)?',
    thisWeekend: '(?:this|the whole|next|all) weekend',
    everyOtherWeekend: '(?:every (?:other|second)|alternate|every 2nd) weekends?',
    notBefore:
      /(?:(?:not|never|except|excluding|but not|busy|work(?:ing|s)?|apart from|away|no)(?: \S{1,8})?|(?:wo|do)n['’]?t(?! work) \S{1,12}(?: \S{1,12})?)(?: on| at)? ?$/i,
  },
  de: {
    every: '(?:jeden|jeweils|immer|am|an) ',
    everyOther: '(?:jeden zweiten|alle zwei wochen(?: am)?|alle 14 tage(?: am)?) ',
    plural: 's',
    partOfDay: ' ?-?(?:morgen|vormittag|nachmittag|mittag|abend|nacht)s?',
    and: ',? ?(?:und|oder|&|/|\\+|,) ?(?:am )?',
    range: ' ?(?:bis|-|–) ?',
    weekdays: 'werktags|an werktagen|wochentags|unter der woche|an wochentagen|jeden werktag',
    weekends: 'am wochenende|an (?:den )?wochenenden|wochenends|jedes wochenende|nur wochenenden?|am we',
    thisWeekend: '(?:dieses|kommendes|am kommenden|nächstes|an diesem) wochenende',
    everyOtherWeekend: '(?:jedes zweite|an jedem zweiten|jedes 2\\.) wochenende|alle zwei wochen am wochenende',
    notBefore: /(?:nicht|außer|kein(?:en)?|nie|arbeite|arbeiten|ohne)(?: \S{1,8})?(?: am)? ?$/i,
  },
  es: {
    every: '(?:cada|todos los|los|por las?) ',
    everyOther: '(?:cada dos|uno de cada dos) ',
    plural: 's',
    partOfDay:
      ' (?:(?:por|en|a) la |al? )?(?:mañana|tarde|noche|mediodía|temprano)s?(?: por la (?:mañana|tarde|noche))?',
    and: ',? ?(?:y|o|/|,) ?(?:los? |el )?',
    range: ' ?(?:a|-|–) ?',
    weekdays: 'entre semana|(?:los )?días laborables|(?:los )?días de diario',
    weekends: '(?:los )?(?:fines de semana|findes)|cada (?:fin de semana|finde)|los finde',
    thisWeekend: '(?:este|el próximo) (?:fin de semana|finde)',
    everyOtherWeekend: '(?:un (?:fin de semana|finde) sí y otro no|cada dos (?:fines de semana|findes))',
    notBefore: /(?:no|nunca|excepto|menos|salvo|trabajo)(?: \S{1,8})?(?: los?)? ?$/i,
  },
  fr: {
    every: '(?:chaque|tous les|le|les) ',
    everyOther: 'xxxx ',
    plural: 's',
    partOfDay: ' (?:matin|soir|après-midi|midi)s?',
    and: ',? ?(?:et|ou|/|,) ?(?:les? )?',
    range: ' ?(?:au|à|-|–) ?',
    weekdays: 'en semaine|(?:les )?jours de semaine|(?:les )?jours ouvrés|(?:les )?jours ouvrables',
    weekends: '(?:les |le |tous les |chaque )week-?ends?|week-?ends',
    thisWeekend: 'ce week-?end|le week-?end prochain',
    everyOtherWeekend: 'un week-?end sur deux',
    notBefore: /(?:pas|jamais|sauf|travaille|hors)(?: \S{1,8})?(?: les?)? ?$/i,
  },
  pt: {
    every: '(?:cada|todos os|todas as|toda|todo|aos|às|nos|nas) ',
    everyOther: '(?:a cada dois|cada dois|a cada duas) ',
    plural: 's',
    partOfDay: ' (?:de |à |ao |pela |por )?(?:manhã|tarde|noite|fim da tarde)s?',
    and: ',? ?(?:e|ou|/|,) ?(?:[àa]s |aos |nas |nos )?',
    range: ' ?(?:a|à|até|-|–) ?',
    weekdays: '(?:n?os |aos )?dias úteis|durante a semana|(?:n?os |aos )?dias de semana',
    weekends: '(?:n?os |aos )?(?:fins de semana|finais de semana)|(?:todo|cada|ao) (?:fim de semana|fds)',
    thisWeekend: '(?:n?este|nesse|no próximo) (?:fim de semana|fds)',
    everyOtherWeekend: '(?:um fim de semana sim,? (?:e )?outro não|(?:a cada|de) dois (?:em dois )?fins de semana)',
    notBefore: /(?:não|nunca|exceto|menos|salvo|trabalho)(?: \S{1,8})?(?: [àa]o?s)? ?$/i,
  },
};

function compile(language: Latin) {
  const { every, everyOther, plural, partOfDay, and, range, ...other } = words[language];
  const names = anyOf(weekdayWords[language]);
  const day = `(?:${names})(?:${plural})?(?![a-zA-ZÀ-ɏ])(?:${partOfDay})?|(?:${names})(?:${partOfDay})`;
  return {
    names: new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${names})(?=(?:${plural})?(?:${partOfDay})?(?![a-zA-ZÀ-ɏ]))`, 'gi'),
    range: wordPattern(`(?:${names})(?:${plural})?${range}(?:${names})(?:${plural})?(?:${partOfDay})?`),
    list: wordPattern(
      `(?<other>${everyOther})?(?<every>${every})?(?:${day})(?:(?:${and})(?:${day}))*(?<alternate> (?:sur deux|sí y otro no|sim(?:,)? (?:sábado|domingo|e outro) não|sim e outro não))?`,
    ),
    isPlural: new RegExp(
      `(?:(?:${names})(?:${plural}))(?![a-zA-ZÀ-ɏ])|(?:morning|evening|afternoon|night|lunchtime)s|(?:abend|morgen|vormittag|nachmittag|mittag|nacht)s?$`,
      'i',
    ),
    groups: [
      [wordPattern(other.thisWeekend), weekend, 0],
      [wordPattern(other.everyOtherWeekend), weekend, 0.5],
      [wordPattern(other.weekends), weekend, 1],
      [wordPattern(other.weekdays), workdays, 5],
    ] as const,
    notBefore: other.notBefore,
  };
}

const compiled = { en: compile('en'), de: compile('de'), es: compile('es'), fr: compile('fr'), pt: compile('pt') };

const NEXT_STATEMENT =
  /\s(?:but|so|and (?:i|have|can|am|my)|aber|und (?:ich|habe|kann)|sonst|pero|y (?:tengo|puedo|los|estudio|solo|sólo|me)|mais|et (?:je|j'ai)|mas|e (?:tenho|posso))(?=\s)/i;

interface Statement {
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

/** What the clause says about the days: the statement that contains them. */
function statementAround(clause: Piece, { from, to }: Span): Statement {
  const before = clause.text
    .slice(0, from - clause.from)
    .split(NEXT_STATEMENT)
    .at(-1)!;
  const after = clause.text.slice(to - clause.from).split(NEXT_STATEMENT)[0]!;
  return { before, after, text: before + clause.text.slice(from - clause.from, to - clause.from) + after };
}

const DAY_OFF_AFTER =
  /^ (?:is|are) (?:my|our|free|off)\b|^ (?:habe|hab) ich frei|^ (?:geht|gehen|passt|passen|works? (?:well|best|for me)|(?:is|are) (?:best|fine|good))(?![a-zA-ZÀ-ɏ])(?! nicht)|^ (?:libro|tengo libre|é a minha folga)/i;
const DAY_OFF_BEFORE = /(?:day off is|free on|only on|off on|available on|frei habe ich|libro (?:el|los))\s$/i;

/** Days whose plural looks like the singular, so that it needs an article or another day. */
const INVARIABLE = /^(?:lunes|martes|miércoles|miercoles|jueves|viernes)$/i;
/** The days on which the user has time. `dates` are the words that name a certain day. */
export function findAvailableDays(source: Source, dates: readonly Span[], durations: readonly Span[]): DayGroup[] {
  if (source.language === 'ja') return findJapaneseDays(source.text);
  const { text, language } = source;
  const { names, range, list, isPlural, groups, notBefore } = compiled[language];
  const found: (DayGroup & { readonly isClaimed: boolean })[] = [];
  const add = (span: Span, days: readonly Weekday[], sessions: number) => {
    const clause = pieceAt(source.clauses, span.from);
    const statement = clause ? statementAround(clause, span) : { before: '', after: '', text: '' };
    if (
      days.length === 0 ||
      ELSEWHERE.test(text.slice(span.to, span.to + 24)) ||
      (language === 'es' && OTHERS_VERB_ES.test(text.slice(Math.max(0, span.from - 20), span.from))) ||
      UNAVAILABLE.test(clause?.text ?? '') ||
      TAKEN_AFTER.test(text.slice(span.to, span.to + 16)) ||
      AT_WORK.test(statement.text) ||
      (text[(clause?.from ?? 0) - 1] === '(' && AT_WORK.test(pieceAt(source.clauses, clause!.from - 3)?.text ?? '')) ||
      OTHERS_TIME.test(statement.text.trim()) ||
      notBefore.test(statement.before) ||
      isTakenOrOthers(statement.before, statement.after, language) ||
      SOME_WEEKS.test(pieceAt(source.sentences, span.from)?.text ?? '') ||
      found.some((other) => overlaps(other, span))
    )
      return;
    const isTimed = durations.some(({ from }) => from >= (clause?.from ?? 0) && from < (clause?.to ?? 0));
    found.push({ ...span, days, sessions, isClaimed: isTimed || CLAIMED.test(statement.text) });
  };
  for (const [pattern, days, sessions] of groups) {
    for (const match of text.matchAll(pattern)) {
      const isCalm = !DURING_WEEK.test(match[0]) || IS_TIME.test(pieceAt(source.clauses, match.index)?.text ?? '');
      if (isCalm) add(spanOf(match), days, sessions);
    }
  }
  for (const match of text.matchAll(range)) {
    const [first, last] = readDays(match[0], names, language);
    if (first !== undefined && last !== undefined && first < last) {
      add(spanOf(match), weekdays.slice(first, last + 1), last - first + 1);
    }
  }
  for (const match of text.matchAll(list)) {
    const written = withoutSubject(
      match[0],
      text.slice(match.index + match[0].length, match.index + match[0].length + 24),
    );
    const span = { from: match.index, to: match.index + written.length };
    if (dates.some((date) => overlaps(date, span))) continue;
    const days = [...new Set(readDays(written, names, language))];
    const alternate = match.groups!['other'] !== undefined || match.groups!['alternate'] !== undefined;
    const isOn = /^(?:on|am|an) (?!an? )/i.test(written);
    const isRepeated =
      alternate ||
      days.length > 1 ||
      (match.groups!['every'] !== undefined && !isOn) ||
      (isPlural.test(written) && !INVARIABLE.test(written)) ||
      durations.some((duration) => duration.from >= span.to && duration.from - span.to <= 3) ||
      // '25 minutes on weekdays and an hour on Sunday'
      (found.length > 0 && durations.some((duration) => duration.to <= span.from && span.from - duration.to <= 1)) ||
      DAY_OFF_AFTER.test(text.slice(span.to, span.to + 20)) ||
      DAY_OFF_BEFORE.test(text.slice(Math.max(0, span.from - 20), span.from));
    if (isRepeated)
      add(
        span,
        days.map((index) => weekdays[index]!),
        days.length * (alternate ? 0.5 : 1),
      );
  }
  // 'We play on Saturdays. I can practise on Mondays.'
  const claimed = found.filter(({ isClaimed }) => isClaimed);
  return (claimed.length > 0 ? claimed : found).toSorted((a, b) => a.from - b.from);
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].length };
}

/** 'Less wine during the week' is about no free time. */
const DURING_WEEK = /during the week|unter der woche|durante a semana|entre semana|en semaine/i;
const IS_TIME =
  /\d|hours?|minutes?|evenings?|mornings?|time|free|can|stunde|minute|zeit|abend|morgen|kann|frei|hora|minuto|tiempo|libre|puedo|noche|tarde|heure|temps|libre|peux|soir|matin|tempo|livre|posso|noite/i;

const SUBJECT_VERB =
  /^ (?:ist|sind|is|are|es|está|son|están|c'est|est|sont|é|está|são|hay|il y a|there)(?![a-zA-ZÀ-ɏ])/i;

/** Of 'Saturdays, Sundays are sacred', the last day is the subject of what follows. */
function withoutSubject(list: string, after: string): string {
  const comma = list.lastIndexOf(',');
  const isSubject =
    comma > 0 &&
    SUBJECT_VERB.test(after) &&
    !DAY_OFF_AFTER.test(after.slice(0, 20)) &&
    !/(?:^|[\s,])(?:and|or|und|oder|y|o|et|ou|e)\s/i.test(list.slice(comma));
  return isSubject ? list.slice(0, comma) : list;
}

function readDays(text: string, names: RegExp, language: Latin): number[] {
  return Array.from(text.matchAll(names), (match) => indexOfWord(weekdayWords[language], match[0]));
}
