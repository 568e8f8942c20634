import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AreaDemand } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import type { PlanRow } from '../plan-rows.ts';
import { demandTarget } from './demand.ts';
import * as classes from './demand.module.css';

interface RowDemandProps {
  readonly demand: AreaDemand;
  /** Including unsaved changes. */
  readonly row: PlanRow;
  readonly onAdopt: (target: number) => void;
}

/** What plans ask of a focus area this week, which plans, and a button that makes it the target. */
export function RowDemand({ demand, row, onAdopt }: RowDemandProps) {
  const status = useRef<HTMLSpanElement>(null);
  const target = demandTarget(demand);
  const isCapped = target < demand.minutes;
  const isEnough = row.goalMin > target;
  const label = `${isEnough ? 'Lower to' : 'Adopt'} ${formatDuration(target)}${isCapped ? ', a whole week' : ''}`;

  function adopt() {
    flushSync(() => onAdopt(target));
    // The button that was pressed has disappeared.
    status.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.demand}>
      <Disclosure summary={`Plans ask for ${formatDuration(demand.minutes)}`} className={classes.plans}>
        <ul>
          {demand.plans.map(({ _id, title, minutes }) => (
            <li key={_id}>
              <TextLink to="/action-plans/$planId" params={{ planId: _id }} dir="auto">
                {title}
              </TextLink>{' '}
              {formatDuration(minutes)}
            </li>
          ))}
        </ul>
      </Disclosure>
      {row.isResting ? null : row.goalMin === target ? (
        <span ref={status} className={classes.status} tabIndex={-1}>
          <CheckIcon size={16} /> {isCapped ? `All ${formatDuration(target)} of the week` : 'Matches your plans'}
        </span>
      ) : (
        <Button
          variant={isEnough ? 'subtle' : 'light'}
          className={classes.adopt}
          // Contains the visible text, for voice control.
          aria-label={`${label}${isCapped ? ',' : ''} for ${row.name}`}
          onClick={adopt}
        >
          {isEnough || isCapped ? label : 'Adopt'}
        </Button>
      )}
    </div>
  );
}
