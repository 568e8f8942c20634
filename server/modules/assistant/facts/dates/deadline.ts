import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { overlaps, type Piece, pieceAt, type Source, type Span } from '../source.ts';
import type { DateCandidate } from './date-candidate.ts';
import { findExplicitDates } from './explicit-dates.ts';
import { findHolidays } from './holidays.ts';
import { isPast as isPastStatement } from './past-words.ts';
import { findPeriods } from './periods.ts';
import { findRelativeDates } from './relative-dates.ts';
import { findTimeFrames } from './time-frames.ts';
import { findWeekdayDates } from './weekday-dates.ts';

/** Earlier ones win where two understand the same words. */
const finders = [findExplicitDates, findHolidays, findTimeFrames, findWeekdayDates, findPeriods, findRelativeDates];

/** No plan can use a date that is further away. */
const MAX_DAYS = 5 * 366;

const dueBefore: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:by|before|until|till|(?:done|finished|ready|over)(?: on| in)?|due(?: on| by| in| date)?|deadline(?: is| of|:)?(?: on)?|no later than|finish(?:ed)? (?:on|in)|for|in time for)(?: [a-zA-ZÀ-ɏ']{1,12}){0,6},?\s*$/i,
  de: /(?:^|\s)(?:bis|vor|bevor|spätestens|fällig|abgabe|frist|deadline|fertig)(?: [a-zA-ZÀ-ɏ]{1,14}){0,3},?\s*$/i,
  es: /(?:^|\s)(?:para|antes|hasta|a más tardar|entrego|entrega|plazo)(?: [a-zA-ZÀ-ɏ]{1,12}){0,4},?\s*$/i,
  fr: /(?:^|\s|')(?:avant|pour|d'ici|jusqu'au?|au plus tard|échéance|rendre)(?: [a-zA-ZÀ-ɏ]{1,12}){0,4},?\s*$/i,
  pt: /(?:^|\s)(?:até|antes|para|prazo|no máximo|entrega)(?: [a-zA-ZÀ-ɏ]{1,12}){0,4},?\s*$/i,
  ja: /$^/u,
};

/** A date after such words is a beginning or past. */
const notDue: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:since|last|from|start(?:s|ing|ed)?(?: on| in)?|begin(?:s|ning)?(?: on| in)?|after|born(?: on| in)?|built(?: in)?|bought(?: it| this)?(?: in| on)?|until now|not before|(?:was|were|had|did|broke|moved|lost|died|filmed|quit|ended|left|began|happened|retired|ran|wrote|met|(?<=got |was |were )married|failed|passed|got(?! (?:until|till|to)))(?: [a-zA-ZÀ-ɏ']{1,15}){0,6})\s*$/i,
  de: /(?:^|\s)(?:seit|letzte[nrs]?|ab|vom|von|nach|geboren(?: am)?|beginnt(?: am)?|starte[nt]?(?: am)?|anfangen(?: am)?|erst(?: am| ab)?|gekauft|(?:war|waren|hatte|habe|wurde)(?: [a-zA-ZÀ-ɏ]{1,15}){0,3} (?:am|im))\s*$/i,
  es: /(?:^|\s)(?:desde(?: el)?|a partir de(?:l)?|pasado|después de(?:l)?|nací(?: el| en)?|empiez[ao](?: el| en)?|comienz[ao](?: el)?|(?:compré|fue|era|empecé|murió|hice)(?: [a-zA-ZÀ-ɏ]{1,15}){0,4})\s*$/i,
  fr: /(?:^|\s)(?:depuis(?: le)?|à partir du?|après(?: le)?|né(?:e)?(?: le| en)?|commence(?: le| en)?|dès(?: le)?|(?:était|acheté(?:e)?|arrivé(?:e)?|mort(?:e)?)(?: [a-zA-ZÀ-ɏ]{1,15}){0,4})\s*$/i,
  pt: /(?:^|\s)(?:desde(?: o)?|a partir de|depois d[eo]|nasci(?: a| em)?|começ[ao](?: a| em| no dia)?|(?:comprei|foi|era|comecei|morreu|fiz)(?: [a-zA-ZÀ-ɏ]{1,15}){0,4})\s*$/i,
  ja: /(?:昨年|去年|先月)\s*$/u,
};
/** 'I stopped in June', 'Wir haben zum 1. Mai einen Garten übernommen' */
const doneBefore: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<![a-zA-ZÀ-ɏ])(?:i|we|he|she|they|it)(?:'ve| have| has)? (?:only |already |just |finally )?(?!(?:need|book|register|schedul|plan|agree|promis|want|hop|decid|invit|ask|intend|enter|sign)e?d)[a-z]{2,}ed(?: [a-zA-ZÀ-ɏ']{1,15}){0,5}\s*$/i,
  es: /(?<![a-zA-ZÀ-ɏ])(?:hemos|he|empezamos|decidimos|(?:me )?(?!reservé|apunté|inscribí|quedé)[a-zà-ɏ]{2,}(?:é|í|ió)) (?!reservado|previsto)(?:[a-zà-ɏ]+[ai]do)?(?: [a-zA-ZÀ-ɏ']{1,15}){0,3}\s*$/i,
  fr: /(?<![a-zA-ZÀ-ɏ])(?:nous avons|on a|j'ai|je me suis|je suis) (?!(?:réservé|prévu|invité|inscrit|attendu|trois|plus|plusieurs|aussi|un)e?s?(?![a-zà-ɏ]))(?:[a-zà-ɏ]+[éiu]e?s?|pris|mis|fait|écrit|ouvert)(?: [a-zA-ZÀ-ɏ']{1,15}){0,3}\s*$/i,
  pt: /(?<![a-zA-ZÀ-ɏ])(?:começámos|começamos|decidimos|(?!marquei|reservei|inscrevi)[a-zà-ɏ]{2,}(?:ei|ti|di|ri)(?:-me)?)(?: [a-zA-ZÀ-ɏ']{1,15}){0,3}\s*$/i,
};
const DONE_AROUND_DE =
  /(?<![a-zA-ZÀ-ɏ])(?:habe?n?|hat|wurde|bin|sind|ist) .*\s(?!gebucht|geplant|gemeldet|eingeladen|verabredet)(?:ge[a-zß-ü]{2,}(?:t|en)|[a-zß-ü]{2,}ge[a-zß-ü]{2,}(?:t|en)|(?:über|be|ver|er|ent)[a-zß-ü]{3,}(?:t|en))(?:\s|$)/i;
/** 'I want it done' right before a date outweighs every other date. */
const WANTED_BEFORE =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:want|need|like)(?: to have)? (?:it|this|that|them|everything|all of it|(?:the|my|our) [a-z]+)(?: to be)?(?: all)? (?:done|finished|ready|gone|sorted|over|in place|complete)|(?:quiero|queremos|quisiera) (?:tenerl[oa]s?|que (?:todo )?(?:esté|quede)) (?:list[oa]|hech[oa]|terminad[oa])|(?:veux|voudrais|voulons) (?:que (?:tout|ce) soit|l'avoir) (?:fini|prêt|terminé|clos)|(?:quero|queremos|queria) (?:isso |tudo |que (?:tudo )?esteja )(?:pronto|feito|acabado))(?: [a-zA-ZÀ-ɏ]{1,8}){0,2},?\s*$/i;
/** 'Before he turns 60 in June': the month must not have begun. */
const CLAUSE_BEFORE = /(?<![a-zA-ZÀ-ɏ])(?:before|by the time|bevor|ehe|antes|avant)(?: [a-zA-ZÀ-ɏ\d']{1,15}){1,9} $/i;

/** 'Not before she starts school in August' */
const NOT_BEFORE =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:not|never) before|nicht (?:be)?vor|no antes|pas avant|não antes)(?: [a-zA-ZÀ-ɏ\d']{1,15}){0,9}\s*$/i;

/** 'We are away in August' */
const ABSENT =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:i'?m|i am|we're|we are|i'll be|we'll be) (?:away|abroad|off|on holiday)|(?:bin|sind) (?:.{0,40} )?(?:weg|verreist|im urlaub)|(?:estoy|estaré|estamos|estaremos) (?:.{0,30} )?(?:fuera|de vacaciones)|(?:suis|sommes|serai|serons) (?:.{0,30} )?(?:en vacances|absente?s?)|(?:estou|estarei|estamos|estaremos) (?:.{0,30} )?(?:fora|de férias))(?![a-zA-ZÀ-ɏ])/i;
/** What lasts until a date is not due on it: 'the water is on only until October'. */
const ONLY_UNTIL =
  /(?<![a-zA-ZÀ-ɏ])(?:only|open|closed|shuts?|closes|away|busy|available|abroad|off|here|free|runs|lasts|nur|offen|geöffnet|geschlossen|schließt|zu|weg|verfügbar|solo|sólo|abierto|cerrado|cierra|fuera|seulement|ouverte?|fermée?|ferme|absente?|só|apenas|aberto|fechado|fecha|fora|(?:is|are|ist|sind|está|est) [a-zA-ZÀ-ɏ]+)(?: [a-zA-ZÀ-ɏ]{1,12}){0,2} (?:until|till|bis|hasta|jusqu'|até)[^,]*$/i;
const notDueAfter: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:onwards|was|were|last year|i (?:broke|lost|moved|had|got|started))/i,
  de: /^\s*(?:war|hatte|habe ich|(?:aber |lieber |noch )?nicht(?![a-z]))/i,
  es: /^\s*(?:pasado|en adelante|fue)/i,
  fr: /^\s*(?:dernier|passé|j'ai)/i,
  pt: /^\s*(?:passado|em diante|foi)/i,
  ja: /^(?:から|以降|生まれ)/u,
};

export interface Deadline {
  readonly day: string | null;
  /** Everything that was read as a date. */
  readonly spans: readonly Span[];
}

/** The day by which it must be done. If the text mentions several, the clearest, then the latest. */
export function findDeadline(source: Source, today: string, timeZone: string): Deadline {
  const found: DateCandidate[] = [];
  for (const find of finders) {
    for (const candidate of find(source, today, timeZone)) {
      if (!found.some((other) => overlaps(other, candidate))) found.push(candidate);
    }
  }
  const rated = found.flatMap((candidate) => rateCandidate(source, today, candidate) ?? []);
  // 'Agreed at the AGM on 27 February, running by summer': the day counts.
  const clear = rated.filter(({ isVague, weight }) => !isVague && weight > 1);
  const due = clear.length > 0 ? clear : rated;
  const best = Math.max(...due.map(({ rank }) => rank));
  const [latest] = due.filter(({ rank }) => rank === best).toSorted((a, b) => b.day.localeCompare(a.day));
  return { day: latest?.day ?? null, spans: found };
}

/** 'My mocks start on 11 January': what has to be done is before. */
const EXAMS_START =
  /(?<![a-zA-ZÀ-ɏ])(?:exams?|mocks?|finals|tests|prüfungen|klausuren|abitur|exámenes|examens|épreuves|exames|provas) (?:will )?(?:start|begin|beginnen|starten|empiezan|comienzan|commencent|começam)s?(?: (?:on|am|im|in|el|le|em|a|no dia))?(?: [a-zß-ɏ]+)? ?$/i;
/** 'Over Christmas' is when nothing is done. */
const OVER = /^(?:over|über) /i;
/** 'Before 8 January' leaves only the day before; 'before the wedding on 8 May' names the day of the wedding. */
const BEFORE_DAY =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:before|vor(?: dem)?|antes de(?:l| el)?|avant(?: le)?|antes d[eo](?: dia)?) (?:[a-zA-ZÀ-ɏ-]+,? (?:the |de[nm] |el |le |dia )?)?|before )$/i;
const BEFORE_FIRST = /^(?:before|vor|antes|avant) /i;

/** Not 'before the end of March'. */
const NAMES_DAY = /\d{1,2}(?:st|nd|rd|th|\.|er|º)?[ ./-]|[ ./-]\d{1,2}(?:st|nd|rd|th|\.)?$/i;

/** The last day on which it can be done. */
function lastDay(candidate: DateCandidate, { text, language }: Source, before: string): string {
  const written = text.slice(candidate.from, candidate.to);
  const isDay = !candidate.isVague && candidate.weight !== 1 && !/20\d\d-12-31/u.test(candidate.day);
  const isBefore =
    language === 'ja'
      ? /^(?:の前|より前|前)/u.test(text.slice(candidate.to, candidate.to + 3))
      : (BEFORE_DAY.test(before) || BEFORE_FIRST.test(written)) && NAMES_DAY.test(written);
  return isDay && isBefore ? addDays(candidate.day, -1) : candidate.day;
}

interface RatedDate extends DateCandidate {
  /** The weight that the words around it give it. */
  readonly rank: number;
}

/** The candidate with its rank, or undefined if it cannot be a deadline. */
function rateCandidate(source: Source, today: string, candidate: DateCandidate): RatedDate | undefined {
  const { language } = source;
  if (candidate.day < today || candidate.day > addDays(today, MAX_DAYS) || !isSupportedDay(candidate.day))
    return undefined;
  const sentence = pieceAt(source.sentences, candidate.from);
  const start = Math.max(sentence?.from ?? 0, candidate.from - 60);
  const before = source.text.slice(start, candidate.from);
  const clause = pieceAt(source.clauses, candidate.from);
  const near = before.slice(Math.max(0, (clause?.from ?? 0) - start));
  const statement = language === 'de' && clause ? germanStatement(clause, candidate) : near;
  if (EXAMS_START.test(before)) return { ...candidate, rank: 3 };
  if (OVER.test(source.text.slice(candidate.from, candidate.to))) return undefined;
  const isDue = candidate.weight === 3 || dueBefore[language].test(before);
  // 'In the summer' alone is as likely a story as a date.
  if (
    candidate.weight === 1 &&
    language !== 'ja' &&
    isPastStatement(statement, language) &&
    !CLAUSE_BEFORE.test(before)
  )
    return undefined;
  if (ONLY_UNTIL.test(before + source.text.slice(candidate.from, candidate.to))) return undefined;
  const isPast =
    notDue[language].test(before) ||
    doneBefore[language]?.test(near) ||
    (language === 'de' && DONE_AROUND_DE.test(statement));
  if (!isDue && (isPast || ABSENT.test(clause?.text ?? ''))) return undefined;
  if (NOT_BEFORE.test(before)) return undefined;
  const isBeforeStart = /(?:before|bevor|antes|avant) /i.test(before);
  if (!isBeforeStart && notDue[language].test(before.slice(-16)) && candidate.weight < 3) return undefined;
  const after = source.text.slice(candidate.to, Math.max(candidate.to, Math.min(candidate.to + 20, sentence?.to ?? 0)));
  if (notDueAfter[language].test(after)) return undefined;
  if (WANTED_BEFORE.test(before)) return { ...candidate, rank: 4 };
  const isUntil = language === 'ja' && source.text.slice(candidate.to, candidate.to + 2) === 'まで';
  if (candidate.weight === 1 && !candidate.isVague && CLAUSE_BEFORE.test(before))
    return { ...candidate, day: startOf(candidate, source.text), rank: 3 };
  return { ...candidate, day: lastDay(candidate, source, before), rank: isDue || isUntil ? 3 : candidate.weight };
}

/** The first day of the month or year that the candidate names. */
function startOf({ day, from, to }: DateCandidate, text: string): string {
  const isYear = /^\D*20\d\d$/u.test(text.slice(from, to)) && day.endsWith('-12-31');
  return isYear ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 7)}-01`;
}

/** In 'Ich habe im Juli begonnen und will im April fertig sein', the months belong to different statements. */
function germanStatement(clause: Piece, { from }: DateCandidate): string {
  const at = from - clause.from;
  const start = clause.text.lastIndexOf(' und ', at) + 1;
  const end = clause.text.indexOf(' und ', at);
  return clause.text.slice(start, end === -1 ? clause.text.length : end);
}
