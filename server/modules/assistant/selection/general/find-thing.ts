import { verbKinds } from './lexicon.ts';
import { lexicons } from './lexicons.ts';
import { toNounPhrase, toActivity } from './noun-phrase.ts';

/** Finds what a goal is about. */
export type Find = (goal: string) => string | null;

export const match =
  (pattern: RegExp, convert = toNounPhrase): Find =>
  (goal) =>
    convert(pattern.exec(goal)?.groups!['what']?.replace(/^enough /i, ''));
export const first =
  (...finds: readonly Find[]): Find =>
  (goal) => {
    for (const find of finds) {
      const found = find(goal);
      if (found !== null) return found;
    }
    return null;
  };
export const none: Find = () => null;
/** Without the part for which the playbook has a slot of its own. */
export const before =
  (pattern: RegExp, find: Find): Find =>
  (goal) =>
    find(goal.slice(0, pattern.exec(goal)?.index ?? goal.length));
/** 'walk 100 km' → 'the walk': the distance has a slot of its own. */
export const distance: Find = (goal) => {
  const verb =
    /^(?:finally )?(swim|climb|hike|run|ride|walk|row|trek) \d[\d.,]* ?(?:k|km|miles?|m|metres|meters)\b/i.exec(
      goal,
    )?.[1];
  return verb === undefined ? null : `the ${verb.toLowerCase()}`;
};

const particle = '(?: (?:up|out|down|off|on|over|together|through|in|away))?';
const verbs = new Set(
  verbKinds.flatMap((kind) => lexicons.en[kind].split(', ').map((words) => words.split(' ')[0]?.replace('*', ''))),
);
const startsWithVerb = (goal: string) => verbs.has(/^(?:(?:finally|to) )*([a-z-]+)/i.exec(goal)?.[1]?.toLowerCase());
/** 'catalogue sheet music' → 'sheet music' */
const bareObject = match(
  new RegExp(
    String.raw`^(?:finally |to )*(?!(?:get|find|make|do)\b)[a-z-]+${particle} (?<what>(?!to |for |how |about |with |at |in |on |like |more |less |better |not )[a-z][^,]+)$`,
    'i',
  ),
);
/** 'best man speech' → 'the best man speech' */
const bareNoun = match(
  /^(?<what>(?!(?:i|we|it|they|he|she|there|no|not|where|who|what|how|why|when|be|become|feel|go|have|help)\b)[a-z].+)$/i,
  (text) => {
    const found = toNounPhrase(text);
    if (found === null || /\b(?:it|them|myself)\b/i.test(text!)) return null;
    return found.startsWith('the ')
      ? found
      : `the ${found.replace(/^(?!Christmas|Easter)[A-Z](?=[a-z]+ [a-z])/, (letter) => letter.toLowerCase())}`;
  },
);
/** 'hold a lantern procession' → 'a lantern procession' */
export const object = first(
  match(/^(?:finally |please |to )*(?<what>(?:the|an?|my|our|this|these|some|[a-z]+'s) .+)$/i),
  match(
    /^(?:finally |to )*(?:get|bring|put|make) (?<what>(?:the|an?|my|our|this|[a-z]+'s) .+?)(?: back)?(?: (?:working|running|going|playing|ticking|in order|back|to life|ready|registered|printed|published|open|dry|published|released)(?: again| to life| into use| into shape)?)$/i,
  ),
  match(
    new RegExp(
      String.raw`^(?:finally |to )*(?!(?:be|become|feel|go|have|help|i|we|it|they|he|she|there)\b)[a-z-]+${particle} (?<what>(?:[a-z]+'s|the|an?|my|our|this|these|some|all|every|his|her|\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty) .+)$`,
      'i',
    ),
  ),
  (goal) => (startsWithVerb(goal) ? bareObject(goal) : bareNoun(goal)),
);
export const afterFor = match(/\bfor (?<what>(?:an?|the|my|our|new) .+)$/i);
export const named = (kind: 'animal' | 'exam') => {
  const nouns = lexicons.en[kind].split(', ').join('|');
  return match(
    new RegExp(
      String.raw`\b(?<what>(?:my|our|the|an?|this)(?: [a-z'-]+){0,3}? (?:${nouns})(?: (?:exam|test|licen[sc]e|certificate))?)\b`,
      'i',
    ),
  );
};
/** 'should I retrain', 'whether to move', 'if we sell' */
export const question = first(
  match(
    /\b(?:whether|if) (?:or not )?(?:to|(?:i|we)(?: should| want to| can| could| will)?) (?<what>.+)$/i,
    toActivity,
  ),
  match(/\bshould (?:i|we) (?<what>.+)$/i, toActivity),
  match(/^(?:choose|decide) (?:between )?(?<what>(?:an?|the|my|our|which) .+)$/i),
);
export const activity = match(
  /^(?:finally |to |(?:remember|try|start|manage|begin) to |start )*(?<what>(?!(?:the|an?|my|our|i|we|it)\b)[a-z]+.*)$/i,
  toActivity,
);

const procedures: Readonly<Record<string, string>> = {
  register: 'registration',
  registered: 'registration',
  recognised: 'recognition',
  recognized: 'recognition',
  approved: 'approval',
  listed: 'listing',
  appeal: 'appeal against',
  renew: 'renewal',
};
/** 'register our well', 'get our well registered' → 'the registration of our well' */
export const registration: Find = (goal) => {
  const { participle, what, verb } =
    /^(?:finally )?(?:(?<verb>register|appeal|renew) |get )(?<what>(?:the|my|our|an?) .+?)(?: (?<participle>registered|recogni[sz]ed|approved|listed)\b.*| with .+)?$/i.exec(
      goal,
    )?.groups ?? {};
  const procedure = procedures[(verb ?? participle ?? '').toLowerCase()];
  const subject = toNounPhrase(what);
  return procedure && subject ? `the ${procedure}${procedure.includes(' ') ? '' : ' of'} ${subject}` : null;
};

/** 'the shed roof leaks' */
export const brokenThing = match(
  /\b(?<what>(?:the|my|our) [a-z' -]+?) (?:leaks?|drips?|squeaks?|creaks?|rattles?|(?:is|are) (?:broken|leaking|stuck|cracked|jammed|loose|blocked)|has [a-z]+ (?:stuck|broken|cracked)|doesn't|does not|won't|stopped)\b/i,
);

export const without = (phrase: string | null) => (phrase === null ? null : `not ${phrase}`);
