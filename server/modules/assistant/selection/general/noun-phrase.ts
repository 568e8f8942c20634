import { toGerund } from '../../english/gerund.ts';

/** More words, or more letters, make a sentence around them hard to read. */
const MAX_WORDS = 8;
const MAX_LENGTH = 48;

/** What follows says more about the goal, but not what it is about. */
const clause =
  /[,;:.(–—]|(?<=\S) (?:so(?: that)?|because|before|by|until|till|when|while|if|but|which|that|who|without|since|as soon|then|instead|again|properly|well enough|enough to|good enough|even|(?:i|we|it)|(?:under|for|at|below|up to|about|around) [€£$]?\d\S*|and (?:i|we|it|then|get|keep|find|make|write|put|sell|use|be|review|take|learn|draw|photograph|see|try|nobody|everyone)|in time|in order|to (?:be|get|make|have|keep|use|see|show|give|model|play|write|sell|wear|live|stop|help|start|avoid|save|do|put|surprise|read|understand|explain|speak)|(?:going|working|running|started|off the ground)|(?:from|in|on|since|of) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)|this (?:time|year|summer|winter|spring|autumn|month|week)|next (?:year|summer|winter|spring|autumn|month|week)|at (?:last|home|least)|finally|myself|ourselves|on my own|once and for all|for good|from (?:scratch|memory|zero)|every (?:single )?(?:day|night|morning|evening|week|month)|(?:once|twice|three times) (?:a|per) (?:day|week|month)|daily|regularly|each (?:day|night|morning|evening)|more often)(?= |$).*$/i;
const preposition =
  / (?:of|for|in|on|at|with|from|to|near|about|behind|under|over|into|through|along|around|between|after|during|against|across|within|off|as|like) /gi;
const dangling = /(?: (?:the|an?|my|our|of|for|in|on|at|with|from|to|and|or|by|about|as|into|some|very))+$/i;
const pronoun =
  /^(?:it|them|this|that|one|something|things?|stuff|everything|anything|him|her|me|us|myself|more|less|better|lot|a lot|a bit)\b/i;
const subject = /\b(?:i|i'm|i've|i'd|we|we're|we've)\b/i;
/** 'our society turns 75', 'grandson's turning 5'. A question such as 'who was the miller' stays. */
const sentence =
  /^(?:does|did|do (?:i|we|you|they)) |^(?!who|what|where|why|how|when|which|whether).*\b(?:turns|is|are|was|were|has|have|had|will|should|died|owes?|barely|does|doesn't|isn't|aren't)\b|drips|leaks|squeaks|'s (?:turning|getting|going|having|coming|moving)\b/i;
const number =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|a hundred|hundred)(?= [a-z])/i;

/** A noun phrase that fits into a sentence, without what follows it. Null if there is none. */
export function toNounPhrase(text: string | undefined): string | null {
  if (text === undefined) return null;
  let phrase = text.trim();
  phrase = phrase.slice(0, clause.exec(phrase)?.index ?? phrase.length);
  while (isTooLong(phrase)) {
    const cut = Array.from(phrase.matchAll(preposition), ({ index }) => index).at(-1);
    if (cut === undefined) return null;
    phrase = phrase.slice(0, cut);
  }
  phrase = phrase.replace(dangling, '').trim();
  if (sentence.test(phrase)) return null;
  if (phrase.length < 3 || pronoun.test(phrase) || subject.test(phrase)) return null;
  const lower = phrase.replace(/^(?:The|My|Our|An?|This|These)(?= )/, (word) => word.toLowerCase());
  return number.test(lower) ? `the ${lower}` : lower;
}

/** 'tie 12 knots' → 'tying 12 knots' */
export function toActivity(text: string | undefined): string | null {
  const [verb = '', ...rest] = toNounPhrase(text)?.split(' ') ?? [];
  return /^[a-z]+$/i.test(verb) ? [toGerund(verb.toLowerCase()), ...rest].join(' ') : null;
}

const isTooLong = (phrase: string) => phrase.length > MAX_LENGTH || phrase.split(' ').length > MAX_WORDS;
