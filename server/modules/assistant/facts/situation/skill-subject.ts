import type { Language } from '../detect-language.ts';

/** What somebody calls themselves is about the goal, whatever else the sentence says. */
export const SELF_LABEL =
  /(?<![a-zA-ZÀ-ɏ])(?:beginner|novice|newbie|noob|rookie|newcomer|amateur|clueless|anfänger(?:in)?|neuling|laie|laiin|einsteiger(?:in)?|principiantes?|novat[oa]|débutante?|novice|débute|iniciante|leig[oa]|(?:from|bei|von|de|desde|do) (?:scratch|zero|null|cero|zéro))(?![a-zA-ZÀ-ɏ])|初心者|素人/iu;

/** 'I can solder', 'I repaired radios': somebody who has a skill is not a beginner, even if one part is new. */
export const HAS_SKILL: Readonly<Record<Language, RegExp>> = {
  en: /(?<![a-z'])i(?:'m| am)? (?:(?:can|know how to) (?!not |only |'t|hardly |barely |just |spend|give|do |manage|spare|practi|get|go |use |put |start|work|train|study|make |meet|come|see|take|afford|pay|fit|find|free|devote|set|commit|dedicate|borrow|try|be |have |also |probably |maybe |still |even |already |now )[a-z]+|know my way|(?:have |'ve )?(?:repaired|restored|welded|soldered|baked|sewn|sewed|painted|played|built|taught|coached|laid)|(?:pretty |quite |very )?good at|fine (?:on|at|with))(?![a-z])/i,
  de: /(?<![a-zà-ɏ])(?:ich kann (?!nur|nicht|noch|kaum|mich|mir|am|an|jeden|pro|bis|höchstens|etwa|täglich)(?:[a-zß-ü]+ )?(?:löten|nähen|schweißen|lesen|schwimmen|stricken|kochen|backen|spielen|zeichnen|sägen|tapezieren|programmieren)|ich habe (?:früher |schon |bereits |mal )+.{2,40}(?:repariert|gebaut|genäht|gespielt|restauriert|gestrichen|gesungen))(?![a-zà-ɏ])/i,
  es: /(?<![a-zà-ɏ])(?<!no )(?:sé (?:[a-zà-ɏ]+ y )?[a-zà-ɏ]+(?:ar|er|ir)|ya sé|he (?:reparado|cosido|tocado|bailado|construido|pintado))(?![a-zà-ɏ])/i,
  fr: /(?<![a-zà-ɏ])(?:je sais (?!pas)(?:[a-zà-ɏ]+ et )?[a-zà-ɏ]+(?:er|ir|re)|j'ai déjà (?:réparé|cousu|joué|construit|peint|restauré))(?![a-zà-ɏ])/i,
  pt: /(?<![a-zà-ɏ])(?<!não )(?:sei (?:[a-zà-ɏ]+ e )?[a-zà-ɏ]+(?:ar|er|ir)|já (?:reparei|costurei|toquei|construí|pintei))(?![a-zà-ɏ])/i,
  ja: /(?:は|が)(?:できます|得意)|初めてでは|経験があ/u,
};

/** Words that name no skill: what remains of 'I have never done this before'. */
const EMPTY =
  /^(?:have|this|that|them|before|ever|even|really|actually|properly|never|done|doing|been|with|from|just|only|some|much|kind|sort|life|thing|anything|something|myself|experience|knowledge|years?|since|about|over|more|than|prior|previous|zero|background|idea|first|time|still|complete|total|already|habe|noch|sowas|etwas|davor|vorher|leben|gemacht|keine|erfahrung|vorkenntnisse|ahnung|jahren?|seit|schon|bisher|damit|davon|selbst|zuvor|jemals|ohne|nunca|hecho|esto|vida|nada|experiencia|tengo|años|desde|hace|mucho|jamais|fait|cela|expérience|aucune|sans|depuis|j'ai|n'ai|connais|rien|nunca|isto|isso|feito|antes|tenho|experiência|anos|mais|fazer|make|made|tried|probado|essayé|tentei|versucht|touched|lessons?|lesson)$/i;

const contentWords = (text: string) =>
  (text.toLowerCase().match(/[a-zà-ɏ]{3,}/gu) ?? []).filter(
    (word) => word.length > 3 || /^(?:run|ski|sew|row|oil)$/.test(word),
  );

/** Whether what somebody says about experience is about the goal: it names the same, or nothing in particular. */
export function isAboutGoal(statement: string, goal: string, language: Language): boolean {
  if (language === 'ja') return true;
  const named = contentWords(statement).filter((word) => !EMPTY.test(word));
  if (named.length === 0) return true;
  const wanted = contentWords(goal);
  return named.some((word) => wanted.some((other) => stem(word) === stem(other)));
}

const stem = (word: string) => word.slice(0, 4);
