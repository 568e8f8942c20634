import type { Language } from '../detect-language.ts';
import type { Source } from '../source.ts';

const reasons: Readonly<Record<Language, RegExp>> = {
  en: /\s(?:because|so that|in order to|so (?:i|we|it|they|only|really)|but|(?:even )?though|although|since (?:i|we|he|she|they|it|my|our|the)|and(?: now)? (?:wants?|needs?|hopes?|would)|(?:and|or) (?:i|we|it|he|she|they)(?:'(?:m|ve|d|s|ll|re))?)(?:\s|$)/i,
  de: /\s(?:weil|damit|denn|sodass|aber|und (?:ich|wir|habe|es|das (?:ist|geht)))(?:\s|$)/i,
  es: /\s(?:porque|para que|pero|ya que|así que|y (?:me|no|tengo|tenemos|yo|es|está|luego))(?:\s|$)/i,
  fr: /\s(?:parce|car|afin|mais|puisque|donc|pour que|et (?:je|j'ai|il|elle|nous|c'est))(?:\s|$)/i,
  pt: /\s(?:porque|para que|mas|já que|pois|então|e (?:fico|me|não|tenho|só|eu|é|está))(?:\s|$)/i,
  ja: /けど|が、/u,
};

/** Where a reason or another statement begins; the end of the text if there is none. */
export function reasonIn(text: string, language: Language): number {
  return reasons[language].exec(text)?.index || text.length;
}

export const reasonAt = ({ text, language }: Source, from: number, to: number): number =>
  from + reasonIn(text.slice(from, to), language);

const DANGLING_END =
  /(?<![\s,:–-])[\s,:–-]+(?:by|before|until|till|for|at|this|the|within|and|or|but|so|plus|from|of|with|due|is|bis|zum|bis zum|am|im|vor|ab|und|oder|ist|para|el|antes|antes de|antes del|hasta|en|de|y|avant|le|pour|d'ici|au|et|du|ou|en|até|ao|no|na|e|a|o|per|each|only|about|around|roughly|mit|con|avec|com)$/i;
const DANGLING_START =
  /^(?:by then|bis dahin|para entonces|d'ici là|até lá|by|on|in|before|until|within|to|for|bis|bis zum|am|im|vor|ab|dass|para|antes de|hasta|pour|avant|d'ici|até|de|zu|that|,|:|-|–)\s+/i;
/** What refers to a date or an event in another clause. */
const BACK_REFERENCE =
  /\s(?:by the time .*|by then|until then|before then|when (?:we|i) (?:go|leave|move|get there)|bis dahin|para entonces|d'ici là|até lá)$/i;
const JAPANESE_END = /(?:です|ます|が|。|！)+$/u;
const JAPANESE_START = /^(?:来年の|今年の|の|それまでに|までに|まで|の?前に|には|に|で|は|、)+/u;

const LEAD =
  /^(?:(?:so|well|ok(?:ay)?|hi|hello|basically|anyway|finally|endlich|also|por fin|bueno|enfin|bon|então|finalmente),? |(?:i(?: am|'m)|we(?: are|'re)) (?=[a-zA-ZÀ-ɏ]+ing )|i (?=start )|us to |que (?:primero )?(?=[a-zà-ɏ]+emos |[a-zà-ɏ]+amos )|(?:d'abord|primero|zuerst|first) |(?:i|we)(?:'ll| will)? need (?!to ))+/i;

/** A pronoun in French. */
const FRENCH_ON = /^on /i;
/** 'Bei der Feier eine Rede halten' begins with a place, which has to stay. */
const PLACE_AHEAD =
  /^(?:in|im|am|vor|en|de|on|at) (?:der|dem|den|die|das|einer|einem|unser|mein|la|el|las|los|mi|the|my|our)?/i;

/** Only what was cut off can dangle: 'the song I am working on' is whole. */
export function tidy(text: string, language: Language, isCut = true): string {
  let result = text.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '');
  const isSubject = language === 'fr' && FRENCH_ON.test(result);
  for (let count = 0; count < 4; count++) {
    result = result
      .replace(isCut ? DANGLING_END : /^$/u, '')
      .replace(isSubject || PLACE_AHEAD.test(result) ? /^$/u : DANGLING_START, '')
      .replace(BACK_REFERENCE, '')
      .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
      .trim();
  }
  return balance(
    result
      .replace(JAPANESE_END, '')
      .replace(JAPANESE_START, '')
      .replace(/ ends$/u, ''),
  );
}

/** A bracket without its other half is cut off with what follows it. */
function balance(text: string): string {
  const open = text.lastIndexOf('(');
  const close = text.lastIndexOf(')');
  if (open > close) return text.slice(0, open).trimEnd();
  return open === -1 && close !== -1 ? text.replaceAll(')', '').trim() : text;
}
