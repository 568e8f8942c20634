import classes from './plan-skeleton.module.css';

/** Where a plan will stand, so that nothing jumps when it comes. */
export function PlanSkeleton() {
  return (
    <div className={classes.plan} aria-busy="true">
      <div className={classes.head}>Loading...</div>
      <div className={classes.goal} />
      <div className={classes.goal} />
      <div className={classes.goal} />
    </div>
  );
}
