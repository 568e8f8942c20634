import { toGerund } from '../../english/gerund.ts';
import { type EuropeanLanguage, lexicons } from './lexicons.ts';

/** 'gives us a date' */
export const receivers: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /^(?:us|me|them|him|her) (?=\S)/iu,
  de: /^(?:mir|uns|mich|ihm|ihr|ihnen)(?:,? )(?=\S)/iu,
  es: /^(?:me|nos) /iu,
  fr: /^(?:me|nous) /iu,
  pt: /^(?:me|nos) /iu,
};

/** 'to do the voices' → 'the voices', 'to sing' → 'singing', 'yes to the route' → 'the route' */
export function promised(object: string, language: EuropeanLanguage): string {
  if (language !== 'en') return object;
  const answer = /^(?:yes|no)(?:$| to (.*)$)/iu.exec(object);
  if (answer) return answer[1] ?? '';
  const [, verb, rest = ''] = /^to (\w+) ?(.*)$/iu.exec(object) ?? [];
  if (verb === undefined) return object;
  return /^(?:the|an?|my|our|his|her|their|\d+)\b/iu.test(rest) ? rest : toGerund(`${verb} ${rest}`.trim());
}

const particles: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /^(?:out|up|down|off|together|back|away|for|with|about|at|in) (?=\S)/iu,
  de: /^(?:mich|mir|uns|sich) /iu,
  es: /^(?:a|con|de|por|en) (?=(?:l[ao]s?|el|mi|una?) )/iu,
  fr: /^(?:à|avec|de|dans) (?=(?:la|les?|mon|ma|mes|une?) )/iu,
  pt: /^(?:com|de|por|em) (?=(?:[ao]s?|meu|minha|uma?) )/iu,
};

/** 'cut out six puppets' → 'six puppets' */
export const withoutParticle = (object: string, language: EuropeanLanguage) => object.replace(particles[language], '');

export const notNouns =
  /^(?:to|off|up|out|down|and|und|y|e|et|it|es|lo|next|beside|above|below|alone|inside|outside|after|ready|here|for|from|in|at|on|with|without|what|how|why|when|where|whether|that|if|again|well|properly|there|once|before|by|so|not|de|à|pour|sans|para|por|con|sin|com|sem|que|qué|cómo|quoi|comment|como|bien|bem|zu|für|mit|was|wie|dass|ob|wer|wann|wieder|gut)$/iu;

/** Whether an object can stand for the line; 'to sing' and 'what it costs' cannot. */
export function startsWithNoun(object: string, language: EuropeanLanguage): boolean {
  const [first = ''] = object.split(/[ ,]/u, 1);
  if (first === '' || notNouns.test(first)) return false;
  return language === 'en' || language === 'de' || !lexicons[language].infinitive.test(first);
}
