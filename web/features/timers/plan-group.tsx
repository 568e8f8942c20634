import { type ReactNode, useId } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { ChevronIcon, ListIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './plan-group.module.css';
import { formatMoreLabel, type PlanGroup } from './rows.ts';

interface PlanGroupRowProps {
  readonly group: PlanGroup;
  readonly isOpen: boolean;
  /** Undefined while all goals are shown. */
  readonly onToggle?: (() => void) | undefined;
  readonly renderCards: (goals: readonly Goal[]) => ReactNode;
}

/** Shows a plan's current goal, with the others behind a button. */
export function PlanGroupRow({ group: { plan, current, others }, isOpen, onToggle, renderCards }: PlanGroupRowProps) {
  const othersId = useId();
  return (
    <li className={classes.group}>
      <h3 className={classes.header}>
        <ListIcon size={16} />
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} title={plan.title}>
          <span dir="auto">{plan.title}</span>
        </TextLink>
      </h3>
      {onToggle ? (
        <>
          <ul className={classes.cards}>{renderCards([current])}</ul>
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={othersId}
            aria-label={`${formatMoreLabel(others)} of ${plan.title}`}
            onClick={onToggle}
          >
            <ChevronIcon size={16} />
            {formatMoreLabel(others)}
          </button>
          <ul id={othersId} className={classes.cards} hidden={!isOpen}>
            {isOpen && renderCards(others)}
          </ul>
        </>
      ) : (
        <ul className={classes.cards}>{renderCards([current, ...others])}</ul>
      )}
    </li>
  );
}
