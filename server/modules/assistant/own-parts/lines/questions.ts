import type { PartKind } from '../steps/steps.ts';
import { isBody } from './bodies.ts';
import type { EuropeanLanguage } from './lexicons.ts';
import { agreement } from './line-subject.ts';
import { inSentence, nounPhraseOf, usableName, withArticle } from './noun-phrase.ts';

interface Question {
  readonly kind: PartKind;
  readonly x: string;
  readonly who: string | null;
}

/** 'ask the council who owns the bell': the person asked, if there is one, and the question. */
const questions: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /^(?:ask|find out|work out|know|learn|clarify|establish)(?: from)?(?: (?<who>.+?))?,? (?<what>(?:who|whom|whose|what|which|where|when|whether|if|why|how (?!to\b))\b.+)$/iu,
  de: /^(?:bei )?(?<who>.*?) ?(?:fragen|nachfragen|herausfinden|rausfinden|klären|erfragen|wissen),? (?<what>(?:wer|wem|wessen|was|welche[rsn]?|wo|wann|ob|wie|warum) .+)$/iu,
  es: /^(?:preguntar|averiguar|saber|aclarar|consultar|descubrir)(?: (?<who>(?:a|al|con|en) .+?))? (?<what>(?:(?:de |a )?quién|qué|cuál|dónde|cuándo|si|cuánto|por qué) .+)$/iu,
  fr: /^(?:demander|savoir|trouver|chercher|découvrir)(?: (?<who>(?:à|au|aux) .+?))? (?<what>(?:(?:à |de )?qui|ce qu\S+|quel\S*|où|quand|si|combien|pourquoi) .+)$/iu,
  pt: /^(?:perguntar|saber|descobrir|averiguar|apurar)(?: (?<who>(?:à|ao|às|aos|na|no|com) .+?))? (?<what>(?:(?:de |a )?quem|que|qual|onde|quando|se|quanto) .+)$/iu,
};

/** 'whether we may use the room' asks for permission. */
const mayI =
  /^(?:if|whether|ob|si|se) (?:(?:i|we|ich|wir|je|nous|on) )?(?:may|can|could|dürfen|darf|können|kann|podemos|puedo|se puede|peut|pouvons|peux|posso|pode)\b|^ob .*\b(?:dürfen|darf)$/iu;

/** 'talk to Ana about the fence' */
const requests: Readonly<Record<EuropeanLanguage, RegExp>> = {
  en: /^(?:ask|call|contact|phone|ring|talk to|talk with|speak to|write to|email|convince|persuade) (?<who>.+?)(?: (?:about|for|regarding|on) (?<what>.+)| to (?<deed>.+))?$/iu,
  de: /^(?:mit )?(?<who>.+?)(?: (?:wegen|nach|um|über|zu) (?<what>.+?))? (?:fragen|anfragen|ansprechen|anrufen|kontaktieren|anschreiben|sprechen|reden|überzeugen)$/iu,
  es: /^(?:preguntar|hablar|llamar|contactar|convencer|escribir) (?<who>(?:a|al|con) .+?)(?: (?:sobre|por|para) (?<what>.+))?$/iu,
  fr: /^(?:demander|parler|écrire|téléphoner|s['’]adresser) (?<who>(?:à|au|aux|avec) .+?)(?: (?:sur|pour|de) (?<what>.+))?$/iu,
  pt: /^(?:perguntar|falar|ligar|escrever|contactar|contatar) (?<who>(?:à|ao|às|aos|com|para|a) .+?)(?: (?:sobre|por|para) (?<what>.+))?$/iu,
};

/** Lines that ask somebody something; undefined if the line does not. */
export function readQuestion(own: string, language: EuropeanLanguage): Question | undefined {
  const question = questions[language].exec(own)?.groups;
  if (question?.['what']) {
    const who = nameOf(question['who'], language);
    const what = inSentence(question['what'], language);
    return mayI.test(what) ? { kind: 'permission', x: agreement[language][1], who } : { kind: 'ask', x: what, who };
  }
  const request = requests[language].exec(own)?.groups;
  const who = nameOf(request?.['who'], language, language === 'de' && /^mit /iu.test(own));
  if (!request || who === null || request['deed']) return undefined;
  const what = request['what'] ? nounPhraseOf(request['what'], language) : '';
  const kind = isBody(who) ? 'permission' : 'person';
  return { kind, who, x: what || agreement[language][kind === 'person' ? 0 : 1] };
}

function nameOf(who: string | undefined, language: EuropeanLanguage, isDative = false): string | null {
  const name = (who ?? '').replace(/ (?:wieder|again|noch einmal|de nuevo|à nouveau)$/iu, '');
  if (name === '') return null;
  return usableName(isDative ? toAccusative(name) : withArticle(name, language), language);
}

/** 'mit dem Pfarrer' → 'den Pfarrer' */
const toAccusative = (name: string) =>
  name
    .replace(/^dem /iu, 'den ')
    .replace(/^der /iu, 'die ')
    .replace(
      /^(mein|unser|sein|ihr|ein)(?:em|er) /iu,
      (_, word: string, at: number, all: string) =>
        `${word}${all.slice(at + word.length).startsWith('em') ? 'en' : 'e'} `,
    );
