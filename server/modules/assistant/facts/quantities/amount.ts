import type { Language } from '../detect-language.ts';
import { numberPattern } from '../numbers.ts';
import { WEIGHT_BEFORE } from './money.ts';
import { pieceAt, type Source, type Span } from '../source.ts';

const UNITS =
  'miles?|mi|km|kms|k|kilomet(?:er|re)s?|kilómetros?|quil[ôó]metros?|kilomètres?|met(?:er|re)s?|metros?|mètres?|m|kg|kgs|kilos?|kilogramm?e?s?|lbs?|pounds?|stone|pfund|words?|wörter|worte|palabras|mots|palavras|wpm|bpm|%|percent|prozent|por ciento|pour cent|por cento|lit(?:er|re)s?|litros?|steps|schritte|pasos|passos|points?|punkte|puntos|pontos|yards?|feet|laps';
const JAPANESE_UNITS =
  '万?(?:キロ(?:メートル)?|km|kg|メートル|m(?![a-z])|文字|語(?!学)|字|点|歩|%|パーセント|リットル)';

const compile = (language: Language) =>
  language === 'ja'
    ? new RegExp(`${numberPattern.ja}${JAPANESE_UNITS}`, 'gi')
    : new RegExp(
        `(?<![a-zA-ZÀ-ɏ\\d.,:/-])(?!an? )${numberPattern[language]}(?: ?(?:k|mil|thousand|tausend|mille))?(?: |-)?(?:${UNITS})(?![a-zA-ZÀ-ɏ\\d²³])`,
        'gi',
      );

const compiled = {
  en: compile('en'),
  de: compile('de'),
  es: compile('es'),
  fr: compile('fr'),
  pt: compile('pt'),
  ja: compile('ja'),
};

/** Where the user stands or lives, not where they want to get. */
const STATE_BEFORE =
  /\dm? ?x $|(?:^|\s)(?:(?:she|he|it|who|(?:my|our|the) [a-z]+)(?:'s| is| was| weighs)|(?:wiegt|pesa|pèse|mide|misst|mesure|mede))(?: now| about| around| only| currently)?(?: an?)? $|\b(?:failed|flunked|missed|lost)\b[^,]{0,30}by $|\b(?:know|learnt|learned|currently|at the moment|right now|weigh(?:s|ed|ing)?|i'?m|i am|can (?:run|swim|do|lift|only|already|bench|walk|cycle)|already|so far|ran|swam|lives?|lived|commute|my best is|best is|pb|at most|from|within|radius|after|i (?:run|swim|walk|cycle))\b[^,]{0,24}$|(?:wiege|zurzeit|aktuell|bisher|schaffe|wohne|momentan|schon|derzeit|bin|laufe|von)[^,]{0,24}$|(?:peso|ahora|actualmente|corro|llevo|vivo|mido|desde|nado)(?![a-zA-ZÀ-ɏ])[^,]{0,24}$|(?:pèse|actuellement|je cours|déjà|habite|mesure|je nage)[^,]{0,24}$|(?:peso|corro|atualmente|já|moro|vivo|meço|nado)(?![a-zA-ZÀ-ɏ])[^,]{0,24}$|(?:今は?|現在|体重は?|まで)$/i;
const STATE_AFTER =
  /^[ -]?(?:away|from (?:home|here|my|the|work)|an hour|entfernt|von (?:zu|hier)|de (?:distancia|distância|chez|casa)|por hora|à l'heure|off\b|battery|radius|sailing|boat|tall|deep|wide|high(?! jump)|x \d)|^(?:離れ|先)/i;

export interface Amount extends Span {
  readonly text: string;
}

/** The quantity of the goal with its unit, as written: '40 miles', '80,000 words'. */
export function findAmount(source: Source): Amount | null {
  for (const match of source.text.matchAll(compiled[source.language])) {
    const [from, to] = [match.index, match.index + match[0].length];
    const clause = pieceAt(source.clauses, from);
    const before = source.text.slice(clause?.from ?? 0, from);
    const after = source.text.slice(to, to + 20);
    const isAdjective = /^\d+ ?m$/i.test(match[0]) && /^ (?:high|wide|tall)/i.test(after);
    // '5k' is a race, but '6k' may also be money.
    const isRace = !/\dk$/i.test(match[0]) || /\b(?:run|ran|race|a|walk|parkrun|jog|sub)\b/i.test(before);
    // So may pounds.
    const isMoney = /pounds?$/i.test(match[0]) && !WEIGHT_BEFORE.test(before);
    const isGoal = !isMoney && !STATE_BEFORE.test(before.slice(-60)) && !STATE_AFTER.test(after);
    if (isGoal && isRace && !isAdjective) return { from, to, text: match[0] };
  }
  return findLength(source);
}

/** 'a video, 20 minutes long' */
function findLength(source: Source): Amount | null {
  const match = /(?<![\d])(?<text>\d+ (?:minutes?|hours?))(?: |-)long(?![a-zA-ZÀ-ɏ])/i.exec(source.text);
  const text = match?.groups!['text'];
  return match && text ? { from: match.index, to: match.index + text.length, text } : null;
}
