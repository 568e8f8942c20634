import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Understanding } from '#contract/understanding.ts';
import { limits } from '#domain/limits.ts';
import { timelineQuery } from '#web/api/assistant.ts';
import { ApiError } from '#web/http/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import classes from './feasibility-check.module.css';

interface FeasibilityCheckProps {
  readonly understanding: Understanding | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly narrative: string;
  /** As shown in the field; NaN if it is not a number. */
  readonly weeks: number;
  readonly onWeeksChange: (weeks: number) => void;
}

/** Says whether the goal fits the time, and what to know before the plan is written. Advisory only. */
export function FeasibilityCheck(props: FeasibilityCheckProps) {
  const { understanding, isFetching, error, narrative, weeks, onWeeksChange } = props;
  const id = useId();
  const hours = understanding?.weeklyHours ?? 0;
  const timeline = useQuery({
    ...timelineQuery({ contextNarrative: narrative, weeklyCommitmentHours: hours }),
    // With a deadline, the weeks are known.
    enabled: understanding?.facts.deadline === null && hours >= 1 && hours <= limits.weeklyHours,
    placeholderData: keepPreviousData,
  });
  const suggested = understanding?.facts.deadline === null ? timeline.data?.weeks : undefined;
  // A concern is not shown here, because help is offered when the plan is generated.
  const isConcerning = error instanceof ApiError && error.concern !== undefined;
  return (
    <section className={classes.fit} aria-labelledby={id} aria-busy={isFetching || timeline.isFetching}>
      <strong id={id}>Does it fit?</strong>
      {understanding && <Verdict {...understanding} />}
      {suggested !== undefined && suggested !== weeks && (
        <Button variant="default" onClick={() => onWeeksChange(suggested)}>
          Use {suggested === 1 ? '1 week' : `${suggested} weeks`}
        </Button>
      )}
      {error && !isConcerning && <p className={classes.hint}>{error.message} You can still generate the plan.</p>}
    </section>
  );
}

function Verdict({ feasible, notes }: Understanding) {
  return (
    <>
      <p className={classes.verdict} data-fits={feasible}>
        {feasible ? <CheckIcon /> : <AlertIcon />}
        {feasible ? 'It looks feasible.' : 'It does not fit yet.'}
      </p>
      <ul>
        {notes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
