import classes from './plan-facts.module.css';
import { commitmentInWords, type PlanFrame, structureInWords } from './plan-words.ts';

/** How a plan is built, and how much it asks for. */
export function PlanFacts({ plan }: { readonly plan: PlanFrame }) {
  return (
    <p className={classes.facts}>
      <span>{structureInWords(plan)}</span>
      <span>{commitmentInWords(plan)}</span>
      <span>{plan.commitmentLevel} commitment</span>
    </p>
  );
}
