import type { GoalKey } from './goals.ts';
import type { SeedTask } from './seed-task.ts';

/** A task that is completed when enough time has been tracked on it. */
const built = (week: number, title: string, minutes: number, ratio: number): SeedTask => ({
  goal: 'portal',
  title,
  week,
  minutes,
  ratio,
});

const later = (goal: GoalKey, title: string, minutes: number): SeedTask => ({ goal, title, minutes });

/**
 * More than fits into the weeks. Most tasks take longer than estimated, and two of them wait for others, so the plan is
 * behind, although every week brings it on.
 */
export const portalTasks: readonly SeedTask[] = [
  built(1, 'Sketch the first page: where is my order?', 120, 1.2),
  built(1, 'Sign in with a link instead of a password', 180, 1.4),
  built(2, 'List of orders, newest first', 150, 1),
  built(2, 'Page of one order, with its status', 150, 1.3),
  built(3, 'Download invoices as PDF', 180, 1.5),
  built(3, 'Tests for the order list', 90, 0.9),
  // Both wait for somebody else.
  { goal: 'portal', title: 'Emails when the status changes', week: 3, minutes: 120 },
  built(4, 'Search by order number', 60, 1.2),
  built(4, 'Change the address until the parcel leaves', 150, 1.3),
  { ...built(5, 'Go through the accessibility checklist', 150, 1.2), resources: ['accessibility'] },
  built(5, 'Ask support for the ten most common questions', 60, 0.9),
  { goal: 'portal', title: 'Help page with those ten answers', week: 5, minutes: 90 },
  built(6, 'Every page on a phone', 180, 1.3),
  built(6, 'Load test with a year of orders', 90, 1),
  { goal: 'portal', title: 'Dark mode', week: 6, minutes: 120, setAside: { week: 50, weekday: 4, time: '15:50' } },
  built(7, 'Error pages that say what to do next', 60, 1.2),
  built(7, 'Let two colleagues try it for a day', 60, 1),
  later('portalPilot', 'Invite three customers', 30),
  later('portalPilot', 'Call each of them after two days', 90),
  later('portalLaunch', 'Announce it in the newsletter', 45),
  later('portalLaunch', 'Watch the first day: errors and questions', 120),
];
