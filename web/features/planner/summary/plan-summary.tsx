import type { RatedWeek } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import classes from './plan-summary.module.css';
import { type PastWeeks, pastOf, type PlanTotal, type Verdict, verdictOf } from './plan-total.ts';
import { RecentWeeks } from './recent-weeks.tsx';

interface PlanSummaryProps {
  readonly total: PlanTotal;
  /** The plan of a week that is over is only corrected, no longer judged. */
  readonly isOver: boolean;
  readonly isResting: boolean;
  readonly recent: {
    /** In the order of time; undefined until they are known. */
    readonly weeks: readonly RatedWeek[] | undefined;
    readonly error: Error | null;
  };
}

/** What the week asks for, compared with what was tracked in the weeks before. */
export function PlanSummary({ total, isOver, isResting, recent: { weeks, error } }: PlanSummaryProps) {
  const { productiveMin, limitMin } = total;
  const past = weeks && pastOf(weeks);
  return (
    <section className={classes.summary} aria-label="Summary of the plan">
      <p className={classes.total}>
        You {isOver ? 'planned' : 'plan'} <strong>{minutesInWords(productiveMin)}</strong> of Level-Up and Life Stuff
        {limitMin > 0 && <span>and up to {minutesInWords(limitMin)} of Chill Zone</span>}
      </p>
      {!weeks && error && <p className={classes.unknown}>{error.message}</p>}
      {weeks && !past && <p className={classes.unknown}>Not enough past weeks to compare with yet.</p>}
      {weeks && past && (
        <>
          <RecentWeeks weeks={weeks} plannedMin={productiveMin} />
          <p>
            On average you tracked {minutesInWords(past.averageMin)} a week; your best was{' '}
            {minutesInWords(past.bestMin)}.
          </p>
          {!isOver &&
            (isResting ? (
              <p className={classes.verdict}>This week rests.</p>
            ) : (
              <VerdictWords of={verdictOf(productiveMin, past)} past={past} />
            ))}
        </>
      )}
    </section>
  );
}

function VerdictWords({ of, past }: { readonly of: Verdict; readonly past: PastWeeks }) {
  return (
    <p className={classes.verdict} data-verdict={of}>
      {wordsOf(of, past)}
    </p>
  );
}

function wordsOf(verdict: Verdict, { bestMin }: PastWeeks): string {
  switch (verdict) {
    case 'empty':
      return 'Nothing is planned yet.';
    case 'usual':
      return 'A plan you can keep: you usually do this much.';
    case 'ambitious':
      return 'More than usual, but you have done it before.';
    case 'new best':
      return 'A little more than ever before. It would be your best week.';
    case 'too much':
      return `Far more than your best week of ${minutesInWords(bestMin)}. A smaller plan is easier to keep.`;
  }
}
