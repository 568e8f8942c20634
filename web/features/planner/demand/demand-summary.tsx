import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { planWeeks, type AreaDemand } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { Button } from '#web/ui/button/button.tsx';
import { InlineFailure } from '#web/ui/feedback/inline-failure.tsx';
import { demandHint, formatDemandTotal } from './demand.ts';
import * as classes from './demand.module.css';

interface DemandSummaryProps {
  /** Undefined until loaded. */
  readonly demand: readonly AreaDemand[] | undefined;
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** The time usually tracked in a week; undefined if there are too few weeks. */
  readonly usualMinutes: number | undefined;
  /** The ids of the areas that the week's plan has a row for. */
  readonly plannedAreaIds: ReadonlySet<string>;
  /** How many rows have less time than plans ask for. */
  readonly shortRows: number;
  readonly onAdoptAll: () => void;
}

/** The total that plans ask for this week, compared with the usual hours. */
export function DemandSummary(props: DemandSummaryProps) {
  const { demand, error, isRetrying, onRetry, usualMinutes, plannedAreaIds, shortRows, onAdoptAll } = props;
  const text = useRef<HTMLParagraphElement>(null);
  const areas = useQuery({ ...focusAreasWithGoalsQuery, enabled: false }).data;
  if (!demand) {
    return error && <InlineFailure message={planWeeks.demand.fallback} busy={isRetrying} onRetry={onRetry} />;
  }
  if (demand.length === 0) return null;
  const minutes = demand.reduce((sum, area) => sum + area.minutes, 0);
  const hint = demandHint(minutes, usualMinutes);
  const unplanned = demand.filter(({ focusAreaId }) => !plannedAreaIds.has(focusAreaId));

  function adoptAll() {
    flushSync(onAdoptAll);
    // The button that was pressed has disappeared.
    text.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.summary}>
      <p ref={text} tabIndex={-1}>
        {formatDemandTotal(minutes, usualMinutes)}
      </p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {unplanned.map(({ focusAreaId, minutes: asked }) => (
        <p key={focusAreaId}>
          {formatDuration(asked)} of it is for{' '}
          <bdi>{areas?.find(({ _id }) => _id === focusAreaId)?.name ?? 'another focus area'}</bdi>, which is not in this
          week's plan.
        </p>
      ))}
      {shortRows > 1 && (
        <Button variant="light" onClick={adoptAll}>
          Adopt all ({shortRows})
        </Button>
      )}
    </div>
  );
}
