import { clearPlaybook } from './index.ts';
import type { Playbook, Range } from './library/playbook.ts';
import { defaultFiller } from './write/outline.ts';

/** Answers to the wizard's questions that fit a goal. */
export interface ExampleAnswers {
  readonly measures: readonly string[];
  readonly starts: readonly string[];
  readonly obstacles: readonly string[];
  /** How long the goal usually takes. */
  readonly hours: Range;
}

/** Null if no playbook is clearly about the goal. */
export function exampleAnswers(goal: string): ExampleAnswers | null {
  const playbook = clearPlaybook(goal);
  if (!playbook) return null;
  const fill = (text: string) => defaultFiller(playbook)(text).replace(/\.$/, '');
  return {
    measures: measuresOf(playbook).map(fill),
    starts: startsOf(playbook).map(fill),
    obstacles: playbook.pitfalls.map((pitfall) => firstSentence(fill(pitfall))),
    hours: playbook.hours,
  };
}

function measuresOf({ doneWhen, milestones }: Playbook): string[] {
  const { title, checks } = milestones.at(-1)!;
  const before = milestones.slice(-3, -1).map((milestone) => milestone.title);
  return [toFirstPerson(doneWhen), title, ...checks.slice(-1), ...before].slice(0, 4);
}

function startsOf({ milestones }: Playbook): string[] {
  const [first, second, third] = milestones.map(({ title }) => title);
  return [
    'From zero',
    `I have this already: ${first}`,
    `I have got this far: ${second}`,
    `Only this is missing: ${third}`,
  ];
}

const firstSentence = (text: string) => text.split(/(?<=\w)[.!?:]/)[0]!.replaceAll('"', '');

const toFirstPerson = (text: string) =>
  text
    .replaceAll(/\byou are\b/gi, 'I am')
    .replaceAll(/\byou\b/gi, 'I')
    .replaceAll(/\byour\b/gi, 'my');
