import { normalizeLine } from '../user-text.ts';
import { capitalizeNames, lowerFirst, toSecondPerson } from './user-words.ts';

const MAX_WORDS = 6;
/** A sentence or a part of one, which would not fit into another. */
const clausePattern =
  /[,;:.!?“”"()]|\b(?:you|it|they|we|he|she|is|are|am|was|were|isn't|don't|doesn't|can't|cannot|can|will|would|have|has|had|always|never|because|but|when|if|that|which|get|gets|keep|keeps)\b/i;

/** A few words of the user that fit into a sentence, spoken to them: 'My left hand' → 'your left hand'. Null for anything else. */
export function cleanPhrase(text: string): string | null {
  const phrase = lowerFirst(capitalizeNames(toSecondPerson(normalizeLine(text))));
  if (phrase === '' || clausePattern.test(phrase) || phrase.split(' ').length > MAX_WORDS) return null;
  return phrase;
}
