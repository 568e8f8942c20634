import { stemmer } from '@orama/stemmers/english';
import { contentStems, stemsOf } from './user-words.ts';

/** What people also mean when they refuse something. */
const synonyms: Readonly<Record<string, string>> = {
  app: 'app apps duolingo anki strava quizlet',
  gym: 'gym gyms treadmill',
  loan: 'loan loans borrow credit lender',
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
  subscription: 'subscription subscriptions subscribe',
};

/** Words that say how much is refused, not what. */
const vague = new Set(
  contentStems('more any join joining using use going buying paying expensive extra additional other please'),
);

export type Refuses = (text: string) => boolean;

/** Whether a text mentions something that the user does not want. */
export function createRefusalCheck(refusals: readonly string[]): Refuses {
  const groups = refusals.map((refusal) => {
    const words = contentStems(refusal).filter((stem) => !vague.has(stem));
    const similar = Object.entries(synonyms)
      .filter(
        ([name]) =>
          name.split(' ').every((word) => words.includes(stemmer(word))) && words.length === name.split(' ').length,
      )
      .flatMap(([, list]) => list.split(' ').map((word) => stemmer(word)));
    return { words, similar: new Set(similar) };
  });
  return (text) => {
    const stems = [...new Set(stemsOf(text))];
    const contains = (word: string) => stems.some((stem) => isSameFamily(word, stem));
    return groups.some(
      ({ words, similar }) => (words.length > 0 && words.every(contains)) || stems.some((stem) => similar.has(stem)),
    );
  };
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
