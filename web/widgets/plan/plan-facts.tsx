import classes from './plan-facts.module.css';
import { formatCommitment, type PlanScope, formatStructure } from './plan-labels.ts';

/** The structure, weekly hours and commitment level of a plan. */
export function PlanFacts({ plan }: { readonly plan: PlanScope }) {
  return (
    <p className={classes.facts}>
      <span>{formatStructure(plan)}</span>
      <span>{formatCommitment(plan)}</span>
      <span>{plan.commitmentLevel} commitment</span>
    </p>
  );
}
