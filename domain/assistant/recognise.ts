import type { GoalKind, Variant } from './goal-kind.ts';
import { goalPhrase } from './goal-phrase.ts';
import { broadKinds, kinds } from './kinds.ts';
import { anythingKind } from './kinds/anything.ts';
import { inOneLine, shortened } from './own-words.ts';
import { withProperNouns } from './proper-nouns.ts';
import { withQuantities } from './quantities.ts';
import { needleOf, spaced } from './word-search.ts';

export interface Recognised {
  readonly kind: GoalKind;
  /** What the goal is about. */
  readonly subject: string;
  /** Those of the kind and of its variant, with what the user said in numbers. */
  readonly values: Readonly<Record<string, string>>;
  readonly hours: GoalKind['hours'];
}

/** The goal counts for more than all that is said besides, and its beginning for more than its end: 'write a novel about running'. */
const [atItsBeginning, atItsEnd] = [4, 2];

/** What kind of goal a text is about, of which the goal itself is the beginning. */
export function recognise(text: string): Recognised {
  const { phrase } = goalPhrase(text);
  const [goal, all] = [spaced(phrase), spaced(text)];
  const score = (words: readonly string[]) =>
    words.reduce((sum, word) => {
      if (!all.includes(needleOf(word))) return sum;
      const place = goal.indexOf(needleOf(word));
      const factor = place === -1 ? 1 : atItsBeginning + ((atItsEnd - atItsBeginning) * place) / goal.length;
      return sum + weightOf(word) * factor;
    }, 0);
  const fitting = (list: readonly GoalKind[]) => best(list, ({ words }) => score(words));
  const kind = fitting(kinds) ?? fitting(broadKinds) ?? anythingKind;
  const variant = best<Variant>(kind.variants ?? [], ({ words }) => score(words));
  return {
    kind,
    subject: subjectIn(phrase, kind),
    values: withQuantities({ ...kind.values, ...variant?.values }, text),
    hours: variant?.hours ?? kind.hours,
  };
}

function best<T>(list: readonly T[], scoreOf: (item: T) => number): T | undefined {
  let [found, most]: [T | undefined, number] = [undefined, 0];
  for (const item of list) {
    const score = scoreOf(item);
    if (score > most) [found, most] = [item, score];
  }
  return found;
}

const kindsByWord = new Map<string, number>();
for (const word of kinds.flatMap(({ words }) => words)) kindsByWord.set(word, (kindsByWord.get(word) ?? 0) + 1);

/** A phrase says more than a word, a long word more than a short one, and one that many kinds share next to nothing. */
function weightOf(word: string): number {
  return (word.split(' ').length + word.length / 10) / (kindsByWord.get(word) ?? 1);
}

const trailing =
  /\s+(?:a|an|the|to|of|for|in|on|at|by|with|and|or|from|my|into|as|is|that|so|about|up|it|well|better|fluently)$/iu;

/** What the goal is about, as a phrase that can stand within a sentence. */
function subjectIn(goal: string, { subject: { found, otherwise } }: GoalKind): string {
  const caught = found.map((pattern) => pattern.exec(goal)?.[1]).find((part) => part !== undefined && inOneLine(part));
  let subject = withProperNouns(shortened(inOneLine(caught ?? ''), 40).replace(/…$/, ''));
  while (trailing.test(subject)) subject = subject.replace(trailing, '');
  return subject || otherwise;
}
