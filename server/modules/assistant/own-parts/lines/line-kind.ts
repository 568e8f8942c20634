import type { PartKind } from '../steps/steps.ts';
import type { VerbKind } from './lexicon.ts';
import { type EuropeanLanguage, lexicons, nounKindOf } from './lexicons.ts';

const QUANTITY =
  /^\D{0,20}\d[\d.,]*\s?(?:km|kg|miles?|%|points?|pounds?|kilos?|kunden|customers?|words?|wörter|palabras|mots|palavras)\b/iu;

export const onCamera =
  /\b(?:on (?:camera|tape|film|video)|vor der kamera|auf video|ante la cámara|en vídeo|face à la caméra|em vídeo)\b/iu;

/** The kind of the first telling noun of a phrase, and of what follows it unless that is only a detail. */
export function firstNounKind(text: string, language: EuropeanLanguage, withDetails: boolean): PartKind | undefined {
  if (onCamera.test(text)) return 'record';
  const [head = ''] = `${text} `.split(lexicons[language].detail, 1);
  const words = [...head.split(' '), ...(withDetails ? text.split(' ') : [])];
  const kinds = words.map((word) => nounKindOf(word, language));
  const first = kinds.findIndex(Boolean);
  // A donation box is a box.
  const next = language === 'en' && first + 1 < head.split(' ').length ? kinds[first + 1] : undefined;
  return next === undefined || next === 'person' ? kinds[first] : next;
}

export const isStrong = (verb: VerbKind | undefined) => verb !== undefined && verb !== 'have' && verb !== 'do';

/** Kinds of nouns that decide what getting, making or finding them means. */
const telling: ReadonlySet<PartKind> = new Set(['permission', 'person', 'book', 'paper', 'money', 'food', 'exam']);
const written: ReadonlySet<PartKind> = new Set([
  'write',
  'notice',
  'digital',
  'food',
  'record',
  'photo',
  'decide',
  'book',
]);

const signatures = /^\d+ (?:signatures|unterschriften|firmas|assinaturas)\b/iu;
/** 'she gets the link' */
const receives = /\b(?:gets?|has|have|receives?|bekommt|bekommen|hat|recibe|tiene|reçoit|recebe|tem)\b/iu;
/** What exists already is not built. */
const isOld = /\b(?:old|alte[nrms]?|viej[oa]s?|vieux|vieille|velh[oa]s?)\b/iu;

/** 'the landlord is fine with it' */
export const isFine =
  /\b(?:fine|happy|ok|okay|cool) with\b|\beinverstanden\b|\bd['’]accord\b|\bde acuerdo\b|\bde acordo\b/iu;
const SUM = /^\D{0,12}(?:[£€$]\s?\d|\d[\d.,]*\s?(?:€|£|\$|euros?\b|pounds\b|dollars\b|reais\b|francs?\b))/iu;
/** What has to be got, whatever it is. */
const isMissing = /\b(?:missing|spare|new|fehlende[rsnm]?|neue[rsnm]?|nuev[oa]s?|nouve(?:au|lle)s?|nov[oa]s?)\b/iu;
/** Nouns of what is done rather than of things. */
const isDeed = /(?:ed|ing|tion|ness|ment|ung|heit|keit|ción|dad|ção|dade|ité)s?$/iu;

/** 'wind 100 m of line' */
const unknownVerb = /^\p{Ll}+ (?:\d|the |an? |my |our |your |it )/u;
const article =
  /^(?:an?|the|one|two|three|four|five|six|all|some|every|each|eine?n?|de[rnms]|das|die|un[ae]?|el|los|las|la|les?|des|uma?|[oa]s?) /u;

const isAnybody = /^(?:some|any)(?:one|body)|^jemand|^alguien|^quelqu|^alguém/iu;

interface LineContext {
  readonly isSelf: boolean;
  readonly own: string;
  /** Others decide. */
  readonly isDecision: boolean;
}

export function kindOf(verb: VerbKind | undefined, noun: PartKind | undefined, context: LineContext): PartKind {
  const { isSelf, own, isDecision } = context;
  if (signatures.test(own)) return 'reach';
  if (verb === undefined && SUM.test(own)) return 'money';
  if (verb === 'perform' && noun === 'record') return 'record';
  if (verb === 'perform') return isSelf ? 'skill' : 'person';
  if (verb === 'skill' && /\b(?:again|wieder|de nuevo|à nouveau|de novo)\b/iu.test(own)) return noun ?? 'other';
  if (verb === 'skill' && !isSelf) return isAnybody.test(own) ? 'person' : 'teach';
  if (isDecision) return 'permission';
  if (verb === 'have' && !isSelf && receives.test(own)) return noun ?? 'other';
  if (verb === 'have') return noun ?? (isSelf ? 'buy' : 'person');
  if (verb === 'do') return noun ?? 'other';
  if (verb === 'buy' && noun && telling.has(noun)) return noun;
  if (verb === 'make' && isOld.test(own)) return 'repair';
  if (verb === 'make' && noun && written.has(noun)) return noun;
  if (verb === 'exam' && noun !== 'exam') return noun ?? 'exam';
  if (verb === 'write' && noun === 'notice') return noun;
  // 'Mum is at home again' is no habit of the user.
  if (verb === 'change' && !isSelf) return noun ?? 'other';
  if (verb !== undefined) return verb;
  if (QUANTITY.test(own)) return noun === undefined || noun === 'reach' ? 'reach' : noun;
  if (/^(?!(?:19|20)\d\d )\d+ /u.test(own) && (noun === undefined || noun === 'grow')) return 'collect';
  if (noun) return noun;
  const words = own.split(' ');
  if (unknownVerb.test(own) && !article.test(own)) return 'other';
  const isNamed = words.length === 1 || (words.length <= 5 && article.test(own));
  const isThing = isMissing.test(own) || (isNamed && !words.some((word) => isDeed.test(word)));
  return isThing ? 'buy' : 'other';
}
