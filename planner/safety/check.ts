import { type Concern, concerns } from '#domain/assistant/concerns.ts';
import { hasExtremeFigures } from './figures.ts';
import { readPatterns } from './phrase-finder.ts';
import { cutPieces, readSentences } from './words.ts';

/** What excuses dangerous words. */
const excuses = readPatterns('patterns', ['harmless', 'story', 'media', 'supervised']);
/** `known`: people whom the writer knows. `killMe`: done by oneself, unless the sentence names somebody else. */
const dangers = readPatterns('patterns', [...concerns, 'killMe', 'known', 'unsupervised']);

/** Fiction excuses only its own sentence: "I like games. I want to die." is serious. */
const excusedBySentence: ReadonlySet<Concern> = new Set(['selfHarm', 'selfInjury', 'abuse']);
const excusedByDoctor: ReadonlySet<Concern> = new Set(['eating', 'medication']);

/** The concern for which a text gets an offer of help instead of a plan. */
export function check(text: string): Concern | undefined {
  return [...checkInSteps(text)].at(-1);
}

/** Checks one piece of a text after the other, so that callers can yield to other requests. The last step has the result. */
export function* checkInSteps(text: string): Generator<Concern | undefined> {
  const found = new Set<string>();
  const foundInEarnest = new Set<string>();
  for (const piece of cutPieces(text)) {
    const remaining = readSentences(piece).map((sentence) => {
      const excused = excuses.find(sentence);
      const rest = dropHarmless(sentence, excused);
      const labels = [...excused, ...dangers.find(rest)].map(({ label }) => label);
      if (labels.includes('killMe') && !labels.includes('abuse')) labels.push('selfHarm');
      // Harm planned for somebody whom the writer knows is no fiction.
      const isFiction = (labels.includes('story') || labels.includes('media')) && !labels.includes('known');
      for (const label of labels) {
        found.add(label);
        if (!isFiction) foundInEarnest.add(label);
      }
      return rest;
    });
    if (hasExtremeFigures(remaining)) found.add('eating');
    yield undefined;
  }
  const isSupervised = found.has('supervised') && !found.has('unsupervised');
  yield concerns.find((concern) => {
    if (excusedByDoctor.has(concern)) return found.has(concern) && !isSupervised;
    if (excusedBySentence.has(concern) || !found.has('story')) return foundInEarnest.has(concern);
    return found.has(concern) && found.has('known');
  });
}

/** The words of a sentence with a dot in place of each harmless phrase. */
function dropHarmless(sentence: readonly string[], phrases: ReturnType<typeof excuses.find>): string[] {
  const isHarmless = (index: number) =>
    phrases.some(({ label, start, end }) => label === 'harmless' && start <= index && index < end);
  return sentence.flatMap((word, index) => {
    if (!isHarmless(index)) return [word];
    return isHarmless(index - 1) ? [] : ['·'];
  });
}
