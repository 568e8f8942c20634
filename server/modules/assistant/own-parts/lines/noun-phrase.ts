import { toSecondPerson } from '../../planner/user-words.ts';
import { truncate } from '../../user-text.ts';
import { isBody } from './bodies.ts';
import { type EuropeanLanguage, lexicons, nounKindOf, verbKindOf } from './lexicons.ts';

const MAX_LENGTH = 48;
const MAX_WHO_LENGTH = 60;

/** 'un discurso de cinco minutos' */
const length =
  / (?:of|von|de) (?:\S+ )?\S+ (?:minut\p{L}*|hours?|horas?|heures?|pages?|páginas?|seiten|words|mots|palabras|palavras|wörtern)\b.*$/iu;

/** The noun phrase at the beginning of a text: 'at least two tunes by heart' → 'two tunes'. Empty if there is none. */
export function nounPhraseOf(text: string, language: EuropeanLanguage): string {
  const { hedge, detail, beforeNoun, definite } = lexicons[language];
  const plain = text.replace(hedge, '').trim();
  const [head = ''] = `${plain.replace(length, '')} `.split(detail, 1);
  const words = head.trim().split(' ');
  const isEmpty = words.every((word) => word === '' || beforeNoun.test(word));
  const phrase = (isEmpty ? plain : head.trim()).replace(danglingEnd[language], '');
  return truncate(inSentence(definite(lowercase(phrase, language)), language), MAX_LENGTH).replace(/…$/u, '');
}

const participles = String.raw`(?: \p{L}{3,}(?:ed|wn|ung|ought))`;

/** 'seeds labelled and sorted' are seeds. */
const danglingEnd: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: new RegExp(
    String.raw`(?<=\p{L}(?:s|\p{Ll}{3}))${participles}(?:(?: and)?${participles})*$| (?:and|or|who|that|of|back|up|out|off|away|again|down|together)$`,
    'iu',
  ),
  de: / (?:und|oder|die|der|das|mit|von)$/iu,
  es: / (?:y|e|o|que|de|del|con)$/iu,
  fr: / (?:et|ou|qui|que|de|du|des|avec)$/iu,
  pt: / (?:e|ou|que|de|do|da|com)$/iu,
};

/** 'my father' → 'your father', because the plan talks to the user. */
export function inSentence(text: string, language: EuropeanLanguage): string {
  if (language === 'en') return toSecondPerson(text);
  if (selfPatterns[language].test(text)) return text;
  return possessives[language].reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);
}

/** With the user as its subject, a sentence would need another form of the verb. */
const selfPatterns: Readonly<Record<Exclude<EuropeanLanguage, 'en'>, RegExp>> = {
  de: /\b(?:ich|wir)\b/iu,
  es: /\b(?:yo|nosotros)\b/iu,
  fr: /\b(?:je|nous)\b|\bj['’]/iu,
  pt: /\b(?:eu|nós)\b/iu,
};

const possessives: Readonly<Record<Exclude<EuropeanLanguage, 'en'>, readonly [RegExp, string][]>> = {
  de: [
    [/\bmein(?=(?:e[nmrs]?)?\b)/gu, 'dein'],
    [/\bMein(?=(?:e[nmrs]?)?\b)/gu, 'Dein'],
    [/\bmir\b/gu, 'dir'],
    [/\bmich\b/gu, 'dich'],
  ],
  es: [[/\bmi(?=s?\b)/gu, 'tu']],
  fr: [
    [/\bm(?=(?:on|a|es)\b)/gu, 't'],
    [/\bM(?=(?:on|a|es)\b)/gu, 'T'],
  ],
  pt: [
    [/\bmeu(?=s?\b)/gu, 'seu'],
    [/\bminha(?=s?\b)/gu, 'sua'],
  ],
};

/** 'Permission' → 'permission' within a sentence, but names stay. */
export function lowercase(text: string, language: EuropeanLanguage): string {
  const [first = ''] = text.split(' ', 1);
  const isFunctionWord = lexicons[language].beforeNoun.test(first);
  const isKnown = (nounKindOf(first, language) ?? 'person') !== 'person' || verbKindOf(first, language) !== undefined;
  const isCommon = isFunctionWord || (language !== 'de' && (isKnown || /^\p{Lu}\p{Ll}+s$/u.test(first)));
  return isCommon && !/\p{Lu}{2}/u.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** 'del cura', 'al cura' → 'el cura' */
const articles: readonly [RegExp, string][] = [
  [/^(?:del|al|por el|con el|a el) /u, 'el '],
  [/^(?:du|au|par le|avec le) /u, 'le '],
  [/^(?:des|aux) /u, 'les '],
  [/^(?:do|ao|no|pelo|com o) /u, 'o '],
  [/^(?:da|à|na|pela|com a) (?=\p{Ll})(?!l[ae’'])/u, 'a '],
  [/^(?:dos|aos) /u, 'os '],
  [/^(?:das|às) /u, 'as '],
  [/^(?:de|por|con|par|avec|com|a|à|en|para) ?(?=l['’]|l[ao]s? |les |mi |mon |ma |\p{Lu})/u, ''],
];

const whoEnds =
  /,|[;:(]| (?:that|which|who|to|so|in writing|within|before|para|que|por escrito|pour|qui|par écrit|schriftlich|für|zu) /iu;

/** The people or organisations after 'from', 'by' or 'with'. */
export function sourceOf(text: string, language: EuropeanLanguage): string | null {
  const found = lexicons[language].source.exec(text)?.[1];
  if (found === undefined) return null;
  const [who = ''] = `${found} `.split(whoEnds, 1);
  return usableName(withArticle(who.trim(), language), language);
}

/** 'al cura' → 'el cura' */
export function withArticle(who: string, language: EuropeanLanguage): string {
  if (language === 'en' || language === 'de') return who;
  if (language === 'fr' && /^à (?:la|l['’])/u.test(who)) return who.slice(2);
  return articles.reduce((result, [pattern, word]) => result.replace(pattern, word), who);
}

/** Somebody who can be asked: a person, a body or a name. */
function isSomebody(name: string, language: EuropeanLanguage): boolean {
  if (isBody(name)) return true;
  return name.split(' ').some((word) => {
    const kind = nounKindOf(word, language);
    return kind === 'person' || (kind === undefined && /^\p{Lu}\p{L}/u.test(word));
  });
}

const looseEnds =
  /^(?:and|und|y|e|et) |,? (?:who|that|which|and|und|und jemand|y|e|et|mit|with)(?: someone.*| jemand.*)?$/giu;

export function usableName(who: string, language: EuropeanLanguage): string | null {
  const { self, anybody } = lexicons[language];
  if (who === '' || who.length > MAX_WHO_LENGTH || self.test(who) || anybody.test(who)) return null;
  const name = inSentence(lowercase(who.replaceAll(looseEnds, ''), language), language);
  if (!isSomebody(name, language)) return null;
  // The steps in German need the accusative.
  return language === 'de' ? name.replace(/^der /u, 'den ').replace(/^(dein|unser|ein) /u, '$1en ') : name;
}
