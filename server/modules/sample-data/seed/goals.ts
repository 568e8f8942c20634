import type { GoalStatus } from '#domain/goal-status.ts';
import type { AreaKey } from './areas.ts';
import { PORTAL_START_WEEK, THIS_WEEK } from './seed-calendar.ts';

interface SeedGoal {
  readonly area: AreaKey;
  readonly title: string;
  /** The first week in which time is tracked on it. */
  readonly from: number;
  /** How it was closed, and the last week in which time is tracked on it. */
  readonly end?: { readonly week: number; readonly status: Exclude<GoalStatus, 'Active'> };
  readonly isFavorite?: true;
}

const completedIn = (week: number) => ({ week, status: 'Completed' as const });
const archivedIn = (week: number) => ({ week, status: 'Archived' as const });

const defineGoals = <Key extends string>(all: Readonly<Record<Key, SeedGoal>>) => all;

export const goals = defineGoals({
  release: { area: 'deepWork', title: 'Reporting: first release', from: 0, end: completedIn(19) },
  forecasts: {
    area: 'deepWork',
    title: 'Reporting: charts and forecasts',
    from: 17,
    end: completedIn(PORTAL_START_WEEK - 1),
  },
  requests: { area: 'deepWork', title: 'Requests from customers', from: 20 },
  portal: { area: 'deepWork', title: 'Customer portal', from: PORTAL_START_WEEK, isFavorite: true },
  portalPilot: { area: 'deepWork', title: 'Pilot with three customers', from: PORTAL_START_WEEK },
  portalLaunch: { area: 'deepWork', title: 'Open it to everyone', from: PORTAL_START_WEEK },
  writing: { area: 'deepWork', title: 'Proposals and guides', from: 0 },
  statistics: { area: 'deepWork', title: 'Evening course in statistics', from: 4, end: archivedIn(11) },
  review: { area: 'deepWork', title: 'Weekly review', from: 0 },

  courseBook: { area: 'spanish', title: 'Course book, A2', from: 0, end: completedIn(29) },
  cards: { area: 'spanish', title: 'Vocabulary cards', from: 0, isFavorite: true },
  podcasts: { area: 'spanish', title: 'Podcasts on the run', from: 2 },
  tandem: { area: 'spanish', title: 'Language exchange with Inés', from: 5 },
  novel: { area: 'spanish', title: 'A whole novel in Spanish', from: 30, end: archivedIn(46) },
  weekOne: { area: 'spanish', title: 'Week 1: Say what happened yesterday', from: 49, end: completedIn(49) },
  weekTwo: { area: 'spanish', title: 'Week 2: Plans, wishes and invitations', from: 50, end: completedIn(50) },
  weekThree: { area: 'spanish', title: 'Week 3: Opinions, and how to disagree', from: 51, end: completedIn(51) },
  weekFour: { area: 'spanish', title: 'Week 4: Talk for half an hour', from: THIS_WEEK },

  runs: { area: 'fitness', title: 'Morning runs', from: 0, isFavorite: true },
  tenKilometres: { area: 'fitness', title: '10 km in under an hour', from: 0, end: completedIn(28) },
  halfMarathon: { area: 'fitness', title: 'Half marathon', from: 29 },
  strength: { area: 'fitness', title: 'Strength training twice a week', from: 1 },
  yoga: { area: 'fitness', title: 'Yoga course', from: 3, end: archivedIn(12) },

  meals: { area: 'household', title: 'Groceries and cooking', from: 0, isFavorite: true },
  order: { area: 'household', title: 'Clean and tidy', from: 0 },
  papers: { area: 'household', title: 'Paperwork and taxes', from: 0 },
  hallway: { area: 'household', title: 'Paint the hallway', from: 26, end: completedIn(37) },
  balcony: { area: 'household', title: 'A balcony to sit on', from: 40 },

  family: { area: 'people', title: 'Family time', from: 0 },
  friends: { area: 'people', title: 'Evenings with friends', from: 0 },
  calls: { area: 'people', title: 'Calls to friends far away', from: 0 },
  birthday: { area: 'people', title: "Grandma's 80th birthday", from: 10, end: completedIn(21) },

  series: { area: 'evenings', title: 'Shows and films', from: 0 },
  games: { area: 'evenings', title: 'Games', from: 0 },
  boardGames: { area: 'evenings', title: 'Board game night', from: 5 },
  saga: { area: 'evenings', title: 'The long space saga', from: 12, end: completedIn(34) },
});

export type GoalKey = keyof typeof goals;

export const goalKeys = Object.keys(goals) as readonly GoalKey[];

/** Whether time can be tracked on a goal in a week. */
export function isGoalOpen(week: number, key: GoalKey): boolean {
  const { from, end } = goals[key];
  return from <= week && week <= (end?.week ?? THIS_WEEK);
}
