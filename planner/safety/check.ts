import { type Concern, concerns } from '#domain/assistant/concerns.ts';
import { hasExtremeFigures } from './figures.ts';
import { readPatterns } from './phrase-finder.ts';
import { cutPieces, readSentences } from './words.ts';

/** What excuses dangerous words. */
const excuses = readPatterns('patterns', ['harmless', 'story', 'media', 'supervised']);
/** `known`: people whom the writer knows. Harm planned for them is never treated as fiction. */
const dangers = readPatterns('patterns', [...concerns, 'known', 'unsupervised']);

/** In place of harmless words. */
const HARMLESS = '·';

/** The concern for which a text gets an offer of help instead of a plan. */
export function check(text: string): Concern | undefined {
  return [...checkInSteps(text)].at(-1);
}

/** Checks one piece of a text after the other, so that callers can yield to other requests. The last step has the result. */
export function* checkInSteps(text: string): Generator<Concern | undefined> {
  const found = new Set<string>();
  const foundInEarnest = new Set<string>();
  for (const piece of cutPieces(text)) {
    const remaining: string[][] = [];
    for (const sentence of readSentences(piece)) {
      const excused = excuses.find(sentence);
      const rest = dropHarmless(sentence, excused);
      const labels = [...excused, ...dangers.find(rest)].map(({ label }) => label);
      for (const label of labels) found.add(label);
      const isFiction = labels.includes('story') || labels.includes('media');
      if (!isFiction || labels.includes('known')) for (const label of labels) foundInEarnest.add(label);
      remaining.push(rest);
    }
    if (hasExtremeFigures(remaining)) found.add('eating');
    yield undefined;
  }
  yield concerns.find((concern) => {
    switch (concern) {
      // Fiction excuses only its own sentence: "I like games. I want to die." is serious.
      case 'selfHarm':
      case 'selfInjury':
      case 'abuse':
        return foundInEarnest.has(concern);
      case 'eating':
      case 'medication':
        return found.has(concern) && (!found.has('supervised') || found.has('unsupervised'));
      // Harm to others in a text about a story is part of the story, unless somebody real is meant.
      case 'violence':
      case 'stalking':
      case 'crime':
        return found.has('story') ? found.has('known') && found.has(concern) : foundInEarnest.has(concern);
    }
  });
}

function dropHarmless(sentence: readonly string[], phrases: ReturnType<typeof excuses.find>): string[] {
  const isHarmless = new Set<number>();
  for (const { label, start, end } of phrases) {
    if (label === 'harmless') for (let index = start; index < end; index += 1) isHarmless.add(index);
  }
  return sentence.flatMap((word, index) => {
    if (!isHarmless.has(index)) return [word];
    return isHarmless.has(index - 1) ? [] : [HARMLESS];
  });
}
