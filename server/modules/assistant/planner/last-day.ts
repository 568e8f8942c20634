import { addDays } from '#domain/calendar/calendar.ts';
import type { PlanInput } from '../plan-input.ts';
import type { PlaybookTask } from '../playbooks/playbook.ts';

/** The day itself: a race, a party, an exam. */
const onTheDay =
  /(?<!starting )\bon \{date\||^(?:Race\b|Hold \{thing|Marry\b|Sit \{thing|Perform \{thing|Take \{thing\|the (?:test|exam)|Give \{thing\|the (?:speech|talk)[^}]*\}(?! (?:to|aloud|twice|once|in front of|before)\b))/;
/** What only makes sense in the last days: 'Ring the venue three days before'. */
const daysBefore =
  /\b(?:(?:two|three|four|five|[2-5]) days|(?:the|a) (?:day|week)|(?:the )?evening|(?:24|48|72) hours|an hour) (?:before|ahead)\b|\bon the eve\b|\bmorning of\b|\bon the morning\b/i;
/** Words in a task of another kind: a habit, a rule, or a day that the user chooses. */
const otherDays = /^(?:Write|Put|Count|Fix|Compare|Settle|Check \{date|Decide|Register|Book|Announce|Invite)\b/;
/** Where such tasks are found. */
const LAST_MILESTONES = 2;
/** Fewer days than this before the day make no week of their own. */
const MAX_DAYS_BEFORE = 3;

export interface DayTasks {
  /** Belongs to the last week. */
  isLate(task: PlaybookTask, milestonesAfter: number): boolean;
  /** Takes as long as it takes, whatever the hours. */
  isDay(task: PlaybookTask, milestonesAfter: number): boolean;
}

/** Whether a plan that ends on `end` ends just before the user's day. */
export const reachesDeadline = (deadline: string | null, end: string) =>
  deadline !== null && addDays(end, MAX_DAYS_BEFORE) >= deadline;

/** Finds the tasks of the day on which the plan ends, if it ends on a day of the user's. */
export function createDayTasks({ facts, weeks, structure }: PlanInput): DayTasks {
  const isDated = structure === 'weekly' && weeks.length > 1 && reachesDeadline(facts.deadline, weeks.at(-1)!.to);
  const isAbout = (pattern: RegExp, { text, weekly, each }: PlaybookTask, after: number) =>
    isDated && !weekly && !each && after < LAST_MILESTONES && pattern.test(text) && !otherDays.test(text);
  return {
    isDay: (task, after) => isAbout(onTheDay, task, after),
    isLate: (task, after) => isAbout(onTheDay, task, after) || isAbout(daysBefore, task, after),
  };
}
