import type { Language } from '../detect-language.ts';
import { numberPattern, parseNumber } from '../numbers.ts';
import { overlaps, type Source, type Span, wordPattern } from '../source.ts';

/** How often a week something happens. */
export interface Frequency extends Span {
  readonly perWeek: number;
  /** Whether a time next to it is the time of one session, even if it only says 'a week'. */
  readonly isSessions: boolean;
}

const MONTHLY = 12 / 52;

interface FrequencyWords {
  readonly daily: string;
  readonly weekly: string;
  readonly fortnightly: string;
  readonly monthly: string;
  readonly yearly: string;
  /** What happens several times: 'evenings'. */
  readonly sessions: string;
  readonly perWeek: string;
  readonly perMonth: string;
  readonly once: string;
  readonly twice: string;
}

const words: Readonly<Record<Exclude<Language, 'ja'>, FrequencyWords>> = {
  en: {
    daily:
      '(?:a|per|each|every|every single|/) ?day|/ ?d(?:ay)?|daily|(?:every|each|a|per) (?:morning|evening|night|lunch ?break|lunchtime)|nightly',
    weekly:
      '(?:a|per|each|every|/) ?(?:week|wk)|(?<=(?:hours?|hrs?|h|minutes?|mins?) )in (?:the|a|an|each|every|one)(?: good| normal| typical| average| usual)? week|weekly|p\\.?w\\.?',
    fortnightly:
      '(?:every (?:other|second|two) weeks?|an?|per|every) fortnight|every (?:other|second) week|every two weeks|fortnightly',
    monthly: '(?:a|per|each|every|/) ?month|(?<=(?:hours?|hrs?|h) )in (?:the|a|one) month|monthly',
    yearly: '(?:a|per|each|every) year',
    sessions:
      'times|x|days|evenings?|mornings?|afternoons?|nights?|sessions?|lessons?|lunch breaks|lunchtimes|workouts?|runs?|half days?|rehearsals?',
    perWeek: '(?:an?|per|each|every|/|in the) ?(?:week|wk)',
    perMonth: '(?:an?|per|each|every|/) ?month',
    once: 'once',
    twice: 'twice',
  },
  de: {
    daily:
      '(?:am|pro|jeden|/|den) ?tag|täglich|jeden (?:morgen|abend|nachmittag|mittag)|jede nacht|allabendlich|tgl\\.?',
    weekly: '(?:pro|die|in der|jede|/|je) ?woche|wöchentlich',
    fortnightly: 'alle (?:zwei|2) wochen|alle 14 tage|jede zweite woche',
    monthly: '(?:im|pro|jeden|/|den) ?monat|monatlich',
    yearly: '(?:im|pro) jahr',
    sessions: 'mal|x|tage?n?|abende?n?|morgen|nachmittage?n?|einheiten|termine|vormittage?n?|trainings?',
    perWeek: '(?:pro|die|in der|/|je|jede) ?woche',
    perMonth: '(?:im|pro|/) ?monat',
    once: 'einmal',
    twice: 'zweimal',
  },
  es: {
    daily:
      '(?:al|por|cada|/) ?día|diari[ao]s?|todos los días|cada (?:mañana|noche|tarde)|(?:todas )?las (?:mañanas|noches|tardes)|por (?:la )?noche',
    weekly: '(?:a la|por|cada|/) ?semana|semanal(?:es|mente)?',
    fortnightly: 'cada dos semanas|cada quince días|quincenal(?:es|mente)?|una semana sí y otra no',
    monthly: '(?:al|por|cada|/) ?mes|mensual(?:es|mente)?',
    yearly: '(?:al|por) año',
    sessions: 'veces|días|noches?|tardes?|mañanas?|sesiones|clases|entrenos?|ratos',
    perWeek: '(?:a la|por|cada|/|en) ?semana|semanales',
    perMonth: '(?:al|por|cada|/) ?mes',
    once: 'una vez',
    twice: 'dos veces',
  },
  fr: {
    daily:
      '(?:par|chaque|/) ?jour|quotidien(?:nes?|s)?|tous les (?:jours|matins|soirs|midis)|chaque (?:matin|soir|midi|nuit)|le (?:matin|soir)|par soir',
    weekly: '(?:par|chaque|/|la) ?semaine|hebdomadaires?|hebdo',
    fortnightly: 'toutes les deux semaines|tous les quinze jours|une semaine sur deux|par quinzaine',
    monthly: '(?:par|chaque|/) ?mois|mensuel(?:les?|s)?',
    yearly: '(?:par) an',
    sessions: 'fois|jours?|soirs?|soirées?|matins?|matinées?|séances?|cours|après-midis?|midis?',
    perWeek: '(?:par|chaque|/|la) ?semaine',
    perMonth: '(?:par|/) ?mois',
    once: 'une fois',
    twice: 'deux fois',
  },
  pt: {
    daily:
      '(?:por|ao|cada|/) ?dia|diári[ao]s?|todos os dias|todas as (?:manhãs|noites|tardes)|(?:cada|toda) (?:manhã|noite|tarde)|à noite|de manhã',
    weekly: '(?:por|à|cada|na|/) ?semana|semana(?:l|is|lmente)',
    fortnightly:
      'a cada (?:duas|2) semanas|de quinze em quinze dias|quinzena(?:l|is|lmente)|semana sim(?:,)? semana não',
    monthly: '(?:por|ao|cada|/) ?mês|mensa(?:l|is|lmente)',
    yearly: '(?:por|ao) ano',
    sessions: 'vezes|x|dias?|noites?|tardes?|manhãs?|sessões|aulas?|treinos?|serões|serão',
    perWeek: '(?:por|à|cada|na|/) ?semana',
    perMonth: '(?:por|ao|/) ?mês',
    once: 'uma vez',
    twice: 'duas vezes',
  },
};

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, each]) => {
    const number = `(?<number>${numberPattern[language as Language]})`;
    const range = language === 'en' ? `(?:\\d ?(?:-|to) ?)?${number}` : number;
    const pattern = (source: string) => new RegExp(`(?<![a-zA-ZÀ-ɏ\\d])(?:${source})(?![a-zA-ZÀ-ɏ\\d])`, 'gi');
    const weekendAMonth = {
      en: 'weekends?|saturdays?|sundays?',
      de: 'wochenenden?|samstage?n?|sonntage?n?',
      es: 'fin(?:es)? de semana|sábados?|domingos?',
      fr: 'week-?ends?|samedis?|dimanches?',
      pt: 'fins? de semana|sábados?|domingos?',
    }[language]!;
    return [
      language,
      [
        // The counted ones first: '3 evenings a week' contains 'a week'.
        {
          pattern: wordPattern(`${range} ?(?:${each.sessions}|${weekendAMonth}) ?(?:${each.perMonth})`),
          times: MONTHLY,
          isSessions: true,
        },
        { pattern: wordPattern(`${range} ?(?:${each.sessions}) ?(?:${each.perWeek})`), times: 1, isSessions: true },
        { pattern: wordPattern(`(?:${each.once}) (?:${each.perMonth})`), times: MONTHLY, isSessions: true },
        { pattern: wordPattern(`(?:${each.once}) (?:${each.perWeek})`), times: 1, isSessions: true },
        { pattern: wordPattern(`(?:${each.twice}) (?:${each.perWeek})`), times: 2, isSessions: true },
        { pattern: wordPattern(`(?:${each.twice}) (?:${each.perMonth})`), times: 2 * MONTHLY, isSessions: true },
        { pattern: wordPattern(`(?:${each.twice}) (?:${each.daily})`), times: 14, isSessions: true },
        { pattern: pattern(each.fortnightly), times: 0.5, isSessions: false },
        { pattern: new RegExp(`(?:${each.daily})(?![a-zA-ZÀ-ɏ])`, 'gi'), times: 7, isSessions: false },
        { pattern: new RegExp(`(?:${each.weekly})(?![a-zA-ZÀ-ɏ])`, 'gi'), times: 1, isSessions: false },
        { pattern: new RegExp(`(?:${each.monthly})(?![a-zA-ZÀ-ɏ])`, 'gi'), times: MONTHLY, isSessions: false },
        { pattern: pattern(each.yearly), times: 1 / 52, isSessions: false },
      ],
    ];
  }),
) as Record<Exclude<Language, 'ja'>, { pattern: RegExp; times: number; isSessions: boolean }[]>;

const japanese = [
  { pattern: new RegExp(`週に?(?<number>${numberPattern.ja})[回日]`, 'gu'), times: 1, isSessions: true },
  {
    pattern: new RegExp(`(?:(?<![\\d一二三四五六七八九十])月に?|毎月)(?<number>${numberPattern.ja})[回日]`, 'gu'),
    times: MONTHLY,
    isSessions: true,
  },
  { pattern: /隔週(?![の土日月火水木金])/gu, times: 0.5, isSessions: false },
  { pattern: /毎日|一日に?|1日に?|毎朝|毎晩|毎夜/gu, times: 7, isSessions: false },
  {
    pattern: /毎週(?!の?[月火水木金土日])|週に?(?=\d|[一二三四五六七八九十])|一週間に|1週間に/gu,
    times: 1,
    isSessions: false,
  },
  { pattern: /毎月|月に?(?=[\d一二三四五六七八九十]+時間)|1か月に|一か月に/gu, times: MONTHLY, isSessions: false },
];

/** How often: 'a day', 'twice a week', 'every other week', in order. */
export function findFrequencies({ text, language }: Source): Frequency[] {
  const found: Frequency[] = [];
  for (const { pattern, times, isSessions } of language === 'ja' ? japanese : compiled[language]) {
    for (const match of text.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length };
      // A slash needs no space before it; words do.
      const isWord = match[0].startsWith('/') || language === 'ja' || !/[a-zA-ZÀ-ɏ]/u.test(text[span.from - 1] ?? ' ');
      if (!isWord || found.some((other) => overlaps(other, span))) continue;
      const written = match.groups?.['number'];
      const count = written === undefined ? 1 : parseNumber(written, language);
      if (count > 0 && count <= 31) found.push({ ...span, perWeek: count * times, isSessions });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}
