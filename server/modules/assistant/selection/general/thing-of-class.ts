import {
  activity,
  afterFor,
  before,
  brokenThing,
  distance,
  type Find,
  first,
  match,
  named,
  none,
  object,
  question,
  registration,
  without,
} from './find-thing.ts';
import { toActivity, toNounPhrase } from './noun-phrase.ts';

/** What {thing} stands for in the playbook of each class. */
const finders: Readonly<Record<string, Find>> = {
  'a-creative-series': object,
  'a-daily-habit': activity,
  'a-digital-project': (goal) => (/^(?:move|switch|migrate|transfer|get)\b/i.test(goal) ? null : object(goal)),
  'a-life-transition': match(
    /\b(?<what>life (?:after|without|in) .+|living alone|retirement|(?:my|our) first year .+)$/i,
  ),
  'a-new-behaviour-at-work': first(
    match(/^stop (?<what>.+)$/i, (text) => without(toNounPhrase(text))),
    match(/^(?:not|never) (?<what>.+)$/i, (text) => without(toActivity(text))),
    activity,
  ),
  'a-physical-challenge': first(
    distance,
    match(
      /^(?:finally )?(?:swim|run|climb|hike|ride|walk|row|cycle|do|finish|complete|ski|paddle|hold|cross) (?<what>(?:the|an?|my|our|all|\d+|two|three|five|ten|twelve|twenty|fifty|one hundred|100) .+)$/i,
    ),
    (goal) => {
      const [, verb, rest] = /^(?:finally )?(swim|climb|hike|run|ride|walk|row|trek)( .+)$/i.exec(goal) ?? [];
      return verb && rest && /^ (?:across|around|through|along|from|to|over|up|down|in|round)\b/.test(rest)
        ? toNounPhrase(`the ${verb.toLowerCase()}${rest}`)
        : null;
    },
  ),
  'applying-for-something-official': first(
    match(/^(?:finally )?(?:apply|applying) (?:for|to get) (?<what>.+)$/i),
    registration,
    match(/^(?:finally )?(?:get|obtain) (?<what>.+)$/i),
    object,
  ),
  'buying-something-well': object,
  'changing-something-in-the-community': match(
    /^(?:finally )?(?:get|have|win|bring back) (?<what>(?:an?|the|our) (?!council|town|city|mayor|school|landlord|parish|village|housing|neighbours).+)$/i,
  ),
  'clearing-and-sorting': first(match(/^(?:finally )?go through (?<what>.+)$/i), object),
  'collecting-and-recording': (goal) => (/^(?:film|interview)\b/i.test(goal) ? null : object(goal)),
  'converting-something': first(
    match(/\b(?:turn|convert|transform|make|change) (?<what>.+?) (?:into|to) /i),
    match(/\bout of (?<what>.+)$/i),
    match(/\bconvert (?<what>.+)$/i),
  ),
  'cooking-for-an-occasion': before(/ for /i, object),
  'finding-a-job-or-place': before(
    / (?:in|near|around) (?=[A-Z])/,
    match(/^(?:finally )?(?:find|get|look for|land|rent|secure) (?<what>.+)$/i),
  ),
  'finding-friends-in-a-new-place': match(
    /\b(?:find|meet) (?<what>(?:people to|other|fellow|someone to|a [a-z]+ partner).+)$/i,
  ),
  'giving-something-up': match(
    /^(?:finally )?(?:stop|quit|give up|cut out|no more|live without|go without|break the habit of) (?<what>.+)$/i,
  ),
  'growing-or-restoring-ground': first(match(/\b(?:turn|convert|make) (?<what>.+?) into /i), object),
  'handing-over-or-ending': first(
    match(/^(?:resign|step down|retire) (?:as|from) (?<what>.+)$/i, (text) => {
      const found = toNounPhrase(text);
      return found === null ? null : /^(?:the|my|our|an?) /.test(found) ? found : `the role of ${found}`;
    }),
    match(/^(?:pass|hand)(?: over)? (?<what>(?!over|on|up).+?) (?:on |over )?to /i),
    object,
  ),
  'improving-a-measurement': first(
    match(/\b(?<what>(?:my|our|the) .+?) (?:from|to|under|below|above|over|down|up|by) /i),
    match(/\b(?<what>(?:my|our|the) .+)$/i),
  ),
  'learning-a-hand-skill': first(
    match(/\blearn(?:ing)?(?: how)? to (?<what>.+)$/i, toActivity),
    match(/^(?:finally )?(?:learn|master|practi[sc]e) (?<what>.+)$/i),
    activity,
  ),
  'learning-a-subject': first(
    match(
      /\b(?:learn|know|find out|read up|read)(?: something| more| everything| all| a bit)? (?:about|on) (?<what>.+)$/i,
    ),
    match(/\bbasics of (?<what>.+)$/i),
    match(/\bunderstand (?<what>.+)$/i),
    match(/\bteach myself (?<what>.+)$/i),
    match(/^(?:learn|study) (?<what>.+)$/i),
    match(/\bget to know (?<what>.+)$/i),
  ),
  'learning-a-tool': first(
    match(/\b(?:use|operate|work with|handle|good at|better at) (?<what>.+)$/i),
    match(/^(?:finally )?(?:learn|master|get to know|understand) (?<what>(?!to |how ).+)$/i),
  ),
  'making-a-decision': question,
  'making-an-object': before(/ for /i, object),
  'organising-an-event': object,
  'passing-a-test-after-failing': first(named('exam'), match(/\b(?:resit|retake|re-sit|repeat) (?<what>.+)$/i)),
  'performing-a-piece': before(/ (?:at|for|with|in front of|on) /i, object),
  'preparing-for-a-test': named('exam'),
  'publishing-something': object,
  'repairing-something': first(brokenThing, object),
  'researching-a-question': first(
    match(
      /\b(?:find out|research|trace|discover|investigate|work out|uncover|know) (?<what>(?:who|what|where|why|how|when|whether|the|my|our) ?.+)$/i,
    ),
    object,
  ),
  'returning-to-an-activity-after-injury': first(
    match(/\b(?:back|return|returning)(?: to| into) (?<what>.+?)(?: after .+)?$/i),
    match(/^(?:finally )?(?<what>.+?) again\b/i, toActivity),
  ),
  'saving-or-paying-a-sum': first(
    afterFor,
    match(
      /^(?:finally )?pay (?:off )?(?<what>(?:the|my|our) (?!brother|sister|mother|father|mum|dad|friend|parents|uncle|aunt).+)$/i,
    ),
  ),
  'starting-a-group': object,
  'teaching-somebody': first(
    match(/\b(?:teach|help|show) .+? (?:how )?to (?<what>.+)$/i, toActivity),
    match(/\bhelp .+? with (?<what>.+)$/i),
    match(/^get (?:my|our) [a-z-]+ (?<what>[a-z]+ing\b.*)$/i),
  ),
  'training-an-animal': named('animal'),
  'visiting-every-one': match(/\b(?<what>(?:every|all|each of) .+)$/i),
  'winning-first-customers': first(
    match(/\b(?:jars|pots|boxes|bottles|bags) of (?<what>.+)$/i),
    match(/\bsell (?<what>(?:my|our) (?!first).+)$/i),
    match(/\bfor (?<what>(?:my|our) .+)$/i),
  ),
  'writing-a-text': object,
};

/** Where the rest of the text may name it. */
const textFinders: Readonly<Record<string, Find>> = {
  'passing-a-test-after-failing': named('exam'),
  'preparing-for-a-test': named('exam'),
  'repairing-something': brokenThing,
  'training-an-animal': named('animal'),
};

/**
 * What {thing} stands for in the playbook of a class, in the words of an English text: 'tying 12 knots' or 'the horse trailer'.
 * Null if that is not clear.
 */
export function thingOfClass(id: string, goal: string, text: string): string | null {
  const straight = (words: string) => words.replaceAll('’', "'").trim();
  return (finders[id] ?? none)(straight(goal)) ?? (textFinders[id] ?? none)(straight(text));
}
