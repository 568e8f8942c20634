import type { Language } from '../detect-language.ts';
import { limits } from '#domain/limits.ts';
import { clip, toItems } from '../situation/phrases.ts';
import type { Source } from '../source.ts';

interface BackgroundWords {
  readonly measure: RegExp;
  readonly learning: RegExp;
}

const words: Readonly<Record<Language, BackgroundWords>> = {
  en: {
    measure:
      /(?:i(?:'ll| will) know (?:it |that )?(?:when |by )?|measured by |success (?:means|is|looks like) |done when |reached when |so that (?=(?:i|we|he|she|they|you|anyone|everyone) (?:can|could|will be able)\b)|until (?=i can ))(?<what>.+)/i,
    learning:
      /\b(?:learn(?:ing)? best (?:by |with |from )?|like to learn (?:by |with |from )?|i prefer |works best with )(?<what>.+)/i,
  },
  de: {
    measure:
      /(?:fertig,? wenn|erreicht,? wenn|geschafft,? wenn|erfolg heißt,?|damit (?=(?:ich|wir) .+ (?:kann|können)))\s*(?<what>.+)/i,
    learning: /(?:lerne (?:ich )?am besten (?:mit|durch|aus|von)?|am liebsten lerne ich (?:mit|durch)?)\s*(?<what>.+)/i,
  },
  es: {
    measure:
      /(?:sabré que lo he logrado cuando|lo habré conseguido cuando|conseguido cuando|éxito es|hasta que pueda)\s(?<what>.+)/i,
    learning: /(?:aprendo mejor (?:con|de)?|prefiero aprender (?:con)?)\s*(?<what>.+)/i,
  },
  fr: {
    measure:
      /(?:je saurai que c'est réussi quand|réussi quand|atteint quand|le succès,? c'est|jusqu'à ce que je puisse)\s(?<what>.+)/i,
    learning: /(?:j'apprends mieux (?:avec|par|en)?|je préfère apprendre (?:avec|par)?)\s*(?<what>.+)/i,
  },
  pt: {
    measure: /(?:saberei que consegui quando|conseguido quando|sucesso é|até conseguir)\s(?<what>.+)/i,
    learning: /(?:aprendo melhor (?:com|de)?|prefiro aprender (?:com)?)\s*(?<what>.+)/i,
  },
  ja: {
    measure: /(?<what>[^。\n]{1,60})(?:できたら|になったら)(?:達成|成功|ゴール)/u,
    learning: /(?<what>[^。\n]{1,40}?)(?:で|が)(?:学びたい|一番学びやすい|勉強したい)/u,
  },
};

/** 'At least 70 %' is a measure, 'at least 3 hours a week' is not. */
const AT_LEAST =
  /(?<![a-zA-ZÀ-ɏ])(?<what>(?:at least|mindestens|al menos|como mínimo|au moins|pelo menos|no mínimo) \d+(?:[.,]\d+)*(?![\d.,])(?! ?(?:h(?![a-zA-ZÀ-ɏ])|hours?|hrs?|min|times|days?|nights?|evenings?|weeks?|months?|years?|stunden?|std|mal|tage?|abende?|wochen|horas?|veces|vezes|días?|dias?|semanas?|heures?|fois|jours?|semaines?)).*)/i;
const END = /[,;]\s(?:but|and i|so|aber|und ich|pero|y |mais|et je|mas|e )/i;

export interface Background {
  readonly measure: string;
  readonly start: string;
  readonly reason: string;
  readonly learning: readonly string[];
}

/**
 * What sentences reveal besides the facts. The starting point and the reason are only known from answers: in free text, "I know …"
 * and "because …" are about too many other things.
 */
export function findBackground({ sentences, clauses, language }: Source): Background {
  const find = (pattern: RegExp) => {
    const what = sentences.map(({ text }) => pattern.exec(text)?.groups!['what']).find(Boolean) ?? '';
    return clip(what.slice(0, END.exec(what)?.index ?? what.length), limits.answer);
  };
  const { measure, learning } = words[language];
  const atLeast = clauses.map(({ text }) => AT_LEAST.exec(text)?.groups!['what']).find(Boolean);
  return {
    measure: find(measure) || clip(atLeast ?? '', limits.answer),
    start: '',
    reason: '',
    learning: toItems(find(learning).split(/[,;]|(?:^|\s)(?:and|und|y|et|e)(?:\s|$)/i)),
  };
}
