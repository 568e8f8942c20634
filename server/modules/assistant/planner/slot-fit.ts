/** Where the user lives, as opposed to where they want to go. */
const ownPlace = /^(?:home|(?:your|the) (?:town|area|region|street|city|home|household|neighbourhood)|work)/i;
const townPattern =
  /town|area|region|city|country|destination|neighbourhood|district|county|state|trip|place|norway|mountain|sea\b|route/i;
const goingPattern = /\b(?:to|from|for|about|through|across) (?:\p{L}+ ){0,3}$/iu;

interface PlaceSlot {
  readonly fallback: string;
  /** The text of the playbook before the slot. */
  readonly before: string;
  readonly goal: string;
}

/** A town does not stand for a garden, nor a garden for a town; where somebody travels is not where they take lessons. */
export function fitsPlace(place: string, { fallback, before, goal }: PlaceSlot): boolean {
  const isName = /^\p{Lu}/u.test(place);
  if (/^home$/i.test(fallback)) return isName && /\b(?:near|around) $/i.test(before) && !isDestination(place, goal);
  if (isName !== townPattern.test(fallback)) return false;
  return !isName || !ownPlace.test(fallback) || !isDestination(place, goal);
}

function isDestination(place: string, goal: string): boolean {
  const at = goal.indexOf(place);
  return at > 0 && goingPattern.test(goal.slice(0, at));
}

const isPlural = (words: string) => /(?:[^s']s|people|children|kids|men|women)$/i.test(words) || / and /.test(words);
const singularVerb = /^,? (?:who |that |which )?(?:is|has|was|does|[a-z]+[^s\s]s)\b/;
const pluralVerb =
  /^,? (?:who |that )?(?:are|have|were|do|know|like|eat|want|need|see|say|sing|love|hear|come|live|use|remember|ask|answer|agree|understand|join|play)\b/;

/** 'friends who stays' and 'your daughter know': one person does not stand for several if a verb follows. */
export function agrees(words: string, fallback: string, after: string): boolean {
  if (fallback === '' || isPlural(words) === isPlural(fallback)) return true;
  return isPlural(words) ? !singularVerb.test(after) : !pluralVerb.test(after);
}
