import { guessLanguage } from '../detect-language.ts';
import { countWords } from '../situation/phrases.ts';
import { tidy } from './tidy-goal.ts';

/** What can be read at a glance. */
const MAX_LENGTH = 64;
/** A list is not cut in its middle. */
const MAX_LIST = 90;
const MIN_LENGTH = 15;
/** Where a clause begins that a title can do without. */
const CLAUSE =
  /[,;:–(、。]|\s(?:so that|because|before|after|while|until|without|where|which|that|even though|in order to|weil|damit|bevor|ohne|sondern|porque|para que|para|sin|antes|aunque|parce que|pour que|pour|sans|avant|en attendant|sem|antes|embora)\s/giu;
const PHRASE = /\s(?:and|or|with|for|from|at|in|on|by|y|con|en|por|et|avec|dans|sur|chez|e|com|em|no|na)\s/giu;
const LIST = /,\s.*\s(?:and|or|und|oder|y|o|et|ou|e)\s/iu;

/** A goal as the title of a plan: a long one ends with a clause, or else before a preposition. */
export function goalTitle(goal: string): string {
  const title = withoutArticle(goal);
  if (title.length <= MAX_LENGTH || (title.length <= MAX_LIST && LIST.test(title))) return title;
  const language = guessLanguage(goal);
  const clause = lastBefore(title, CLAUSE);
  // In German, the verb ends the sentence.
  const end = clause ?? (language === 'de' ? undefined : lastBefore(title, PHRASE));
  return end === undefined ? title : tidy(title.slice(0, end), language);
}

function lastBefore(text: string, pattern: RegExp): number | undefined {
  const ends = Array.from(text.slice(0, MAX_LENGTH + 1).matchAll(pattern), ({ index }) => index);
  return ends.findLast((at) => at >= MIN_LENGTH);
}

const ACCUSATIVE = /^(?:den|einen) (?=[A-ZÀ-Þ])/u;
const MAX_WORDS = 3;

/** 'den Segelschein', the object of a missing verb, is not a title. */
const withoutArticle = (goal: string) => (countWords(goal) <= MAX_WORDS ? goal.replace(ACCUSATIVE, '') : goal);
