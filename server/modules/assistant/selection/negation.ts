import type { PlaybookLanguage } from '../playbooks/playbook.ts';

/** The words after them are what the user does not want: 'no pubs', 'without a gym'. */
const cues: Readonly<Record<PlaybookLanguage, string>> = {
  en: 'no without',
  de: 'kein keine keinen keinem keiner ohne statt anstatt',
  es: 'sin',
  fr: 'sans',
  pt: 'sem',
  ja: '',
};

/** The same in several words; the cue that stands for them. */
const longCues: Readonly<Partial<Record<PlaybookLanguage, [RegExp, string]>>> = {
  en: [/\b(?:instead of|rather than|not (?=(?:an?|the|another) ))/giu, 'without '],
  es: [/\b(?:en vez de|en lugar de|nada de)\b/giu, 'sin'],
  fr: [/\b(?:au lieu de|plutôt que|pas de)\b/giu, 'sans'],
  pt: [/\b(?:em vez de|em lugar de|nada de)\b/giu, 'sem'],
};

/** What the user does not do or like is no goal: 'I don't drink'. */
const statements: Readonly<Partial<Record<PlaybookLanguage, RegExp>>> = {
  en: clause(
    String.raw`\b(?:i|we|he|she|they|who)(?: really| just)?(?: (?:do|does)(?:n['’]?t| not)(?: really| even)? (?:want|wanna|like|need|enjoy|drink|smoke|eat|love|care|plan|mean|intend)|['’]?(?:m| am| are|re) not (?:a fan|in|into|interested|keen|looking|trying|planning|one for)|(?: can['’]?t stand| cannot stand| hate| dislike))\b`,
  ),
  de: clause(
    String.raw`\b(?:ich|wir|er|sie) (?:trinke?n?|rauche?n?|esse?n?|mag|mögen|will|wollen|möchten?|brauche?n?|trinkt|raucht|isst)\b[^.,;!?\n]*?\b(?:nicht|keine?[nmrs]?|nie)\b`,
  ),
  es: clause(String.raw`\bno (?:bebo|fumo|quiero|queremos|me gustan?|necesito|como|soporto|pienso)\b`),
  fr: clause(
    String.raw`\b(?:je|nous|on) (?:ne |n['’])(?:bois|fume|veux|voulons|mange|aime|supporte|cherche)\b(?= [^.,;!?\n]*\bpas\b)`,
  ),
  pt: clause(String.raw`\bnão (?:bebo|fumo|quero|queremos|gosto|preciso|como|suporto|pretendo)\b`),
};

/** Somebody who does not want it any more has a goal. */
const anyMore = /\b(?:any ?more|any longer|mehr|länger|más|plus|mais)\b/iu;

/** From the start to the end of the clause. */
function clause(start: string): RegExp {
  return new RegExp(
    String.raw`${start}(?:(?! (?:but|and|because|so|aber|und|pero|y|mais|et|mas|e) )[^.,;!?\n])*`,
    'giu',
  );
}

export const negationCues = (language: PlaybookLanguage) => cues[language].split(' ').filter(Boolean);

export function shortenCues(text: string, language: PlaybookLanguage): string {
  const [pattern, cue] = longCues[language] ?? [];
  return pattern ? text.replaceAll(pattern, cue!) : text;
}

/** The text without what the user does not do, unless that is all. */
export function removeNegatedStatements(text: string, language: PlaybookLanguage): string {
  const pattern = statements[language];
  const rest = pattern ? text.replaceAll(pattern, (found) => (anyMore.test(found) ? found : ' ')) : text;
  return /\p{L}\P{L}+\p{L}/u.test(rest) ? rest : text;
}
