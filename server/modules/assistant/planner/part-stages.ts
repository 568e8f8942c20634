import { ownLines } from '../own-parts/own-lines.ts';
import { readLine } from '../own-parts/read-line.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { once } from './placed-step.ts';
import type { Stage } from './plan-stages.ts';
import { overlap, toSecondPerson } from './user-words.ts';

const MAX_LINES = 8;
/** Of a line without a size. */
const MINUTES = 60;
/** A playbook covers a line with so many of its words. */
const COVERED = 0.7;

interface WithParts {
  readonly stages: readonly Stage[];
  /** Without the parts, which are steps now. */
  readonly input: PlanInput;
}

/**
 * Adds what the user listed: each line that the playbook does not cover is one task in their own words, in the milestone that is about
 * it, otherwise according to its place among the lines.
 */
export function withOwnParts(stages: readonly Stage[], input: PlanInput, _playbook: Playbook): WithParts {
  const { facts, language, weeks } = input;
  const isEnglish = language === null || language === 'en';
  if (facts.parts.length === 0 || stages.length === 0 || !isEnglish) return { stages, input };
  const own = new Set(ownLines(input));
  // What the goal itself names is no fragment of a story.
  const lines = facts.parts.filter((part) => own.has(part) || facts.goal.includes(part)).slice(0, MAX_LINES);
  const placed = lines.flatMap((line, n) => {
    const scores = stages.map(({ title, steps }) =>
      Math.max(overlap(title, line), ...steps.map(({ text }) => overlap(text, line))),
    );
    const highest = Math.max(...scores);
    if (highest >= COVERED) return [];
    const { text, minutes } = readLine(toSecondPerson(line), 'en', weeks[0]!.from);
    const stage = highest > 0 ? scores.indexOf(highest) : Math.floor((n * stages.length) / lines.length);
    return [{ stage, step: once(text, minutes ?? MINUTES) }];
  });
  return {
    stages: stages.map((stage, n) => ({
      ...stage,
      steps: [...stage.steps, ...placed.filter((line) => line.stage === n).map(({ step }) => step)],
    })),
    input: { ...input, facts: { ...facts, parts: [] } },
  };
}
