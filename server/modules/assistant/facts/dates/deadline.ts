import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { overlaps, pieceAt, type Source, type Span } from '../source.ts';
import type { DateCandidate } from './date-candidate.ts';
import { findExplicitDates } from './explicit-dates.ts';
import { findHolidays } from './holidays.ts';
import { findPeriods } from './periods.ts';
import { findRelativeDates } from './relative-dates.ts';
import { findTimeFrames } from './time-frames.ts';
import { findWeekdayDates } from './weekday-dates.ts';

/** Earlier ones win where two understand the same words. */
const finders = [findExplicitDates, findHolidays, findTimeFrames, findWeekdayDates, findPeriods, findRelativeDates];

/** No plan can use a date that is further away. */
const MAX_DAYS = 5 * 366;

const dueBefore: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:by|before|until|till|due(?: on| by| in)?|deadline(?: is| of|:)?(?: on)?|no later than|finish(?:ed)? (?:on|in)|for|in time for)(?: [a-zA-ZÀ-ɏ']{1,12}){0,6},?\s*$/i,
  de: /(?:^|\s)(?:bis|vor|spätestens|fällig|abgabe|frist|deadline|fertig)(?: [a-zA-ZÀ-ɏ]{1,14}){0,3},?\s*$/i,
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
/** 'We are away in August' */
const ABSENT =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:i'?m|i am|we're|we are|i'll be|we'll be) (?:away|abroad|off|on holiday)|(?:bin|sind) (?:.{0,40} )?(?:weg|verreist|im urlaub)|(?:estoy|estaré|estamos|estaremos) (?:.{0,30} )?(?:fuera|de vacaciones)|(?:suis|sommes|serai|serons) (?:.{0,30} )?(?:en vacances|absente?s?)|(?:estou|estarei|estamos|estaremos) (?:.{0,30} )?(?:fora|de férias))(?![a-zA-ZÀ-ɏ])/i;
/** What lasts until a date is not due on it: 'the water is on only until October'. */
const ONLY_UNTIL =
  /(?<![a-zA-ZÀ-ɏ])(?:only|open|closed|away|busy|available|abroad|off|here|free|runs|lasts|nur|offen|geöffnet|geschlossen|weg|verfügbar|solo|sólo|abierto|cerrado|fuera|seulement|ouverte?|fermée?|absente?|só|apenas|aberto|fechado|fora|(?:is|are|ist|sind|está|est) [a-zA-ZÀ-ɏ]+)(?: [a-zA-ZÀ-ɏ]{1,12}){0,2} (?:until|till|bis|hasta|jusqu'|até)[^,]*$/i;
const notDueAfter: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:onwards|was|were|last year|i (?:broke|lost|moved|had|got|started))/i,
  de: /^\s*(?:war|hatte|habe ich)/i,
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
  const best = Math.max(...due.map(({ weight }) => weight));
  const [latest] = due.filter(({ weight }) => weight === best).toSorted((a, b) => b.day.localeCompare(a.day));
  return { day: latest?.day ?? null, spans: found };
}

/** The candidate with the weight that the words before it give it, or undefined if it cannot be a deadline. */
function rateCandidate(source: Source, today: string, candidate: DateCandidate): DateCandidate | undefined {
  const { language } = source;
  if (candidate.day < today || candidate.day > addDays(today, MAX_DAYS) || !isSupportedDay(candidate.day))
    return undefined;
  const sentence = pieceAt(source.sentences, candidate.from);
  const start = Math.max(sentence?.from ?? 0, candidate.from - 60);
  const before = source.text.slice(start, candidate.from);
  const isDue = candidate.weight === 3 || dueBefore[language].test(before);
  if (ONLY_UNTIL.test(before + source.text.slice(candidate.from, candidate.to))) return undefined;
  if (!isDue && (notDue[language].test(before) || ABSENT.test(pieceAt(source.clauses, candidate.from)?.text ?? '')))
    return undefined;
  const isBeforeStart = /(?:before|bevor|antes|avant) /i.test(before);
  if (!isBeforeStart && notDue[language].test(before.slice(-16)) && candidate.weight < 3) return undefined;
  const after = source.text.slice(candidate.to, Math.max(candidate.to, Math.min(candidate.to + 20, sentence?.to ?? 0)));
  if (notDueAfter[language].test(after)) return undefined;
  if (language === 'ja' && source.text.slice(candidate.to, candidate.to + 2) === 'まで')
    return { ...candidate, weight: 3 };
  return isDue ? { ...candidate, weight: 3 } : candidate;
}
