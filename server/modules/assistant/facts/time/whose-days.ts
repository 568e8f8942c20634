import type { Language } from '../detect-language.ts';

type Latin = Exclude<Language, 'ja'>;

interface Subjects {
  /** How a statement begins whose subject is somebody or something else. */
  readonly others: RegExp;
  /** What shows that the user speaks about themselves. */
  readonly own: RegExp;
  /** Somebody else between a relative pronoun and the days: 'a friend who rehearses on Mondays'. */
  readonly relative: RegExp;
}

const words: Readonly<Record<Latin, Subjects>> = {
  en: {
    others:
      /^(?:and |but |or |so |because |as |since |when )?(?:(?:my|our|his|her|their|the|this|that|an?|two|three|another|some|most|both|he|she|they|it|everyone|nobody) |(?!(?:i|we|my|only|mostly|mainly|also|usually|just|maybe|am|not|time)(?![a-z]))[a-z]+ (?:is |are |has |was )?(?:only |just )?(?:free|available|off|open|closed) )/i,
    own: /(?<![a-z'])(?:i|i'[a-z]+|we|we'[a-z]+|me|us|myself|mine)(?![a-z'])/i,
    relative: /(?<![a-z])(?:who|which|that|whose|where)(?= (?!i |we |i'|we')[a-z])[^,]*$/i,
  },
  de: {
    others:
      /^(?:und |aber |weil |denn |da )?(?:(?:mein|unser|sein|ihr)(?:e[nmrs]?)? |(?:der|die|das|ein|eine|einer|er|sie|es|jemand|zwei|drei) |[A-ZÀ-Þ][a-zA-ZÀ-ɏ]+ (?:ist|sind|hat|haben|wird|geht|findet|kommt|war)(?: |$))/u,
    own: /(?<![a-zA-ZÀ-ɏ])(?:ich|wir|mir|uns|mich)(?![a-zA-ZÀ-ɏ])/i,
    relative: /, (?:der|die|das|den|dem) [^,]*$/u,
  },
  es: {
    others:
      /^(?:y |pero |porque |ya que )?(?:(?:mis?|su|nuestr[oa]s?|el|la|los|las|un|una|unos|unas|dos|tres|él|ella|ellos) )(?!lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)/i,
    own: /(?<![a-zà-ɏ])(?:yo|me|nos|puedo|podemos|tengo|tenemos|estoy|estamos|quiero|libro|dispongo|hago|saco|voy)(?![a-zà-ɏ])/i,
    relative:
      /(?<![a-zà-ɏ])(?:que|quien|donde)(?= (?!(?:no )?(?:puedo|tengo|yo|me|nos|trabajo|estoy|hago|voy|libro|[a-z]+mos) )(?:no |solo |se )?[a-zà-ɏ]+(?:a|e|an|en) )[^,]*$/i,
  },
  fr: {
    others:
      /^(?:et |mais |parce que |car )?(?:(?:mon|ma|mes|son|sa|ses|notre|nos|le|la|les|une?|deux|trois|ils?|elles?) |l'|[A-ZÀ-Þ][a-zà-ɏ]+ (?:est|sont|a) )(?!lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week)/u,
    own: /(?<![a-zà-ɏ'])(?:je|j'[a-zà-ɏ]+|me|m'[a-zà-ɏ]+|moi|nous|on)(?![a-zà-ɏ'])/i,
    relative: /(?<![a-zà-ɏ])(?:qui|dont|où)(?! (?:je|j'|nous|on))[^,]*$/i,
  },
  pt: {
    others:
      /^(?:e |mas |porque )?(?:(?:o |a |os |as )?(?:meus?|minhas?|seus?|suas?|noss[oa]s?)|o|a|os|as|um|uma|dois|duas|ele|ela|eles) (?!segunda|terça|quarta|quinta|sexta|sábados?|domingos?)/i,
    own: /(?<![a-zà-ɏ])(?:eu|me|nos|posso|podemos|tenho|temos|estou|estamos|quero|consigo|dá|dou|faço|vou)(?![a-zà-ɏ])/i,
    relative:
      /(?<![a-zà-ɏ])(?:que|quem|onde)(?= (?!(?:não )?(?:posso|tenho|eu|me|trabalho|estou|[a-z]+mos) )(?:não |só |se )?[a-zà-ɏ]+(?:a|e|am|em) )[^,]*$/i,
  },
};

/** Nouns that make time the subject: 'my only free evening is Monday', 'an hour on Sundays'. */
const TIME =
  /(?<![a-zA-ZÀ-ɏ])(?:hours?|h|half|minutes?|min|days?|evenings?|mornings?|nights?|afternoons?|weekends?|time|slots?|bit|scraps?|couple|sessions?|stunden?|minuten|tage?|abende?|zeit|frei|freier|vormittage?|nachmittage?|wochenende|bisschen|horas?|minutos?|días?|tardes?|noches?|mañanas?|rato|tiempo|libres?|huecos?|heures?|minutes|jours?|soirs?|soirées?|matins?|matinées?|temps|bout|moments?|créneaux?|dias?|noites?|manhãs?|tempo|livres?|bocado|pouco|folga)(?![a-zA-ZÀ-ɏ])/i;

/** 'I see nobody at the weekend' says nothing about free time, 'no more than two hours' does. */
const NEGATED =
  /(?<![a-zA-ZÀ-ɏ])(?:not|nobody|never|nicht|niemand|niemanden|kein(?:e[nmrs]?)?|nie|nunca|nadie|não|ninguém|ne|n'[a-zà-ɏ]+)(?![a-zA-ZÀ-ɏ])(?! (?:(?:\S+ )?(?:more|mehr|más|mais|plus de|only|just|que)))/i;

/** 'I'm on nights', 'I look after Mum' */
const TAKEN_BEFORE =
  /(?<![a-zA-ZÀ-ɏ])(?:on (?:nights|days|lates|earlies|call|shift|duty)|look(?:ing)? after|car(?:e|ing) for|hütet?|pflegen?|betreuen?|kümmere|cuido|cuidamos|cuidar|garde|gardons|m'occupe|tomo conta)(?![a-zA-ZÀ-ɏ])/i;
/** 'Weekends are for the kids' */
const TAKEN_AFTER =
  /^,? (?:are|is|sind|ist|gehören|gehört|son|es|sont|est|são|é) (?:for (?!me|this|it)|with|taken|full|family|off limits|sacred|für (?!mich)|der familie|den kindern|tabu|heilig|para (?!mí|mim|esto|isto)|de la familia|pour (?!moi|ça)|sagrad|sacré|occup|ocupad)/i;

/** 'In the weeks without my son': which weeks these are is unknown, and so are the days. */
export const SOME_WEEKS =
  /(?<![a-zA-ZÀ-ɏ])(?:(?:in |only )?(?:the )?weeks (?:without|when|that)|wochen ohne|in den wochen|semanas (?:sin|en que|sem|em que)|semaines (?:sans|où))(?![a-zA-ZÀ-ɏ])/i;

/** Whether the words before or after the days show that they are not the user's own time. */
export function isTakenOrOthers(before: string, after: string, language: Latin): boolean {
  const { others, own, relative } = words[language];
  const start = before.trim() === '' ? '' : `${before.trim()} `;
  if (TAKEN_AFTER.test(after) || TAKEN_BEFORE.test(start)) return true;
  if (relative.test(start)) return true;
  if (NEGATED.test(start) && !TIME.test(start)) return true;
  const isOthers = start.trim().includes(' ') && [start, lowerFirst(start)].some((text) => others.test(text));
  return isOthers && !own.test(start) && !TIME.test(start);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'I can', 'I have two hours': such days outweigh days that are only mentioned. */
export const CLAIMED =
  /(?<![a-zA-ZÀ-ɏ])(?:i can|we can|i could|i'm free|free|i have|i've got|i'm off|works? for me|(?:is|are) (?:good|best|fine|mine)|kann ich|ich kann|können wir|könnte ich|habe ich|ich habe|frei|passt|geht|puedo|podemos|tengo|tenemos|libre|je peux|je suis libre|j'ai|nous pouvons|posso|podemos|tenho|temos|livres?|consigo)(?![a-zA-ZÀ-ɏ])/i;
