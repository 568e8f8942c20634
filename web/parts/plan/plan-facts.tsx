import type { ActionPlan } from '#contract/action-plans.ts';
import classes from './plan-facts.module.css';
import { commitmentInWords, structureInWords } from './plan-words.ts';

/** How a plan is built, and how much it asks for. */
export function PlanFacts({ plan }: { readonly plan: ActionPlan }) {
  return (
    <p className={classes.facts}>
      <span>{structureInWords(plan)}</span>
      <span>{commitmentInWords(plan)}</span>
      <span>{plan.commitmentLevel} commitment</span>
    </p>
  );
}
