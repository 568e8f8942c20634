import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area.ts';
import { weekCount, weekStart } from './day-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, instant } from './fields.ts';

/** From 0 to 5, with two decimals. */
const stars = z.number();
const focusAreaClass = z.enum(focusAreaClasses);

/** A focus area that had much to do with the rating of a week. */
const contributor = z.object({
  focusArea: z.object({ _id: id, name: z.string(), focusAreaClass }),
  /** Minutes, as are those planned. */
  tracked: count,
  planned: count,
  /** Earned, or lost. */
  stars,
});

/** One that could still lift it: what so many minutes more would bring; null for a limit, which can only be kept. */
const underperformer = z.object({
  ...contributor.shape,
  boost: z.nullable(z.object({ minutes: count, stars })),
});

/** How a focus area stands in a week, as it counted then. */
const areaWeek = z.object({
  focusAreaId: id,
  name: z.string(),
  focusAreaClass,
  weight: count,
  goalMin: count,
  usedSec: count,
  isResting: z.boolean(),
});

/** A day of a week: seconds by class of focus area. */
const dayTime = z.object({ date: z.string(), level_up: count, life_stuff: count, chill_zone: count });

export const productivityScore = z.object({
  weekStart,
  rating: stars,
  score: count,
  /** Whether the week had a plan and did not rest: only then it counts in averages. */
  isCounted: z.boolean(),
  /** Only for the running week: the previous one up to the same weekday and time, to compare like with like. */
  previousSoFar: z.nullable(z.object({ score: count, trackedSec: count })),
  topContributors: z.array(contributor),
  underperformers: z.array(underperformer),
  /** Every focus area, in the order in which to turn to them. */
  smartSorted: z.array(z.object({ focusAreaId: id })),
  /** Every focus area, oldest first. */
  areas: z.array(areaWeek),
  /** Monday to Sunday. */
  days: z.array(dayTime),
  /** Whether there is any goal, and any time ever tracked: an account without a past needs other words. */
  hasGoals: z.boolean(),
  hasEntries: z.boolean(),
});

const ratedWeek = z.object({
  weekStart,
  rating: stars,
  score: count,
  isCounted: z.boolean(),
  /** Of what is to be reached, without the limits of chill zones and without what rests. */
  plannedMin: count,
  /** Of everything, and of Level-Up and Life Stuff alone. */
  trackedSec: count,
  productiveSec: count,
});

const focusAreaInWeek = z.object({
  weekStart,
  /** As it counted then. */
  focusAreaClass,
  goalMin: count,
  trackedMin: count,
  /** Whole percent, also beyond 100. */
  completionPercentage: count,
  isResting: z.boolean(),
});

const goalInWeek = z.object({ weekStart, trackedMin: count });

/** What the last weeks have in common. */
export const trends = z.object({
  /** Two weeks with tracked time are over: before that there is nothing to tell. */
  isReady: z.boolean(),
  /** Seconds in 12 weeks by weekday, Monday first, and hour of the day. */
  hours: z.array(z.array(count)),
  /** The 12 weeks, with the seconds of each focus area that has any. */
  weeks: z.array(z.object({ weekStart, areas: z.array(z.object({ focusAreaId: id, trackedSec: count })) })),
  /** Days in a row with tracked time, within a year: up to today or yesterday, and at most. */
  days: z.object({ current: count, longest: count }),
  /** Weeks in a row with a rating of 3.5 or more, within a year; a week that rests is passed over. */
  goodWeeks: z.object({ current: count, longest: count }),
});

export type ProductivityScore = z.infer<typeof productivityScore>;
export type AreaOfWeek = z.infer<typeof areaWeek>;
export type Contributor = z.infer<typeof contributor>;
export type Underperformer = z.infer<typeof underperformer>;
export type RatedWeek = z.infer<typeof ratedWeek>;
export type FocusAreaInWeek = z.infer<typeof focusAreaInWeek>;
export type GoalInWeek = z.infer<typeof goalInWeek>;
export type Trends = z.infer<typeof trends>;

/** So many weeks, from a Monday on. */
const range = { start: weekStart, count: weekCount };
const noTrend = 'Failed to load trend data';

export const reports = endpoints({
  productivityScore: {
    method: 'GET',
    path: '/api/reports/productivity-score',
    summary: 'The rating and score of a week, what made it and what would lift it',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: productivityScore },
    fallback: "This week's rating could not be loaded.",
  },
  weeklyHistory: {
    method: 'GET',
    path: '/api/reports/weekly-history',
    summary: 'The ratings and scores of so many weeks, from a Monday on',
    access: 'session',
    query: z.object(range),
    answers: { 200: z.object({ history: z.array(ratedWeek) }) },
    fallback: noTrend,
  },
  focusAreaUsageHistory: {
    method: 'GET',
    path: '/api/reports/focus-area-usage-history',
    summary: 'How many entries each focus area had in the last 28 days, and when it was last tracked',
    access: 'session',
    answers: { 200: z.array(z.object({ focusAreaId: id, count, lastUsedAt: instant })) },
    fallback: 'Your focus area usage could not be loaded.',
  },
  weekly: {
    method: 'GET',
    path: '/api/reports/weekly',
    summary: 'What was planned and tracked for each focus area in a week, oldest area first',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.object({ report: z.array(areaWeek) }) },
    fallback: 'Failed to load categories & objectives',
  },
  averageWeekly: {
    method: 'GET',
    path: '/api/reports/average-weekly',
    summary: 'How long each focus area was tracked in a week, on average of the 6 weeks before one',
    access: 'session',
    query: z.object({ weekStart }),
    answers: { 200: z.object({ report: z.array(z.object({ focusAreaId: id, avgWeeklySec: count })) }) },
    fallback: 'Failed to load categories & objectives',
  },
  weeklyFocusAreaHistory: {
    method: 'GET',
    path: '/api/reports/weekly-focus-area-history',
    summary: 'What was planned and tracked for a focus area in so many weeks, from a Monday on',
    access: 'session',
    query: z.object({ focusAreaId: id, ...range }),
    answers: { 200: z.object({ history: z.array(focusAreaInWeek) }) },
    fallback: noTrend,
  },
  weeklyGoalHistory: {
    method: 'GET',
    path: '/api/reports/weekly-goal-history',
    summary: 'How long a goal was tracked in so many weeks, from a Monday on',
    access: 'session',
    query: z.object({ goalId: id, ...range }),
    answers: { 200: z.object({ history: z.array(goalInWeek) }) },
    fallback: noTrend,
  },
  trends: {
    method: 'GET',
    path: '/api/reports/trends',
    summary: 'When time is tracked, what it goes to and how steadily, up to the present week',
    access: 'session',
    answers: { 200: trends },
    fallback: noTrend,
  },
});
