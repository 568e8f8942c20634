import { limits } from '../limits.ts';
import { recognise } from './recognise.ts';

const modest = /\b(?:a little|basics?|simple|first steps|beginner'?s? level|a bit|just enough|short)\b/i;
const ambitious =
  /\b(?:fluent|fluently|master|expert|professional|perfect|win|competition|from scratch|full[- ]time)\b/i;
const experienced = /\b(?:already|experienced|advanced|intermediate|for years|used to|some experience)\b/i;

/** About how many hours it takes to reach what is told. */
export function usualHours(said: string): number {
  const [goal = '', ...rest] = said.split('\n');
  const [small, usual, large] = recognise(goal, rest.join('\n')).hours;
  const hours = modest.test(said) ? small : ambitious.test(said) ? large : usual;
  // Whoever has begun need not begin.
  const left = experienced.test(said) ? hours * 0.7 : hours;
  return Math.max(1, Math.round(left));
}

export function estimateTimeline(narrative: string, weeklyHours: number): { weeks: number; hours: number } {
  const hours = usualHours(narrative);
  return { weeks: Math.min(Math.max(1, Math.ceil(hours / weeklyHours)), limits.planWeeks), hours };
}
