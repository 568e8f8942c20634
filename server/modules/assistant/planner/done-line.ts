import type { PlanInput } from '../plan-input.ts';
import { normalizeLine, toSentence } from '../user-text.ts';
import { formatDeadline } from './fill-slots.ts';
import { horizonOf } from './reach.ts';
import { lowerFirst, toSecondPerson } from './user-words.ts';

/** Verbs of which it can be seen whether somebody has done them. */
const performancePattern =
  /^(?:swim|run|walk|ride|cycle|row|hike|climb|lift|bench|squat|deadlift|hold|do|play|read|write|lose|gain|earn|sing|knit|sew|bake|cook|speak|solve|type|hit|reach|score|finish|complete|break|sell|get|juggle|skate|ski|surf|jump|throw|draw|paint|recite|translate)\b/i;
const numberPattern =
  /\d|\b(?:one(?= [a-z])|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)\b/i;
const testPattern = /\bwithout (?:a |any )?(?:stop|break|rest|help|walking|looking|notes|mistake|pause)/i;
const frequencyPattern = /\b(?:a|per|each|every) (?:day|week)\b|\bdaily\b/i;
const MAX_MEASURE = 120;

/** What the plan is measured by: the user's own measure, or the usual one with their figures and their day. */
export function doneLine(input: PlanInput, usual: string, lastStage: string | null, second: string | null): string {
  const { measure, facts, weeks } = input;
  if (normalizeLine(measure)) return toSentence(`Done when: ${toSecondPerson(normalizeLine(measure))}`);
  const own = ownMeasure(input, usual) ?? usual;
  if (lastStage !== null && horizonOf(input) < 1) return `Done when: ${own} This plan ends with “${lastStage}”.`;
  if (lastStage !== null) return `Done when: “${lastStage}” is reached. The whole goal would be: ${own}`;
  const date = facts.deadline === null ? null : formatDeadline(facts.deadline, weeks[0]?.from);
  const dated = date === null || own.includes(date) ? own : `by ${date} ${lowerFirst(own)}`;
  const also = second === null ? [] : [`Also part of it: ${toSecondPerson(second)}.`];
  return ['Done when:', dated, ...also].join(' ');
}

/** A goal with a number or a test measures itself, unless the usual line has the same number: 'you swim 400 metres without stopping'. */
function ownMeasure({ facts, language }: PlanInput, usual: string): string | null {
  const goal = normalizeLine(facts.goal);
  if ((language !== null && language !== 'en') || !performancePattern.test(goal) || goal.length > MAX_MEASURE)
    return null;
  if (!numberPattern.test(goal) && !testPattern.test(goal)) return null;
  const figures = goal.match(/\d[\d.,:]*\d|\d/g) ?? [];
  const isInUsual = figures.length > 0 && figures.every((figure) => usual.includes(figure));
  if (isInUsual) return null;
  const lasting = frequencyPattern.test(goal) ? ', four weeks in a row' : '';
  return toSentence(`you ${lowerFirst(toSecondPerson(goal))}${lasting}`);
}
