import type { GoalKind, TaskPattern, Variant } from './goal-kind.ts';
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

/** What the goal is good for: 'learn Italian to move to Rome', 'dance salsa for my wedding'. */
const purpose =
  /(?<=^\S+ \S.*) (?:(?:for|before) (?:my|our|the|an?) |(?<!\b(?:learn|how|want|need|start|begin|try|able|ready|back|move|go|get) )to (?:be|become|get|have|find|move|live|work|travel|marry|impress|help|buy|study|look|feel|understand|save|pay|lose)\b).*/iu;

/** What kind of goal somebody has who says that, and what they say besides. */
export function recognise(said: string, besides = ''): Recognised {
  const { phrase } = goalPhrase(said);
  const text = `${said}\n${besides}`;
  const [goal, all] = [spaced(phrase.replace(purpose, '')), spaced(`${phrase} ${text}`)];
  const scoreOf = (word: string) => {
    if (!all.includes(needleOf(word))) return 0;
    const place = goal.indexOf(needleOf(word));
    const factor = place === -1 ? 1 : atItsBeginning + ((atItsEnd - atItsBeginning) * place) / goal.length;
    return weightOf(word) * factor;
  };
  const score = (words: readonly string[]) => words.reduce((sum, word) => sum + scoreOf(word), 0);
  const isNamed = ({ words }: GoalKind) => words.some((word) => goal.includes(needleOf(word)));
  const fitting = (list: readonly GoalKind[]) => best(list, ({ words }) => score(words));
  // Whatever the goal itself names comes before what is only said besides.
  const kind =
    fitting(kinds.filter(isNamed)) ??
    fitting(broadKinds.filter(isNamed)) ??
    fitting(kinds) ??
    fitting(broadKinds) ??
    anythingKind;
  const variant = best<Variant>(kind.variants ?? [], ({ words }) => score(words));
  return {
    kind: varied(kind, variant ?? {}),
    subject: subjectIn(phrase, kind) || (variant?.values['subject'] ?? kind.subject.otherwise),
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

/** The kind as the variant has it. */
function varied(kind: GoalKind, { pace = 1, themes = kind.themes }: Partial<Variant>): GoalKind {
  const atPace = (task: TaskPattern): TaskPattern =>
    task.minutesEach && task.do.includes('kilometres') ? { ...task, minutesEach: task.minutesEach * pace } : task;
  const phases = kind.phases.map((phase) => ({
    ...phase,
    weeks: phase.weeks.map((week) => ({ ...week, tasks: week.tasks.map(atPace) })),
  }));
  return { ...kind, themes, phases };
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
function subjectIn(goal: string, { subject: { found } }: GoalKind): string {
  const caught = found.map((pattern) => pattern.exec(goal)?.[1]).find((part) => part !== undefined && inOneLine(part));
  let subject = withProperNouns(shortened(inOneLine(caught ?? ''), 40).replace(/…$/, ''));
  while (trailing.test(subject)) subject = subject.replace(trailing, '');
  return subject;
}
