import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { usualWeeklyMinutes } from './tracked-weeks.ts';

/** The largest share of a typical tracked week that a plan may take, so that time is left for everything else. */
const MAX_WEEK_SHARE = 0.75;
/** Never feasible without tracked weeks that prove otherwise. */
const FULL_TIME_HOURS = 40;
/** Planned hours divided by the fewest hours that experts estimate. */
const TIGHT_BELOW = 1;
const PART_BELOW = 0.75;
const TOO_LITTLE_BELOW = 0.6;
const OUT_OF_REACH_BELOW = 1 / 3;

export interface Hours {
  readonly from: number;
  readonly to: number;
}

interface FeasibilityInput {
  /** How long the goal usually takes; null if that is not known. Then only the hours a week are compared. */
  readonly hours: Hours | null;
  readonly weeks: number;
  readonly weeklyHours: number;
  /** The latest full weeks. Empty if nothing was tracked yet. */
  readonly trackedMinutesByWeek: readonly number[];
}

export interface Feasibility {
  readonly feasible: boolean;
  /** The planned share of a typical week. Null if nothing was tracked yet. */
  readonly ratio: number | null;
  readonly advice: readonly string[];
}

/** Whether a plan fits into the user's tracked weeks, and whether its hours are enough for the goal. */
export function assessFeasibility({ hours, weeks, weeklyHours, trackedMinutesByWeek }: FeasibilityInput): Feasibility {
  const usualMinutes = usualWeeklyMinutes(trackedMinutesByWeek) ?? 0;
  const ratio = usualMinutes > 0 ? Math.round((weeklyHours * 60 * 100) / usualMinutes) / 100 : null;
  const coverage = hours === null ? 1 : (weeks * weeklyHours) / hours.from;
  const fits = ratio === null ? weeklyHours < FULL_TIME_HOURS : ratio <= MAX_WEEK_SHARE;
  return {
    feasible: fits && coverage >= TOO_LITTLE_BELOW,
    ratio,
    advice: [
      weekAdvice(ratio, usualMinutes, weeks, weeklyHours),
      ...(hours ? [timelineAdvice(coverage, weeks, weeklyHours, hours, fits)] : []),
    ],
  };
}

function weekAdvice(ratio: number | null, usualMinutes: number, weeks: number, weeklyHours: number): string {
  const alternative = weeks < limits.planWeeks ? 'take more weeks' : 'aim for a first part of it';
  const planned = `${weeklyHours} h a week`;
  if (ratio === null && weeklyHours >= FULL_TIME_HOURS)
    return `${planned} is a full-time job. Try a quarter of that, and ${alternative}.`;
  if (ratio === null) {
    return `You have not tracked a full week yet, so ${planned} cannot be compared with your usual week. Start with less than you think you can manage.`;
  }
  const share = `In a typical week you track ${formatDuration(usualMinutes)}, and ${planned} would be ${Math.round(ratio * 100)}% of that.`;
  if (ratio > MAX_WEEK_SHARE) {
    const fittingHours = Math.max(1, Math.floor(usualMinutes / 120));
    return fittingHours < weeklyHours ? `${share} Try ${fittingHours} h a week, and ${alternative}.` : share;
  }
  return ratio > 0.4 ? `${share} Decide now what it will replace.` : share;
}

/** `fits`: the weekly hours fit into a typical week. */
function timelineAdvice(coverage: number, weeks: number, weeklyHours: number, hours: Hours, fits: boolean): string {
  const estimate = `A goal like this usually takes ${hours.from} to ${hours.to} hours; you have ${weeks * weeklyHours}.`;
  if (coverage >= TIGHT_BELOW) return `${estimate} That is enough.`;
  if (coverage >= PART_BELOW) return `${estimate} That is tight, but possible.`;
  if (coverage >= TOO_LITTLE_BELOW) return `${estimate} That is too little for all of it, but for a good part.`;
  const comparison =
    coverage < OUT_OF_REACH_BELOW ? `${estimate} The goal will not be reached in that time.` : estimate;
  const maxWeeks = limits.planWeeks;
  if (weeks < maxWeeks && (maxWeeks * weeklyHours) / hours.from >= TOO_LITTLE_BELOW) {
    return `${comparison} Take more weeks, or aim for a first part of it.`;
  }
  const moreHours = fits && weeklyHours < FULL_TIME_HOURS ? 'give it more hours a week, or ' : '';
  return `${comparison} A plan has at most ${maxWeeks} weeks, so ${moreHours}aim for a first part of it.`;
}

/** For a goal about which nothing is known. */
export const UNKNOWN_HOURS: Hours = { from: 20, to: 60 };

/** How long a goal takes with the given hours a week: a known range, or a mere guess. */
export function estimateTimeline(known: Hours | null, weeklyHours: number) {
  const { from, to } = known ?? UNKNOWN_HOURS;
  const hours = Math.round((from + to) / 2);
  return { weeks: Math.min(Math.ceil(hours / weeklyHours), limits.planWeeks), hours, isKnown: known !== null };
}
