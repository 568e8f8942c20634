import { anyOf, weekdayWords } from '../dates/calendar-words.ts';
import type { Language } from '../detect-language.ts';
import { numberPattern, parseNumber } from '../numbers.ts';
import { type Piece, pieceAt, type Source, type Span, wordPattern } from '../source.ts';

/** A number of minutes or hours that the text mentions. */
export interface Duration extends Span {
  readonly minutes: number;
}

interface DurationWords {
  readonly hours: string;
  readonly minutes: string;
  /** Between the ends of a range: '1 to 2 hours'. */
  readonly to: string;
  /** After a number of hours: 'and a half'. */
  readonly andHalf: string;
  readonly fixed: readonly (readonly [words: string, minutes: number])[];
  /** Durations of something else: a journey, a shift, sleep. */
  readonly notBefore: RegExp;
  readonly notAfter: RegExp;
}

const words: Readonly<Record<Language, DurationWords>> = {
  en: {
    hours: 'hours?|hrs?|h',
    minutes: 'minutes?|mins?',
    to: 'to|or',
    andHalf: ' and a half',
    fixed: [
      ['three[- ]quarters of an hour', 45],
      ['(?:a )?quarter of an hour', 15],
      ['an hour and a half|one and a half hours|an? 1/2 hours?', 90],
      ['half an hour|(?:a )?half[- ]hour|1/2 (?:an )?hour', 30],
    ],
    notBefore:
      /\b(?:(?:i|we) (?:(?!can|could|will|would|may|might|could)[a-z]+ )?(?:spend|waste|lose)|spending|wasting|(?:cut|get|bring|reduce|limit)(?: \S{1,9}){0,3} to|work(?:ing|s)?|commut\w+|sleep\w*|awake|driv\w+|screen ?time|scroll\w*|watch\w*|online|train(?:ing)? takes|nap|needs?|takes?|under|sub|below|within|(?<!put )in|at(?! least)|after(?! (?:work|school|dinner|lunch|my|the)))(?: \S{1,9}){0,2} ?$/i,
    notAfter:
      /^[ -]?(?:away|long|drive|flight|commute|walk|ride|journey|shifts?|by (?:train|car|bus|bike)|of (?:sleep|work|screen|commut|practice|study|driving|video|footage|tv|content)|old|ahead|late|behind|of my (?:day|time)|from|(?:(?:a|per|every|each) (?:day|night|evening) )?(?:on|in front of|at|glued to) (?:my |the |a )?(?:phones?|screens?|tv|telly|computer|laptop|social media|youtube|instagram|tiktok|reddit|sofa))\b/i,
  },
  de: {
    hours: 'stunden?|std\\.?|h',
    minutes: 'minuten?|min\\.?',
    to: 'bis|oder',
    andHalf: ' ?einhalb|½',
    fixed: [
      ['(?:eine )?dreiviertelstunde', 45],
      ['(?:eine )?viertelstunde', 15],
      ['anderthalb stunden|eineinhalb stunden', 90],
      ['zweieinhalb stunden', 150],
      ['(?:eine )?halbe stunde', 30],
    ],
    notBefore:
      /(?:^|\s)(?:verbring\w*|verschwende\w*|sitze|hänge|(?:reduzieren|runter|begrenzen)(?: \S{1,9}){0,2} auf|arbeite\w*|schlafe\w*|schlaf|pend[el]\w*|fahre\w*|fahrt|bildschirmzeit|brauche|braucht|dauert|unter|in|nach(?! (?:der|dem|meiner|meinem|feierabend))|um|weniger als)(?: \S{1,11}){0,2} ?$/i,
    notAfter:
      /^[ -]?(?:entfernt|lang|fahrt|flug|schlaf|arbeit|alt|später|weg|zum lernen|video|mit (?:dem|der) (?:zug|auto|bahn)|(?:(?:am|pro) tag )?(?:am (?:handy|bildschirm|computer|smartphone)|vor (?:dem|der) (?:fernseher|bildschirm|glotze)|auf (?:instagram|tiktok|youtube|social media)))\b/i,
  },
  es: {
    hours: 'horas?|hs?|hrs?',
    minutes: 'minutos?|mins?',
    to: 'a|o',
    andHalf: ' y media',
    fixed: [
      ['tres cuartos de hora', 45],
      ['(?:un )?cuarto de hora', 15],
      ['(?:una )?hora y media', 90],
      ['media hora|½ hora', 30],
    ],
    notBefore:
      /(?:^|\s)(?:(?<!puedo )paso|(?:bajar|reducir|limitar)(?: \S{1,9}){0,2} a|gasto|pierdo|trabaj\w+|duerm\w+|dormir|conduzc\w+|viaj\w+|pantalla|necesit\w+|tard(?:o|a|an|amos|ar|é)|menos de|bajar de|en|(?:a|hasta|desde|de) las|hacen falta)(?: \S{1,10}){0,2} ?$/i,
    notAfter:
      /^ ?(?:de (?:distancia|viaje|sueño|trabajo|estudio|tren|coche|pantalla|vídeo)|en (?:tren|coche|bus)|seguidas)\b/i,
  },
  fr: {
    hours: 'heures?|h',
    minutes: 'minutes?|mins?',
    to: 'à|ou',
    andHalf: ' et demie',
    fixed: [
      ["trois quarts d'heure", 45],
      ["(?:un )?quart d'heure", 15],
      ['une heure et demie', 90],
      ['(?:une )?demi-heure|(?:une )?demi heure|½ heure', 30],
    ],
    notBefore:
      /(?:^|\s|')(?:je passe|je perds|(?:descendre|réduire|limiter)(?: \S{1,9}){0,2} à|travaill\w+|dors|dormir|condui\w+|trajet|écrans?|faut|faudrait|besoin|moins de|en|à|vers|jusqu'à|sous les|dure)(?: \S{1,10}){0,2} ?$/i,
    notAfter:
      /^ ?(?:de (?:route|trajet|train|sommeil|travail|vol|cours en|vidéo)|en (?:train|voiture|bus)|d'ici|d'écran)/i,
  },
  pt: {
    hours: 'horas?|hs?|hrs?',
    minutes: 'minutos?|mins?',
    to: 'a|ou',
    andHalf: ' e meia',
    fixed: [
      ['três quartos de hora', 45],
      ['(?:um )?quarto de hora', 15],
      ['(?:uma )?hora e meia', 90],
      ['meia hora|½ hora', 30],
    ],
    notBefore:
      /(?:^|\s)(?:(?<!posso )passo|(?:baixar|reduzir|descer|limitar)(?: \S{1,9}){0,2} (?:para|a)|gasto|perco|trabalh\w+|durmo|dormir|conduz\w+|dirij\w+|ecrã|tela|precis\w+|lev\w+|menos de|em|às|são precisas)(?: \S{1,10}){0,2} ?$/i,
    notAfter: /^ ?(?:de (?:distância|viagem|sono|trabalho|estudo|comboio|trem|carro|vídeo|tela)|seguidas)/i,
  },
  ja: {
    hours: '時間',
    minutes: '分(?!の[一二三四五六七八九1-9])間?',
    to: '[〜~ー-]',
    andHalf: '半',
    fixed: [['半時間', 30]],
    notBefore:
      /(?:スマホ|ゲーム|テレビ|睡眠|通勤|片道|電車で|車で|仕事(?!の?(?:後|あと|前|帰り))は?)(?:[^。、]{0,4})$/u,
    notAfter: /^(?:睡眠|眠|寝|通勤|の動画|必要|かかる|切り|を切|走(?!れ))/u,
  },
};

const compiled = Object.fromEntries(
  Object.entries(words).map(([language, { hours, minutes, to, andHalf }]) => {
    const number = numberPattern[language as Language];
    const range = `(?<first>${number})(?:(?: ?[-–] ?| (?:${to}) |${language === 'ja' ? to : '(?!)'})(?<last>${number}))?`;
    const rest = `(?: ?(?:and |und |y |et |e )?(?<rest>\\d{1,2}) ?(?:${minutes}|m)?)?`;
    const source = `${range}(?<half>${andHalf})?[ -]?(?:d'|de )?(?:(?<hours>${hours})(?<halfAfter>${andHalf})?${rest}|(?<minutes>${minutes}))`;
    return [language, language === 'ja' ? new RegExp(source, 'gi') : wordPattern(source)];
  }),
) as Record<Language, RegExp>;

/** Every mention of hours or minutes that can be time for the goal, in order. */
export function findDurations(source: Source): Duration[] {
  const { language, text } = source;
  const { fixed } = words[language];
  const found: Duration[] = [];
  const add = (match: RegExpMatchArray, minutes: number) => {
    const span = { from: match.index!, to: match.index! + match[0].length };
    const isNew = !found.some(({ from, to }) => from < span.to && span.from < to);
    if (minutes > 0 && minutes <= 60_000 && isNew) found.push({ ...span, minutes });
  };
  for (const [phrase, minutes] of fixed) {
    for (const match of text.matchAll(language === 'ja' ? new RegExp(phrase, 'gu') : wordPattern(phrase)))
      add(match, minutes);
  }
  for (const match of text.matchAll(compiled[language])) {
    const { first, last, half, halfAfter, hours, rest } = match.groups!;
    const low = parseNumber(first!, language);
    const high = last === undefined ? low : parseNumber(last, language);
    const value = (low + high) / 2 + (half || halfAfter ? 0.5 : 0);
    add(match, Math.round(hours === undefined ? value : value * 60 + Number(rest ?? 0)));
  }
  if (found.some(({ minutes }) => minutes >= 60)) {
    for (const match of text.matchAll(ELIDED[language])) {
      const at = match.index + match[0].length - match.groups!['number']!.length;
      const hours = parseNumber(match.groups!['number']!, language);
      if (hours <= MAX_ELIDED_HOURS) found.push({ from: at, to: match.index + match[0].length, minutes: hours * 60 });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

const AND = String.raw`(?:^|\s)(?:and|plus|und|dazu|sowie|y|más|et|e|mais)`;
const ON = '(?:on|am|el|los|le|na|no|ao|aos)';
const SMALL = 'one|two|three|eine?|zwei|drei|una|dos|tres|une|deux|trois|uma|duas|três';
/** 'Two hours on Mondays and one on Sunday': the second number counts hours as well. */
const ELIDED = Object.fromEntries(
  Object.entries(weekdayWords).map(([language, names]) => [
    language,
    language === 'ja'
      ? /$^/gu
      : new RegExp(
          `(?<=${AND} (?:another |noch )?(?:${ON} )?(?:${anyOf(names)})'?s? )(?<number>${SMALL})(?=\\s*(?:[.,;!]|$))|(?<=${AND} )(?<number>${SMALL})(?= ${ON} (?:${anyOf(names)}))`,
          'gi',
        ),
  ]),
) as Record<Language, RegExp>;
const MAX_ELIDED_HOURS = 6;

/** Whether the words around a duration say that it is something else: a journey, a shift, sleep. */
export function isOtherDuration(source: Source, { from, to }: Span): boolean {
  const { notBefore, notAfter } = words[source.language];
  const clause: Piece | undefined = pieceAt(source.clauses, from);
  const before = source.text.slice(Math.max(clause?.from ?? 0, from - 40), from);
  return notBefore.test(before) || notAfter.test(source.text.slice(to, to + 30));
}
