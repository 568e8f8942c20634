import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { feasibilityQuery, timelineQuery } from '#web/api/assistant.ts';
import { AlertIcon, CheckIcon } from '#web/ui/signs.tsx';
import classes from './wizard-fit.module.css';

interface WizardFitProps {
  readonly narrative: string;
  /** As far as they are numbers at all. */
  readonly weeks: number;
  readonly weeklyHours: number;
  readonly onWeeks: (weeks: number) => void;
}

/** Who types on has not finished yet. */
const PAUSE_MS = 400;

/** What the plan asks for, beside the user's own weeks and what such a goal usually takes. It only advises. */
export function WizardFit({ narrative, weeks, weeklyHours, onWeeks }: WizardFitProps) {
  const asked = usePaused(weeks, weeklyHours);
  const isKnown = asked.weeks >= 1 && asked.weeks <= limits.planWeeks;
  const enabled = asked.weeklyHours >= 1 && asked.weeklyHours <= limits.weeklyHours;
  const about = { contextNarrative: narrative, weeklyCommitmentHours: asked.weeklyHours };
  const fit = useQuery({
    ...feasibilityQuery({ ...about, weeks: asked.weeks }),
    enabled: enabled && isKnown,
    placeholderData: keepPreviousData,
  });
  const timeline = useQuery({ ...timelineQuery(about), enabled, placeholderData: keepPreviousData });
  const error = fit.error ?? timeline.error;
  // Help is offered where the plan is asked for.
  const isConcerning = error instanceof ApiError && error.concern !== undefined;
  return (
    <section className={classes.fit} aria-labelledby="wizard-fit" aria-busy={fit.isFetching || timeline.isFetching}>
      <h3 id="wizard-fit">Does it fit?</h3>
      {fit.data && enabled && isKnown && <Verdict {...fit.data} />}
      {timeline.data && timeline.data.weeks !== weeks && (
        <Button variant="default" onClick={() => onWeeks(timeline.data.weeks)}>
          Use {timeline.data.weeks === 1 ? '1 week' : `${timeline.data.weeks} weeks`}
        </Button>
      )}
      {error && !isConcerning && (
        <p className={classes.quiet}>{error.message} You can generate the plan all the same.</p>
      )}
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
        {verdictOf(feasible, ratio)}
      </p>
      <ul>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function verdictOf(feasible: boolean, ratio: number | null): string {
  if (!feasible) return 'It does not fit yet.';
  return ratio === null ? 'It looks feasible.' : 'It fits into your weeks.';
}

function usePaused(weeks: number, weeklyHours: number) {
  const [paused, setPaused] = useState({ weeks, weeklyHours });
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ weeks, weeklyHours }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [weeks, weeklyHours]);
  return paused;
}
