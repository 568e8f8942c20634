import { limits } from '#domain/limits.ts';
import { classifyGoal } from '../generator/goal/classify-goal.ts';

const modestPattern = /\b(?:a little|basics?|simple|first steps|beginner'?s? level|a bit|just enough|short)\b/i;
const ambitiousPattern =
  /\b(?:fluent|fluently|master|expert|professional|perfect|win|competition|from scratch|full[- ]time)\b/i;
const experiencedPattern = /\b(?:already|experienced|advanced|intermediate|for years|used to|some experience)\b/i;

/** A rough number of hours needed to reach the goal of a narrative, whose first line names it. */
export function estimateHours(narrative: string): number {
  const [goal = '', ...rest] = narrative.split('\n');
  const [small, usual, large] = classifyGoal(goal, rest.join('\n')).hours;
  const hours = modestPattern.test(narrative) ? small : ambitiousPattern.test(narrative) ? large : usual;
  // Prior experience shortens the way.
  const remaining = experiencedPattern.test(narrative) ? hours * 0.7 : hours;
  return Math.max(1, Math.round(remaining));
}

export function estimateTimeline(narrative: string, weeklyHours: number): { weeks: number; hours: number } {
  const hours = estimateHours(narrative);
  return { weeks: Math.min(Math.max(1, Math.ceil(hours / weeklyHours)), limits.planWeeks), hours };
}
