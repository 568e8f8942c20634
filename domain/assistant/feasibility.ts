import { minutesInWords } from '../duration.ts';
import { limits } from '../limits.ts';
import { estimateTimeline } from './estimate.ts';

/** Of all that is tracked in a usual week: beyond it, too little is left for everything else. */
const MOST_OF_A_WEEK = 0.75;
/** Hours a week that nobody has beside everything else, whatever was tracked. */
const A_JOB = 40;
/** Of what is usually needed: below it the time is tight, and further below too little. */
const TIGHT = 1;
const TOO_LITTLE = 0.6;

interface Plan {
  readonly narrative: string;
  readonly weeks: number;
  readonly weeklyHours: number;
  /** Of whole weeks, the last ones there are; none where nothing was tracked yet. */
  readonly trackedMinutesByWeek: readonly number[];
}

export interface Feasibility {
  readonly feasible: boolean;
  /** Of a week's plan to a usual week; null where there is none. */
  readonly ratio: number | null;
  readonly advice: readonly string[];
}

/** Whether a plan fits into the weeks as the user really spends them, and whether its time is enough for what it is to reach. */
export function feasibilityOf({ narrative, weeks, weeklyHours, trackedMinutesByWeek }: Plan): Feasibility {
  const usual = Math.round(median(trackedMinutesByWeek));
  const ratio = usual > 0 ? Math.round((weeklyHours * 60 * 100) / usual) / 100 : null;
  const { hours } = estimateTimeline(narrative, weeklyHours);
  const enough = (weeks * weeklyHours) / hours;
  const isTold = narrative.trim() !== '';
  const fits = ratio === null ? weeklyHours < A_JOB : ratio <= MOST_OF_A_WEEK;
  return {
    feasible: fits && (!isTold || enough >= TOO_LITTLE),
    ratio,
    advice: [
      aboutWeek(ratio, usual, weeks, weeklyHours),
      ...(isTold ? [aboutTime(enough, { weeks, weeklyHours, hours, fits })] : []),
    ],
  };
}

function aboutWeek(ratio: number | null, usual: number, weeks: number, weeklyHours: number): string {
  const instead = weeks < limits.planWeeks ? 'take more weeks' : 'aim for a first part of it';
  const asked = `${weeklyHours} h a week`;
  if (ratio === null && weeklyHours >= A_JOB)
    return `${asked} is a job of its own. Try a quarter of it, and ${instead}.`;
  if (ratio === null) {
    return `You have not tracked a whole week yet, so ${asked} cannot be compared with what you really do. Begin with less than you think you can give.`;
  }
  const share = `In a usual week you track ${minutesInWords(usual)} in all, and ${asked} would be ${Math.round(ratio * 100)} % of it.`;
  if (ratio > MOST_OF_A_WEEK) {
    const fitting = Math.max(1, Math.floor(usual / 120));
    return fitting < weeklyHours ? `${share} Try ${fitting} h a week, and ${instead}.` : share;
  }
  return ratio > 0.4 ? `${share} Decide now what it will take the place of.` : share;
}

interface Time {
  readonly weeks: number;
  readonly weeklyHours: number;
  /** That something like it usually takes. */
  readonly hours: number;
  /** Whether the hours of a week fit into it. */
  readonly fits: boolean;
}

function aboutTime(enough: number, { weeks, weeklyHours, hours, fits }: Time): string {
  const given = weeks * weeklyHours;
  const usually = `Something like this usually takes about ${hours} ${hours === 1 ? 'hour' : 'hours'}, and the plan gives it ${given}`;
  if (enough >= TIGHT) return `${usually}, which is enough.`;
  if (enough >= TOO_LITTLE) return `${usually}. That is tight, but a good part of it can be reached.`;
  const most = limits.planWeeks;
  if (weeks < most && (most * weeklyHours) / hours >= TOO_LITTLE) {
    return `${usually}. Take more weeks, or aim for a first part of it.`;
  }
  const more = fits && weeklyHours < A_JOB ? 'give it more hours a week, or ' : '';
  return `${usually}. A plan has at most ${most} weeks, so ${more}aim for a first part of it.`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
}
