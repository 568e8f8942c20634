import { type ReactNode, useId } from 'react';
import type { Goal } from '#contract/goals.ts';
import { ChevronIcon, ListIcon } from '#web/ui/icons.tsx';
import { TextLink } from '#web/ui/link.tsx';
import classes from './plan-timers.module.css';
import { moreInWords, type PlanGroup } from './timer-rows.ts';

interface PlanTimersProps {
  readonly group: PlanGroup;
  readonly isOpen: boolean;
  /** Left out while all of them are to be seen. */
  readonly onToggle?: (() => void) | undefined;
  readonly cards: (goals: readonly Goal[]) => ReactNode;
}

/** The goals of a plan: the one that is on now, and the others behind a button. */
export function PlanTimers({ group: { plan, current, others }, isOpen, onToggle, cards }: PlanTimersProps) {
  const othersId = useId();
  return (
    <li className={classes.group}>
      <h3 className={classes.head}>
        <ListIcon size={16} />
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} title={plan.title}>
          <span dir="auto">{plan.title}</span>
        </TextLink>
      </h3>
      {onToggle ? (
        <>
          <ul className={classes.cards}>{cards([current])}</ul>
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={othersId}
            aria-label={`${moreInWords(others)} of ${plan.title}`}
            onClick={onToggle}
          >
            <ChevronIcon size={16} />
            {moreInWords(others)}
          </button>
          <ul id={othersId} className={classes.cards} hidden={!isOpen}>
            {isOpen && cards(others)}
          </ul>
        </>
      ) : (
        <ul className={classes.cards}>{cards([current, ...others])}</ul>
      )}
    </li>
  );
}
