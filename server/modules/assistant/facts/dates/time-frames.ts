import { addDays } from '#domain/calendar/calendar.ts';
import type { Language } from '../detect-language.ts';
import { numberPattern, parseNumber } from '../numbers.ts';
import { wordPattern } from '../source.ts';
import { addMonths } from './calendar-math.ts';
import type { DateCandidate, FindDates } from './date-candidate.ts';

type Unit = 'day' | 'week' | 'fortnight' | 'month' | 'year';

interface FrameWords {
  /** What comes before the number: 'within the next '. */
  readonly within: string;
  readonly units: Readonly<Partial<Record<Unit, string>>>;
  /** What makes a number of weeks a time frame from behind: ' from now'. */
  readonly left: string;
  /** What shows that something else is counted: '3 days a week', '2 years ago'. */
  readonly notAfter: string;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, FrameWords>> = {
  en: {
    within:
      "(?:(?:for|during) (?:the )?(?:next|coming)|(?:in|within|over|inside|under)(?: about| around| roughly| approximately| less than| under| just| only| the space of| at most)?(?: the)?(?: next| coming)?|(?:the|my) next|(?:i|we)(?: only|'ve| have)* (?:have|got)(?: only| just| about| another)?|takes? place in|due in) ",
    units: { day: 'days?', week: 'weeks?', fortnight: 'fortnights?', month: 'months?', year: 'years?' },
    left: '(?: from (?:now|today)| left| to go| away|,? tops)',
    notAfter:
      "(?!'? (?:ago|old|of (?:work|experience|practice|practising|playing|holiday|annual)|a (?:week|month|year)|per|each|now|already|straight|in a row|at (?:the|my)|running|every|off)|s?-old|/)",
  },
  de: {
    within:
      '(?:(?:in|innerhalb(?: von)?|binnen|über)(?: etwa| ca\\.?| rund| ungefähr| spätestens| nur| weniger als)?(?: den| der| die)?(?: nächsten| kommenden)?|(?:die|den|der) nächsten|(?:habe?|haben|bleiben)(?: mir| uns| ich| wir)?(?: nur)?(?: noch)) ',
    units: { day: 'tage?n?', week: 'wochen?', month: 'monate?n?', year: 'jahre?n?' },
    left: '(?: ab (?:heute|jetzt)| zeit(?! (?:pro|in der))| bis (?:zur|zum)| übrig)',
    notAfter: '(?! (?:alt|pro|die woche|in der woche|lang|her|erfahrung|urlaub|jede|am stück))',
  },
  es: {
    within:
      '(?:(?:en|dentro de|de aquí a|en menos de|en unos|en unas|en el plazo de)(?: las| los| unas| unos)?(?: próximas| próximos)?|(?:las|los) próxim[ao]s|(?:me )?quedan|tengo(?: solo| sólo)?) ',
    units: { day: 'días?', week: 'semanas?', month: 'mes(?:es)?', year: 'años?' },
    left: '(?: a partir de (?:hoy|ahora)| por delante)',
    notAfter:
      '(?! (?:de edad|de experiencia|de vacaciones|libres|de permiso|por semana|a la semana|al mes|seguid[oa]s|que |y medio de))',
  },
  fr: {
    within:
      "(?:(?:dans|d'ici(?: à)?|en|sous|en moins de|au cours des|dans les|pendant les)(?: les| à peu près| environ)?(?: prochaines| prochains)?|les|(?:j'ai|il (?:me|nous) reste)(?: encore| seulement)?) ",
    units: { day: 'jours?', week: 'semaines?', month: 'mois', year: 'ans?|années?' },
    left: "(?: à partir d'aujourd'hui| devant moi)",
    notAfter: "(?! (?:par|d'expérience|d'affilée|de suite|et demi de|que |de ma|de mon|dernier|de vacances))",
  },
  pt: {
    within:
      '(?:(?:em|dentro de|daqui a|nas próximas|nos próximos|em menos de|no prazo de|em cerca de|durante (?:as|os) próxim[ao]s)|faltam|tenho(?: só| apenas)?) ',
    units: { day: 'dias?', week: 'semanas?', month: 'mês|meses', year: 'anos?' },
    left: '(?: a partir de (?:hoje|agora)| pela frente)',
    notAfter: '(?! (?:de idade|de experiência|de férias|livres|de folga|por|seguid[oa]s|que |na semana))',
  },
};

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, { within, units, left, notAfter }]) => {
    const number = `(?<number>half an?|(?:einem )?halben|medio|meio|${numberPattern[language as Language]})`;
    const unit = `(?:${Object.entries(units)
      .map(([name, word]) => `(?<${name}>${word})`)
      .join('|')})`;
    const half = language === 'en' ? '(?: and a half)?' : '';
    return [
      language,
      [
        wordPattern(`${within}${number}${half}(?: more| full| whole| weitere| otr[ao]s)?[ -]${unit}${notAfter}`),
        wordPattern(`${number} (?:more )?${unit}${left}`),
        ...(language === 'en' ? [wordPattern(`(?:in|within|over|during) the next(?<number>) ${unit}${notAfter}`)] : []),
      ],
    ];
  }),
) as Record<Exclude<Language, 'ja'>, RegExp[]>;

const JAPANESE = new RegExp(
  String.raw`(?:(?:あと|残り|これから)(?<rest>))?(?<number>${numberPattern.ja}|半)(?:(?<week>週間)|(?<month>[かヶケカ箇]月)|(?<year>年)|(?<day>日間?))(?<cue>以内|後|で|の間に)?`,
  'gu',
);

/** Time frames from today: 'in 8 weeks', 'within a fortnight', 'd’ici trois mois'. */
export const findTimeFrames: FindDates = ({ text, language }, today) => {
  const found: DateCandidate[] = [];
  for (const pattern of language === 'ja' ? [JAPANESE] : compiled[language]) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups!;
      if (language === 'ja' && groups['cue'] === undefined && groups['rest'] === undefined) continue;
      if (PER.test(text.slice(Math.max(0, match.index - 12), match.index + match[0].length))) continue;
      const number = readNumber(groups['number']!, language);
      const unit = (['day', 'week', 'fortnight', 'month', 'year'] as const).find((name) => groups[name] !== undefined);
      // 'A hundred miles in a day' is a pace.
      const isPace = unit === 'day' && number === 1;
      const day = unit && !isPace ? addUnits(today, number, unit, language) : undefined;
      if (day !== undefined) found.push({ from: match.index, to: match.index + match[0].length, day, weight: 2 });
    }
  }
  return found;
};

/** Nothing stands for one: 'within the next month'. */
function readNumber(text: string, language: Language): number {
  if (text === '') return 1;
  return /^(?:半|half an?|(?:ein(?:em|es)? )?halbe[sn]?|medio|meio|demi-?)$/i.test(text)
    ? 0.5
    : parseNumber(text, language);
}

/** '20 hours in a month' says how often. */
const PER =
  /(?:hours?|hrs?|h|minutes?|mins?|times|days|stunden?|std\.?|minuten|mal|tage|horas?|minutos|veces|días|heures?|minutes|fois|jours|vezes|dias) (?:in|en|em|dans) (?:an?|one|einem|einer|una?|une?|uma?) (?:week|month|woche|monat|semana|mes|semaine|mois|mês)$/i;

function addUnits(today: string, count: number, unit: Unit, language: Language): string | undefined {
  if (!(count > 0 && count <= 1000)) return undefined;
  if (unit === 'week') return addDays(today, Math.round(count * 7));
  if (unit === 'fortnight') return addDays(today, Math.round(count * 14));
  if (unit === 'month' && count <= 120) return addMonths(today, Math.round(count));
  if (unit === 'year' && count <= 10) return addMonths(today, Math.round(count * 12));
  // 'quinze jours' are two weeks, 'huit jours' one.
  const isFortnight = count === 15 && ['es', 'fr', 'pt'].includes(language);
  return unit === 'day' ? addDays(today, isFortnight ? 14 : Math.round(count)) : undefined;
}
