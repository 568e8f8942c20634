import { calmly, inOneLine, shortened, withCapital } from './own-words.ts';
import { withProperNouns } from './proper-nouns.ts';

const longest = 80;
/** By then the goal has been told. */
const wordy = 600;

/** Where a sentence begins to tell it. */
const wish =
  /(?<=^|[.!?\n,;:]\s{0,2}|\b(?:and|so|that) )(?:i(?:'d| would)? (?:really |just )?(?:want|like|love|need|plan|hope|wish|intend|have) to|i(?:'m| am) (?:going|trying|planning|hoping) to|my (?:main |big )?(?:goal|aim|dream|wish|plan|target)(?: for \w+)? is(?: to)?|help me(?: to)?|teach me(?: how)?(?: to)?|(?:make|create|write|give) (?:me )?(?:a|an|the) (?:\S+ ){0,2}plan (?:to|for)|i want|goal:|how (?:do i|can i|to))\s+/iu;
const courtesy = /^(?:(?:please|hello|hi|hey|dear \S+|ok(?:ay)?|so|well|finally|to)\b[\s,!.]*)+/iu;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** Where the goal ends and its reason or its date begins. */
const ending = new RegExp(
  String.raw`[.!?;\n]+(?=\s|$)|\n|,? ?\b(?:so that|so i|(?<=, )i(?:'m|'ve)?(?= )|because|since i|as i|in order to|but|while|until|(?:with)?in (?:about |the next |less than |under )?(?:\d+|a|an|one|two|three|four|five|six|eight|ten|twelve|half a) (?:days?|weeks?|months?|years?)|over the next|(?:by|in|before|until) (?:the )?(?:end of|next|early |late |${months}|summer|autumn|winter|spring|christmas|\d)|(?:this|next) (?:year|summer|month|winter|spring|autumn))\b|,? \((?=\d)`,
  'iu',
);

export interface GoalPhrase {
  /** 'learn Spanish'; what is no English phrase stands in quotation marks. */
  readonly phrase: string;
  /** 'Learn Spanish' */
  readonly title: string;
}

/** What is to be reached, without the words around it. */
export function goalPhrase(text: string): GoalPhrase {
  const said = bareGoal(text) || inOneLine(text.split(/\n/).find((line) => inOneLine(line)) ?? '');
  const goal = shortened(withProperNouns(calmly(inOneLine(said))), longest);
  if (goal === '') return { phrase: 'reach the goal', title: 'Reach the goal' };
  return {
    phrase: isEnglish(goal) ? withoutCapital(goal) : `“${goal.replaceAll(/[“”"]/g, '')}”`,
    title: withCapital(goal),
  };
}

function bareGoal(text: string): string {
  const begun = text.trim().slice(0, wordy).replaceAll('’', "'").replace(courtesy, '');
  const from = wish.exec(begun);
  const rest = (from ? begun.slice(from.index + from[0].length) : begun).replace(courtesy, '');
  const end = ending.exec(rest);
  return inOneLine(end && end.index > 3 ? rest.slice(0, end.index) : rest.split('\n')[0]!);
}

const ours = /\b(?:the|to|my|of|for|with|from|and|into)\b/iu;
const foreign =
  /\b(?:der|das|und|ein|eine[nmr]?|zu|mit|ich|auf|für|le|les|une?|et|pour|je|el|los|las|una|para|quiero|il|per|voglio|het|een|ik)\b|(?:ieren|ernen|aufen|achen|reiben|werden|apprendre|aprender|imparare)$/iu;

/** Whether the goal can stand in a sentence of ours. What others wrote in their own language or letters is only quoted. */
function isEnglish(goal: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(goal) || /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]/u.test(goal)) return false;
  return ours.test(goal) || !(foreign.test(goal) || /[^\p{ASCII}–—‘’“”…€£]/u.test(goal));
}

/** Names and abbreviations keep theirs: 'AWS certificate', 'Spanish for beginners'. */
function withoutCapital(goal: string): string {
  const [first = ''] = goal.split(/\s/, 1);
  if (withProperNouns(first.toLowerCase()) === first || /\p{Lu}/u.test(first.slice(1))) return goal;
  return goal.slice(0, 1).toLowerCase() + goal.slice(1);
}
