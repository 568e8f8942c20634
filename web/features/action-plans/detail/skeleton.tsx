import classes from './skeleton.module.css';

/** Reserves space for the plan, to avoid a layout shift. */
export function PlanSkeleton() {
  return (
    <div className={classes.plan} aria-busy="true">
      <div className={classes.header}>Loading...</div>
      <div className={classes.goal} />
      <div className={classes.goal} />
      <div className={classes.goal} />
    </div>
  );
}
