import type { ReactNode } from 'react';
import type { RatedWeek } from '#contract/reports/reports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { Card } from '#web/ui/layout/card.tsx';
import * as classes from './plan-summary.module.css';
import { type PastWeekStats, pastWeekStats, type PlanTotal, type PlanVerdict, judgePlan } from './plan-total.ts';
import { RecentWeeks } from './recent-weeks.tsx';

interface PlanSummaryProps {
  readonly total: PlanTotal;
  /** A past week's plan is not judged. */
  readonly isPastWeek: boolean;
  readonly isResting: boolean;
  readonly recent: {
    /** Oldest first; undefined until loaded. */
    readonly weeks: readonly RatedWeek[] | undefined;
    readonly error: Error | null;
  };
  /** What action plans ask for, compared with the average week if there is one. */
  readonly renderDemand: (averageMinutes: number | undefined) => ReactNode;
}

/** Compares the plan with the time tracked in recent weeks. */
export function PlanSummary({
  total,
  isPastWeek,
  isResting,
  recent: { weeks, error },
  renderDemand,
}: PlanSummaryProps) {
  const { productiveMinutes, limitMinutes } = total;
  const pastWeeks = weeks && pastWeekStats(weeks);
  return (
    <Card as="section" className={classes.summary} aria-label="Plan summary">
      <p className={classes.total}>
        You {isPastWeek ? 'planned' : 'plan'} <strong>{formatDuration(productiveMinutes)}</strong> of Level-Up and Life
        Stuff
        {limitMinutes > 0 && <span>and up to {formatDuration(limitMinutes)} of Chill Zone</span>}
      </p>
      {!weeks && error && <p className={classes.hint}>{error.message}</p>}
      {weeks && !pastWeeks && <p className={classes.hint}>Not enough past weeks to compare with yet.</p>}
      {weeks && pastWeeks && (
        <>
          <RecentWeeks weeks={weeks} plannedMinutes={productiveMinutes} />
          <p>
            On average you tracked {formatDuration(pastWeeks.averageMinutes)} a week; your best was{' '}
            {formatDuration(pastWeeks.bestMinutes)}.
          </p>
          {!isPastWeek &&
            (isResting ? (
              <p className={classes.verdict}>This is a rest week.</p>
            ) : (
              <VerdictText verdict={judgePlan(productiveMinutes, pastWeeks)} past={pastWeeks} />
            ))}
        </>
      )}
      {renderDemand(pastWeeks?.averageMinutes)}
    </Card>
  );
}

function VerdictText({ verdict, past }: { readonly verdict: PlanVerdict; readonly past: PastWeekStats }) {
  return (
    <p className={classes.verdict} data-verdict={verdict}>
      {formatVerdict(verdict, past)}
    </p>
  );
}

function formatVerdict(verdict: PlanVerdict, { bestMinutes }: PastWeekStats): string {
  switch (verdict) {
    case 'empty':
      return 'Nothing is planned yet.';
    case 'usual':
      return 'A realistic plan: you usually do this much.';
    case 'ambitious':
      return 'More than usual, but you have done it before.';
    case 'new best':
      return 'A little more than ever before. It would be your best week.';
    case 'too much':
      return `Far more than your best week of ${formatDuration(bestMinutes)}. A smaller plan is easier to stick to.`;
  }
}
