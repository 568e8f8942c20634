import { normalizeCase, normalizeLine, truncate, capitalize } from '../user-text.ts';
import { capitalizeProperNouns } from './proper-nouns.ts';

const MAX_LENGTH = 80;
/** The goal is expected within this part of the text. */
const MAX_SEARCHED_LENGTH = 600;

/** Introduces the goal. */
const wishPattern =
  /(?<=^|[.!?\n,;:]\s{0,2}|\b(?:and|so|that) )(?:i(?:'d| would)? (?:really |just )?(?:want|like|love|need|plan|hope|wish|intend|have) to|i(?:'m| am) (?:going|trying|planning|hoping) to|my (?:main |big )?(?:goal|aim|dream|wish|plan|target)(?: for \w+)? is(?: to)?|help me(?: to)?|teach me(?: how)?(?: to)?|(?:make|create|write|give) (?:me )?(?:a|an|the) (?:\S+ ){0,2}plan (?:to|for)|i want|goal:|how (?:do i|can i|to))\s+/iu;
const courtesyPattern = /^(?:(?:please|hello|hi|hey|dear \S+|ok(?:ay)?|so|well|finally|to)\b[\s,!.]*)+/iu;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** Ends the goal, because a reason or date follows. */
const endPattern = new RegExp(
  String.raw`[.!?;\n]+(?=\s|$)|\n|,? ?\b(?:so that|so i|(?<=, )i(?:'m|'ve)?(?= )|because|since i|as i|in order to|but|while|until|(?:with)?in (?:about |the next |less than |under )?(?:\d+|a|an|one|two|three|four|five|six|eight|ten|twelve|half a) (?:days?|weeks?|months?|years?)|over the next|(?:by|in|before|until) (?:the )?(?:end of|next|early |late |${months}|summer|autumn|winter|spring|christmas|\d)|(?:this|next) (?:year|summer|month|winter|spring|autumn))\b|,? \((?=\d)`,
  'iu',
);

export interface GoalPhrase {
  /** 'learn Spanish'. Quoted if it is not an English phrase. */
  readonly phrase: string;
  /** 'Learn Spanish' */
  readonly title: string;
}

export function extractGoalPhrase(text: string): GoalPhrase {
  const extracted = extractGoal(text) || normalizeLine(text.split(/\n/).find((line) => normalizeLine(line)) ?? '');
  const goal = truncate(capitalizeProperNouns(normalizeCase(normalizeLine(extracted))), MAX_LENGTH);
  if (goal === '') return { phrase: 'reach the goal', title: 'Reach the goal' };
  return {
    phrase: isEnglish(goal) ? lowercaseFirst(goal) : `“${goal.replaceAll(/[“”"]/g, '')}”`,
    title: capitalize(goal),
  };
}

function extractGoal(text: string): string {
  const beginning = text.trim().slice(0, MAX_SEARCHED_LENGTH).replaceAll('’', "'").replace(courtesyPattern, '');
  const wish = wishPattern.exec(beginning);
  const rest = (wish ? beginning.slice(wish.index + wish[0].length) : beginning).replace(courtesyPattern, '');
  const end = endPattern.exec(rest);
  return normalizeLine(end && end.index > 3 ? rest.slice(0, end.index) : rest.split('\n')[0]!);
}

const englishPattern = /\b(?:the|to|my|of|for|with|from|and|into)\b/iu;
const foreignPattern =
  /\b(?:der|das|und|ein|eine[nmr]?|zu|mit|ich|auf|für|le|les|une?|et|pour|je|el|los|las|una|para|quiero|il|per|voglio|het|een|ik)\b|(?:ieren|ernen|aufen|achen|reiben|werden|apprendre|aprender|imparare)$/iu;

/** Whether the goal fits into an English sentence. Goals in other languages or scripts are quoted instead. */
function isEnglish(goal: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(goal) || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]/u.test(goal)) return false;
  return englishPattern.test(goal) || !(foreignPattern.test(goal) || /[^\p{ASCII}–—‘’“”…€£]/u.test(goal));
}

/** Names and abbreviations keep their capital: 'AWS certificate', 'Spanish for beginners'. */
function lowercaseFirst(goal: string): string {
  const [first = ''] = goal.split(/\s/, 1);
  if (capitalizeProperNouns(first.toLowerCase()) === first || /\p{Lu}/u.test(first.slice(1))) return goal;
  return goal.slice(0, 1).toLowerCase() + goal.slice(1);
}
