import * as z from 'zod/mini';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { weekCount, weekStart, integer, id, instant } from '../schema/fields.ts';
import { defineEndpoints } from '../schema/endpoint.ts';

/** Rounded to two decimals. */
const stars = z.number();
const focusAreaClass = z.enum(focusAreaClasses);

/** A focus area with a large effect on a week's rating. */
const contributor = z.object({
  focusArea: z.object({ _id: id, name: z.string(), focusAreaClass }),
  /** Minutes. */
  tracked: integer,
  planned: integer,
  /** The stars that were earned or lost. */
  stars,
});

/** `boost` is what more minutes would gain; null for a limit, where more time gains nothing. */
const underperformer = z.object({
  ...contributor.shape,
  boost: z.nullable(z.object({ minutes: integer, stars })),
});

/** The figures of a focus area in a week, with the settings of that week. */
const weeklyAreaReport = z.object({
  focusAreaId: id,
  name: z.string(),
  focusAreaClass,
  weight: integer,
  goalMin: integer,
  usedSec: integer,
  isResting: z.boolean(),
});

/**
 * The seconds during which at least one timer was running, which are fewer than were tracked if timers overlapped. The default is
 * for responses that were cached before this field existed.
 */
const elapsedSec = z._default(integer, 0);

/** The seconds tracked on a day, by focus area class. */
const dailyTotals = z.object({
  date: z.string(),
  level_up: integer,
  life_stuff: integer,
  chill_zone: integer,
  elapsedSec,
});

export const productivityScore = z.object({
  weekStart,
  rating: stars,
  score: integer,
  /** Whether the week had a plan and was not a rest week; only such weeks count in averages. */
  isCounted: z.boolean(),
  /** Only for the running week: the previous week up to the same weekday and time, for a fair comparison. */
  previousSoFar: z.nullable(z.object({ score: integer, trackedSec: integer })),
  topContributors: z.array(contributor),
  underperformers: z.array(underperformer),
  /** Every focus area, by what to work on next. */
  smartSorted: z.array(z.object({ focusAreaId: id })),
  /** Every focus area, oldest first. */
  areas: z.array(weeklyAreaReport),
  /** Monday to Sunday. */
  days: z.array(dailyTotals),
  elapsedSec,
  /** Whether the account has any goals and any time entries. New accounts see different texts. */
  hasGoals: z.boolean(),
  hasEntries: z.boolean(),
});

const ratedWeek = z.object({
  weekStart,
  rating: stars,
  score: integer,
  isCounted: z.boolean(),
  /** Targets only, without the limits of chill zones and without resting areas. */
  plannedMin: integer,
  trackedSec: integer,
  /** Time in Level-Up and Life Stuff areas. */
  productiveSec: integer,
});

const focusAreaHistoryWeek = z.object({
  weekStart,
  /** The class in that week. */
  focusAreaClass,
  goalMin: integer,
  trackedMin: integer,
  /** Whole percent, possibly above 100. */
  completionPercentage: integer,
  isResting: z.boolean(),
});

const goalHistoryWeek = z.object({ weekStart, trackedMin: integer });

export const trends = z.object({
  /** Whether there is enough data: at least two past weeks with tracked time. */
  isReady: z.boolean(),
  /** The seconds tracked in 12 weeks, by weekday (Monday first) and hour of the day. */
  hours: z.array(z.array(integer)),
  /** The same 12 weeks, with the focus areas that have tracked time. */
  weeks: z.array(z.object({ weekStart, areas: z.array(z.object({ focusAreaId: id, trackedSec: integer })) })),
  /** Streaks of days with tracked time within a year: the one up to today or yesterday, and the longest. */
  days: z.object({ current: integer, longest: integer }),
  /** Streaks of weeks with a rating of 3.5 or more within a year; rest weeks do not interrupt them. */
  goodWeeks: z.object({ current: integer, longest: integer }),
});

export type ProductivityScore = z.infer<typeof productivityScore>;
export type WeeklyAreaReport = z.infer<typeof weeklyAreaReport>;
export type Contributor = z.infer<typeof contributor>;
export type Underperformer = z.infer<typeof underperformer>;
export type RatedWeek = z.infer<typeof ratedWeek>;
export type FocusAreaHistoryWeek = z.infer<typeof focusAreaHistoryWeek>;
export type GoalHistoryWeek = z.infer<typeof goalHistoryWeek>;
export type Trends = z.infer<typeof trends>;

const weekRange = { start: weekStart, count: weekCount };
const trendLoadFailed = 'Failed to load trend data';

export const reports = defineEndpoints({
  productivityScore: {
    method: 'GET',
    path: '/api/reports/productivity-score',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: productivityScore },
    fallback: "This week's rating could not be loaded.",
  },
  weeklyHistory: {
    method: 'GET',
    path: '/api/reports/weekly-history',
    access: 'session',
    query: z.object(weekRange),
    responses: { 200: z.object({ history: z.array(ratedWeek) }) },
    fallback: trendLoadFailed,
  },
  focusAreaUsageHistory: {
    method: 'GET',
    path: '/api/reports/focus-area-usage-history',
    access: 'session',
    responses: { 200: z.array(z.object({ focusAreaId: id, count: integer, lastUsedAt: instant })) },
    fallback: 'Your focus area usage could not be loaded.',
  },
  weekly: {
    method: 'GET',
    path: '/api/reports/weekly',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.object({ report: z.array(weeklyAreaReport), elapsedSec }) },
    fallback: 'Failed to load categories & objectives',
  },
  averageWeekly: {
    method: 'GET',
    path: '/api/reports/average-weekly',
    access: 'session',
    query: z.object({ weekStart }),
    responses: { 200: z.object({ report: z.array(z.object({ focusAreaId: id, avgWeeklySec: integer })) }) },
    fallback: 'Failed to load categories & objectives',
  },
  weeklyFocusAreaHistory: {
    method: 'GET',
    path: '/api/reports/weekly-focus-area-history',
    access: 'session',
    query: z.object({ focusAreaId: id, ...weekRange }),
    responses: { 200: z.object({ history: z.array(focusAreaHistoryWeek) }) },
    fallback: trendLoadFailed,
  },
  weeklyGoalHistory: {
    method: 'GET',
    path: '/api/reports/weekly-goal-history',
    access: 'session',
    query: z.object({ goalId: id, ...weekRange }),
    responses: { 200: z.object({ history: z.array(goalHistoryWeek) }) },
    fallback: trendLoadFailed,
  },
  trends: {
    method: 'GET',
    path: '/api/reports/trends',
    access: 'session',
    responses: { 200: trends },
    fallback: trendLoadFailed,
  },
});
