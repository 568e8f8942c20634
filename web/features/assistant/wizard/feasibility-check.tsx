import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { feasibilityQuery, timelineQuery } from '#web/api/assistant.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import classes from './feasibility-check.module.css';

interface FeasibilityCheckProps {
  readonly narrative: string;
  /** NaN if the input is not a number. The same applies to `weeklyHours`. */
  readonly weeks: number;
  readonly weeklyHours: number;
  readonly onWeeksChange: (weeks: number) => void;
}

const DEBOUNCE_MS = 400;

/** Compares the plan with the user's tracked weeks and with what such a goal usually takes. Advisory only. */
export function FeasibilityCheck({ narrative, weeks, weeklyHours, onWeeksChange }: FeasibilityCheckProps) {
  const debounced = useDebounced(weeks, weeklyHours);
  const hasValidWeeks = debounced.weeks >= 1 && debounced.weeks <= limits.planWeeks;
  const enabled = debounced.weeklyHours >= 1 && debounced.weeklyHours <= limits.weeklyHours;
  const input = { contextNarrative: narrative, weeklyCommitmentHours: debounced.weeklyHours };
  const feasibility = useQuery({
    ...feasibilityQuery({ ...input, weeks: debounced.weeks }),
    enabled: enabled && hasValidWeeks,
    placeholderData: keepPreviousData,
  });
  const timeline = useQuery({ ...timelineQuery(input), enabled, placeholderData: keepPreviousData });
  const error = feasibility.error ?? timeline.error;
  // A concern is not shown here, because help is offered when the plan is generated.
  const isConcerning = error instanceof ApiError && error.concern !== undefined;
  return (
    <section
      className={classes.fit}
      aria-labelledby="wizard-fit"
      aria-busy={feasibility.isFetching || timeline.isFetching}
    >
      <h3 id="wizard-fit">Does it fit?</h3>
      {feasibility.data && enabled && hasValidWeeks && <Verdict {...feasibility.data} />}
      {timeline.data && timeline.data.weeks !== weeks && (
        <Button variant="default" onClick={() => onWeeksChange(timeline.data.weeks)}>
          Use {timeline.data.weeks === 1 ? '1 week' : `${timeline.data.weeks} weeks`}
        </Button>
      )}
      {error && !isConcerning && <p className={classes.hint}>{error.message} You can still generate the plan.</p>}
    </section>
  );
}

interface VerdictProps {
  readonly feasible: boolean;
  readonly ratio: number | null;
  readonly advice: readonly string[];
}

function Verdict({ feasible, ratio, advice }: VerdictProps): ReactNode {
  return (
    <>
      <p className={classes.verdict} data-fits={feasible}>
        {feasible ? <CheckIcon /> : <AlertIcon />}
        {verdictLabel(feasible, ratio)}
      </p>
      <ul>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function verdictLabel(feasible: boolean, ratio: number | null): string {
  if (!feasible) return 'It does not fit yet.';
  return ratio === null ? 'It looks feasible.' : 'It fits your weeks.';
}

function useDebounced(weeks: number, weeklyHours: number) {
  const [debounced, setDebounced] = useState({ weeks, weeklyHours });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced({ weeks, weeklyHours }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [weeks, weeklyHours]);
  return debounced;
}
