import type { GoalKind, TaskPattern, Variant } from '../goal-kind.ts';
import { extractGoalPhrase } from './goal-phrase.ts';
import { broadKinds, kinds } from '../kinds.ts';
import { anythingKind } from '../kinds/broad/anything.ts';
import { normalizeLine, truncate } from '../user-text.ts';
import { capitalizeProperNouns } from './proper-nouns.ts';
import { applyQuantities } from './quantities.ts';
import { toNeedle, toSpacedWords } from './word-matcher.ts';

export interface ClassifiedGoal {
  readonly kind: GoalKind;
  /** What the goal is about. */
  readonly subject: string;
  /** Values of the kind and its variant, with the quantities that the user named. */
  readonly values: Readonly<Record<string, string>>;
  readonly hours: GoalKind['hours'];
}

/**
 * Words in the goal weigh more than words elsewhere, and more at its start than at its end: 'write a novel about running'
 * is about writing.
 */
const START_WEIGHT = 4;
const END_WEIGHT = 2;

/** The purpose after the actual goal: 'learn Italian to move to Rome', 'dance salsa for my wedding'. */
const purposePattern =
  /(?<=^\S+ \S.*) (?:(?:for|before) (?:my|our|the|an?) |(?<!\b(?:learn|how|want|need|start|begin|try|able|ready|back|move|go|get) )to (?:be|become|get|have|find|move|live|work|travel|marry|impress|help|buy|study|look|feel|understand|save|pay|lose)\b).*/iu;

export function classifyGoal(goalText: string, otherText = ''): ClassifiedGoal {
  const { phrase } = extractGoalPhrase(goalText);
  const text = `${goalText}\n${otherText}`;
  const [goal, all] = [toSpacedWords(phrase.replace(purposePattern, '')), toSpacedWords(`${phrase} ${text}`)];
  const scoreWord = (word: string) => {
    if (!all.includes(toNeedle(word))) return 0;
    const position = goal.indexOf(toNeedle(word));
    const factor = position === -1 ? 1 : START_WEIGHT + ((END_WEIGHT - START_WEIGHT) * position) / goal.length;
    return wordWeight(word) * factor;
  };
  const score = (words: readonly string[]) => words.reduce((sum, word) => sum + scoreWord(word), 0);
  const isNamed = ({ words }: GoalKind) => words.some((word) => goal.includes(toNeedle(word)));
  const findBestKind = (list: readonly GoalKind[]) => findBest(list, ({ words }) => score(words));
  // Kinds named in the goal itself take precedence over kinds mentioned elsewhere.
  const kind =
    findBestKind(kinds.filter(isNamed)) ??
    findBestKind(broadKinds.filter(isNamed)) ??
    findBestKind(kinds) ??
    findBestKind(broadKinds) ??
    anythingKind;
  const variant = findBest<Variant>(kind.variants ?? [], ({ words }) => score(words));
  return {
    kind: applyVariant(kind, variant ?? {}),
    subject: extractSubject(phrase, kind) || (variant?.values['subject'] ?? kind.subject.otherwise),
    values: applyQuantities({ ...kind.values, ...variant?.values }, text),
    hours: variant?.hours ?? kind.hours,
  };
}

function findBest<T>(list: readonly T[], getScore: (item: T) => number): T | undefined {
  let [best, bestScore]: [T | undefined, number] = [undefined, 0];
  for (const item of list) {
    const score = getScore(item);
    if (score > bestScore) [best, bestScore] = [item, score];
  }
  return best;
}

function applyVariant(kind: GoalKind, { pace = 1, themes = kind.themes }: Partial<Variant>): GoalKind {
  const atPace = (task: TaskPattern): TaskPattern =>
    task.minutesEach && task.do.includes('kilometres') ? { ...task, minutesEach: task.minutesEach * pace } : task;
  const phases = kind.phases.map((phase) => ({
    ...phase,
    weeks: phase.weeks.map((week) => ({ ...week, tasks: week.tasks.map(atPace) })),
  }));
  return { ...kind, themes, phases };
}

const kindCountByWord = new Map<string, number>();
for (const word of kinds.flatMap(({ words }) => words)) kindCountByWord.set(word, (kindCountByWord.get(word) ?? 0) + 1);

/** Phrases and long words weigh more, words shared by several kinds less. */
function wordWeight(word: string): number {
  return (word.split(' ').length + word.length / 10) / (kindCountByWord.get(word) ?? 1);
}

const trailingWordsPattern =
  /\s+(?:a|an|the|to|of|for|in|on|at|by|with|and|or|from|my|into|as|is|that|so|about|up|it|well|better|fluently)$/iu;

/** What the goal is about, as a phrase that fits into a sentence. */
function extractSubject(goal: string, { subject: { found } }: GoalKind): string {
  const match = found
    .map((pattern) => pattern.exec(goal)?.[1])
    .find((part) => part !== undefined && normalizeLine(part));
  let subject = capitalizeProperNouns(truncate(normalizeLine(match ?? ''), 40).replace(/…$/, ''));
  while (trailingWordsPattern.test(subject)) subject = subject.replace(trailingWordsPattern, '');
  return subject;
}
