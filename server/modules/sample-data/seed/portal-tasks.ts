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

/** A task that waits for somebody else. */
const waiting = (week: number, title: string, minutes: number): SeedTask => ({ goal: 'portal', title, week, minutes });

const later = (goal: GoalKey, title: string, minutes: number): SeedTask => ({ goal, title, minutes });

/**
 * As much as the weekly hours allow. Most tasks take longer than estimated, and two of them wait for others, so the plan is
 * behind, although every week brings it on.
 */
export const portalTasks: readonly SeedTask[] = [
  built(1, 'Sketch the first page: where is my order?', 150, 1.2),
  built(1, 'Sign in with a link instead of a password', 270, 1.25),
  built(2, 'List of orders, newest first', 180, 1),
  built(2, 'Page of one order, with its status', 210, 1.3),
  built(3, 'Download invoices as PDF', 210, 1.3),
  built(3, 'Tests for the order list', 120, 0.9),
  waiting(3, 'Emails when the status changes', 150),
  built(4, 'Search by order number', 90, 1.2),
  built(4, 'Change the address until the parcel leaves', 210, 1.3),
  built(4, 'Cancel an order', 120, 1.1),
  built(5, 'Go through the accessibility checklist', 180, 1.2),
  built(5, 'Ask support for the ten most common questions', 90, 0.9),
  waiting(5, 'Help page with those ten answers', 120),
  built(6, 'Every page on a phone', 240, 1.3),
  built(6, 'Load test with a year of orders', 150, 1),
  { ...waiting(6, 'Dark mode', 120), setAside: { week: 50, weekday: 4, time: '15:50' } },
  built(7, 'Error pages that say what to do next', 90, 1.2),
  built(7, 'Let two colleagues try it for a day', 90, 1),
  later('portalPilot', 'Invite three customers', 60),
  later('portalPilot', 'Call each of them after two days', 150),
  later('portalLaunch', 'Show the support team around', 150),
  later('portalLaunch', 'Announce it in the newsletter', 60),
  later('portalLaunch', 'Watch the first day: errors and questions', 180),
];
