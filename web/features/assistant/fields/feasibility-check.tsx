import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { countWeeksUntil, planStart } from '#domain/assistant/plan-weeks.ts';
import { limits } from '#domain/limits.ts';
import { feasibilityQuery, timelineQuery } from '#web/api/assistant/outlines.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { parseWholeNumber } from '#web/ui/fields/parsing/parse-whole-number.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import * as classes from './feasibility-check.module.css';
import type { PlanSpec } from './spec.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

interface FeasibilityCheckProps {
  /** As shown. */
  readonly spec: Pick<PlanSpec, 'weeks' | 'weeklyHours' | 'deadline'>;
  /** The id of the playbook that the plan starts from. */
  readonly playbook: string | undefined;
  readonly onWeeksChange: (weeks: number) => void;
}

/** Says whether the plan fits the user's weeks, and how many weeks its playbook takes. Advisory only. */
export function FeasibilityCheck({ spec, playbook, onWeeksChange }: FeasibilityCheckProps) {
  const id = useId();
  const { today } = useCurrentWeek();
  const { chosen, hours, deadline } = useDebounced({
    chosen: parseWholeNumber(spec.weeks),
    hours: parseWholeNumber(spec.weeklyHours),
    deadline: spec.deadline,
  });
  const left = deadline === '' ? chosen : countWeeksUntil(planStart(today, deadline), deadline);
  const isShort = left < chosen;
  const weeks = isShort ? left : chosen;
  const hasHours = hours >= 1 && hours <= limits.weeklyHours;
  const size = { weeklyCommitmentHours: hours, ...(playbook !== undefined && { playbook }) };
  const { data, error, isFetching } = useQuery({
    ...feasibilityQuery({ weeks, ...size }),
    enabled: hasHours && weeks >= 1 && weeks <= limits.planWeeks,
    placeholderData: keepPreviousData,
  });
  const timeline = useQuery({
    ...timelineQuery({ contextNarrative: '', ...size }),
    // Only a playbook knows how long a goal takes, and with a deadline, the weeks are known.
    enabled: playbook !== undefined && hasHours && spec.deadline === '',
    placeholderData: keepPreviousData,
  });
  const isKnown = playbook !== undefined && spec.deadline === '' && timeline.data?.isKnown;
  const suggested = isKnown ? timeline.data?.weeks : isShort ? left : undefined;
  const fits = data?.feasible === true && !isShort;
  return (
    <section className={classes.fit} aria-labelledby={id} aria-busy={isFetching || timeline.isFetching}>
      <strong id={id}>Does it fit?</strong>
      {data && (
        <>
          <p className={classes.verdict} data-fits={fits}>
            {fits ? <CheckIcon /> : <AlertIcon />}
            {fits ? 'It looks feasible.' : 'It does not fit yet.'}
          </p>
          <ul>
            {isShort && (
              <li>
                Your deadline leaves {weeks} of {chosen} weeks.
              </li>
            )}
            {data.advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {suggested !== undefined && suggested !== chosen && (
        <Button variant="default" onClick={() => onWeeksChange(suggested)}>
          Use {suggested === 1 ? '1 week' : `${suggested} weeks`}
        </Button>
      )}
      {error && <p className={classes.hint}>{error.message} You can still generate the plan.</p>}
    </section>
  );
}
