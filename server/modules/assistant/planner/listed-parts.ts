import type { PlanInput } from '../plan-input.ts';
import { capitalize, normalizeLine, truncate } from '../user-text.ts';
import { once } from './placed-step.ts';
import type { Stage } from './plan-stages.ts';
import { isWorkVerb } from './split-clauses.ts';
import { overlap, toSecondPerson } from './user-words.ts';

const MAX_PARTS = 8;
const MINUTES = 60;
const MAX_LENGTH = 140;
/** A milestone that has this share of its words covers a line. */
const COVERED = 0.7;

/** Adds what the user listed and a playbook lacks, as they wrote it: a line that begins with a verb is a task, others are none. */
export function withListedParts(stages: readonly Stage[], { facts, language }: PlanInput): Stage[] {
  if (stages.length === 0 || (language !== null && language !== 'en')) return [...stages];
  const lines = facts.parts.slice(0, MAX_PARTS).map(normalizeLine);
  let result = [...stages];
  for (const [n, line] of lines.entries()) {
    if (!isWorkVerb(line.split(' ')[0] ?? '')) continue;
    const scores = result.map(({ title, steps }) =>
      Math.max(overlap(title, line), ...steps.map(({ text }) => overlap(text, line))),
    );
    const highest = Math.max(...scores);
    if (highest >= COVERED) continue;
    const stage = highest > 0 ? scores.indexOf(highest) : Math.floor((n * result.length) / lines.length);
    const step = once(capitalize(truncate(toSecondPerson(line), MAX_LENGTH)), MINUTES);
    result = result.map((other, at) => (at === stage ? { ...other, steps: [...other.steps, step] } : other));
  }
  return result;
}
