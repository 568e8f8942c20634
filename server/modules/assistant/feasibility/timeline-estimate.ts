import { limits } from '#domain/limits.ts';
import type { PlaybookHeader } from '../playbooks/playbook.ts';

const modestPattern = /\b(?:a little|basics?|simple|first steps|beginner'?s? level|a bit|just enough|short)\b/i;
const ambitiousPattern =
  /\b(?:fluent|fluently|master|expert|professional|perfect|win|competition|from scratch|full[- ]time)\b/i;
const experiencedPattern = /\b(?:already|experienced|advanced|intermediate|for years|used to|some experience)\b/i;

/** For a goal without a playbook. */
const UNKNOWN_HOURS = { from: 20, to: 60 };

/** A rough number of hours needed to reach the goal of a narrative, within the range of its playbook. */
export function estimateHours(narrative: string, playbook: PlaybookHeader | null): number {
  const { from, to } = playbook?.hours ?? UNKNOWN_HOURS;
  const hours = modestPattern.test(narrative) ? from : ambitiousPattern.test(narrative) ? to : (from + to) / 2;
  // Prior experience shortens the way.
  const remaining = experiencedPattern.test(narrative) ? hours * 0.7 : hours;
  return Math.max(1, Math.round(remaining));
}

export function estimateTimeline(
  narrative: string,
  playbook: PlaybookHeader | null,
  weeklyHours: number,
): { weeks: number; hours: number } {
  const hours = estimateHours(narrative, playbook);
  return { weeks: Math.min(Math.max(1, Math.ceil(hours / weeklyHours)), limits.planWeeks), hours };
}

/** Nobody asked for a longer plan. */
const MAX_PROPOSED_WEEKS = 26;
/** More than the least that experts estimate, because some of it goes wrong. */
const RESERVE = 1.2;

/** How many weeks to propose for a goal. Null if no playbook, or only one for a whole class of goals, says what it takes. */
export function proposeWeeks(playbook: PlaybookHeader | null, weeklyMinutes: number): number | null {
  if (playbook === null || playbook.isGeneral) return null;
  const weeks = Math.ceil((playbook.hours.from * RESERVE * 60) / weeklyMinutes);
  // What has to become a habit takes its time, however little of it each week.
  return Math.min(Math.max(weeks, playbook.weeks?.from ?? 1), MAX_PROPOSED_WEEKS);
}
