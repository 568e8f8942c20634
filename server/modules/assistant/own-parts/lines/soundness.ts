import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import type { PartKind } from '../steps/steps.ts';

const MAX_WORDS = 7;

/** Words that no short noun phrase contains; with one of them, the line was not read as it was meant. */
const foreign: Readonly<Record<Exclude<PlaybookLanguage, 'ja'>, RegExp>> = {
  en: /^(?:i|we|he|she|they|them|him|us|longer|they['’]\p{L}+|i['’]\p{L}+|who|has|have|had|is|are|was|were|do|does|did|(?:do|did|does|is|was|ca|wo)n['’]?t|not|so|or|yes|still|already|actually|honestly)$/iu,
  de: /^(?:ich|wir|er|es|man|ist|sind|war|hat|haben|wird|werden|nicht|auch|mehr|schon|noch|wieder|hängt|läuft|kommt|geht|steht|liegt)$/iu,
  es: /^(?:yo|me|se|te|nos|lo|es|está|están|son|era|ha|han|he|no|ya|casi|siempre|nunca|que)$/iu,
  fr: /^(?:je|j['’]\p{L}+|on|nous|il|elle|ils|me|se|est|sont|a|ont|ai|ne|n['’]\p{L}+|pas|plus|ou|que|qui)$/iu,
  pt: /^(?:eu|me|se|nos|é|está|estão|são|foi|tem|têm|não|já|quase|sempre|nunca|que)$/iu,
};

/** Nothing that could be got, made or asked for on its own. */
const empty: Readonly<Record<Exclude<PlaybookLanguage, 'ja'>, RegExp>> = {
  en: /^(?:it|that|them|(?:the )?(?:through|to|for|at|in|on|with|without|no|again|always|often|almost|opened|passed|finished|applied|handed|got|done)\b.*|\p{L}+ed)$/iu,
  de: /^(?:(?:täglich|sicher|immer|oft|ganz|etwas|alles|keine?n?|für|mit|ohne|bei|nach|von|zu|im|am)\b.*)$/iu,
  es: /^(?:(?:el |la )?(?:con|sin|para|por|en|al|todo|algo|nada)\b.*|(?:el |la )?\p{L}+(?:ando|iendo))$/iu,
  fr: /^(?:(?:quelque chose|avec|sans|pour|dans|par|au|aux|tout|rien)\b.*)$/iu,
  pt: /^(?:(?:o |a )?(?:com|sem|para|por|em|na|no|num|numa|tudo|algo|nada|sozinh[oa])\b.*)$/iu,
};

/** Whether a phrase can stand in a sentence as a noun phrase. */
export function isNounPhrase(phrase: string, language: PlaybookLanguage): boolean {
  // '笛を二人以上' is the rest of a clause.
  if (language === 'ja') return !/[をが][一二三四五六七八九十\d]|[をがはにで]$/u.test(phrase);
  const words = phrase.split(' ');
  return (
    phrase !== '' &&
    words.length <= MAX_WORDS &&
    !empty[language].test(phrase) &&
    !words.some((word) => foreign[language].test(word.replace(/[,;:]$/u, '')))
  );
}

/** What somebody can do or ask may contain more than a noun phrase. */
export function isClausePart(phrase: string, language: PlaybookLanguage): boolean {
  if (language === 'ja') return isNounPhrase(phrase, language);
  const isLoose = /^(?:it|so|and|et|y|e|und|auch|etwas)\b/iu.test(phrase) || / (?:so|dont|didnt) /iu.test(phrase);
  return phrase !== '' && !isLoose && !empty[language].test(phrase);
}

const quotes: Readonly<Record<PlaybookLanguage, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  pt: ['“', '”'],
  ja: ['「', '」'],
};

export function quote(text: string, language: PlaybookLanguage): string {
  const [open, close] = quotes[language];
  return `${open}${text}${close}`;
}

/** Nobody rings their own child or dog for a clear yes or no. */
const household =
  /(?<!\p{L})(?:sons?|daughters?|kids?|child|children|mum|mom|mother|dad|father|wife|husband|partner|baby|dog|cat|horse|sohn|tochter|kind|kinder|kindern|mutter|mutti|mama|vater|papa|mann|frau(?! \p{Lu})|hund|katze|hij[oa]s?|niñ[oa]s?|madre|padre|mamá|papá|marido|mujer|perr[oa]s?|gat[oa]s?|fils|filles?|enfants?|mère|père|maman|mari|femme|chien|chatte?|filh[oa]s?|crianças?|mãe|pai|marido|esposa|cachorr[oa]|cão|gat[oa])(?!\p{L})|息子|娘|子ども|子供|母|父|妻|夫|犬|猫/iu;
/** What the steps against a habit are about. */
const habits =
  /smok|cigar|vap|alcohol|drink|beer|wine|sugar|sweets|phone|screen|gambl|betting|rauch|zigar|alkohol|bier|zucker|süß|handy|bildschirm|fum|alcool|bebid|cerveza|azúcar|dulces|móvil|pantalla|bière|sucre|écran|téléphone|açúcar|doces|celular|タバコ|煙草|酒|甘い|スマホ/iu;
/** Rooms and buildings are not cut out and glued. */
const rooms =
  /(?<!\p{L})(?:bath|bathroom|kitchen|roof|house|flat|garden|loft|attic|garage|room|bad|küche|dach|haus|wohnung|garten|zimmer|baño|cocina|tejado|casa|piso|jardín|salle|cuisine|toit|maison|jardin|banheiro|cozinha|telhado|quintal)(?!\p{L})/iu;

interface ReadParts {
  readonly kind: PartKind;
  readonly own: string;
  readonly who: string | null;
  /** It has a verb. */
  readonly isClause: boolean;
}

const isForOthers = ({ who }: ReadParts) => who === null || !household.test(who);

/** What the steps of a kind require of a line. */
const requirements: Readonly<Partial<Record<PartKind, (line: ReadParts) => boolean>>> = {
  person: isForOthers,
  permission: isForOthers,
  collect: ({ own, isClause }) => isClause && !/^\D{0,12}\d/u.test(own),
  stop: ({ own }) => habits.test(own),
  make: ({ own }) => !rooms.test(own),
  decide: ({ isClause }) => isClause,
};

/** Whether the steps of its kind suit a line. Those that do not are worse than the line itself. */
export function suits(line: ReadParts): boolean {
  return requirements[line.kind]?.(line) ?? true;
}
