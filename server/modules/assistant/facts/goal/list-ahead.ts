import type { Language } from '../detect-language.ts';
import { countWords } from '../situation/phrases.ts';
import { overlaps, type Source, type Span } from '../source.ts';
import type { TimeWords } from './goal-phrase.ts';

type Latin = Exclude<Language, 'ja'>;

const MAX_LIST = 240;
/** ', weed and relabel the books' up to the end of the clause after 'and'. */
const LIST =
  /^(?:, (?!(?:and|und|y|et|e|or|oder|o|ou) )(?:[^,.;:!?()\n]|(?<=\d)[,.](?=\d)){1,60}){0,6},? (?:and|und|y|et|e|or|oder|o|ou) (?:[^,.;:!?()\n]|(?<=\d)[,.](?=\d)){1,90}/iu;
const SEPARATOR = /, (?:(?:and|und|y|et|e|or|oder|o|ou) )?| (?:and|und|y|et|e|or|oder|o|ou) /iu;
/** 'verstehen, was ich habe': the object of the verb. */
const GERMAN_OBJECT = /^, (?:was|wie|ob|wer|wohin|warum|welche[mnrs]?|dass) [^,.;:!?()\n]{3,90}/iu;
const LABELLED = /^: [^,.;:!?\n]{3,60}/u;

/** Names, or things with an article. */
const THING =
  /^(?:[A-ZÀ-Þ]|(?:an?|the|my|our|some|someone|somebody|somewhere|something|eine?n?|den|die|das|una?|el|la|los|las|une?|le|les|des|uma?|o|os|as)(?= ))/u;
/** What has a subject of its own, or begins another part of the sentence, is no member of the list. */
const NO_MEMBER =
  /(?:^|\s)(?:i|we|he|she|they|it|you|is|are|was|were|has|have|had|can|will|isn't|i'm|it's|ich|wir|er|sie|ist|sind|hat|habe|kann|está|son|es|tengo|tiene|hace|je|j'ai|il|elle|est|sont|é|são|tenho|tem)(?=\s|$)|^(?:not|no|nothing|but|so|because|which|who|that|then|with|without|ideally|preferably|maybe|under|about|at|in|on|by|for|my|max|starting|leaving|using)(?=\s|$)/i;
const INFINITIVE: Readonly<Record<Latin, RegExp>> = {
  en: /^[a-z][a-z'-]*(?: |$)/,
  de: /(?:^| )[a-zß-ü]{2,}(?:en|ern|eln)$/u,
  es: /^[a-zà-ɏ]+[aeií]r(?:me|nos|l[oae]s?)?(?: |$)/i,
  fr: /^(?:(?:l[ea]s? |l'|me |m'|y |en ))?[a-zà-ɏ]+(?:er|ir|re)(?: |$)/i,
  pt: /^[a-zà-ɏ]+(?:[aeiô]r|-l[oa]s?)(?:-me|-l[oa]s?)?(?: |$)/i,
};

/** How much further a goal goes than its first comma: 'see Vienna, Ljubljana and Venice', 'interview: product manager'. */
export function listAhead(source: Source, { from, to }: Span, end: number, time: TimeWords): number {
  const { language, text } = source;
  if (language === 'ja') return 0;
  const rest = text.slice(to, Math.min(end, to + MAX_LIST));
  const list = rest.startsWith(',') ? LIST.exec(rest)?.[0] : undefined;
  if (list !== undefined && isList(text.slice(from, to), list, language)) {
    const span = { from: to, to: to + list.length };
    if (![...time.dates, ...time.times].some((fact) => overlaps(fact, span) && fact.to < span.to)) return list.length;
  }
  const object = language === 'de' ? GERMAN_OBJECT.exec(rest)?.[0] : undefined;
  if (object !== undefined) return object.length;
  const isStart = source.sentences.some((sentence) => sentence.from === from);
  const isLabel = isStart && rest.startsWith(':') && countWords(text.slice(from, to)) <= 2;
  return isLabel ? (LABELLED.exec(rest)?.[0].length ?? 0) : 0;
}

const MAX_MEMBER_WORDS = 8;

function isList(first: string, list: string, language: Latin): boolean {
  const members = list.split(SEPARATOR).slice(1);
  if (members.some((member) => NO_MEMBER.test(member) || countWords(member) > MAX_MEMBER_WORDS * 2)) return false;
  if (members.every((member) => THING.test(member))) return true;
  // The members are of the same kind as the first one.
  const pattern = INFINITIVE[language];
  return (
    pattern.test(first.trim()) &&
    members.every((member) => pattern.test(member)) &&
    members.slice(0, -1).every((member) => countWords(member) <= MAX_MEMBER_WORDS)
  );
}
