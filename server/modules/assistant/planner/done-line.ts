import type { PlanInput } from '../plan-input.ts';
import { normalizeLine, toSentence } from '../user-text.ts';
import { formatDeadline } from './fill-slots.ts';
import { horizonOf } from './reach.ts';
import { lowerFirst, overlap, toSecondPerson } from './user-words.ts';

/** 'for my teacher's house concert' */
const occasionPattern = /\b(?:for|at|in front of) (?<occasion>(?:my|our|the|an?) [^,;.]+)$/i;
const MAX_OCCASION = 60;

/** What the plan is measured by: the user's own measure, or the usual one with their figures and their day. */
export function doneLine(input: PlanInput, usual: string, lastStage: string | null, second: string | null): string {
  const { measure, facts, weeks } = input;
  if (normalizeLine(measure)) return toSentence(`Done when: ${toSecondPerson(normalizeLine(measure))}`);
  if (lastStage !== null && horizonOf(input) < 1) return `Done when: ${usual} This plan ends with “${lastStage}”.`;
  if (lastStage !== null) return `Done when: “${lastStage}” is reached. The whole goal would be: ${usual}`;
  const date = facts.deadline === null ? null : formatDeadline(facts.deadline, weeks[0]?.from);
  const dated = date === null || usual.includes(date) ? usual : `by ${date} ${lowerFirst(usual)}`;
  const also = second === null ? [] : [`Also part of it: ${toSecondPerson(second)}.`];
  return ['Done when:', dated, ...also, ...occasionOf(input, usual), ...figuresOf(input, usual)].join(' ');
}

/** The occasion in the goal, if the measure does not name it. */
function occasionOf({ facts, language }: PlanInput, usual: string): string[] {
  const occasion = occasionPattern.exec(facts.goal)?.groups!['occasion'];
  if (!occasion || occasion.length > MAX_OCCASION || (language !== null && language !== 'en')) return [];
  return overlap(usual, occasion) > 0 || /\d/.test(occasion) ? [] : [`The occasion: ${toSecondPerson(occasion)}.`];
}

/** The user's amount, such as a time to beat, is part of the measure. */
function figuresOf({ facts, language }: PlanInput, usual: string): string[] {
  const isEnglish = language === null || language === 'en';
  const figure = facts.amount?.match(/\d[\d.,:]*\d|\d/)?.[0];
  return facts.amount && isEnglish && figure && !usual.includes(figure) ? [`Your mark: ${facts.amount}.`] : [];
}
