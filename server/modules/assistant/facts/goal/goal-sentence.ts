import type { Language } from '../detect-language.ts';
import { overlaps, type Piece, type Source, type Span } from '../source.ts';
import { countWords } from '../situation/phrases.ts';
import { type Aim, findAims } from './aims.ts';
import { isInterjection, withoutInterjection } from './interjections.ts';
import { isPointing, saysEnough } from './pronouns.ts';
import { othersPatterns, statePatterns } from './wishes.ts';

type Latin = Exclude<Language, 'ja'>;

/** A place where the goal may be: after words such as 'I want to', or a whole sentence without them. */
interface Candidate {
  readonly sentence: Piece;
  /** The words that introduce the goal; empty if it is the whole sentence. */
  readonly wish: Span;
  readonly score: number;
}

/** What is wanted, but says nothing without the rest of the sentence. */
export const VAGUE =
  /^(?:(?:be|get|feel) (?:ready|prepared|better|good|out|there|able|done|home|on time|up|sure|honest)|(?:do|finish|manage|get) (?:it|this)(?: done)?|it done|(?:gut )?vorbereitet sein|bereit sein|estar (?:list[oa]|preparad[oa]|pront[oa])|être prête?|help|hilfe|ayuda|de l'aide|ajuda)(?: for it)?(?=$|[,.;]| (?:by|before|until|for|at|in|on|to|and|bis|avant|antes)(?![a-zA-ZÀ-ɏ]))/i;
/** 'Be in something' says less than 'I'd love to be cast in a local production'. */
const VAGUE_SENTENCE =
  /^(?:[a-zA-ZÀ-ɏ']+ ){0,3}(?:something|anything|somewhere|stuff|things|it|this|help|etwas|es|hilfe|algo|ayuda|quelque chose|ça|aide|ajuda)$/i;
/** Verbs of what can be achieved. */
const ACHIEVE =
  /^(?:(?:finally|to|de|d'|enfin|por fin) ){0,2}(?:learn|build|make|write|find|pass|finish|open|organi[sz]e|plan|run|fill|sell|clear|get|reopen|restore|repair|mend|fix|start|set up|cook|play|swim|speak|save|pay off|lose|quit|stop|turn|create|launch|move|sort|settle|aprender|escribir|abrir|montar|organizar|terminar|encontrar|conseguir|hacer|nadar|correr|sacar|aprobar|dejar|convertir|vender|ahorrar|apprendre|écrire|ouvrir|monter|organiser|finir|trouver|faire|réussir|vider|trier|rouvrir|préparer|courir|arrêter|tenir|descendre|vendre|aprender|escrever|abrir|terminar|encontrar|fazer|passar|sair|parar|juntar|pôr)(?![a-zA-ZÀ-ɏ])|^[^,.;]{0,80} (?:lernen|bauen|schreiben|finden|bestehen|machen|öffnen|organisieren|laufen|radeln|verkaufen|renovieren|reparieren|aufhören|spielen|umzubauen|durchschlafen|schaffen)(?![a-zA-ZÀ-ɏ])/i;
/** 'I want to avoid', 'je veux bien': not what the text is about. */
const ASIDE =
  /^(?:avoid|know|say|add|mention|see if|think|bien|vermeiden|wissen|evitar|saber|éviter|savoir)(?![a-zA-ZÀ-ɏ])/i;
/** 'Will ich bis 30. April': the aim came before, and only the date is left. */
const DATE_ONLY =
  /^(?:bis|vor|zum|am|im|by|before|until|para|antes|avant|até)(?: (?:zum|dem|the|el|le|o))? \S+(?: [a-zA-ZÀ-ɏ]+)?$/i;
/** 'Complete beginner at chess, …' says where somebody stands. */
const SELF =
  /^(?:(?:i'm )?(?:an? )?(?:complete|total|absolute|utter|real|rank) )?(?:beginner|novice|newcomer|newbie)(?! (?:wants?|needs?|who wants))(?![a-zA-ZÀ-ɏ'])|^(?:blutige[r]?|absolute[r]?|kompletter?|totaler?) anfänger(?:in)?(?![a-zA-ZÀ-ɏ])|^(?:principiante|débutante?|iniciante)s? (?:total|absolue?|complète?|complet[oa]|absolut[oa])(?![a-zA-ZÀ-ɏ])/i;
/** What is refused or not so. */
const NEGATIVE =
  /^(?:not|no|never|nothing|none|nobody|don't|do not|i don't|i won't|i'm not|i am not|i can't|i hate|we don't|nicht|kein[a-z]*|nie|ohne|ich (?:gehe|will|mag) nicht|nada|nunca|sin|paso de|pas|jamais|rien|aucune?|je ne|on ne|sans|não|sem|nem)(?![a-zA-ZÀ-ɏ])/i;
/** A sentence with a subject and a verb tells something; a goal by itself is an infinitive or a thing. */
const TELLING: Readonly<Record<Latin, RegExp>> = {
  en: /^(?:i|we|he|she|they|it|there|you|that|this|what|been|mum|dad|everyone|nobody|now)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ\d'-]+ ){1,7}?(?:is|are|was|were|has|had|isn't|wasn't|won't|promised|told|lost|fell|left|says|said|names|paid|makes|owes?|can't|don't|doesn't|didn't)(?![a-zA-ZÀ-ɏ])|^(?:my|our|the|his|her|this) (?:[a-zA-ZÀ-ɏ\d'-]+ ){1,4}?(?:[a-z]{2,12}ed|bought|went|came|gave|took|died|broke|began|got|grew|made)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ'-]+ ){1,4}?(?:and|&) i(?![a-zA-ZÀ-ɏ])/i,
  de: /^(?:ich|wir|er|sie|es|man|das|jetzt|früher|eigentlich|nächstes jahr|hier|da)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ\d.-]+ ){1,8}?(?:will|möchte|muss|kann|wollen|möchten|müssen|würde) (?:ich|wir|das|der|die)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ-]+ ){1,4}?(?:ist|sind|war|hat|haben|wird|stellt|steht|liegt|kostet|verdient|sagt|kommt|geht|wohnt|gibt|habe|bin|stehen|liegen)(?![a-zA-ZÀ-ɏ])/i,
  es: /^(?:yo|nosotros|él|ella|se|me|le|nos|lo|ya|ahora|hoy|antes|vivo|debo|debemos|llevo|cobro|gano|puedo|podemos|calculo|trabajo|estudio|pago|sé|en (?:el|la|mi))(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ-]+ ){1,4}?(?:es|está|son|tiene|hay|vive|trabaja|murió|dice|ofrece|jubila|era)(?![a-zA-ZÀ-ɏ])/i,
  fr: /^(?:je|j'|nous|on|il|elle|ils|elles|c'est|ça|maintenant|depuis|moi|toi)(?![a-zA-ZÀ-ɏ])|^j'|^(?:[a-zA-ZÀ-ɏ'-]+ ){1,6}?(?:est|sont|a|ont|était|parle|dit|m'accepte|accepte|veut|va|coûte|coûtent|on se|se)(?![a-zA-ZÀ-ɏ])/i,
  pt: /^(?:eu|nós|ele|ela|se|me|já|agora|hoje|antes|vivo|moro|devo|devemos|ganho|ninguém|posso|podemos|recebo|estudo|trabalho|pago|sei|fico)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ-]+ ){1,5}?(?:é|está|são|tem|há|vive|trabalha|morreu|diz|deixou-me|deixou|entra|abriu|vai)(?![a-zA-ZÀ-ɏ])/i,
};

/** A fact about the plan or a price, not the goal. */
const FACT =
  /^(?:(?:my |our |mein |unser |mi |mon |o meu )?(?:budget|presupuesto|orçamento)|max(?:imum|imal)?|deadline|lessons?|classes|tickets?)(?![a-zA-ZÀ-ɏ])|^(?:[a-zA-ZÀ-ɏ'-]+ ){1,4}(?:costs?|runs? to|kosten?|cuestan?|coûtent?|custam?) /i;

/** The weights of what speaks for and against a candidate. */
const weights = {
  phrase: 8,
  /** Words that may be a goal or the beginning of a story: any clear wish is better. */
  firstWords: 4.2,
  laterPhrase: 4,
  laterWords: 1.6,
  negativeFirst: 4,
  other: 3,
  told: 1.8,
  toldFirst: 1.9,
  state: 1.5,
  question: 0.5,
  negative: 0.2,
  first: 2,
  deadline: 1.5,
  achievable: 1,
  later: -0.1,
  far: -2,
  aside: -3,
  bare: -3,
  pointing: -3.2,
  pointingButClear: -2.5,
  also: -4,
  vague: -4,
} as const;
const MAX_WISH_START = 150;
const MAX_LATER = 8;

/** 'I'd also like': another wish has been named, or something to do on the way. */
const ALSO =
  /(?<![a-zA-ZÀ-ɏ])(?:also|still|some of|auch|außerdem|noch (?=eine?n?(?![a-zß-ü]))|también|además|aussi|encore|également|também|ainda)(?![a-zA-ZÀ-ɏ])/i;
const NEAR_BEFORE = 12;
const NEAR_AFTER = 7;
/** A verb without an object: 'keep, but …' */
const BARE = /^[a-zà-ɏ'-]+(?=$|[,.;:]| (?:but|and i|pero|mais|mas|aber)(?![a-zA-ZÀ-ɏ]))/i;
const BARE_LANGUAGES: ReadonlySet<Language> = new Set(['en', 'es', 'pt', 'fr']);

/** How a story begins, and not what somebody plans. */
const STORY: Readonly<Record<Latin, RegExp>> = {
  en: /^(?:my|our|his|her|their|this|these|those|all|every[a-z]*|each|some[a-z]*|half|most|many|nobody|no one|between|when|since|after|if|as|because|last|next|other|in|at|on|for|from|with|during|currently|diagnosed|got|been|moved|lost|left|bought|inherited|had|just|always|never|neighbou?rs|people|[a-z]{3,}'s|two|three|four)(?![a-zA-ZÀ-ɏ'])|^[a-z]{3,}(?:ed|[^s']s)(?= (?!of|and|or|for|in|to|with)[a-z])/i,
  de: /^(?:in|im|am|seit|nach|vor|als|wenn|meine?[nrs]?|unsere?[nrs]?|jede[rs]?|alle|viele|zwei|drei|vier|abends|morgens|heute|gestern|dort|trotzdem|also)(?![a-zA-ZÀ-ɏ])/i,
  es: /^(?![a-zà-ɏ]+[aeií]r(?:me|nos|l[oae]s?|se)?(?![a-zà-ɏ]))/i,
  fr: /^(?!(?:ne (?:pas|plus) |me |m'|y |l[ea]s? |l')?[a-zà-ɏ]+(?:er|ir|re)(?![a-zà-ɏ]))/i,
  pt: /^(?![a-zà-ɏ]+[aeiô]r(?:-me|-l[oa]s?)?(?![a-zà-ɏ]))/i,
};
/** 'With sand, I …': a clause with a subject comes later in the sentence. */
const SUBJECT_LATER = /[,–—] (?:and |but |so )?(?:i|we|he|she|they|it|there)(?:'[a-z]+)? [a-z]/i;

/** The sentence that says most clearly what is wanted, and the words that introduce it. */
export function findGoalSentence(source: Source, deadlines: readonly Span[]): Candidate | undefined {
  if (source.language === 'ja') return undefined;
  const { language } = source;
  const sentences = source.sentences.filter(({ text }) => !isInterjection(text));
  let best: Candidate | undefined;
  for (const [index, sentence] of sentences.entries()) {
    for (const candidate of candidatesOf(source, sentence, language, { index, count: sentences.length, deadlines })) {
      if (!best || candidate.score > best.score) best = candidate;
    }
  }
  return best;
}

/** What a goal by itself begins with in Romance languages, or ends with in German. */
const INFINITIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?:^|\s)[a-zß-ü]+(?:en|ern|eln)$/u,
  es: /^[a-zà-ɏ]+[aeií]r(?:me|nos|l[oae]s?|se)?(?![a-zà-ɏ])/i,
  fr: /^(?:ne (?:pas|plus) |me |m'|y |l[ea]s? |l')?[a-zà-ɏ]+(?:er|ir|re)(?![a-zà-ɏ])/i,
  pt: /^[a-zà-ɏ]+[aeiô]r(?:-me|-l[oa]s?)?(?![a-zà-ɏ])/i,
};

const ENGLISH_SUBJECT =
  /^(?:i|we|you|he|she|they|it|there|my|our|the|his|her|their|this|these|mum|mom|dad|everyone|everybody|nobody|one|[a-z]+'s)(?![a-zA-ZÀ-ɏ])/i;

/** Whether a goal is a sentence about how things are, because the text did not say what is wanted. */
export function isStatement(goal: string, language: Language): boolean {
  if (language === 'ja' || ACHIEVE.test(goal) || INFINITIVE[language]?.test(goal)) return false;
  // 'Know what I owe' begins with a verb.
  if (language === 'en' && !ENGLISH_SUBJECT.test(goal)) return false;
  return TELLING[language].test(goal) || othersPatterns[language].test(goal) || statePatterns[language].test(goal);
}

interface Place {
  readonly index: number;
  /** Of all sentences. */
  readonly count: number;
  readonly deadlines: readonly Span[];
}

function candidatesOf({ text }: Source, sentence: Piece, language: Latin, place: Place): Candidate[] {
  const { index, deadlines } = place;
  const isFirst = index === 0;
  const isDue = deadlines.some((span) => overlaps(span, sentence));
  const isQuestion = text[sentence.to] === '?';
  const common =
    (isDue ? weights.deadline : 0) + (isFirst ? weights.first : 0) + weights.later * Math.min(index, MAX_LATER);
  const aims = findAims(sentence, language).map((aim): Candidate => ({
    sentence,
    wish: { from: sentence.from + aim.start, to: sentence.from + aim.end },
    score: common + rateAim(sentence.text, aim, language),
  }));
  // 'Want it gone' is no phrase of its own.
  const isWish = aims.some(({ wish }) => wish.from === sentence.from);
  const rating = isWish ? weights.told : rateSentence(sentence.text, language, place, isQuestion);
  const whole: Candidate = {
    sentence,
    wish: { from: sentence.from, to: sentence.from },
    score: rating + (isDue ? weights.deadline / 3 : 0),
  };
  return isQuestion ? [whole, ...aims.filter(({ wish }) => wish.from === sentence.from)] : [...aims, whole];
}

function rateAim(text: string, { start, end, strength }: Aim, language: Latin): number {
  const aim = text.slice(end, end + MAX_WISH_START);
  return (
    strength +
    (start > MAX_WISH_START ? weights.far : 0) +
    (ACHIEVE.test(aim) ? weights.achievable : 0) +
    (ASIDE.test(aim) ? weights.aside : 0) +
    (BARE_LANGUAGES.has(language) && BARE.test(aim) ? weights.bare : 0) +
    (ALSO.test(text.slice(Math.max(0, start - NEAR_BEFORE), end + NEAR_AFTER)) ? weights.also : 0) +
    (isPointing(aim, language) ? (saysEnough(aim, language) ? weights.pointingButClear : weights.pointing) : 0) +
    (VAGUE.test(aim) || DATE_ONLY.test(aim) ? weights.vague : 0)
  );
}

function rateSentence(sentence: string, language: Latin, { index, count }: Place, isQuestion: boolean): number {
  const text = withoutInterjection(sentence);
  const isFirst = index === 0;
  if (isQuestion) return weights.question;
  if (NEGATIVE.test(text)) return isFirst ? weights.negativeFirst : weights.negative;
  if (statePatterns[language].test(text) || (SELF.test(text) && count > 1)) return weights.state;
  if (FACT.test(text)) return weights.told;
  if (othersPatterns[language].test(text) || TELLING[language].test(text))
    return isFirst ? weights.toldFirst : weights.told;
  if (VAGUE_SENTENCE.test(text)) return weights.other;
  if (countWords(text) === 1) return isFirst ? weights.laterPhrase : weights.state;
  const isStory = STORY[language].test(text) || SUBJECT_LATER.test(text);
  if (isFirst) return isStory && count > 1 ? weights.firstWords : weights.phrase;
  return ACHIEVE.test(text) ? weights.laterPhrase : isStory ? weights.told : weights.laterWords;
}
