import { type PlaybookLanguage, playbookLanguages } from '../../playbooks/playbook.ts';
import { readKinds } from './read-kinds.ts';
import { type Rule, rules } from './rules.ts';

interface Ranked {
  readonly id: string;
  readonly score: number;
}

/** Below it, choosing nothing is better. */
const MIN_SCORE = 3.3;
/** The rules for a verb and its object. */
const CLEAR_SCORE = 3.9;
/** Two classes that fit almost equally well are both possible. */
const MIN_MARGIN = 0.15;
/** From how strong a word of a kind speaks against a rule that excludes it. */
const MIN_OPPOSED = 0.6;
/** How much the other rules of a class that apply add to the best one. */
const SUPPORT_FACTOR = 0.1;

/** How much sentences count that do not say what is wanted, if the goal is clear and if not. */
const SIDE_SENTENCES = 0.35;
const MAIN_SENTENCES = 0.8;

/** In a longer text, some sentence always sounds like a goal. */
const MAX_STORY = 240;

/** The id of the class of goals that a goal belongs to. Null if it is not clear. */
export function classify(text: string, goal: string, language: string | null): string | null {
  const ranked = rankClasses(text, goal, language);
  // People often tell what happened, and leave out what they want.
  const isUnclear = (ranked[0]?.score ?? 0) < MIN_SCORE && text.length <= MAX_STORY;
  const [first, second] = isUnclear ? rankClasses(text, goal, language, MAIN_SENTENCES) : ranked;
  if (!first || first.score < MIN_SCORE) return null;
  return second && first.score - second.score < MIN_MARGIN ? null : first.id;
}

/** Whether at least a verb and its object speak for a class. */
export function hasClearClass(text: string, goal: string, language: string | null): boolean {
  return (rankClasses(text, goal, language)[0]?.score ?? 0) >= CLEAR_SCORE;
}

/** The classes that fit, best first. A short text in an unknown language may be in any. */
export function rankClasses(
  text: string,
  goal: string,
  language: string | null,
  sideWeight = SIDE_SENTENCES,
): Ranked[] {
  const own = playbookLanguages.find((name) => name === language);
  const rankings = (own ? [own] : playbookLanguages).map((name) => rankIn(text, goal, name, sideWeight));
  return rankings.toSorted(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0))[0]!;
}

function rankIn(text: string, goal: string, language: PlaybookLanguage, sideWeight: number): Ranked[] {
  const strengths = readKinds(text, goal, language, sideWeight);
  const strengthOf = (kind: string) => strengths.get(kind) ?? 0;
  const rate = ([weight, words]: Rule) => {
    const kinds = words.split(' ');
    const isOpposed = kinds.some((kind) => kind.startsWith('!') && strengthOf(kind.slice(1)) >= MIN_OPPOSED);
    return isOpposed ? 0 : weight * Math.min(...kinds.filter((kind) => !kind.startsWith('!')).map(strengthOf));
  };
  return Object.entries(rules)
    .map(([id, list]) => {
      const [best = 0, ...rest] = list.map(rate).toSorted((one, other) => other - one);
      return { id, score: best + SUPPORT_FACTOR * rest.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}
