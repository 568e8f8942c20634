import type { ReactNode } from 'react';
import * as classes from './plan-facts.module.css';
import { formatCommitment, type PlanScope, formatStructure } from './plan-labels.ts';

interface PlanFactsProps {
  readonly plan: PlanScope;
  /** Another fact. */
  readonly children?: ReactNode;
}

/** The structure, weekly hours and commitment level of a plan. */
export function PlanFacts({ plan, children }: PlanFactsProps) {
  return (
    <p className={classes.facts}>
      <span>{formatStructure(plan)}</span>
      <span>{formatCommitment(plan)}</span>
      <span>{plan.commitmentLevel} commitment</span>
      {children && <span>{children}</span>}
    </p>
  );
}
