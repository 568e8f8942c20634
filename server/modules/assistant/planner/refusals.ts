import { stemmer } from '@orama/stemmers/english';
import { contentStems, stemsOf } from './user-words.ts';

/** What people also mean when they refuse something. */
const synonyms: Readonly<Record<string, string>> = {
  app: 'app apps duolingo anki strava quizlet',
  gym: 'gym gyms treadmill',
  loan: 'loan loans borrow lender',
  video: 'video videos youtube',
  podcast: 'podcast podcasts',
  medication: 'medication medicine tablet pill',
  alcohol: 'alcohol wine beer drink',
  meat: 'meat beef pork chicken lamb bacon ham sausage',
  fish: 'fish salmon tuna cod',
  facebook: 'facebook',
  phone: 'phone phones smartphone',
  tablet: 'tablet tablets ipad',
  'social media': 'facebook instagram tiktok linkedin',
  flying: 'fly flight flights plane airport',
  flight: 'fly flight flights plane airport',
  running: 'run running jog jogging',
  'group class': 'group class course',
  'group lesson': 'group class course',
  subscription: 'subscription subscriptions subscribe',
};

/** What is done with what is refused: of 'renting a skip', the skip is refused. */
const DOING =
  /^(?:to |not )?(?!(?:run|fly|swim|cycl|driv|sing|danc|cook|walk|climb|jogg?)ing\b)\p{L}+ing (?:in |into |for |to |with |on |up )?(?=\p{L})/iu;
/** What follows says how or why: of 'our cousins in as go-betweens', the cousins are meant. */
const HOW = /\s(?:in|as|for|because|since|when|if|again|anymore|any more|altogether|at all)(?:\s.*)?$/i;

/** Words that say how much is refused, not what. */
const vague = new Set(contentStems('any work stuff kind join joining using use going buying paying other please'));

/** Of 'no expensive tools' and 'no new tools', only getting such tools is refused, not the tools one has. */
const GRADED =
  /(?:^|\s)(?:new|more|another|extra|additional|expensive|pricey|costly|fancy|cheap|big|bigger|long|old|good|bad)\s/i;
const GETTING = new Set(
  contentStems('buy order purchase hire rent book apply compare choose subscribe borrow invest upgrade treat'),
);
/** Of 'not touching my savings', only using them up is refused, not adding to them. */
const OWN = /^(?:touching |selling |using )?(?:my|our) /i;
const USING_UP = new Set(contentStems('use take withdraw draw dip touch spend empty sell raid cash'));

/** Heads of compounds that mean too much by themselves: of 'video calls', not every call is refused. */
const GENERAL_HEADS = new Set(
  contentStems(
    'call group food kit work time thing day week book people person exercise plan test paper water meal session meeting game card list table tool machine trip room house school shop store page site training practice side part line point hour night music song photo letter story idea job',
  ),
);
/** 'Online' and 'weekly' say which ones are refused; 'consolidation' only what kind of thing they are. */
const ADJECTIVE =
  /^(?:online|live|cold|hot|raw|red|white|public|private|paid|free|group|one|hard|low|high|late|night)$|(?:al|ive|ous|ful|less|ic|able|ible|ary|ish|ed|y|ern|est|an|ese)$/i;
const MIN_HEAD = 4;

/** The last word of a compound such as 'consolidation loan', if every loan is refused by it. */
function compoundHead(refusal: string): string | null {
  const words = refusal.trim().split(/\s+/);
  const [modifier = '', head = ''] = words;
  const isCompound =
    words.length === 2 && /^\p{Ll}+$/u.test(head) && head.length >= MIN_HEAD && !ADJECTIVE.test(modifier);
  const [stem] = isCompound ? contentStems(head) : [];
  return stem === undefined || GENERAL_HEADS.has(stem) || contentStems(modifier).length === 0 ? null : stem;
}

export type Refuses = (text: string) => boolean;

/** Whether a text mentions something that the user does not want. */
export function createRefusalCheck(refusals: readonly string[]): Refuses {
  const groups = refusals.map((refusal) => {
    const own = OWN.test(refusal);
    const noun = own ? refusal : nounOf(refusal);
    const graded = GRADED.test(noun) && contentStems(noun.replace(GRADED, ' ')).length > 0;
    const named = noun.replace(own ? OWN : GRADED, ' ');
    const words = contentStems(named).filter((stem) => !vague.has(stem));
    const head = own || graded ? null : compoundHead(named);
    const stems = head === null ? words : [head];
    const similar = (head === null ? Object.entries(synonyms) : [])
      .filter(
        ([name]) =>
          name.split(' ').every((word) => stems.includes(stemmer(word))) && stems.length === name.split(' ').length,
      )
      .flatMap(([, list]) => list.split(' ').map((word) => stemmer(word)));
    const only = own ? USING_UP : graded ? GETTING : null;
    return { words: stems, similar: new Set(similar), only };
  });
  return (text) => {
    const stems = [...new Set(stemsOf(text))];
    const contains = (word: string) => stems.some((stem) => isSameFamily(word, stem));
    return groups.some(
      ({ words, similar, only }) =>
        ((words.length > 0 && words.every(contains)) || stems.some((stem) => similar.has(stem))) &&
        (only === null || stems.some((stem) => only.has(stem))),
    );
  };
}

function nounOf(refusal: string): string {
  const noun = refusal.replace(DOING, '').replace(HOW, '');
  return contentStems(noun).some((stem) => !vague.has(stem)) ? noun : refusal;
}

const MIN_FAMILY_STEM = 4;

/** 'hill' and 'hilliest'. The stemmer keeps them apart. */
function isSameFamily(refused: string, stem: string): boolean {
  if (refused === stem) return true;
  return (
    refused.length >= MIN_FAMILY_STEM && stem.startsWith(refused) && /^(?:i|ier|iest)$/.test(stem.slice(refused.length))
  );
}

/** The refusals that a playbook would otherwise have something of. */
export function relevantRefusals(refusals: readonly string[], texts: readonly string[]): string[] {
  return refusals.filter((refusal) => texts.some(createRefusalCheck([refusal])));
}

/** Removes what is refused from an enumeration: 'a book, an app or a course' → 'a book or a course'. Null if it is not part of one. */
export function withoutRefused(text: string, refuses: Refuses): string | null {
  const choice = /^(?<verb>\p{L}+) (?<first>[^,;:]+?) or (?<second>.+)$/u.exec(text)?.groups;
  if (choice && refuses(choice['first']!)) {
    const other = `${choice['verb']} ${choice['second']}`;
    if (!refuses(other)) return other;
  }
  const pattern = /(?<before>^|[,:] | or | and )(?<item>(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?=(?<after>, | or | and |$))/gu;
  for (const { index, groups } of text.matchAll(pattern)) {
    const { before, item, after } = groups as { before: string; item: string; after: string };
    if (!refuses(item) || (before === '' && after !== ' or ') || (!/, | or /.test(before) && after !== ' or '))
      continue;
    const start = text.slice(0, index);
    const end = text.slice(index + before.length + item.length);
    // 'a or b' keeps b without its 'or'; ', a' goes as a whole.
    const result = before === ', ' || before === ' or ' ? start + end : start + before + end.slice(after.length);
    if (result.length >= 30 && !refuses(result)) return result.charAt(0).toUpperCase() + result.slice(1);
  }
  return null;
}
