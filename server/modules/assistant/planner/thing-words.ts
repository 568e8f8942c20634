import type { Facts } from '#domain/assistant/facts.ts';
import { nounPhrase } from './user-words.ts';

/** Longer names would not fit into a sentence. */
const MAX_LENGTH = 50;
/** A name of more characters, repeated in every line, hides what the lines say. */
const MAX_REPEATED = 20;

const afterHead = /\s(?:of|for|in|on|at|with|from|to|by|near|about|without|that|which|who|before|after)\s.*$/i;

/** Who is asked or helped is not what is made. */
const personPattern =
  /^(?:my|our|the|an?) (?:[a-z]+ )?(?:friend|mum|mom|mother|dad|father|sister|brother|cousin|uncle|aunt|wife|husband|partner|girlfriend|boyfriend|neighbou?r|colleague|boss|manager|landlord|son|daughter|teacher|coach|niece|nephew|doctor|parents?)s?$/i;

const plainNoun = /^[a-z]{3,}$/;
const determiner = /^(?:the|your|his|her|their|this|that|these|some|all|new|old|own|first|very)$/;

/** The object of the goal in the user's words, if it fits into a sentence. */
export function fittingThing({ thing, amount }: Facts): string | null {
  if (!thing || personPattern.test(thing) || thing.length > MAX_LENGTH || thing === amount || /^[\d€$£¥]/.test(thing))
    return null;
  return nounPhrase(thing);
}

/** "my grandfather's oak writing desk" → 'the writing desk'. Short names stay; null if there is no plain noun. */
export function shortThing(thing: string): string | null {
  if (thing.length <= MAX_REPEATED) return thing;
  const [before = '', head = ''] = thing.replace(afterHead, '').split(' ').slice(-2);
  if (!plainNoun.test(head) || /(?:ing|ly)$/.test(head)) return null;
  const isCompound = plainNoun.test(before) && !determiner.test(before) && before.length + head.length <= MAX_REPEATED;
  return isCompound ? `the ${before} ${head}` : `the ${head}`;
}
