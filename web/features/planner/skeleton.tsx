import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './skeleton.module.css';
import * as page from './planner-page.module.css';

/** Reserves space for the summary and the rows. */
export function PlannerSkeleton() {
  return (
    <div className={`${page.week} ${classes.skeleton}`} aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <div className={page.summary}>
        <div className={classes.summary} />
      </div>
      <div className={page.sections}>
        <div className={classes.section} />
        <div className={classes.section} />
      </div>
    </div>
  );
}
